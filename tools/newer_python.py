"""Run the tests that record a program, which takes Python 3.12, where this Python is older.

A newer one that is found here runs them, in `.venv-newer`; where there is none, Pyodide does, under Node.
What is to be the same on every Python is run there again.
"""

import argparse
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".venv-newer"
PYTHON = FOLDER / "bin/python"
INSTALLED = FOLDER / ".installed"
MARKED = "recorder or every_python"
PACKAGES = ("pytest", "pytest-xdist")
# A Python that cannot make an environment, as Debian's without python3-venv, is of no use here.
PROBE = "import ensurepip, sys, venv; sys.monitoring"


def candidates(least: int = 12) -> Iterator[Path]:
    """Yield what may be Python 3.`least` or newer: on PATH, and pyenv's, whose names may not start."""
    for name in ("python3", *(f"python3.{minor}" for minor in range(least, 20))):
        if found := shutil.which(name):
            yield Path(found)
            yield from sorted(Path(found).parents[1].glob(f"versions/*/bin/{name}"))


def newer_python() -> Path | None:
    """Return the first Python that starts and can record, or None."""
    for python in candidates():
        if subprocess.run([python, "-c", PROBE], capture_output=True).returncode == 0:
            return python
    return None


def install(python: Path) -> None:
    """Make the environment, unless it is there with these packages."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = [
        wanted for wanted in project["optional-dependencies"]["dev"] if wanted.split("==")[0] in PACKAGES
    ]
    what = f"{python} {' '.join(pinned)}"
    if INSTALLED.exists() and INSTALLED.read_text() == what:
        return
    print(f"Installing what the tests of programs need for {python}", flush=True)
    subprocess.run([python, "-m", "venv", "--clear", FOLDER], check=True)
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *pinned], check=True)
    INSTALLED.write_text(what)


def main() -> int:
    """Run the tests and return pytest's exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", default="2", help="how many processes run them at a time")
    parser.add_argument("--long", action="store_true", help="run the long ones as well")
    options = parser.parse_args()
    if hasattr(sys, "monitoring"):
        return 0  # They have run with the others.
    files = [
        path.relative_to(ROOT)
        for path in sorted(ROOT.glob("tests/unit/**/test_*.py"))
        if re.search(r"\bmark\.(recorder|every_python)\b", path.read_text(encoding="utf-8"))
    ]
    tests = ["-q", "-m", MARKED if options.long else f"({MARKED}) and not long", *files]
    if python := newer_python():
        install(python)
        command = [PYTHON, "-m", "pytest", "-n", options.jobs, *tests]
    else:
        print("No Python 3.12 or newer is here: Pyodide runs the tests of programs", flush=True)
        pyodide = ["node", "tests/parity/python.mjs", sysconfig.get_path("purelib")]
        command = [*pyodide, "pytest", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
