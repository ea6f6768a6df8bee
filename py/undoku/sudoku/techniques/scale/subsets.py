"""Naked and hidden sets and fish, by size."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from undoku.sudoku.techniques.candidates import CELLS, COLUMNS, ROWS, UNITS, joined, members
from undoku.sudoku.techniques.digit_templates import with_victims
from undoku.sudoku.techniques.scale.direct import hidden_sets
from undoku.sudoku.techniques.unit_subsets import cells_at, subsets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_NAKED = {2: 30, 3: 36, 4: 50}
_FISH = {2: 32, 3: 38, 4: 52}
_HIDDEN = {2: 34, 3: 40, 4: 54}


def naked(state: State, size: int) -> Iterator[Rated]:
    """So many cells of a unit that hold so many digits: these go from the unit's other cells."""
    for unit, found in state.once(subsets):
        for positions, digits in found.naked[size - 2]:
            others = UNITS[unit] & ~cells_at(unit, positions)
            out = 0
            for digit in members(digits):
                out |= (others & state.places[digit]) << CELLS * digit
            if out:
                yield _NAKED[size], out, 0


def hidden(state: State, size: int) -> Iterator[Rated]:
    """So many digits of a unit that have so many cells."""
    for _, out in hidden_sets(state, size):
        yield _HIDDEN[size], out, 0


def fish(state: State, size: int) -> Iterator[Rated]:
    """So many rows in which a digit has its places in so many columns, or the other way round."""
    for digit, places in state.once(with_victims):
        out = _fish(places, size)
        if out:
            yield _FISH[size], out << CELLS * digit, 0


@lru_cache(2048)
def _fish(places: int, size: int) -> int:
    """The cells from which a digit goes; from one step to the next most digits keep their places."""
    out = 0
    for base, cover in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        lines = []
        for line in base:
            held = places & UNITS[line]
            if 1 < held.bit_count() <= size:
                lines.append((held, sum(1 << number for number in cover if UNITS[number] & held)))
        for chosen in combinations(lines, size):
            body = crossed = 0
            for held, mask in chosen:
                body |= held
                crossed |= mask
            if crossed.bit_count() == size:
                out |= places & joined(UNITS, crossed) & ~body
    return out
