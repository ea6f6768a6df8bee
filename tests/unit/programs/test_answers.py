"""What a program gives for a solution is read however it counts and names, and judged when it has run."""

from __future__ import annotations

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.judging.verdict import Verdict, verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.watched import WatchedProgram
from undoku.watch.states import PERMANENT, PROVISIONAL

SMALL = {
    "sudoku": {"givens": "530070000600195000098000060800060003400803001700020006060000280000419005000080079"},
    "queens": {"n": 4},
    "knight": {"rows": 5, "cols": 5, "start": [0, 0]},
}
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TOUR = [0, 11, 20, 17, 8, 19, 22, 15, 6, 3, 14, 23, 12, 1, 10, 21, 18, 9, 2, 5, 16, 7, 4, 13, 24]
"""The squares of a tour by their numbers, in its order."""

READ = {
    "cells that compare themselves": (
        "queens",
        """
class Cell:
    def __init__(self, row, col):
        self.row, self.col = row, col
    def __eq__(self, other):
        return self.row == other.row and self.col == other.col

def solve(n):
    cells = []
    for row in range(n):
        for col in range(n):
            cells.append(Cell(row, col))
    return [cells.index(Cell(row, col)) % n for row, col in enumerate([1, 3, 0, 2])]
""",
    ),
    "columns from 1, yielded by a search from 0": (
        "queens",
        """
def solve(n, cols=()):
    if len(cols) == n:
        yield [col + 1 for col in cols]
        return
    for col in range(n):
        if all(col != other and abs(col - other) != len(cols) - row for row, other in enumerate(cols)):
            yield from solve(n, cols + (col,))
""",
    ),
    "squares as lists, yielded": (
        "queens",
        "def solve(n):\n"
        "    yield [[0, 1], [1, 3], [2, 0], [3, 2]]\n"
        "    yield [[0, 2], [1, 0], [2, 3], [3, 1]]\n",
    ),
    "squares from 1": ("queens", "def solve(n):\n    return {(1, 2), (2, 4), (3, 1), (4, 3)}\n"),
    "rows from 1": ("queens", "def solve(n):\n    return {1: 2, 2: 4, 3: 1, 4: 3}\n"),
    "rows from 1, columns from 0": ("queens", "def solve(n):\n    return [0, 1, 3, 0, 2]\n"),
    "a board with a row and a column too many": (
        "queens",
        "def solve(n):\n    board = [[0] * 5 for _ in range(5)]\n"
        "    for row, col in enumerate([2, 4, 1, 3], 1):\n        board[row][col] = 1\n    return board\n",
    ),
    "a path of lists": ("knight", f"def solve(n):\n    return {[[*divmod(cell, 5)] for cell in TOUR]}\n"),
    "a path of lists, yielded": (
        "knight",
        f"def solve(n):\n    yield {[[*divmod(cell, 5)] for cell in TOUR]}\n",
    ),
    "a path from 1": ("knight", f"def solve(n):\n    return {[(c // 5 + 1, c % 5 + 1) for c in TOUR]}\n"),
    "a path of numbers": ("knight", f"def solve(n):\n    return {TOUR}\n"),
    "a dict from 1": (
        "sudoku",
        "def solve(board):\n"
        f"    return {{(c // 9 + 1, c % 9 + 1): int(d) for c, d in enumerate('{SOLVED}')}}\n",
    ),
    "a dict by numbers": ("sudoku", f"def solve(board):\n    return dict(enumerate(map(int, '{SOLVED}')))\n"),
    "a dict by names with letters for columns": (
        "sudoku",
        "def solve(board):\n"
        f"    return {{'abcdefghi'[c % 9] + str(c // 9 + 1): int(d) for c, d in enumerate('{SOLVED}')}}\n",
    ),
    "a text of nine lines": (
        "sudoku",
        f"def solve(board):\n    return '\\n'.join('{SOLVED}'[row:row + 9] for row in range(0, 81, 9))\n",
    ),
    "possible digits in rows": (
        "sudoku",
        "def solve(board):\n"
        f"    return [[{{int('{SOLVED}'[9 * r + c])}} for c in range(9)] for r in range(9)]\n",
    ),
}


@pytest.mark.recorder
@pytest.mark.parametrize("name", READ)
def test_an_answer_is_read_however_it_counts_and_names(name: str) -> None:
    board, text = READ[name]
    program = WatchedProgram(text, board, SMALL[board], lambda: 0.0)
    program.advance()
    judged = verdict(program.run, lambda: True, 10)
    assert judged.right, judged.sentence
    assert program.report()["wrong"] is False


BESIDE = {
    "squares that are attacked": "attacked.add((row + 1, col))",
    "what is taken": "taken.add((0, col)); taken.add((1, row - col))",
}


@pytest.mark.recorder
@pytest.mark.parametrize("name", BESIDE)
def test_a_set_that_is_only_asked_is_not_the_board(name: str) -> None:
    line = BESIDE[name]
    kept = line.partition(".")[0]
    text = f"""
{kept} = set()

def solve(queens, row=0):
    n = len(queens)
    if row == n:
        return True
    for col in range(n):
        {line}
        if (row, col) in {kept} or True:
            queens[row] = col
            if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
                if solve(queens, row + 1):
                    return True
            queens[row] = -1
    return False
"""
    run = ProgramRun(Program(text), "queens", {"n": 4}, lambda: 0.0)
    run.run()
    assert (run.counts.solutions, run.values) == (1, [0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0])


