"""A program that is wrong is told what is wrong with it, and where."""

from __future__ import annotations

from textwrap import dedent

import pytest

from undoku.programs.judging.symptoms import Symptom, symptom_of
from undoku.programs.judging.verdict import Verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.starters import starters

ASKED: dict[str, dict[str, object]] = {
    "sudoku": {"givens": "306508400520000000087000031003010080900863005050090600130000250000000074005206300"},
    "queens": {"n": 6},
    "knight": {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False},
}

SAFE = """
def safe(queens, row, col):
    for r in range(row):
        if queens[r] == col or abs(queens[r] - col) == row - r:
            return False
    return True
"""


def run_of(board: str, text: str, most: int = 300_000, **asked: object) -> ProgramRun:
    program = Program(dedent(text))
    run = ProgramRun(program, board, {**ASKED[board], **asked}, lambda: 0.0, most=most)
    run.run()
    return run


def found(board: str, text: str, **asked: object) -> Symptom | None:
    run = run_of(board, text, **asked)
    values = None if run.outcome and run.outcome.value is False else tuple(run.values)
    return symptom_of(run, Verdict(False, values, ""))


def starter(board: str, name: str) -> str:
    return next(entry.text for entry in starters(board) if entry.name == name)


GO_DOWN = "            if solve(board, col + 1):\n                return True\n"
EMPTY = "            board[row][col] = 0\n"
CHANGED = [
    (
        "queens",
        "columns",
        "            board[row][col] = 0\n",
        "",
        "never-undone",
        "if solve(board, col + 1):",
    ),
    (
        "queens",
        "columns",
        f"{GO_DOWN}{EMPTY}",
        f"{EMPTY}{GO_DOWN}",
        "undone-too-early",
        "board[row][col] = 0",
    ),
    (
        "queens",
        "columns",
        "            board[row][col] = 0\n",
        "    board[row][col] = 0\n",
        "undone-outside-loop",
        "board[row][col] = 0",
    ),
    (
        "queens",
        "columns",
        "    return False\n\n",
        "            return False\n\n",
        "returns-in-loop",
        "return False",
    ),
    ("queens", "array-first", "range(row)", "range(1, row)", "off-by-one", "for other in range(1, row):"),
    (
        "queens",
        "array-first",
        "        if abs(queens[other] - col) == row - other:\n            return False\n",
        "",
        "diagonal-missed",
        "def is_safe(queens, row, col):",
    ),
    (
        "sudoku",
        "first-empty",
        "            if solve(board):\n                return True\n",
        "            solve(board)\n",
        "result-dropped",
        "solve(board)",
    ),
    (
        "sudoku",
        "first-empty",
        "row // height * height, col",
        "row % height * height, col",
        "box-missed",
        "top, left = row % height * height, col // width * width",
    ),
    (
        "sudoku",
        "last-empty",
        "board[start_row + i]",
        "board[start_row]",
        "box-missed",
        "def is_valid(board, row, col, k):",
    ),
    (
        "queens",
        "columns",
        f"{GO_DOWN}{EMPTY}",
        "            return solve(board, col + 1)\n",
        "returns-in-loop",
        "return solve(board, col + 1)",
    ),
    (
        "sudoku",
        "last-empty",
        "range(1, len(board) + 1)",
        "range(1, len(board))",
        "off-by-one",
        "for k in range(1, len(board)):",
    ),
    (
        "knight",
        "fixed-order",
        "move == rows * cols",
        "move == rows * cols - 1",
        "off-by-one",
        "if move == rows * cols - 1:",
    ),
    ("knight", "fixed-order", "move=1", "move=0", "start-not-counted", "board[row][col] = move"),
]


@pytest.mark.recorder
@pytest.mark.parametrize(("board", "name", "text", "other", "code", "line"), CHANGED)
def test_what_is_wrong_is_named_with_its_line(
    board: str, name: str, text: str, other: str, code: str, line: str
) -> None:
    own = starter(board, name)
    assert text in own
    changed = own.replace(text, other)
    symptom = found(board, changed)
    assert symptom is not None
    assert (symptom.code, changed.splitlines()[symptom.line - 1].strip()) == (code, line)
    assert f"ine {symptom.line}" in symptom.sentence
    assert symptom.position > 0


@pytest.mark.recorder
def test_rows_and_columns_are_exchanged_where_the_board_is_no_square() -> None:
    own = starter("knight", "fixed-order")
    text = own.replace("0 <= i < rows and 0 <= j < cols", "0 <= i < cols and 0 <= j < rows")
    symptom = found("knight", text, rows=3, cols=4)
    assert symptom is not None
    assert symptom.code == "rows-columns-exchanged"
    assert "0 <= i < cols" in text.splitlines()[symptom.line - 1]


