"""Programs as students write them, each with the board and the arguments it is called with."""

from __future__ import annotations

from typing import Any, NamedTuple

BLOG = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
EASY = "534678912672195348198342567859761423426853791713924856961537284287419000000000000"


class Example(NamedTuple):
    """A program, its board, what that asks, and the arguments of a call."""

    text: str
    board: str
    question: dict[str, Any]
    arguments: list[Any]


def sudoku(text: str, givens: str = BLOG) -> Example:
    rows = [[int(digit) for digit in givens[9 * row : 9 * row + 9]] for row in range(9)]
    return Example(text, "sudoku", {"givens": givens, "size": 9}, [rows])


def queens(text: str, n: int = 6, *more: Any) -> Example:
    return Example(text, "queens", {"n": n}, [[-1] * n, *more])


def knight(text: str, rows: int = 5, cols: int = 5) -> Example:
    question = {"rows": rows, "cols": cols, "start": [0, 0], "end": None, "closed": False}
    return Example(text, "knight", question, [[[0] * cols for _ in range(rows)], 0, 0, 1])


EXAMPLES = {
    "first empty": sudoku(
        """
def solve(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    if fits(board, row, col, digit):
                        board[row][col] = digit
                        if solve(board):
                            return True
                        board[row][col] = 0
                return False
    return True


def fits(board, row, col, digit):
    if digit in board[row]: return False
    if any(board[k][col] == digit for k in range(9)):
        return False
    top, left = row - row % 3, col - col % 3
    for i in range(3):
        for j in range(3):
            if board[top + i][left + j] == digit:
                return False
    return True
"""
    ),
    "sets and a comprehension": sudoku(
        """
from collections import defaultdict

def solve(board):
    used = defaultdict(set)
    empty = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                for unit in units(r, c):
                    used[unit].add(board[r][c])

    def search(index):
        if index == len(empty):
            return True
        r, c = empty[index]
        free = {
            digit
            for digit in range(1, 10)
            if not any(digit in used[unit] for unit in units(r, c))
        }
        for digit in sorted(free):
            board[r][c] = digit
            for unit in units(r, c): used[unit].add(digit)
            if search(index + 1):
                return True
            for unit in units(r, c): used[unit].discard(digit)
            board[r][c] = 0
        return False

    return search(0)

def units(r, c):
    return ("row", r), ("col", c), ("box", r // 3 * 3 + c // 3)
"""
    ),
    "exceptions": sudoku(
        """
class Stuck(Exception):
    pass

def solve(board):
    try:
        fill(board, 0)
    except Stuck:
        return False
    return True

def fill(board, cell):
    if cell == 81:
        return
    row, col = divmod(cell, 9)
    if board[row][col]:
        fill(board, cell + 1)
        return
    for digit in range(1, 10):
        try:
            check(board, row, col, digit)
            board[row][col] = digit
            fill(board, cell + 1)
            return
        except Stuck:
            board[row][col] = 0
        finally:
            last = digit
    raise Stuck(cell)

def check(board, row, col, digit):
    for k in range(9):
        if digit in (board[row][k], board[k][col], board[row // 3 * 3 + k // 3][col // 3 * 3 + k % 3]):
            raise Stuck
""",
        EASY,
    ),
    "one line loops": sudoku(
        """
def solve(board):
    free = 0
    for row in board: free += row.count(0)
    k = 0
    while k < 20: k += 1
    return search([board, k], free)

def search(state, free):
    board, _ = state
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    ok = all(board[row][k] != digit and board[k][col] != digit for k in range(9)) and \\
                        all(board[row // 3 * 3 + i][col // 3 * 3 + j] != digit
                            for i in range(3) for j in range(3))
                    if ok:
                        board[row][col] = digit
                        if search(state, free - 1): return True
                        board[row][col] = 0
                return False
    return True
""",
        EASY,
    ),
    "generator": queens(
        """
def solve(queens, row=0):
    n = len(queens)
    if row == n:
        yield tuple(queens)
        return
    for col in range(n):
        if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
            queens[row] = col
            yield from solve(queens, row + 1)
            queens[row] = -1
"""
    ),
    "generator and consumer": queens(
        """
def solve(queens):
    count = 0
    for found in place(queens, 0):
        count += 1
        last = list(found)
    return count > 0

def place(queens, row):
    if row == len(queens):
        yield queens
    else:
        for col in candidates(queens, row):
            queens[row] = col
            for found in place(queens, row + 1):
                yield found
            queens[row] = -1

def candidates(queens, row):
    for col in range(len(queens)):
        if not any(q == col or abs(q - col) == row - r for r, q in enumerate(queens[:row])):
            yield col
"""
    ),
    "markers": queens(
        """
def solve(queens):
    n = len(queens)
    top = [False] * n
    left, right = [False] * (2 * n - 1), [False] * (2 * n - 1)
    found = []

    def place(i):
        if i == n:
            found.append(queens[:])
            return
        for j in range(n):
            if not (top[j] or left[i + j] or right[i - j + n - 1]):
                queens[i] = j
                top[j] = left[i + j] = right[i - j + n - 1] = True
                place(i + 1)
                top[j] = left[i + j] = right[i - j + n - 1] = False
                queens[i] = -1

    place(0)
    return bool(found)
"""
    ),
    "tour": knight(
        """
MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]

def solve(board, row, col, move):
    rows, cols = len(board), len(board[0])
    board[row][col] = move
    if move == rows * cols:
        return True
    for down, across in MOVES:
        i, j = row + down, col + across
        if 0 <= i < rows and 0 <= j < cols and board[i][j] == 0:
            if solve(board, i, j, move + 1):
                return True
    board[row][col] = 0
    return False
"""
    ),
    "tour by degrees": knight(
        """
import random

def solve(board, row, col, move):
    board[row][col] = move
    if move == len(board) * len(board[0]):
        return True
    def free(r, c):
        return [
            (r + a, c + b)
            for a in (-2, -1, 1, 2)
            for b in (-2, -1, 1, 2)
            if abs(a) != abs(b)
            and 0 <= r + a < len(board)
            and 0 <= c + b < len(board[0])
            and not board[r + a][c + b]
        ]
    for r, c in sorted(free(row, col), key=lambda square: len(free(*square))):
        if solve(board, r, c, move + 1):
            return True
    board[row][col] = 0
    return False
""",
        6,
        6,
    ),
}
