"""The symmetries that the givens of a puzzle may show, as cells that are given together or not at all."""

from __future__ import annotations

from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    Orbit: TypeAlias = tuple[int, ...]
    """Cells that the symmetry takes into each other, in reading order."""

    Turn: TypeAlias = "Callable[[int, int, int], tuple[int, int]]"
    """Where a square goes: its row and column, and the last row or column of the grid."""


def _half_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, last - column


def _quarter_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return column, last - row


def _horizontal(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, column


def _vertical(row: int, column: int, last: int) -> tuple[int, int]:
    return row, last - column


def _diagonal(row: int, column: int, last: int) -> tuple[int, int]:
    return column, row


_MAPS: dict[str, tuple[Turn, ...]] = {
    "none": (),
    "half-turn": (_half_turn,),
    "quarter-turn": (_quarter_turn,),
    "horizontal": (_horizontal,),
    "vertical": (_vertical,),
    "diagonal": (_diagonal,),
    "full": (_quarter_turn, _diagonal),
}

SYMMETRIES = tuple(_MAPS)
"""The symmetries by name.

`half-turn` and `quarter-turn` turn the grid; `horizontal` mirrors it in its middle row, `vertical` in its
middle column, `diagonal` in the diagonal from the top left; `full` is all of them together.
"""


@cache
def orbits(symmetry: str, size: int = 9) -> tuple[Orbit, ...]:
    """Give the orbits of a symmetry's name in a grid of a size, in the order of their first cells.

    >>> orbits("half-turn")[0], len(orbits("full")), sorted({len(orbit) for orbit in orbits("full")})
    ((0, 80), 15, [1, 4, 8])
    """
    found: dict[int, Orbit] = {}
    for start in range(size * size):
        if start not in found:
            reached = {start}
            left = [start]
            while left:
                square = divmod(left.pop(), size)
                for image in _MAPS[symmetry]:
                    row, column = image(*square, size - 1)
                    if size * row + column not in reached:
                        reached.add(size * row + column)
                        left.append(size * row + column)
            orbit = tuple(sorted(reached))
            found.update(dict.fromkeys(orbit, orbit))
    return tuple(dict.fromkeys(found.values()))


@cache
def numbers(symmetry: str, size: int = 9) -> frozenset[int]:
    """Give the numbers of givens that a symmetry's orbits can make up in a grid of a size.

    >>> 18 in numbers("full"), 20 in numbers("full"), 18 in numbers("half-turn")
    (False, True, True)
    """
    reached = {0}
    for orbit in orbits(symmetry, size):
        reached |= {number + len(orbit) for number in reached}
    return frozenset(reached)
