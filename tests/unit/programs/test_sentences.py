"""What is said of a moment: the line that ran with its values, and what that did to the board."""

from __future__ import annotations

import pytest

from undoku.programs.watched import WatchedProgram

pytestmark = pytest.mark.recorder

MATRIX = """
def solve(mat, i=0):
    n = len(mat)
    if i == n:
        return True
    for j in range(n):
        if safe(mat, i, j):
            mat[i][j] = 1
            if solve(mat, i + 1):
                return True
            mat[i][j] = 0
    return False

def safe(mat, i, j):
    return not any(
        mat[r][c] and (c == j or abs(c - j) == i - r) for r in range(i) for c in range(len(mat))
    )
"""

ARRAY = """
def solve(queens, row=0):
    if row == len(queens): return True
    for queens[row] in range(len(queens)):
        if all(queens[r] != queens[row] and abs(queens[r] - queens[row]) != row - r for r in range(row)):
            if solve(queens, row + 1): return True
    queens[row] = -1
    return False
"""

KNIGHT = """
def solve(board, row, col, move=1):
    board[row][col] = move
    board[row][col] = 0
    return False
"""

GRID = """
def solve(board):
    row = col = 1
    for digit in (3, 4):
        board[row - 1][col + 1] = digit
    clear(board[0]); row = 0
    return True


def clear(row):
    row[2:] = [0] * 7
"""


def watched(text: str, board: str, question: dict[str, object]) -> WatchedProgram:
    program = WatchedProgram(text, board, question, lambda: 0.0)
    program.advance()
    return program


def said(program: WatchedProgram, *, known: bool = False) -> list[str]:
    """The sentences of all changes of the board, up to their first stop; with variables that are known."""
    sentences = []
    for position in range(1, program.head):
        if known:
            program.variables(position)
        moment = program.moment(position)
        if moment["kind"]:
            sentences.append(str(moment["sentence"]))
    return sentences


def test_a_line_is_told_with_the_square_that_it_wrote_to() -> None:
    sentences = said(watched(MATRIX, "queens", {"n": 4}))
    assert sentences[0] == "mat[0][0] = 1: a queen is placed in row 1, column 1. Next is line 9."
    assert sentences[2] == "mat[1][2] = 0: the queen in row 2, column 3 is taken back. Next is line 6."
    assert sentences[-1] == (
        "mat[3][2] = 1: a queen is placed in row 4, column 3; the board is full, and it is a solution. "
        "Next is line 9."
    )


def test_other_values_are_told_where_they_are_known() -> None:
    program = watched(GRID, "sudoku", {"givens": 81 * "."})
    assert said(program)[0] == (
        "board[row - 1][col + 1] = digit: 3 is placed in row 1, column 3. Next is line 4."
    )
    sentences = said(program, known=True)
    assert sentences[:2] == [
        "board[1 - 1][1 + 1] = 3: 3 is placed in row 1, column 3. Next is line 4.",
        "board[1 - 1][1 + 1] = 4: 4 is placed in row 1, column 3. Next is line 4.",
    ]
    # What a function returns, and what its last line did, is one moment.
    assert sentences[2] == (
        "row[2:] = [0] * 7: the 4 in row 1, column 3 is taken back. clear returned None to line 6 of solve."
    )


def test_a_line_that_is_no_assignment_is_told_as_it_stands() -> None:
    program = watched(ARRAY, "queens", {"n": 4})
    assert said(program)[0] == (
        "for queens[row] in range(len(queens)): a queen is placed in row 1, column 1. Next is line 5."
    )


def test_moves_of_a_knight_are_told_by_the_names_of_chess() -> None:
    program = watched(KNIGHT, "knight", {"rows": 3, "cols": 4, "start": [0, 0]})
    assert said(program) == [
        "board[0][0] = move: move 1 goes to a3. Next is line 4.",
        "board[0][0] = 0: move 1 on a3 is taken back. Next is line 5.",
    ]
    assert said(program, known=True)[0] == "board[0][0] = 1: move 1 goes to a3. Next is line 4."


COLUMNS = """
def solve(queens):
    row, col = 1, 2
    queens[row] = col
    queens[row] = -1
    return False
"""


def test_a_list_of_columns_tells_row_and_column() -> None:
    assert said(watched(COLUMNS, "queens", {"n": 4})) == [
        "queens[1] = 2: a queen is placed in row 2, column 3. Next is line 5.",
        "queens[1] = -1: the queen in row 2, column 3 is taken back. Next is line 6.",
    ]


def test_the_answer_is_where_the_first_solution_is() -> None:
    program = watched(MATRIX, "queens", {"n": 4})
    assert program.report()["answer"] == program.jump("next-solution", 0)
    assert program.report()["printed"] is False
    printing = MATRIX.replace("return True\n    for", "return print(mat) or True\n    for")
    # What is printed after it is to be seen as well.
    program = watched(printing, "queens", {"n": 4})
    assert (program.report()["answer"], program.report()["printed"]) == (program.head, True)
    for text in (MATRIX.replace("return True", "return False"), YIELDING):
        program = watched(text, "queens", {"n": 4})
        assert program.report()["answer"] == program.head


YIELDING = """
def solve(queens, row=0):
    if row == len(queens):
        yield list(queens)
        return
    for col in range(len(queens)):
        if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
            queens[row] = col
            yield from solve(queens, row + 1)
"""
