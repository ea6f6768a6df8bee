"""Singles, and the steps that Sudoku Explainer calls direct, for a digit can be placed at once after them."""

from __future__ import annotations

from undoku.sudoku.techniques.arising import listed
from undoku.sudoku.techniques.candidates import (
    BOXES,
    CELLS,
    COLUMNS,
    EVERY_DIGIT,
    EXCLUDES,
    FIELD,
    ROWS,
    UNITS,
    UNITS_OF,
    members,
)
from undoku.sudoku.techniques.folds import FIELDS, alone, counts
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.unit_subsets import cells_at, subsets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator
    from typing import TypeAlias

    Rated: TypeAlias = tuple[int, int, int]
    """A rating in tenths, and the candidates that go and those that are placed."""

_LAST, _IN_BOX, _IN_LINE = 10, 12, 15
_DIRECT_POINTING, _DIRECT_CLAIMING, _DIRECT_PAIR, _NAKED, _DIRECT_TRIPLET = 17, 19, 20, 23, 25
_POINTING, _CLAIMING = 26, 28


def together(found: Iterable[Rated | None]) -> Iterator[Rated | None]:
    """Pass the pauses on, and at the end give the easiest of some steps as one; nothing if there are none."""
    easiest = out = placed = 0
    for rated in found:
        if rated is None:
            yield None
        elif not easiest or rated[0] < easiest:
            easiest, out, placed = rated
        elif rated[0] == easiest:
            out |= rated[1]
            placed |= rated[2]
    if easiest:
        yield easiest, out, placed


def place_hidden(state: State) -> Generator[int, None, State]:
    """Place the easiest hidden singles together until there are none; yield ratings, and give the state then.

    They are the only place of a digit: in a unit with one empty cell, in a box, or on a line.
    """
    candidates, empty = state.candidates, state.empty
    digits = bytearray(state.digits)
    while empty:
        last_in_box, last_on_line = alone(counts(empty))
        in_box, on_line = alone(counts(candidates))
        rating, placed = _LAST, candidates & (empty & (last_in_box | last_on_line)) * FIELDS
        if not placed:
            rating, placed = _IN_BOX, candidates & in_box
        if not placed:
            rating, placed = _IN_LINE, candidates & on_line
        if not placed:
            break
        yield rating
        candidates &= ~placed
        while placed:
            lowest = placed & -placed
            placed ^= lowest
            number = lowest.bit_length() - 1
            digit, cell = divmod(number, CELLS)
            digits[cell] = digit + 1
            empty &= ~(1 << cell)
            candidates &= ~EXCLUDES[number]
    if empty == state.empty:
        return state
    cells = [0] * CELLS
    places = [candidates >> CELLS * digit & FIELD for digit in range(9)]
    for digit, left in enumerate(places):
        for cell in members(left):
            cells[cell] |= 1 << digit
    return State(bytes(digits), cells, places, empty, state.given, state.unique, listed(cells, places))


def naked_singles(state: State) -> Iterator[Rated]:
    """The only candidate of a cell."""
    for number in state.naked:
        yield _NAKED, 0, 1 << number


def _locked(state: State) -> Iterator[tuple[range, int, int]]:
    """For each unit with a digit only where another one crosses it: its kind, the digit, and what goes."""
    # An easy puzzle goes without.
    from undoku.sudoku.techniques.families.intersections import locked

    pointing, claiming = state.once(locked)
    for lines, points, claims in zip((ROWS, COLUMNS), pointing, claiming, strict=True):
        for number in members(points | claims):
            digit, cell = divmod(number, CELLS)
            places, line, box = (
                state.places[digit],
                UNITS[UNITS_OF[cell][lines is COLUMNS]],
                UNITS[UNITS_OF[cell][2]],
            )
            if points >> number & 1:
                yield BOXES, digit, places & line & ~box
            else:
                yield lines, digit, places & box & ~line


def direct_locking(state: State) -> Iterator[Rated]:
    """Locked candidates after which another unit of the same kind has one place left for the digit."""
    for kind, digit, out in _locked(state):
        places = state.places[digit]
        for number in kind:
            if UNITS[number] & out:
                left = places & UNITS[number] & ~out
                if left and not left & left - 1:
                    yield _DIRECT_POINTING if kind is BOXES else _DIRECT_CLAIMING, 0, left << CELLS * digit


def locking(state: State) -> Iterator[Rated]:
    """Locked candidates."""
    for kind, digit, out in _locked(state):
        yield _POINTING if kind is BOXES else _CLAIMING, out << CELLS * digit, 0


def hidden_sets(state: State, size: int) -> Iterator[tuple[int, int]]:
    """For each unit in which so many digits have only so many cells: the unit's cells, and what goes."""
    for unit, found in state.once(subsets):
        for digits, positions in found.hidden[size - 2]:
            cells = cells_at(unit, positions)
            out = 0
            for digit in members(EVERY_DIGIT & ~digits):
                out |= (state.places[digit] & cells) << CELLS * digit
            if out:
                yield UNITS[unit], out


def direct_hidden_pairs(state: State) -> Iterator[Rated]:
    """Hidden pairs after which a digit that goes has one place left in their unit."""
    return _direct_sets(state, 2, _DIRECT_PAIR)


def direct_hidden_triplets(state: State) -> Iterator[Rated]:
    """The same of hidden triplets."""
    return _direct_sets(state, 3, _DIRECT_TRIPLET)


def _direct_sets(state: State, size: int, rating: int) -> Iterator[Rated]:
    for unit, out in hidden_sets(state, size):
        for digit, places in enumerate(state.places):
            gone = out >> CELLS * digit & FIELD
            if gone:
                left = places & unit & ~gone
                if left and not left & left - 1:
                    yield rating, 0, left << CELLS * digit
