"""Bent sets: n cells that hold n digits, in two units about a pivot, such as XY-wings.

A digit of which all the set's cells see each other can be there only once. If one digit alone may be there
more often, the set has it somewhere, for the others are too few for all cells. If none may, it has them all.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.state import peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_RATINGS = {3: (0, 0, 42, 44), 4: (0, 0, 55, 56, 55), 5: (0, 0, 63, 64, 63, 62)}
"""By the number of cells, and then by the largest number of candidates that one of them has."""


def bent_sets(state: State, size: int) -> Iterator[Rated | None]:
    """So many cells, 3 to 5, of so many digits."""
    cells = state.cells
    few = [cell for cell in members(state.empty) if cells[cell].bit_count() <= size]
    seen = set()
    for pivot in few:
        near = [(1 << cell, cells[cell], _SHARED[pivot][cell]) for cell in few if _SHARED[pivot][cell]]
        begun = [(0, 1 << pivot, cells[pivot], _ANY_TWO)]
        for wanted in range(size - 1, 1, -1):
            begun = [
                (index + 1, chosen | near[index][0], digits | near[index][1], units & near[index][2])
                for start, chosen, digits, units in begun
                for index in range(start, len(near) - wanted + 1)
                if units & near[index][2] and (digits | near[index][1]).bit_count() <= size
            ]
        for start, chosen, digits, units in begun:
            for bit, mask, shared in near[start:]:
                if units & shared and (digits | mask).bit_count() == size and chosen | bit not in seen:
                    seen.add(chosen | bit)
                    out = _out(state, chosen | bit, digits | mask)
                    if out:
                        most = max(cells[cell].bit_count() for cell in members(chosen | bit))
                        yield _RATINGS[size][most], out, 0
        yield None


def _out(state: State, chosen: int, digits: int) -> int:
    """What goes: of the digit that may be there more than once, or of all; nothing if there are several."""
    once: list[tuple[int, int]] = []
    often: list[tuple[int, int]] = []
    for digit in members(digits):
        held = chosen & state.places[digit]
        row, column, box = UNITS_OF[held.bit_length() - 1]
        if not (held & ~UNITS[row] and held & ~UNITS[column] and held & ~UNITS[box]):
            once.append((digit, held))
        elif often:
            return 0
        else:
            often.append((digit, held))
    out = 0
    for digit, held in often or once:
        out |= (peers_of_all(held) & state.places[digit]) << CELLS * digit
    return out


_ANY_TWO = 0b111
"""Row and column, row and box, column and box of a pivot, which may hold the rest of a set."""


def _shared(pivot: int, cell: int) -> int:
    """Which two units of a pivot hold another cell, as a part of `_ANY_TWO`; 0 if it does not see it."""
    row, column, box = (UNITS[unit] >> cell & 1 for unit in UNITS_OF[pivot])
    return (row | column) | (row | box) << 1 | (column | box) << 2 if cell != pivot else 0


_SHARED = [[_shared(pivot, cell) for cell in range(CELLS)] for pivot in range(CELLS)]
