"""A wrong answer of any kind ends in a sentence that says what is wrong; a right one is taken for right."""

from __future__ import annotations

import pytest

from undoku.programs.boards.faults import fault_of
from undoku.programs.judging.verdict import Verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.starters import stub
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of

from .judgements import ASKED, SOLUTION, judged

WRONG = [
    (
        "sudoku",
        "def solve(board): return True",
        "It returned True, but 2 cells have no digit, the first of them in row 1, column 1.",
    ),
    ("sudoku", "def solve(board): return False", "It returned False, but there is a solution."),
    (
        "sudoku",
        "def solve(board): pass",
        "It gave no solution, neither returned nor printed nor left on a board, but there is a solution.",
    ),
    ("sudoku", "def solve(board): return []", "It returned [], but there is a solution."),
    (
        "sudoku",
        """
        def solve(board):
            for row in board:
                for col in range(9):
                    row[col] = row[col] or 1
            return True
        """,
        "It returned True, but row 1 has three 1s: columns 1, 2 and 8.",
    ),
    (
        "sudoku",
        """
        def solve(board):
            board[0][0], board[0][1], board[0][2] = 5, 4, 3
            return True
        """,
        "It returned True, but the 4 of the puzzle in row 1, column 3 is a 3 now.",
    ),
    (
        "sudoku",
        """
        def solve(board):
            board[8][8] = 0
            board[0][0], board[0][1] = 5, 3
            return True
        """,
        "It returned True, but the 9 of the puzzle in row 9, column 9 is gone.",
    ),
    (
        "sudoku",
        """
        def solve(board):
            board[0][0], board[0][1] = 5, 13
            return True
        """,
        "It returned True, but row 1, column 2 has 13, which is no digit from 1 to 9.",
    ),
    (
        "sudoku",
        """
        def solve(board):
            board[0][0], board[0][1] = 5, 3
            board[0][0] = 0
        """,
        "It returned None, though the board was full and right before: that was taken back.",
    ),
    ("sudoku", "def solve(board): return 42", "It returned 42, but there is 1 solution."),
    (
        "sudoku",
        "def solve(board): return board",
        "The board that it returned is wrong: 2 cells have no digit",
    ),
    ("sudoku", "def solve(board): return board[9][0]", "IndexError in line 1: list index out of range."),
    ("sudoku", "def solve(board): return solve(board)", "RecursionError in line 1"),
    ("sudoku", "def solve(board):\n    return\n    yield", "It yielded nothing, but there is a solution."),
    (
        "sudoku",
        "def solve(board):\n    yield board",
        "The board that it yielded is wrong: 2 cells have no digit",
    ),
    (
        "queens",
        """
        def solve(queens):
            yield [1, 3, 0, 2]
            yield [2, 0, 3, 1]
            yield [1, 3, 0, 2]
        """,
        "It yielded the same board twice, as number 1 and as number 3.",
    ),
    (
        "queens",
        """
        def solve(queens):
            yield [1, 3, 0, 2]
            yield [0, 1, 2, 3]
        """,
        "Of the 2 boards that it yielded, number 2 is wrong: "
        "the queens in row 1, column 1 and row 2, column 2 attack each other.",
    ),
    (
        "queens",
        "def solve(queens): return True",
        "It returned True, but no queen stands on the board, not 4.",
    ),
    (
        "queens",
        "def solve(queens):\n    queens[:2] = [0, 2]\n    return True",
        "It returned True, but 2 queens stand on the board, not 4.",
    ),
    ("queens", "def solve(queens): return 3", "It returned 3, but there are 2 solutions."),
    (
        "queens",
        "def solve(n): return [[1, 3, 0, 2], [1, 3, 0, 2]]",
        "It returned the same board twice, as number 1 and as number 2.",
    ),
    (
        "queens",
        "def solve(n):\n    return [['QQ..', '...Q', 'Q...', '..Q.']] * 2",
        "Of the 2 boards that it returned, number 1 is wrong: ",
    ),
    (
        "knight",
        "def solve(rows, cols):\n    return [(r, 3 + c) for r in range(rows) for c in range(cols)]",
        "The board that it returned is wrong: 9 squares have not been visited",
    ),
    (
        "knight",
        "def solve(board, row, col): return True",
        "It returned True, but 12 squares have not been visited",
    ),
    (
        "knight",
        """
        def solve(board, row, col):
            for number in range(12):
                board[number // 4][number % 4] = number + 1
            return True
        """,
        "It returned True, but move 2 goes from a3 to b3, which is no knight's move.",
    ),
    (
        "knight",
        """
        def solve(board, row, col):
            board[0][:] = [1, 2, 2, 0]
            return True
        """,
        "It returned True, but move 2 is on two squares, b3 and c3.",
    ),
    (
        "knight",
        "def solve(board, row, col):\n    board[0][0] = 13\n    return True",
        "It returned True, but a3 has move 13, and there are 12 squares.",
    ),
    (
        "knight",
        """
        def solve(board, row, col):
            board[:] = [[12, 9, 6, 3], [1, 4, 11, 8], [10, 7, 2, 5]]
            return True
        """,
        "It returned True, but move 1 is on a2, not on a3.",
    ),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("board", "text", "sentence"), WRONG)
