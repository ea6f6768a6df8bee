"""Inside Pyodide under Node: the core, each kind of job, and the unit tests that need nothing but pytest."""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from contract import JOBS as KINDS
from jobs_once import ASKED, RECORDED, answers

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
# Hypothesis and PySAT have compiled parts, and inside Pyodide are no processes.
NATIVE = re.compile(r"hypothesis|pysat|by_sat|subprocess|processes|--jobs|PUZZLES")
ROOMS = sorted({path.parent for path in ROOT.glob("tests/unit/*/test_*.py")})


def inside(module: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a Python module inside Pyodide to its end."""
    node = shutil.which("node")
    assert node, "Node is not installed"
    command = [node, str(HERE / "python.mjs"), sysconfig.get_path("purelib"), module, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def passes(*files: Path) -> None:
    names = [str(path.relative_to(ROOT)) for path in files]
    run = inside("pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", *names)
    assert re.search(r"^\d+ passed", run.stdout, re.M), run.stdout[-3000:] + run.stderr[-1000:]
    assert run.returncode == 0, run.stdout[-3000:]


def test_the_core_is_the_same_inside_pyodide() -> None:
    passes(
        HERE / "test_core.py",
        *(ROOT / f"tests/unit/sudoku/generator/test_{name}.py" for name in ("pinned", "shaped")),
        ROOT / "tests/unit/queens/test_pinned.py",
    )


def test_each_job_answers_inside_pyodide_as_here() -> None:
    assert {*ASKED} == {*KINDS}
    run = inside("jobs_once")
    assert run.returncode == 0, run.stderr[-3000:]
    there = json.loads(run.stdout)
    here = answers([kind for kind in ASKED if hasattr(sys, "monitoring") or kind not in RECORDED])
    assert {kind: there[kind] for kind in here} == json.loads(json.dumps(here))
    assert {*there} == {*KINDS}


@pytest.mark.long
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_is_the_same_inside_pyodide(room: Path) -> None:
    passes(*(path for path in sorted(room.glob("test_*.py")) if not NATIVE.search(path.read_text())))
