"""Whether a function wants a list of columns or a list of rows is told from what the program does with it."""

from textwrap import dedent

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.program import Program

GRIDS = {
    "two indexes": "def solve(board):\n    board[0][0] = 1",
    "rows gone through": "def solve(board):\n    for row in board:\n        for cell in row: pass",
    "numbered rows": "def solve(board):\n    for r, row in enumerate(board):\n        row[r] = 1",
    "in a row": "def solve(board):\n    return 1 in board[0]",
    "how long a row is": "def solve(board):\n    return len(board[0])",
    "a copy of rows": "def solve(board):\n    b = [row[:] for row in board]\n    b[0][0] = 1",
    "handed on": "def put(b, r, c):\n    b[r][c] = 1\ndef solve(board):\n    put(board, 0, 0)",
    "handed on twice": """
        def put(b, c):
            b[c] = 1
        def row(b, r, c):
            put(b[r], c)
        def solve(board):
            row(board, 0, 0)
    """,
    "nested": "def solve(board):\n    def put(r, c):\n        board[r][c] = 1\n    put(0, 0)",
    "a global": """
        grid = []
        def put():
            grid[0][0] = 1
        def solve(board):
            global grid
            grid = board
            put()
    """,
    "an attribute": """
        class Queens:
            def __init__(self, board):
                self.grid = board
            def solve(self):
                self.grid[0][0] = 1
    """,
    "an object made": """
        class Queens:
            def __init__(self, cells):
                self.grid = cells
            def put(self):
                self.grid[0][0] = 1
        def solve(board):
            Queens(board).put()
    """,
}
COLUMNS = {
    "one index": "def solve(board):\n    board[0] = 1",
    "gone through": "def solve(board):\n    for col in board: print(col)",
    "numbered": "def solve(board):\n    return [(r, c) for r, c in enumerate(board)]",
    "handed on": "def safe(b):\n    return b[0] > 0 and 1 in b\ndef solve(board):\n    return safe(board)",
    "a grid of the same name elsewhere": """
        def show(queens):
            board = [["."] * 4 for _ in range(4)]
            board[0][queens[0]] = "Q"
        def solve(board):
            show(board)
            board[0] = 1
    """,
    "an index from it": "def solve(board):\n    marks = [[0] * 4] * 4\n    marks[0][board[0]] = 1",
    "its length": "def solve(board):\n    return len(board)",
}


def call_of(text: str) -> str:
    return Program(dedent(text)).ready("queens", Wanted()).called.call


@pytest.mark.parametrize("name", GRIDS)
def test_a_list_of_rows(name: str) -> None:
    assert "(board)" in call_of(GRIDS[name])


@pytest.mark.parametrize("name", COLUMNS)
def test_no_list_of_rows(name: str) -> None:
    assert "(board)" not in call_of(COLUMNS[name])
