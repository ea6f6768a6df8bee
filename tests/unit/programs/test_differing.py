"""Where a program that is wrong first does something else than the documents, and what."""

from __future__ import annotations

import pytest

from undoku.programs.judging.symptoms import difference
from undoku.programs.trace import ProgramTrace
from undoku.programs.watched import WatchedProgram

from .test_symptoms import EMPTY, GO_DOWN, run_of, starter

OWN = starter("queens", "array-first")
COLUMNS = starter("queens", "columns")


@pytest.mark.recorder
def test_a_program_that_does_the_same_or_nothing_differs_nowhere() -> None:
    assert difference(run_of("queens", OWN)) is None
    assert difference(run_of("queens", "def solve(queens): return False")) is None
    # That it fails there is said already.
    assert difference(run_of("queens", "def solve(queens):\n    queens[0] = 0\n    queens[9]\n")) is None


@pytest.mark.recorder
def test_the_first_change_that_a_document_does_not_make_is_said_beside_its_own() -> None:
    changed = OWN.replace("            queens[row] = -1\n", "").replace("[other] == col", "[0] == col")
    run = run_of("queens", changed)
    found = difference(run)
    assert found is not None
    assert "queens[row] = col" in changed.splitlines()[run.log.lines[found.position - 2] - 1]
    assert found.sentence == (
        "In the version of the lecture a queen is placed in row 5, column 4 here; "
        "in this one a queen is placed in row 5, column 2."
    )


RETURNS = [
    # A loop that is left too soon, by the first square that is not safe.
    (
        COLUMNS.replace("    return False\n\n", "            return False\n\n"),
        "the next value is tried here, and a queen is placed in row 6, column 3; this one returns False.",
        "False",
    ),
    # What comes of the first call is returned.
    (
        COLUMNS.replace(GO_DOWN + EMPTY, "            return solve(board, col + 1)\n"),
        "the queen in row 4, column 5 is taken back here; this one returns False.",
        "False",
    ),
    # It says too early that it is done.
    (
        OWN.replace("row == len(queens)", "row == 3"),
        "a queen is placed in row 4, column 2 here; this one returns True.",
        "True",
    ),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("text", "says", "value"), RETURNS)
def test_a_call_that_returns_too_soon_differs_where_it_returns(text: str, says: str, value: str) -> None:
    run = run_of("queens", text)
    found = difference(run)
    assert found is not None
    assert found.sentence.endswith(says)
    returning = ProgramTrace(run).returning(found.position)
    assert returning is not None
    assert (returning.function, returning.value) == ("solve", value)


@pytest.mark.recorder
def test_what_goes_on_after_the_document_has_ended_is_said() -> None:
    dropped = starter("sudoku", "first-empty").replace(
        "            if solve(board):\n                return True\n", "            solve(board)\n"
    )
    found = difference(run_of("sudoku", dropped))
    assert found is not None
    assert found.sentence.startswith("The version of the blog and the handout has come to its end here; ")
    assert found.sentence.endswith("is taken back.")


@pytest.mark.recorder
def test_the_moment_that_differs_says_so_before_what_its_line_did() -> None:
    text = COLUMNS.replace(EMPTY, "")
    watched = WatchedProgram(text, "queens", {"n": 6}, lambda: 0.0)
    watched.advance()
    position = watched.report()["verdict"]["difference"]  # type: ignore[index]
    sentence = str(watched.moment(position)["sentence"])
    assert sentence.startswith(
        "In the version of the handout the queen in row 4, column 5 is taken back here"
    )
    assert "solve returned False" in sentence
    assert "version" not in str(watched.moment(position - 1)["sentence"])


@pytest.mark.recorder
def test_the_last_moment_says_first_how_all_ended_and_nothing_twice() -> None:
    watched = WatchedProgram("def solve(queens):\n    queens[0] = 1\n", "queens", {"n": 4}, lambda: 0.0)
    watched.advance()
    assert watched.report()["verdict"]["difference"] == watched.head  # type: ignore[index]
    said = str(watched.moment(watched.head)["sentence"])
    assert said.startswith("Wrong. It gave no solution")
    # What shows it there is the symptom, and nothing else.
    symptom = "it stops before it has gone through all ways."
    assert said.endswith(symptom)
    assert said.count(symptom) == 1