def test_what_is_wrong_is_said(board: str, text: str, sentence: str) -> None:
    found = judged(board, text)
    assert found.right is False
    assert sentence in found.sentence
    assert found.sentence.endswith(".")
    assert ".." not in found.sentence


NOT_UNDERSTOOD = [
    (
        "sudoku",
        "def solve(board):\n    board[0][:2] = 5, 3\n    return False",
        "It returned False, which is for no solution, but a solution stands on the board. Return True.",
    ),
    ("sudoku", "def solve(board): return 'solved'", "It returned 'solved', which cannot be read as a board"),
    ("sudoku", "def solve(board): return 1.5", "It returned 1.5, which cannot be read as a board"),
    ("sudoku", "def solve(board): return solve", "It returned solve, which cannot be read as a board"),
    (
        "sudoku",
        "def solve(board): return [1, 2, 3]",
        "It returned [1, 2, 3], which cannot be read as a board",
    ),
    ("sudoku", "def solve(board): return {'a': 1}", "It returned {'a': 1}, which cannot be read as a board"),
    ("sudoku", "def solve(board): return board[:8]", "which cannot be read as a board of this size."),
    ("sudoku", "def solve(board): return input()", "Line 1 asks for input(), and there is no answer"),
    (
        "sudoku",
        "def solve(board):\n    n = 0\n    while True: n += 1",
        "It was stopped after 10 seconds of running, in line 3.",
    ),
    ("queens", "def solve(n): return '0123'", "It returned '0123'. Is that a column for each row?"),
    ("queens", "def solve(n): print('done')", "What it printed cannot be read as a board of this size."),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("board", "text", "sentence"), NOT_UNDERSTOOD)
def test_what_is_not_understood_is_neither_right_nor_wrong(board: str, text: str, sentence: str) -> None:
    found = judged(board, text)
    assert found.right is None
    assert sentence in found.sentence


RIGHT = [
    (
        "sudoku",
        "def solve(board):\n    board[0][:2] = 5, 3\n    return True",
        "It filled the board and returned True.",
    ),
    ("sudoku", "def solve(board):\n    board[0][:2] = 5, 3", "It filled the board."),
    (
        "sudoku",
        "def solve(board):\n    board[0][:2] = 5, 3\n    return 1",
        "It filled the board and returned 1.",
    ),
    ("sudoku", f"def solve(board): return '{SOLUTION}'", "It returned 1 solution."),
    ("sudoku", f"def solve(board): return list(map(int, '{SOLUTION}'))", "It returned 1 solution."),
    (
        "sudoku",
        "def solve(b):\n    b[0][:2] = 5, 3\n    print(b)\n    b[0][:2] = 0, 0",
        "It printed 1 solution.",
    ),
    (
        "sudoku",
        "def solve(b):\n    b[0][0] = '5'\n    b[0][1] = '3'\n    return True",
        "It filled the board and returned True.",
    ),
    ("queens", "def solve(n): return [(0, 1), (1, 3), (2, 0), (3, 2)]", "It returned 1 solution."),
    ("queens", "def solve(n): return [[0, 1], [1, 3], [2, 0], [3, 2]]", "It returned 1 solution."),
    ("queens", "def solve(n): return {0: 1, 1: 3, 2: 0, 3: 2}", "It returned 1 solution."),
    ("queens", "def solve(n): return [['.Q..', '...Q', 'Q...', '..Q.']]", "It returned 1 solution."),
    (
        "queens",
        "def solve(n): return [[1, 3, 0, 2], [2, 0, 3, 1]]",
        "It returned 2 solutions, which are all.",
    ),
    ("queens", "def solve(n): return ((1, 3, 0, 2),)", "It returned 1 solution."),
    (
        "knight",
        "def solve(rows, cols): return [[0, 3, 6, 9], [11, 8, 1, 4], [2, 5, 10, 7]]",
        "It returned 1 solution.",
    ),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("board", "text", "sentence"), RIGHT)
