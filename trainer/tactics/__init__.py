"""What is true of a position: threats, goals and their proofs, causes, explanations."""
