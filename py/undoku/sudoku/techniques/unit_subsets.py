"""The naked and the hidden subsets of every unit of a state."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from undoku.sudoku.techniques.candidates import BOXES, COLUMNS, LAYOUT, ROWS, members
from undoku.sudoku.techniques.closed import closed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State


class Subsets(NamedTuple):
    """The subsets of a unit, of two, three and four, each as two masks; cells by their position in the unit.

    Attributes:
        naked: cells, and the digits that they have between them.
        hidden: digits, and the cells that they have between them.
    """

    naked: tuple[list[tuple[int, int]], ...]
    hidden: tuple[list[tuple[int, int]], ...]


def subsets(state: State) -> tuple[tuple[int, Subsets], ...]:
    """Give the subsets of every unit, the boxes first; ask for them with `state.once(subsets)`."""
    return tuple((number, _subsets_of(masks(state.cells))) for number, masks in _MASKS)


_BOXES_FIRST = (*BOXES, *ROWS, *COLUMNS)
_MASKS = tuple((number, itemgetter(*LAYOUT.units[number])) for number in _BOXES_FIRST)
"""For each unit what takes the masks of its nine cells out of those of all cells."""


@lru_cache(4096)
def _subsets_of(masks: tuple[int, ...]) -> Subsets:
    """Find the subsets among nine cells; from one step of a path to the next most units stay as they are."""
    places = [0] * 9
    for position, mask in enumerate(masks):
        for digit in members(mask):
            places[digit] |= 1 << position
    return Subsets(closed(masks), closed(places))


@lru_cache(4096)
def cells_at(number: int, positions: int) -> int:
    """Give the cells of a unit that are at some positions in it, which are a mask as well."""
    unit = LAYOUT.units[number]
    return sum(1 << unit[position] for position in members(positions))
