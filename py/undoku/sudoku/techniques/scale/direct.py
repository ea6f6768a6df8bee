"""Singles, and the steps that Sudoku Explainer calls direct, for a digit can be placed at once after them."""

from __future__ import annotations

from itertools import combinations

from undoku.sudoku.techniques.candidates import BOXES, CELLS, COLUMNS, CROSSINGS, FIELD, ROWS, UNITS, members
from undoku.sudoku.techniques.state import of_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.state import State

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


def hidden_singles(state: State) -> Iterator[Rated]:
    """The only place of a digit: in a unit with one empty cell, in a box, or on a line."""
    for digit, places in enumerate(state.places):
        if places:
            shift = CELLS * digit
            for number, unit in enumerate(UNITS):
                left = places & unit
                if left and not left & left - 1:
                    is_last = state.empty & unit == left
                    rating = _LAST if is_last else _IN_BOX if number in BOXES else _IN_LINE
                    yield rating, 0, left << shift


def naked_singles(state: State) -> Iterator[Rated]:
    """The only candidate of a cell."""
    for cell in members(state.once(of_size)[1]):
        yield _NAKED, 0, 1 << CELLS * (state.cells[cell].bit_length() - 1) + cell


def _locked(state: State) -> Iterator[tuple[range, int, int]]:
    """For each unit with a digit only where another one crosses it: its kind, the digit, and what goes."""
    for digit, places in enumerate(state.places):
        for box, line, crossing in CROSSINGS:
            shared = places & crossing
            if shared:
                in_box, on_line = places & UNITS[box], places & UNITS[line]
                if in_box == shared:
                    if on_line != shared:
                        yield BOXES, digit, on_line ^ shared
                elif on_line == shared:
                    yield ROWS if line in ROWS else COLUMNS, digit, in_box ^ shared


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
    for unit in UNITS:
        places = [
            (digit, held)
            for digit, all_places in enumerate(state.places)
            if 1 < (held := all_places & unit).bit_count() <= size
        ]
        for chosen in combinations(places, size):
            cells = 0
            for _, held in chosen:
                cells |= held
            if cells.bit_count() == size:
                out = 0
                kept = {digit for digit, _ in chosen}
                for digit, all_places in enumerate(state.places):
                    if digit not in kept:
                        out |= (all_places & cells) << CELLS * digit
                if out:
                    yield unit, out


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
