"""The reader's own program at one size after the other."""

from itertools import count

import pytest

from undoku.learn.growth.growth import Growth
from undoku.learn.growth.program import ProgramGrowth
from undoku.learn.growth.sizes import PUZZLE
from undoku.programs.errors import ProgramError
from undoku.programs.starters import starter

pytestmark = pytest.mark.recorder
QUESTIONS = {
    "queens": {"n": 8},
    "sudoku": {"givens": PUZZLE},
    "knight": {"rows": 8, "cols": 8, "start": [0, 0], "end": None, "closed": False},
}
SOLVE = """
def solve(board, row=0):
    n = len(board)
    if row == n:
        return True
    for column in range(n):
        if all(board[r] not in (column, column - row + r, column + row - r) for r in range(row)):
            board[row] = column
            if solve(board, row + 1):
                return True
            board[row] = -1
    return False
"""


def clock():
    """A thousandth of a second goes by at each look."""
    ticks = count()
    return lambda: next(ticks) / 1000


def grown(text, board, up_to, **more):
    growth = ProgramGrowth(text, board, QUESTIONS[board], up_to, clock(), **more)
    while not growth.done:
        growth.advance()
    assert len(growth.points) == len(growth.seconds)
    return growth.points


@pytest.mark.parametrize(
    ("board", "name", "up_to"),
    [
        ("queens", "board-scan", 6),
        ("queens", "array-first", 8),
        ("sudoku", "fewest-options", 0),
        ("knight", "fixed-order", 20),
        ("knight", "warnsdorff-backtracking", 36),
    ],
)
def test_the_documents_program_grows_as_its_strategy(board, name, up_to):
    strategy = Growth(board, QUESTIONS[board], [name], up_to, clock())
    while not strategy.advance(10_000):
        pass
    own = grown(starter(board, name).text, board, up_to)
    assert [(point.size, point.calls, point.placements) for point in own] == [
        (point.size, point.calls, point.placements) for point in strategy.points
    ]
    assert {(point.line, point.outcome, point.tries, point.said) for point in own} == {
        ("your-code", "whole", -1, "")
    }


def test_a_wrong_answer_has_no_figure_and_is_said():
    # It never looks along one of the diagonals.
    points = grown(SOLVE.replace("column - row + r, ", ""), "queens", 6)
    wrong = [point for point in points if point.outcome == "wrong"]
    assert [point.size for point in points] == [1, 2, 3, 4, 5, 6]
    assert wrong
    assert all(point.calls == -1 and point.said for point in wrong)


def test_an_error_is_said_and_larger_boards_are_tried():
    points = grown(SOLVE.replace("n = len(board)", "n = len(board)\n    1 / (n - 4)"), "queens", 5)
    assert [point.outcome for point in points] == ["whole", "whole", "whole", "wrong", "whole"]
    assert "ZeroDivisionError in line 4" in points[3].said


def test_who_takes_too_long_is_given_up_and_then_left_out():
    slow = SOLVE.replace("n = len(board)", "n = len(board)\n    while n > 2: pass")
    points = grown(slow, "queens", 6, seconds=0.5)
    assert [point.outcome for point in points] == ["whole", "whole", "cut", "cut", "left", "left"]
    assert points[2].said == "more than 0.5 seconds"


def test_a_board_that_a_program_is_not_told_of_is_left_out():
    points = grown("def solve():\n    return [1, 3, 0, 2]\n", "queens", 2)
    assert [point.outcome for point in points] == ["left", "left"]
    assert points[0].said == "Its call has no name for the board, so it is not told of this one."


def test_what_is_no_program_is_refused():
    for text in ("def solve(", "x = 1", "import nosuchmodule\ndef solve(board): return board"):
        with pytest.raises(ProgramError):
            ProgramGrowth(text, "queens", {"n": 4}, 4, clock())
