"""The symmetries that the givens of a puzzle may show, as cells that are given together or not at all."""

from __future__ import annotations

from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    Orbit: TypeAlias = tuple[int, ...]
    """Cells that the symmetry takes into each other, in reading order."""

_LAST = 8


def _half_turn(row: int, column: int) -> tuple[int, int]:
    return _LAST - row, _LAST - column


def _quarter_turn(row: int, column: int) -> tuple[int, int]:
    return column, _LAST - row


def _horizontal(row: int, column: int) -> tuple[int, int]:
    return _LAST - row, column


def _vertical(row: int, column: int) -> tuple[int, int]:
    return row, _LAST - column


def _diagonal(row: int, column: int) -> tuple[int, int]:
    return column, row


_MAPS: dict[str, tuple[Callable[[int, int], tuple[int, int]], ...]] = {
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
def orbits(symmetry: str) -> tuple[Orbit, ...]:
    """Give the orbits of a symmetry's name, in the order of their first cells.

    >>> orbits("half-turn")[0], len(orbits("full")), sorted({len(orbit) for orbit in orbits("full")})
    ((0, 80), 15, [1, 4, 8])
    """
    found: dict[int, Orbit] = {}
    for start in range(81):
        if start not in found:
            reached = {start}
            left = [start]
            while left:
                square = divmod(left.pop(), 9)
                for image in _MAPS[symmetry]:
                    row, column = image(*square)
                    if 9 * row + column not in reached:
                        reached.add(9 * row + column)
                        left.append(9 * row + column)
            orbit = tuple(sorted(reached))
            found.update(dict.fromkeys(orbit, orbit))
    return tuple(dict.fromkeys(found.values()))


@cache
def numbers(symmetry: str) -> frozenset[int]:
    """Give the numbers of givens that a symmetry's orbits can make up.

    >>> 18 in numbers("full"), 20 in numbers("full"), 18 in numbers("half-turn")
    (False, True, True)
    """
    reached = {0}
    for orbit in orbits(symmetry):
        reached |= {number + len(orbit) for number in reached}
    return frozenset(reached)
