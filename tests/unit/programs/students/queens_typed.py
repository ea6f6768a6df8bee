from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

EMPTY: Final = -1


class Square(NamedTuple):
    row: int
    col: int


def attacks(one: Square, other: Square) -> bool:
    return one.col == other.col or abs(one.col - other.col) == abs(one.row - other.row)


def solve(n: int) -> list[Square] | None:
    return next(_extend(n, []), None)


def _extend(n: int, placed: list[Square]) -> Iterator[list[Square]]:
    if len(placed) == n:
        yield placed
        return
    for col in range(n):
        square = Square(len(placed), col)
        if not any(attacks(square, other) for other in placed):
            yield from _extend(n, [*placed, square])
