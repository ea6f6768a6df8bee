"""Bent sets: n cells that hold n digits, in two units about a pivot, such as XY-wings.

A digit of which all the set's cells see each other can be there only once. If one digit alone may be there
more often, the set has it somewhere, for the others are too few for all cells. If none may, it has them all.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, PEERS, UNITS, UNITS_OF, members
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
        near = [(cell, cells[cell]) for cell in few if PEERS[pivot] >> cell & 1]
        stack = [(0, 1 << pivot, cells[pivot], size - 1)]
        while stack:
            start, chosen, digits, wanted = stack.pop()
            if wanted:
                for index in range(start, len(near) - wanted + 1):
                    cell, mask = near[index]
                    union = digits | mask
                    if union.bit_count() <= size:
                        stack.append((index + 1, chosen | 1 << cell, union, wanted - 1))
            elif digits.bit_count() == size and chosen not in seen and _are_in_two_units(chosen, pivot):
                seen.add(chosen)
                out = _out(state, chosen, digits)
                if out:
                    yield _RATINGS[size][max(cells[cell].bit_count() for cell in members(chosen))], out, 0
        yield None


def _are_in_two_units(chosen: int, pivot: int) -> bool:
    """Whether two units of the pivot have all the cells."""
    row, column, box = (UNITS[unit] for unit in UNITS_OF[pivot])
    return not (chosen & ~(row | box) and chosen & ~(column | box) and chosen & ~(row | column))


def _out(state: State, chosen: int, digits: int) -> int:
    """What goes: of the digit that may be there more than once, or of all; nothing if there are several."""
    once: list[tuple[int, int]] = []
    often: list[tuple[int, int]] = []
    for digit in members(digits):
        held = chosen & state.places[digit]
        cell = held.bit_length() - 1
        if any(not held & ~UNITS[unit] for unit in UNITS_OF[cell]):
            once.append((digit, held))
        elif often:
            return 0
        else:
            often.append((digit, held))
    out = 0
    for digit, held in often or once:
        out |= (peers_of_all(held) & state.places[digit]) << CELLS * digit
    return out
