"""All ways to place one digit in what is left of the grid: its templates, looked at together.

A template takes one candidate of every row, so that no two lie in a column or a box. There may be thousands
of them, but not within a band, three rows: there the digit goes once into each of the three stacks, so that
what a band needs to tell the others is which columns it takes, and of these sets there are at most 27.

    rows 1 to 3   { columns taken: the candidates with which that can be done }     at most 27 entries
    rows 4 to 6   { ... }
    rows 7 to 9   { ... }

Three entries, one of each band, that take different columns are a template, or several. A candidate that is
in none of them is false; one that is in all of them is true.
"""

from __future__ import annotations

from functools import lru_cache

from undoku.sudoku.techniques.candidates import COLUMNS, ROWS, UNITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State

_STACKS = (0b000000111, 0b000111000, 0b111000000)
_NO_CELLS, _ALL_CELLS = 0, -1


@lru_cache(maxsize=512)
def in_some_and_in_all(places: int) -> tuple[int, int]:
    """Give the cells that are in some template of a digit that can go to `places`, and those that are in all.

    Rows without a place count as served. If there is no template, the grid is broken, and both are 0.
    """
    first, second, third = (_ways_of_band(places >> 27 * band) for band in range(3))
    columns = sum(1 << column for column, unit in enumerate(COLUMNS) if places & UNITS[unit])
    in_some, in_all = _NO_CELLS, _ALL_CELLS
    for one, (one_some, one_all) in first.items():
        for two, (two_some, two_all) in second.items():
            if not one & two:
                rest = third.get(columns ^ one ^ two)
                if rest:
                    in_some |= one_some | two_some << 27 | rest[0] << 54
                    in_all &= one_all | two_all << 27 | rest[1] << 54
    return in_some, in_all if in_some else 0


def impossible(places: int) -> int:
    """Give those of a digit's places that are in none of its templates; 0 if it has none at all."""
    possible = in_some_and_in_all(places)[0]
    return places & ~possible if possible else 0


def with_victims(state: State) -> tuple[tuple[int, int], ...]:
    """Give the digits, from 0, that have places where they cannot go, with all their places.

    Whatever follows from one digit alone concerns one of those, so long as nothing is wrong.
    Ask with `state.once(with_victims)`.
    """
    return tuple((digit, places) for digit, places in enumerate(state.places) if impossible(places))


@lru_cache(maxsize=512)
def _ways_of_band(band: int) -> dict[int, tuple[int, int]]:
    """Give for every set of columns that three rows can take the cells in some and in all ways to do so."""
    ways = {0: (_NO_CELLS, _NO_CELLS)}
    for row in ROWS[:3]:
        places = band >> 9 * row & 511
        if places:
            ways = _with_row(ways, places, 9 * row)
    return ways


def _with_row(ways: dict[int, tuple[int, int]], places: int, first_cell: int) -> dict[int, tuple[int, int]]:
    """Let one more row take a column, of a stack that no row above has taken."""
    longer: dict[int, tuple[int, int]] = {}
    for columns, (in_some, in_all) in ways.items():
        free = places
        for stack in _STACKS:
            if columns & stack:
                free &= ~stack
        while free:
            column = free & -free
            free ^= column
            cell = column << first_cell
            known = longer.get(columns | column)
            if known:
                longer[columns | column] = known[0] | in_some | cell, known[1] & (in_all | cell)
            else:
                longer[columns | column] = in_some | cell, in_all | cell
    return longer