@pytest.mark.recorder
def test_what_is_printed_is_judged() -> None:
    text = "def solve(n):\n    print([1, 3, 0, 2])\n"
    program = WatchedProgram(text, "queens", {"n": 4}, lambda: 0.0)
    program.advance()
    judged = verdict(program.run, lambda: True, 10)
    assert (judged.right, judged.sentence) == (True, "It printed 1 solution.")


WRONG = [
    (
        "queens",
        "def solve(queens):\n    queens[:] = [0, 1, 2, 3]\n    return True\n",
        "It returned True, but the queens in row 1, column 1 and row 2, column 2 attack each other.",
    ),
    (
        "knight",
        "def solve(board, row, col):\n    return False\n",
        "It returned False, but there is a solution.",
    ),
    # So many boards are left to a check.
    (
        "queens",
        "def solve(queens):\n    for queens[0] in [1, 2] * 1_501:\n        yield queens\n",
        "It yielded 3,002 values, with no solution found.",
    ),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("board", "text", "sentence"), WRONG)
def test_what_is_wrong_with_an_answer_is_said_when_it_has_run(board: str, text: str, sentence: str) -> None:
    question = {"n": 4} if board == "queens" else {"rows": 5, "cols": 5, "start": [0, 0]}
    program = WatchedProgram(text, board, question, lambda: 0.0)
    program.advance()
    report = program.report()
    is_wrong = "solution found" not in sentence
    assert str(report["ended"]).startswith(f"Wrong. {sentence}" if is_wrong else sentence)
    assert report["wrong"] is is_wrong


LISTED = """
def solve(n):
    found = []

    def place(queens):
        if len(queens) == n:
            found.append(queens)
        for col in range(n):
            row = len(queens)
            if row < n and all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
                place(queens + [col])

    place([])
    return found
"""


@pytest.mark.recorder
def test_boards_where_a_number_was_wanted_lead_to_the_question_whether_all_are_meant() -> None:
    program = WatchedProgram(LISTED, "queens", {"n": 4}, lambda: 0.0, Wanted(answer="count"))
    program.advance()
    verdict = program.report()["verdict"]
    assert isinstance(verdict, dict)
    said = "It returned 2 boards, and not how many there are. Is All of them meant?"
    assert (verdict["right"], verdict["kind"], verdict["asks"]) == (None, "count", said)
    meant = WatchedProgram(LISTED, "queens", {"n": 4}, lambda: 0.0, Wanted(answer="all"))
    meant.advance()
    assert str(meant.report()["ended"]).startswith("Right. It returned 2 solutions, which are all.")


@pytest.mark.recorder
@pytest.mark.parametrize(("col", "is_right"), [("[1, 3, 0, 2]", True), ("[0, 1, 2, 3]", False)])
def test_at_its_end_a_right_script_shows_its_board_as_a_solution(col: str, is_right: bool) -> None:
    text = f"queens = [-1] * 4\nfor row in range(4):\n    queens[row] = {col}[row]\nprint(queens)\n"
    program = WatchedProgram(text, "queens", {"n": 4}, lambda: 0.0, Wanted(script=True))
    program.advance()
    assert (program.report()["wrong"], program.report()["answer"]) == (not is_right, program.head)
    placed = {state for state in program.moment(program.head)["states"] if state}
    assert placed == {PERMANENT if is_right else PROVISIONAL}


COUNTS = """
def solve(n, row=0, queens=()):
    if row == n:
        return 1
    taken = {c + by * (row - r) for r, c in enumerate(queens) for by in (-1, 0, 1)}
    free = [col for col in range(n) if col not in taken]
    return sum(solve(n, row + 1, (*queens, col)) for col in free)
"""


@pytest.mark.recorder
def test_a_number_that_is_right_for_the_size_in_the_call_is_not_called_wrong() -> None:
    def judged(call: str, code: str = COUNTS) -> Verdict:
        run = ProgramRun(Program(code), "queens", {"n": 5}, lambda: 0.0, Wanted(call=call))
        run.run()
        return verdict(run, lambda: True, 10)

    assert judged("solve(n)").right is True
    found = judged("solve(6)")
    assert found.right is None
    assert (
        found.sentence == "It returned 4, which is right for N = 6, as its call has it; the board has N = 5."
    )
    assert judged("solve(6) + 1").right is False


@pytest.mark.recorder
def test_what_is_missing_is_said_as_it_is() -> None:
    forgotten = """
def solve(n):
    found = []
    def place(row, queens):
        if row == n:
            found.append(queens[:])
            return
        for col in range(n):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
                queens.append(col)
                place(row + 1, queens)
                queens.pop()
    place(0, [])
"""
    run = ProgramRun(Program(forgotten), "queens", {"n": 4}, lambda: 0.0, Wanted(answer="all"))
    run.run()
    found = verdict(run, lambda: True, 10)
    assert found.right is False
    assert found.sentence.startswith("It returned None, though the board was full and right before")
    counted = ProgramRun(Program(COUNTS), "queens", {"n": 4}, lambda: 0.0, Wanted(answer="all"))
    counted.run()
    assert verdict(counted, lambda: True, 10).sentence.endswith("choose How many as its answer.")