@pytest.mark.recorder
def test_a_box_that_is_not_looked_at_is_named_with_the_digit_that_is_twice_in_it() -> None:
    own = starter("sudoku", "first-empty")
    symptom = found("sudoku", own.replace("board[r][c] == digit", "board[r][c] == -1"))
    assert symptom is not None
    assert symptom.sentence == (
        "1 stands twice in the box of rows 1-3, columns 1-3, and in no row or column: "
        "the box is not looked at (line 32)."
    )
    # Where it forbids too much, no digit is twice in a box.
    symptom = found(
        "sudoku", own.replace(" // height * height, col // width * width", " // height, col // width")
    )
    assert symptom is not None
    assert symptom.sentence == (
        "Where the box was meant, other cells are looked at: row // height, col // width is to be "
        "row // height * height, col // width * width (line 38)."
    )


@pytest.mark.recorder
def test_what_is_told_one_side_alone_is_tried_on_no_board_that_has_two() -> None:
    text = """
def count(n):
    seen, found = {(0, 0)}, [0]
    def go(r, c, left):
        found[0] += not left
        for a, b in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
            p = r + a, c + b
            if 0 <= p[0] < n and 0 <= p[1] < n and p not in seen:
                seen.add(p)
                go(*p, left - 1)
    go(0, 0, n * n - 1)
    return found[0]
"""
    # On 3 by 4 one more column would make it right.
    symptom = found("knight", text)
    assert symptom is None or symptom.code != "off-by-one"


@pytest.mark.recorder
@pytest.mark.parametrize("made", ["[['.'] * n] * n", "n * [list('.' * n)]"])
def test_rows_that_are_one_list_are_named(made: str) -> None:
    text = f"""
def solve(n):
    board = {made}
    def place(row):
        if row == n:
            return board
        for col in range(n):
            seen = [(r, c) for r in range(row) for c in range(n) if c == col or abs(c - col) == row - r]
            if all(board[r][c] != 'Q' for r, c in seen):
                board[row][col] = 'Q'
                if place(row + 1):
                    return board
                board[row][col] = '.'
        return None
    return place(0)
"""
    symptom = found("queens", text)
    assert symptom is not None
    assert (symptom.code, symptom.line) == ("rows-shared", 3)
    assert "for _ in range(n)]." in symptom.sentence


@pytest.mark.recorder
def test_one_list_that_is_handed_out_again_and_again() -> None:
    text = f"""{SAFE}
def solve(n):
    queens, boards = [0] * n, []
    def place(row):
        if row == n:
            boards.append(queens)
            return
        for col in range(n):
            if safe(queens, row, col):
                queens[row] = col
                place(row + 1)
                queens[row] = 0
    place(0)
    return boards
"""
    symptom = found("queens", text)
    assert symptom is not None
    assert (symptom.code, symptom.line) == ("same-list", 12)
    assert "queens itself" in symptom.sentence


@pytest.mark.recorder
def test_a_mark_that_stays() -> None:
    text = """
def solve(n):
    queens, taken, falling, rising = [-1] * n, set(), set(), set()
    def place(row):
        if row == n:
            return True
        for col in range(n):
            if col in taken or row - col in falling or row + col in rising:
                continue
            queens[row] = col
            taken.add(col)
            falling.add(row - col)
            rising.add(row + col)
            if place(row + 1):
                return True
            queens[row] = -1
            taken.remove(col)
            falling.remove(row - col)
        return False
    return queens if place(0) else None
"""
    symptom = found("queens", text)
    assert symptom is not None
    assert (symptom.code, symptom.line) == ("mark-not-unmarked", 13)
    assert "rising" in symptom.sentence


@pytest.mark.recorder
def test_a_path_that_comes_to_its_start_again() -> None:
    text = """
def ways(rows, cols):
    seen = set()
    def go(r, c, k):
        if k == rows * cols:
            return [(r, c)]
        for dr, dc in ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)):
            a, b = r + dr, c + dc
            if 0 <= a < rows and 0 <= b < cols and (a, b) not in seen:
                seen.add((a, b))
                rest = go(a, b, k + 1)
                if rest:
                    return [(r, c)] + rest
                seen.remove((a, b))
        return None
    return go(0, 0, 1)
"""
    symptom = found("knight", text, rows=3, cols=4)
    assert symptom is not None
    assert symptom.code == "start-not-counted"
    assert "a3, a second time" in symptom.sentence


@pytest.mark.recorder
def test_a_script_with_a_size_of_its_own_is_tried_on_smaller_boards() -> None:
    text = f"""{SAFE}
class Board:
    def __init__(self):
        self.queens = [-1] * 8
        self.taken = set()
        self.count = 0
    def place(self, row):
        if row == 8:
            self.count += 1
            return
        for col in range(8):
            if col not in self.taken and safe(self.queens, row, col):
                self.queens[row] = col
                self.taken.add(col)
                self.place(row + 1)
                self.queens[row] = -1
b = Board()
b.place(0)
print(b.count)
"""
    run = run_of("queens", text, n=8)
    assert run.called.script
    symptom = symptom_of(run, Verdict(False, None, "", kind="count"))
    assert symptom is not None
    assert (symptom.code, symptom.line) == ("mark-not-unmarked", 20)
