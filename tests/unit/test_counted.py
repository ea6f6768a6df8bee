"""What a test has counted can be read at the end of a run, also where another process has run the test."""

import os
import subprocess
import sys
from pathlib import Path

CONFTEST = Path(__file__).parent.parent / "conftest.py"
COUNTING = """
def test_count(record_property):
    record_property("counted", "3 of 3 files")

def test_another(record_property):
    record_property("counted", "2 of 3 files")
    assert False
"""


def test_counts_are_said_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "test_counting.py").write_text(COUNTING, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "1", "--rootdir", tmp_path, tmp_path]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, encoding="utf-8", check=False)
    lines = run.stdout.splitlines()
    assert run.returncode == 1
    assert lines.count("3 of 3 files") == lines.count("2 of 3 files") == 1, run.stdout
