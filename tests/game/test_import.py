"""What comes along with the rules: nothing that is not Python's own."""

import json
import subprocess
import sys
from pathlib import Path

import trainer.game

FOLDER = Path(trainer.game.__file__).parent
MODULES = sorted(f"trainer.game.{path.stem}" for path in FOLDER.glob("*.py"))
CODE = """\
import importlib, json, sys
before = set(sys.modules)
for name in sys.argv[1:]:
    importlib.import_module(name)
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def test_importing_all_of_the_rules_loads_no_third_party_package_and_no_other_room() -> None:
    names = [name.removesuffix(".__init__") for name in MODULES]
    done = subprocess.run(
        [sys.executable, "-c", CODE, *names],
        check=True,
        capture_output=True,
        text=True,
        cwd=FOLDER.parents[1],
    )
    loaded = json.loads(done.stdout)
    assert set(names) <= set(loaded)
    tops = {name.partition(".")[0] for name in loaded}
    assert tops - set(sys.stdlib_module_names) == {"trainer"}
    ours = {name for name in loaded if name.startswith("trainer.")}
    assert ours - set(names) <= {"trainer.game", "trainer.errors"}
