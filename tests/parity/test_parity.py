"""The core cases, and the unit tests that need nothing but pytest, inside Pyodide under Node."""

import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
# Hypothesis and PySAT have compiled parts; inside Pyodide are no processes, and no second event loop for the
# callbacks.
NATIVE = re.compile(r"hypothesis|pysat|subprocess|fake_page|--jobs|PUZZLES")


def test_same_inside_pyodide() -> None:
    node = shutil.which("node")
    assert node, "Node is not installed"
    unit = [
        path for path in sorted(ROOT.glob("tests/unit/*/test_*.py")) if not NATIVE.search(path.read_text())
    ]
    files = [str(path.relative_to(ROOT)) for path in [HERE / "test_core.py", *unit]]
    packages = sysconfig.get_path("purelib")
    command = [node, str(HERE / "pytest.mjs"), packages, "-q", "-m", "not long", *files]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert re.search(r"^\d{3,} passed", run.stdout, re.M), run.stdout[-3000:] + run.stderr[-1000:]
    assert run.returncode == 0, run.stdout[-3000:]
