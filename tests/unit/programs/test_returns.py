"""That a function returns is a moment of its own, with what it returns, and a dead end is such a moment."""

from __future__ import annotations

from typing import Any

import pytest

from undoku.programs.starters import Starter, starters
from undoku.programs.watched import WatchedProgram
from undoku.watch.watched import Watched

from ..region_boards import MANY, NONE, ONE

pytestmark = pytest.mark.recorder

PUZZLE = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
QUESTIONS: dict[str, list[dict[str, object]]] = {
    "sudoku": [{"givens": PUZZLE}],
    "queens": [{"n": n} for n in (1, 2, 4, 6)],
    "knight": [{"rows": rows, "cols": cols, "start": [0, 0]} for rows, cols in ((1, 1), (3, 4), (4, 4))],
}
ALL = [starter for board in QUESTIONS for starter in starters(board)]
WITH_REGIONS: list[dict[str, object]] = [
    {"n": 5, "regions": ONE[5][0]},
    {"n": 6, "regions": NONE[1]},
    {"n": 6, "regions": MANY},
]

PROGRAM = """
def solve(queens, row=0):
    if row == len(queens):
        return True
    for col in options(queens, row):
        queens[row] = col
        if solve(queens, row + 1):
            return True
        queens[row] = -1
    return False


def options(queens, row):
    return [col for col in range(len(queens)) if safe(queens, row, col)]


safe = lambda queens, row, col: all(
    queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)
)
"""

YIELDING = """
def solve(queens, row=0):
    if row == len(queens):
        yield list(queens)
        return
    for col in range(len(queens)):
        if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
            queens[row] = col
            yield from solve(queens, row + 1)
            queens[row] = -1
"""

FAILING = """
def solve(queens):
    try:
        place(queens)
    except ValueError:
        return False


def place(queens):
    queens[0] = 1
    raise ValueError
"""


def watched(text: str, board: str, question: dict[str, object]) -> WatchedProgram:
    program = WatchedProgram(text, board, question, lambda: 0.0)
    program.advance()
    return program


def dead_ends(search: WatchedProgram | Watched) -> list[Any]:
    """The boards at all dead ends, one after the other."""
    boards, position = [], 0
    while (position := search.jump("next-dead-end", position)) >= 0:
        boards.append(search.moment(position)["values"])
    return boards


@pytest.mark.parametrize("starter", ALL, ids=lambda starter: f"{starter.board} {starter.name}")
def test_dead_ends_are_those_of_the_strategy(starter: Starter) -> None:
    for question in WITH_REGIONS if starter.rule else QUESTIONS[starter.board]:
        strategy = Watched(starter.board, starter.name, question)
        while not strategy.search.advance(100_000):
            pass
        program = watched(starter.text, starter.board, question)
        assert dead_ends(program) == dead_ends(strategy)


def test_a_function_is_still_open_where_it_returns() -> None:
    program = watched(PROGRAM, "queens", {"n": 4})
    position = program.jump("next-dead-end", 0)
    before, there, after = (program.moment(position + by, "stack") for by in (-1, 0, 1))
    assert before["values"] == there["values"] == after["values"]
    assert [before["line"], there["line"], after["line"]] == [10, 10, 9]
    depth = len(before["frames"])  # type: ignore[arg-type]
    assert [len(moment["frames"]) for moment in (there, after)] == [depth, depth - 1]  # type: ignore[arg-type]
    assert there["sentence"] == "solve returned False to line 7 of solve."
    assert program.variables(position)["frames"][-1]["variables"][0] == ["return", "False"]  # type: ignore[index]
    assert program.trace.tree.ends_at(there["node"], position)  # type: ignore[arg-type]


def test_what_was_returned_is_said_once_it_is_known() -> None:
    program = watched(PROGRAM, "queens", {"n": 4})
    said = [str(program.moment(position)["sentence"]) for position in range(1, program.head)]
    position = said.index("options returned to line 5 of solve.") + 1
    program.variables(position)
    assert program.moment(position)["sentence"] == "options returned [0, 1, 2, 3] to line 5 of solve."
    assert "<lambda> returned True to line 14 of options." in said
    assert not any("<genexpr> yielded" in sentence for sentence in said)
    assert said[-1] == "solve returned True."


def test_only_lines_are_counted() -> None:
    text = "def solve(queens):\n    for col in range(3):\n        put(queens, col)\n\n\n"
    text += "def put(queens, col):\n    queens[0] = col\n"
    program = watched(text, "queens", {"n": 3})
    # Four times the loop, and three times two lines; each of four calls returns.
    assert program.run.counts.lines == 10
    assert program.head == 10 + 4 + 1
    assert program.moment(program.head)["counts"]["lines"] == 10  # type: ignore[index]
    lines = [program.moment(position)["counts"]["lines"] for position in range(6)]  # type: ignore[index]
    assert lines == [0, 1, 2, 3, 3, 4]
    for most in range(3, 10):
        cut = WatchedProgram(text, "queens", {"n": 3}, lambda: 0.0, most=most)
        cut.advance()
        assert cut.run.counts.lines == most
        assert f"after {most} line" in str(cut.report()["ended"])


def test_a_generator_yields_and_returns() -> None:
    program = watched(YIELDING, "queens", {"n": 4})
    said = [str(program.moment(position)["sentence"]) for position in range(1, program.head)]
    first = said.index("solve yielded a value to line 9 of solve.") + 1
    assert program.variables(first)["frames"][-1]["variables"][0] == ["yield", "[1, 3, 0, 2]"]  # type: ignore[index]
    assert program.moment(first)["sentence"] == "solve yielded [1, 3, 0, 2] to line 9 of solve."
    assert said[first] == "solve yielded a value to line 9 of solve."
    assert said[first + 3] == "solve yielded a value."
    assert "solve returned None to line 9 of solve." in said[first:]


def test_a_function_that_an_exception_leaves_does_not_return() -> None:
    program = watched(FAILING, "queens", {"n": 2})
    said = [program.moment(position)["sentence"] for position in range(1, program.head)]
    assert said[-3:] == ["place came back. Next is line 5.", "Next is line 6.", "solve returned False."]
