"""`python -m trainer` is the command `sequence-trainer`."""

from trainer.cli import main

main(prog_name="sequence-trainer")
