"""What follows where some cells must not hold some digits alone: with these, they would have two fillings.

In a puzzle with one solution a candidate besides those digits is true in one of the cells at least. The
*spoiled* cells are those that have such candidates, which are the extra ones.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.state import peers_of_all
from undoku.sudoku.techniques.step import DEFINING, FIN, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.state import State

ONE_CELL, ONE_DIGIT, SUBSET, BOUND = 1, 2, 3, 4
"""Why something follows. The `values` of a step are this, and the digit of `Outcome.bound`.

There is one spoiled cell; one extra digit; two spoiled cells that act as one cell of a naked subset; two
spoiled cells, of which one must take a digit of the pattern.
"""


class Outcome(NamedTuple):
    """What follows from a pattern.

    Attributes:
        why: one of those above.
        gone: the candidates that go.
        units: the units that it rests on.
        bound: the digit, from 1, that one of two cells must take, if that is why.
        subset: the set of the other cells of a subset, if that is why.
    """

    why: int
    gone: int
    units: tuple[int, ...] = ()
    bound: int = 0
    subset: int = 0


def outcomes(state: State, cells: int, digits: int) -> Iterator[Outcome]:
    """Give all that follows where some cells must not hold the digits of a mask alone."""
    spoiled = extra = 0
    for cell in members(cells):
        more = state.cells[cell] & ~digits
        if more:
            spoiled |= 1 << cell
            extra |= more
    count = spoiled.bit_count()
    if count == 1:
        gone = _of_digits(state, spoiled, digits)
        if gone:
            yield Outcome(ONE_CELL, gone)
    elif extra and not extra & (extra - 1):
        digit = extra.bit_length() - 1
        gone = state.places[digit] & peers_of_all(spoiled)
        if gone:
            yield Outcome(ONE_DIGIT, gone << CELLS * digit)
    if count == 2:
        for unit in UNITS_OF[spoiled.bit_length() - 1]:
            if not spoiled & ~UNITS[unit]:
                yield from _of_two(state, unit, spoiled, extra, digits)


def _of_two(state: State, unit: int, spoiled: int, extra: int, digits: int) -> Iterator[Outcome]:
    """Give what follows of two spoiled cells in a unit."""
    for digit in members(digits):
        if state.places[digit] & UNITS[unit] == spoiled:
            gone = _of_digits(state, spoiled, digits & ~(1 << digit))
            if gone:
                yield Outcome(BOUND, gone, (unit,), digit + 1)
    for subset, union in subsets_with(state, unit, spoiled, extra):
        shared = peers_of_all(spoiled | subset) & ~subset
        gone = _of_digits(state, shared, union)
        if gone:
            both = spoiled | subset
            units = tuple(wide for wide in UNITS_OF[both.bit_length() - 1] if not both & ~UNITS[wide])
            yield Outcome(SUBSET, gone, units, 0, subset)


def _of_digits(state: State, cells: int, digits: int) -> int:
    """Give the candidates of some digits in some cells."""
    found = 0
    for digit in members(digits):
        found |= (state.places[digit] & cells) << CELLS * digit
    return found


def subsets_with(state: State, unit: int, as_one: int, digits: int) -> Iterator[tuple[int, int]]:
    """Give the naked subsets of a unit in which some cells act as one that has the digits of a mask.

    Each as the set of its other cells, and the mask of all its digits.
    """
    yield from _grown(state, list(members(UNITS[unit] & state.empty & ~as_one)), 0, digits, 1)


def _grown(
    state: State, left: Sequence[int], subset: int, digits: int, size: int
) -> Iterator[tuple[int, int]]:
    for index, cell in enumerate(left):
        wider = digits | state.cells[cell]
        missing = wider.bit_count() - (size + 1)
        if missing <= len(left) - index - 1:
            if not missing:
                yield subset | 1 << cell, wider
            yield from _grown(state, left[index + 1 :], subset | 1 << cell, wider, size + 1)


def steps_of(technique: str, state: State, cells: int, digits: int) -> Iterator[Step]:
    """Give the steps of a technique whose pattern is some cells that must not hold some digits alone."""
    for why, gone, units, bound, subset in outcomes(state, cells, digits):
        of_cells, held = _of_cells(state, cells), _of_cells(state, subset)
        pattern = _of_digits(state, cells, digits)
        roles = ((DEFINING, pattern), (FIN, of_cells & ~pattern))
        sets = (held,) if subset else ()
        yield Step(technique, gone, roles=roles, units=units, sets=sets, values=(why, bound))


def _of_cells(state: State, cells: int) -> int:
    """Give all candidates in some cells."""
    found = 0
    for cell in members(cells):
        found |= state.candidates & OF_CELL[cell]
    return found
