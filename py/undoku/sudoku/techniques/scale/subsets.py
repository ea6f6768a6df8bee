"""Naked and hidden sets and fish, by size."""

from __future__ import annotations

from itertools import combinations

from undoku.sudoku.techniques.candidates import CELLS, COLUMNS, ROWS, UNITS, members
from undoku.sudoku.techniques.scale.direct import hidden_sets

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
    cells = state.cells
    for unit in UNITS:
        empty = unit & state.empty
        held = [(cell, mask) for cell in members(empty) if (mask := cells[cell]).bit_count() <= size]
        if len(held) < size:
            continue
        for chosen in combinations(held, size):
            digits = 0
            for _, mask in chosen:
                digits |= mask
            if digits.bit_count() == size:
                others = empty
                for cell, _ in chosen:
                    others ^= 1 << cell
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
    for digit, places in enumerate(state.places):
        for base, cover in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            lines = []
            for line in base:
                held = places & UNITS[line]
                if 1 < held.bit_count() <= size:
                    crossed = sum(1 << number for number in cover if UNITS[number] & held)
                    lines.append((held, crossed))
            for chosen in combinations(lines, size):
                crossed = 0
                for _, mask in chosen:
                    crossed |= mask
                if crossed.bit_count() == size:
                    out = 0
                    for number in members(crossed):
                        out |= places & UNITS[number]
                    for held, _ in chosen:
                        out &= ~held
                    if out:
                        yield _FISH[size], out << CELLS * digit, 0
