"""What is installed: the wheel, the source archive, and the link of a working copy."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.build import build_editable, build_sdist, build_wheel
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCK = (ROOT / "requirements-ci.txt").read_text("utf-8")
PINS = dict(re.findall(r"^([a-z0-9][a-z0-9._-]*)==(\S+) \\$", LOCK, re.MULTILINE))
NEEDED = [
    *PROJECT["dependencies"],
    *(n for e in PROJECT["optional-dependencies"].values() for n in e),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return folder / build_wheel(str(folder))


def of_the_package(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        return {name: archive.read(name) for name in names}


def in_the_tree() -> dict[str, bytes]:
    """Return what an installed copy should hold, as it lies in the working copy."""
    found = {}
    for top, inside in (("trainer", ""), ("lessons", "trainer/"), ("puzzles", "trainer/")):
        for path in (ROOT / top).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                found[inside + path.relative_to(ROOT).as_posix()] = path.read_bytes()
    return found


def test_the_wheel_holds_the_package_and_all_content(wheel: Path) -> None:
    inside = of_the_package(wheel)
    assert inside == in_the_tree()
    assert {"trainer/py.typed", "trainer/ui/table.js", "trainer/ui/table.css"} <= inside.keys()
    assert any(name.startswith("trainer/lessons/") for name in inside)
    assert any(name.startswith("trainer/puzzles/") for name in inside)


def test_the_source_archive_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        archive = tmp_path / build_sdist(str(tmp_path))
        with tarfile.open(archive) as packed:
            # Python 3.11.0 to 3.11.3 know no filter, later ones ask for one.
            packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
            packed.extractall(tmp_path)  # noqa: S202
        patch.chdir(tmp_path / archive.name.removesuffix(".tar.gz"))
        again = tmp_path / build_wheel(str(tmp_path))
    assert of_the_package(again) == of_the_package(wheel)


def test_a_working_copy_is_linked_and_nothing_of_it_copied(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        linked = of_the_package(tmp_path / build_editable(str(tmp_path)))
    assert list(linked) == ["_sequence_trainer.pth"]
    assert Path(os.fsdecode(linked["_sequence_trainer.pth"]).strip()) == ROOT


def test_an_installed_copy_finds_its_own_content_and_writes_nothing_into_itself(
    wheel: Path, tmp_path: Path
) -> None:
    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    elsewhere.mkdir()
    with ZipFile(wheel) as archive:
        archive.extractall(site)  # noqa: S202
    before = sorted(site.rglob("*"))
    done = subprocess.run(
        [sys.executable, "-m", "trainer", "check"],
        cwd=elsewhere,
        env={**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    files = sum(name.endswith(".yaml") for name in of_the_package(wheel))
    assert done.returncode == 0, done.stdout + done.stderr
    assert sum(int(word) for word in done.stdout.split() if word.isdigit()) == files
    assert sorted(site.rglob("*")) == before
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("text", NEEDED)
def test_the_lock_pins_what_the_project_asks_for(text: str) -> None:
    need = Requirement(text)
    assert need.specifier.contains(PINS[canonicalize_name(need.name)])


def test_every_pin_has_hashes_and_no_place_to_get_it_from() -> None:
    blocks = re.split(r"^(?=[a-z0-9])", LOCK, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(PINS)
    assert all("--hash=sha256:" in block for block in blocks)
    assert not re.search(r"://|@ |file:|--(index|extra-index|find|trusted)", LOCK)
