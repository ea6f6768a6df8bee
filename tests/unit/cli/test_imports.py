"""What each command imports: its own board, and of the rest only what it needs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[3] / "py"
PROGRAM = """
import sys
from undoku.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sys.modules, file=sys.stderr)
"""
BOARDS = ("sudoku", "queens", "knight")
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def loaded(words):
    """Run a command in a process of its own; give the names of the modules that it has loaded at the end."""
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words.split()],
        input=PUZZLE,
        capture_output=True,
        text=True,
        env=environment,
    )
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("words", "board"),
    [
        ("sudoku solve", "sudoku"),
        ("sudoku solve --json", "sudoku"),
        ("sudoku trace --strategy first-empty", "sudoku"),
        ("sudoku convert --to candidates", "sudoku"),
        ("sudoku check", "sudoku"),
        ("sudoku check --json", "sudoku"),
        ("sudoku --help", "sudoku"),
        ("queens solve 4", "queens"),
        ("queens solve 4 --json", "queens"),
        ("queens count 4", "queens"),
        ("queens trace 4 --strategy columns", "queens"),
        ("knight tour 5 5", "knight"),
        ("knight tour 5 5 --json", "knight"),
        ("knight count 3 4", "knight"),
        ("knight trace 5 5 --strategy warnsdorff", "knight"),
        ("--help", None),
        ("--version", None),
        ("nonsense", None),
    ],
)
def test_a_command_imports_its_own_board_and_what_it_needs(words, board):
    modules = loaded(words)
    assert [other for other in BOARDS if f"undoku.{other}" in modules] == ([board] if board else [])
    if "trace" in words:
        return
    # What is said of a plain line has nothing that needs to be quoted.
    assert ("json" in modules) == ("--json" in words and words != "sudoku solve --json")
    unwanted = {"rich", "multiprocessing", "concurrent", "pathlib", "typing", "dataclasses", "inspect"}
    unwanted |= {"distributed", "dask", "tornado", "logging"}
    unwanted.add("undoku.sudoku.sweep")  # for many puzzles
    if "convert" not in words and "check" not in words:
        unwanted.add("undoku.sudoku.forms")
    if board in ("queens", "knight"):
        unwanted -= {"typing"}
    assert not modules & unwanted


@pytest.mark.parametrize("command", ["solve", "check", "hint --help", "rate --help"])
def test_techniques_are_imported_only_when_asked_for(command):
    assert "undoku.sudoku.techniques.state" not in loaded(f"sudoku {command}")


@pytest.mark.parametrize("command", ["hint", "hint --json", "rate"])
def test_an_easy_puzzle_needs_no_hard_techniques(command):
    modules = loaded(f"sudoku {command}")
    families = "undoku.sudoku.techniques.families."
    assert {name for name in modules if name.startswith(families)} == {f"{families}singles"}
    unwanted = {"rich", "multiprocessing", "concurrent", "difflib", "textwrap", "inspect"}
    assert not modules & unwanted
    assert ("json" in modules) == ("--json" in command)


def test_processes_are_for_several_jobs():
    assert "multiprocessing" in loaded("sudoku solve --jobs 2")


def test_the_list_of_strategies_needs_every_board():
    assert {f"undoku.{board}" for board in BOARDS} <= loaded("strategies")
