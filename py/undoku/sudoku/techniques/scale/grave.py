"""The bivalue universal grave: all cells with two candidates, each digit twice in a unit or not at all.

Such a grid has no solution or several. So in a puzzle with one, of the candidates that are too many for it
one must be true: those of cells with more than two that all three units hold more than twice.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.scale.loops import sets_with
from undoku.sudoku.techniques.state import of_size, peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_TYPE_1, _TYPE_2, _TYPE_3, _TYPE_4 = 56, 57, 58, 57
_MOST = 9
"""More cells with more than two candidates than this are not looked at."""


def grave(state: State) -> Iterator[Rated]:
    """Types 1 to 4."""
    too_many = _too_many(state)
    if not too_many:
        return
    cells = sum(1 << cell for cell in too_many)
    digits = 0
    for mask in too_many.values():
        digits |= mask
    if len(too_many) == 1:
        yield _TYPE_1, _others(state, too_many, 0), 0
        return
    if digits.bit_count() == 1:
        digit = digits.bit_length() - 1
        out = peers_of_all(cells) & state.places[digit]
        if out:
            yield _TYPE_2, out << CELLS * digit, 0
    for unit in UNITS:
        if cells & ~unit:
            continue
        for size, out in sets_with(state, unit, cells, digits):
            yield _TYPE_3 + size - 2, out, 0
        if len(too_many) == 2:
            first, second = too_many
            for digit in members(state.cells[first] & state.cells[second] & ~digits):
                if state.places[digit] & unit == cells:
                    out = _others(state, too_many, 1 << digit)
                    if out:
                        yield _TYPE_4, out, 0


def _too_many(state: State) -> dict[int, int]:
    """For each cell with more than two candidates those that are too many; empty where there is no grave."""
    sizes = state.once(of_size)
    more = state.empty & ~sizes[2]
    if not state.unique or sizes[0] or sizes[1] or not 0 < more.bit_count() <= _MOST:
        return {}
    left = list(state.places)
    too_many = {}
    for cell in members(more):
        found = 0
        for digit in members(state.cells[cell]):
            if all((state.places[digit] & UNITS[unit]).bit_count() > 2 for unit in UNITS_OF[cell]):
                found |= 1 << digit
                left[digit] &= ~(1 << cell)
        if (state.cells[cell] & ~found).bit_count() != 2:
            return {}
        too_many[cell] = found
    if any((places & unit).bit_count() not in (0, 2) for places in left for unit in UNITS):
        return {}
    return too_many


def _others(state: State, too_many: dict[int, int], kept: int) -> int:
    """The candidates of the cells that are not too many, but for digits that are kept."""
    out = 0
    for cell, found in too_many.items():
        for digit in members(state.cells[cell] & ~found & ~kept):
            out |= 1 << CELLS * digit + cell
    return out