def test_what_is_right_is_right_in_any_form(board: str, text: str, sentence: str) -> None:
    found = judged(board, text)
    assert (found.right, found.sentence, found.error) == (True, sentence, "")


def test_no_board_is_full_and_right_but_a_solution() -> None:
    closed = {"rows": 5, "cols": 6, "start": [0, 0], "end": None, "closed": True}
    problem = problem_of("knight", closed)
    search = Recorder(find("knight", "warnsdorff-backtracking"), problem, limit=0)
    while not search.advance(100_000):
        pass
    assert search.first is not None
    assert fault_of("knight", problem, search.first) == ""
    middle = [(move + 14) % 30 + 1 for move in search.first]
    assert fault_of("knight", problem, middle).startswith("move 1 is on ")
    assert fault_of("knight", problem, middle, any_start=True) == ""
    open_tour = problem_of("knight", {**closed, "closed": False})
    search = Recorder(find("knight", "warnsdorff-backtracking"), open_tour, limit=0)
    while not search.advance(100_000):
        pass
    assert search.first is not None
    assert "which is no knight's move from a5: it is not closed" in fault_of("knight", problem, search.first)
    last = problem_of("knight", {**closed, "closed": False, "end": [0, 1]})
    assert "not on b5" in fault_of("knight", last, search.first)


TOUR_FROM_ELSEWHERE = """
def solve({}):
    return [[12, 9, 6, 3], [1, 4, 11, 8], [10, 7, 2, 5]]
"""


@pytest.mark.recorder
def test_a_tour_begins_at_the_start_if_the_program_is_told() -> None:
    told = judged("knight", TOUR_FROM_ELSEWHERE.format("board, row, col"))
    assert (told.right, told.sentence) == (
        False,
        "The board that it returned is wrong: move 1 is on a2, not on a3.",
    )
    assert judged("knight", TOUR_FROM_ELSEWHERE.format("rows, cols")).right is True


@pytest.mark.recorder
def test_that_there_is_none_is_right_where_there_is_none() -> None:
    for value in ("False", "None", "[]", "0"):
        found = judged("queens", f"def solve(queens): return {value}", {"n": 3})
        assert found.right is True, found.sentence
    found = judged("queens", "def solve(queens):\n    return\n    yield", {"n": 3})
    assert (found.right, found.sentence) == (True, "It yielded nothing.")
    found = judged("queens", "def solve(queens):\n    queens[:] = 0, 2, 1\n    return True", {"n": 3})
    assert found.right is False


@pytest.mark.recorder
def test_what_a_generator_has_yielded_counts_where_it_was_ended() -> None:
    text = "def solve(queens):\n    yield [1, 3, 0, 2]\n    while True: pass"
    assert judged("queens", text, seconds=1) == Verdict(
        True,
        (0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0),
        "It yielded 1 solution. It was stopped after 1 second of running, in line 3.",
        "It was stopped after 1 second of running, in line 3.",
        "first",
    )


@pytest.mark.recorder
@pytest.mark.parametrize("board", ASKED)
def test_a_stub_runs_and_is_told_what_it_does_not_do_yet(board: str) -> None:
    text = stub(board)
    assert "# solve gets " in text
    run = ProgramRun(Program(text), board, ASKED[board], lambda: 0.0)
    outcome = run.run()
    assert (outcome.kind, outcome.value, run.counts.calls) == ("returned", False, 1)
    found = judged(board, text)
    assert (found.right, found.sentence, found.error) == (
        False,
        "It returned False, but there is a solution.",
        "",
    )


NUMBERS = {
    "def solve(n): return 2": 2,
    "def solve(n): return 10 ** 30": -1,
    "def solve(n): return [[1, 3, 0, 2], [2, 0, 3, 1]]": 2,
    "def solve(n): return [1, 3, 0, 2]": 1,
    "def solve(n): return None": 0,
    "def solve(n): return 'many'": -1,
}


@pytest.mark.recorder
@pytest.mark.parametrize("text", NUMBERS)
def test_how_many_solutions_it_says_or_gives_is_told(text: str) -> None:
    assert judged("queens", text).number == NUMBERS[text]
