"""Programs on a knight's board with squares taken out: told of them in the call, or not run at all."""

from __future__ import annotations

from textwrap import dedent

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.judging.judged import judged
from undoku.programs.judging.known import solutions_of, solvable
from undoku.programs.judging.verdict import Verdict, verdict
from undoku.programs.program import Program
from undoku.programs.race import ProgramRace
from undoku.programs.run import ProgramRun
from undoku.programs.starters import starter

pytestmark = pytest.mark.recorder

RING = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False, "holes": [[2, 2]]}
NONE = {"rows": 3, "cols": 4, "start": [0, 0], "holes": [[0, 1], [2, 2]]}
UNTOLD = (
    "Squares are taken out of this board, and the program is not told which: hand it holes in the call, "
    "a set of (row, column), or put the squares back."
)
MOVES = """
MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def ways(rows, cols, holes, visited, square):
    row, col = square
    for down, across in MOVES:
        there = row + down, col + across
        if 0 <= there[0] < rows and 0 <= there[1] < cols and there not in holes and there not in visited:
            yield there

def order(rows, cols, holes, visited, square):
    return sorted(
        ways(rows, cols, holes, visited, square),
        key=lambda there: len([*ways(rows, cols, holes, visited, there)]),
    )
"""
BOARD = f"""{MOVES}
def solve(board, row, col, holes, move=1):
    rows, cols = len(board), len(board[0])
    board[row][col] = move
    if move == rows * cols - len(holes):
        return True
    visited = {{(r, c) for r in range(rows) for c in range(cols) if board[r][c]}}
    for i, j in order(rows, cols, holes, visited, (row, col)):
        if solve(board, i, j, holes, move + 1):
            return True
    board[row][col] = 0
    return False
"""
PATH = f"""{MOVES}
def tour(rows, cols, path, holes=()):
    if len(path) == rows * cols - len(holes):
        return path
    for there in order(rows, cols, holes, path, path[-1]):
        if found := tour(rows, cols, [*path, there], holes):
            return found
    return None
"""
FORMS = {
    "the path": "return tour(rows, cols, [start], holes)",
    "names": 'return [f"{chr(97 + c)}{rows - r}" for r, c in tour(rows, cols, [start], holes)]',
    "numbers of squares": "return [r * cols + c for r, c in tour(rows, cols, [start], holes)]",
    "moves from 0": (
        "path = tour(rows, cols, [start], holes)\n"
        "return [[path.index((r, c)) if (r, c) in path else -1 for c in range(cols)] for r in range(rows)]"
    ),
    "holes as texts": (
        "path = tour(rows, cols, [start], holes)\n"
        "number = lambda square: path.index(square) + 1 if square in path else '#'\n"
        "return [[number((r, c)) for c in range(cols)] for r in range(rows)]"
    ),
}


def run_of(text: str, question: dict[str, object], call: str = "") -> ProgramRun:
    ticks = iter(range(10**9))
    wanted = Wanted(call=call)
    return ProgramRun(Program(dedent(text)), "knight", question, lambda: next(ticks) / 1000, wanted)


def told(text: str, question: dict[str, object], call: str = "") -> tuple[ProgramRun, Verdict]:
    return judged(run_of(text, question, call), lambda run: verdict(run, lambda: None, 10))


@pytest.mark.parametrize(
    ("text", "call"),
    [(BOARD, "solve(board, *start, holes)"), (PATH, "tour(rows, cols, path, holes)")],
)
def test_holes_are_handed_to_a_parameter_of_that_name(text: str, call: str) -> None:
    run, found = told(text, RING)
    assert run.called.call == call
    assert (found.right, found.error) == (True, ""), found
    values = found.values
    assert values is not None
    assert (sorted(values), values[12]) == ([*range(25)], 0)
    # On a whole board there are none.
    assert told(text, {**RING, "holes": []})[1].right


@pytest.mark.parametrize("form", FORMS)
def test_a_tour_is_read_in_any_form(form: str) -> None:
    body = FORMS[form].replace("\n", "\n    ")
    _, found = told(
        f"{PATH}\ndef go(rows, cols, start, holes):\n    {body}\n", RING, "go(rows, cols, start, holes)"
    )
    assert found.right, found


