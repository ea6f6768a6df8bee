"""Bent sets: n cells that hold n digits, in two units about a pivot, such as XY-wings.

A digit of which all the set's cells see each other can be there only once. If one digit alone may be there
more often, the set has it somewhere, for the others are too few for all cells. If none may, it has them all.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from undoku.sudoku.techniques.candidates import CELLS, EVERY_DIGIT, PEERS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.state import peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

    _Partial = tuple[int, int, list[tuple[int, int]]]
    """Cells put together, what is known of them (see below), and those that may be added, with the same."""

_RATINGS = {3: (0, 0, 42, 44), 4: (0, 0, 55, 56, 55), 5: (0, 0, 63, 64, 63, 62)}
"""By the number of cells, and then by the largest number of candidates that one of them has."""


def bent_sets(state: State, size: int) -> Iterator[Rated | None]:
    """So many cells, 3 to 5, of so many digits."""
    few = [mask if mask.bit_count() <= size else 0 for mask in state.cells]
    seen = set()
    for pivot in members(state.empty):
        if few[pivot]:
            for chosen, digits in _sets(size, pivot, few[pivot], _NEAR[pivot](few)):
                if chosen not in seen:
                    seen.add(chosen)
                    out = _out(state, chosen, digits)
                    if out:
                        most = max(few[cell].bit_count() for cell in members(chosen))
                        yield _RATINGS[size][most], out, 0
            yield None


def _out(state: State, chosen: int, digits: int) -> int:
    """The candidates that see all places of their digit in a set, of these digits."""
    out = 0
    for digit in members(digits):
        places = state.places[digit]
        out |= (peers_of_all(chosen & places) & places) << CELLS * digit
    return out


@lru_cache(1024)
def _sets(size: int, pivot: int, digits: int, near: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The sets of a pivot and some of its peers, whose digits are given: their cells, and the digits that go.

    From one step to the next most cells have the same candidates about them.
    """
    about = [
        (bit, held * times | lacking)
        for held, (bit, times, lacking) in zip(near, _ABOUT[pivot], strict=True)
        if held
    ]
    begun: list[_Partial] = [(1 << pivot, digits, about)]
    for wanted in range(size - 1, 1, -1):
        wider = []
        for chosen, known, rest in begun:
            left = [
                (bit, joint)
                for bit, more in rest
                if ((joint := known | more) & EVERY_DIGIT).bit_count() <= size
                and not (often := joint >> 9 & joint >> 18 & joint >> 27 & EVERY_DIGIT) & often - 1
                and joint >> _PAIRS != _NO_PAIR
            ]
            wider += [
                (chosen | bit, joint, left[index:])
                for index, (bit, joint) in enumerate(left[: len(left) - wanted + 1], 1)
            ]
        begun = wider
    return tuple(
        (chosen | bit, often or joint & EVERY_DIGIT)
        for chosen, known, rest in begun
        for bit, more in rest
        if ((joint := known | more) & EVERY_DIGIT).bit_count() == size
        and not (often := joint >> 9 & joint >> 18 & joint >> 27 & EVERY_DIGIT) & often - 1
        and joint >> _PAIRS != _NO_PAIR
    )


# What is known of cells is one number, so that putting cells together is one operation: their digits; those
# of them that are outside of the pivot's row, of its column and of its box; and which two of these three do
# not hold all cells. A digit that is outside of all three may be there more than once.

_PAIRS = 36
_NO_PAIR = 0b111


def _about(pivot: int, cell: int) -> tuple[int, int, int]:
    """Another cell, what to multiply its digits with, and which pairs of units do not hold it."""
    row, column, box = (UNITS[unit] >> cell & 1 for unit in UNITS_OF[pivot])
    times = 1 | (1 - row) << 9 | (1 - column) << 18 | (1 - box) << 27
    lacking = 1 - (row | column) | (1 - (row | box)) << 1 | (1 - (column | box)) << 2
    return 1 << cell, times, lacking << _PAIRS


_ABOUT = [[_about(pivot, cell) for cell in members(PEERS[pivot])] for pivot in range(CELLS)]
_NEAR = [itemgetter(*members(PEERS[pivot])) for pivot in range(CELLS)]
