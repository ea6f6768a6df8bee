"""Whether a program solves small boards, found by running it in plain Python, without the engine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise, permutations
from typing import Any

MOST = 600_000
"""Lines that a program may run on one board."""

GRIDS = (
    "034678912672195348198340567859761423426803791713924856961537284287409635345286170",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286170",
    "534008912672195348198342567859001423426853791713924856961537284287419635345286179",
    "030608912670095348008040500059761023400803701003904800961507200280419035340080009",
    "396508400520000000087000031003010080900863005050090600130000250000000074005206300",
)
SOLVABLE = (True, True, True, True, False)
TOURS = ((3, 4, 0, 0, True), (1, 1, 0, 0, True), (2, 2, 0, 0, False), (3, 3, 0, 0, False), (4, 3, 3, 2, True))


class Endless(Exception):
    """It ran for too long."""


def limited(call: Callable[[], Any]) -> Any:
    """What a call gives; raises Endless."""
    lines = 0

    def trace(frame: object, event: str, argument: object) -> Any:
        nonlocal lines
        lines += 1
        if lines > MOST:
            raise Endless
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        return call()
    finally:
        sys.settrace(before)


def is_right(text: str, board: str) -> bool:
    """Whether it gives what its first comment asks for, on every board."""
    try:
        names: dict[str, Any] = {}
        exec(compile(text, "arranged", "exec"), names)
        return limited_all(names["solve"], board)
    except (Exception, Endless):
        return False


def limited_all(solve: Callable[..., Any], board: str) -> bool:
    if board == "queens":
        return all(queens(solve, n) for n in (4, 1, 2, 5, 6))
    if board == "sudoku":
        return all(sudoku(solve, grid, known) for grid, known in zip(GRIDS, SOLVABLE, strict=True))
    return all(knight(solve, *tour) for tour in TOURS)


def queens(solve: Callable[..., Any], n: int) -> bool:
    """One that yields, or returns a list, gives all solutions; else the first is filled in."""
    known = {
        columns
        for columns in permutations(range(n))
        if len({row + col for row, col in enumerate(columns)}) == n
        and len({row - col for row, col in enumerate(columns)}) == n
    }
    is_list = solve.__code__.co_varnames[0] == "queens"
    given: Any = [-1] * n if is_list else [[0] * n for _ in range(n)]

    def columns_of(thing: Any) -> tuple[int, ...]:
        if is_list:
            return tuple(thing)
        assert all(sum(row) == 1 for row in thing)
        return tuple(row.index(1) for row in thing)

    blank = [-1] * n if is_list else [[0] * n for _ in range(n)]
    value = limited(lambda: every(solve(given), columns_of))
    if isinstance(value, list):
        return len(value) == len(known) and {*value} == known and given == blank
    if known:
        return value is True and columns_of(given) in known
    return value is False and given == blank


def every(value: Any, read: Callable[[Any], tuple[int, ...]]) -> Any:
    is_many = hasattr(value, "send") or isinstance(value, list)
    return [read(thing) for thing in value] if is_many else value


def sudoku(solve: Callable[..., Any], text: str, solvable: bool) -> bool:
    grid = [[int(digit) for digit in text[9 * row : 9 * row + 9]] for row in range(9)]
    before = [[*row] for row in grid]
    value = limited(lambda: solve(grid))
    if not solvable:
        return value is False and grid == before
    kept = all(
        not b or a == b
        for one, other in zip(grid, before, strict=True)
        for a, b in zip(one, other, strict=True)
    )
    boxes = [[grid[r + i][c + j] for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]
    units = [*grid, *map(list, zip(*grid, strict=True)), *boxes]
    return value is True and kept and all(sorted(unit) == [*range(1, 10)] for unit in units)


def knight(solve: Callable[..., Any], rows: int, cols: int, row: int, col: int, solvable: bool) -> bool:
    board = [[0] * cols for _ in range(rows)]
    value = limited(lambda: solve(board, row, col))
    if not solvable:
        return value is False and not any(map(any, board))
    order = sorted((move, i, j) for i, line in enumerate(board) for j, move in enumerate(line))
    if value is not True or [move for move, _, _ in order] != [*range(1, rows * cols + 1)]:
        return False
    leaps = all({abs(a - c), abs(b - d)} == {1, 2} for (_, a, b), (_, c, d) in pairwise(order))
    return leaps and order[0] == (1, row, col)