def test_what_is_wrong_with_a_tour_is_said_by_its_squares() -> None:
    text = "def go(rows, cols, start, holes):\n    return [[{} for c in range(cols)] for r in range(rows)]\n"
    call = "go(rows, cols, start, holes)"
    _, found = told(text.format("r * cols + c + 1"), RING, call)
    assert "move 13 is on c3, which is taken out of the board" in found.sentence
    _, found = told(text.format("int((r, c) == start)"), RING, call)
    assert (found.right, "23 squares have not been visited" in found.sentence) == (False, True)


def test_that_there_is_none_is_right_where_there_is_none() -> None:
    run = run_of(BOARD, NONE)
    run.run()
    assert solvable("knight", run.problem) is False
    assert solutions_of("knight", run.problem) == 0
    assert verdict(run, lambda: False, 10).right
    with_tours = run_of(BOARD, RING).problem
    assert (solvable("knight", with_tours), solutions_of("knight", with_tours)) == (True, 1)


@pytest.mark.parametrize("name", ["fixed-order", "warnsdorff", "warnsdorff-backtracking"])
def test_who_is_not_told_is_not_run(name: str) -> None:
    text = starter("knight", name).text
    with pytest.raises(ProgramError) as caught:
        run_of(text, RING)
    assert str(caught.value) == UNTOLD
    with pytest.raises(ProgramError) as caught:
        ProgramRace("knight", "mine", name, RING, {"mine": text}, {"mine": "Mine"}, lambda: 0.0)
    assert (str(caught.value), caught.value.values["program"]) == (UNTOLD, "mine")
    run_of(text, {**RING, "holes": []})


def test_another_call_is_only_guessed_where_it_tells_of_the_holes() -> None:
    calls = [*run_of(BOARD, RING).other_calls()]
    assert all("holes" in call for call in calls)
    with pytest.raises(ProgramError, match="is not told which"):
        run_of(BOARD, RING, "solve(board, 0, 0, set())")


def test_a_program_with_a_board_of_its_own_has_no_holes_in_it() -> None:
    text = f"{PATH}\nprint(*tour(6, 6, [(0, 0)]))\n"
    run = run_of(text, RING)
    assert run.called.script
    assert "holes" not in run.question
    assert (run.question["rows"], run.question["cols"]) == (6, 6)


@pytest.mark.parametrize("closed", [False, True])
def test_a_number_of_tours_is_compared_with_what_is_counted(closed: bool) -> None:
    text = f"""{MOVES}
def count(rows, cols, holes, closed, path):
    if len(path) == rows * cols - len(holes):
        return not closed or path[0] in ways(rows, cols, holes, (), path[-1])
    return sum(count(rows, cols, holes, closed, [*path, there])
        for there in ways(rows, cols, holes, path, path[-1]))

def search(rows, cols, start, holes, closed, wrong=0):
    number = count(rows, cols, holes, closed, [start])
    # A closed tour is one in both directions.
    return number // (1 + closed) + wrong
"""
    shape = {"rows": 4, "cols": 5, "start": [0, 1], "closed": closed, "holes": [[0, 0], [3, 4]]}
    call = "search(rows, cols, start, holes, closed{})"
    assert told(text, shape, call.format(""))[1].right
    assert told(text, shape, call.format(", 1"))[1].right is False


def test_a_race_of_a_program_that_is_told() -> None:
    ticks = iter(range(10**9))
    race = ProgramRace(
        "knight",
        "mine",
        "warnsdorff-backtracking",
        RING,
        {"mine": BOARD},
        {"mine": "Mine"},
        lambda: next(ticks) / 1000,
    )
    while not race.ready:
        race.prepare()
    while not race.done:
        for side in race.sides:
            side.advance(100)
    assert race.faults == ["", ""]
    assert [side.counts.solutions for side in race.sides] == [1, 1]
    assert all(side.last is not None and side.last[12] == 0 for side in race.sides)
