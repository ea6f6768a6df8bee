"""Unique rectangles: two digits in four cells that could be exchanged.

Four cells on two rows and two columns lie in two boxes. Were they to hold two digits alone, these could be
exchanged, and the rest of the grid would not notice: there would be two solutions.

        box     box                 box     box
      | 3 . | . 7 . |             | 7 . | . 3 . |         Every row, every column and every box
      | . . | . . . |     <-->    | . . | . . . |         has a 3 and a 7 on either side.
      | 7 . | . 3 . |             | 3 . | . 7 . |

In a puzzle with one solution a candidate besides the two is true in at least one of the four cells. The tests
say what follows, by where such extra candidates are: the *spoiled* cells have them. One of the two digits may
be gone from a cell already, as long as every side of the rectangle can still hold both. No cell holds a given
here, nor a digit that was placed: `avoidable` is about those.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import of_size, peers_of_all
from undoku.sudoku.techniques.step import DEFINING, FIN, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


class Rectangle(NamedTuple):
    """Four empty cells with two digits.

    Attributes:
        digits: the two digits, from 0.
        corners: the first cell has these two candidates alone; the next is in its line and its box, the third
            in its other line, the last opposite.
        cells: the four cells as a set.
        spoiled: the set of those that have other candidates too.
        extra: the mask of the digits of those candidates.
    """

    digits: tuple[int, int]
    corners: tuple[int, int, int, int]
    cells: int
    spoiled: int
    extra: int


def rectangles(state: State) -> tuple[Rectangle, ...]:
    """Give the rectangles of a state, each once; ask for them with `state.once(rectangles)`."""
    found: dict[tuple[int, int], Rectangle] = {}
    if not state.unique:
        return ()
    for first in members(state.once(of_size)[2]):
        pair = state.cells[first]
        low, high = members(pair)
        either = state.places[low] | state.places[high]
        lacking_low, lacking_high = ~state.places[low], ~state.places[high]
        row, column, box = UNITS_OF[first]
        for beside in members(either & (UNITS[row] | UNITS[column]) & UNITS[box] & ~(1 << first)):
            line = UNITS[column] if UNITS[row] >> beside & 1 else UNITS[row]
            for across in members(either & line & ~UNITS[box]):
                opposite = beside + across - first
                if not either >> opposite & 1:
                    continue
                cells = 1 << first | 1 << beside | 1 << across | 1 << opposite
                diagonal = 1 << beside | 1 << across
                if _one_sided(cells & lacking_low, diagonal) or _one_sided(cells & lacking_high, diagonal):
                    continue
                if (cells, pair) not in found:
                    corners = (first, beside, across, opposite)
                    found[cells, pair] = _rectangle(state, (low, high), corners, cells)
    return tuple(found.values())


def _one_sided(lacking: int, diagonal: int) -> bool:
    """Whether a digit lacks in both cells of a side of the rectangle."""
    return bool(lacking & (lacking - 1)) and lacking != diagonal


def _rectangle(
    state: State, digits: tuple[int, int], corners: tuple[int, int, int, int], cells: int
) -> Rectangle:
    pair = state.cells[corners[0]]
    spoiled = extra = 0
    for corner in corners:
        more = state.cells[corner] & ~pair
        if more:
            spoiled |= 1 << corner
            extra |= more
    return Rectangle(digits, corners, cells, spoiled, extra)


def _shared_units(cells: int) -> list[int]:
    """Give the units that hold all of two or more cells, at first the line."""
    return [unit for unit in UNITS_OF[cells.bit_length() - 1] if not cells & ~UNITS[unit]]


def _on_one_side(state: State) -> Iterator[tuple[Rectangle, list[int]]]:
    """Give the rectangles whose two spoiled cells are on one side, and the units that hold these two."""
    for rectangle in state.once(rectangles):
        if rectangle.spoiled.bit_count() == 2:
            units = _shared_units(rectangle.spoiled)
            if units and units[0] < 18:
                yield rectangle, units


def _is_diagonal(rectangle: Rectangle) -> bool:
    """Whether exactly two cells are spoiled, and these are opposite."""
    first, beside, across, opposite = rectangle.corners
    return rectangle.spoiled in (1 << first | 1 << opposite, 1 << beside | 1 << across)


def _step(
    technique: str,
    state: State,
    rectangle: Rectangle,
    eliminations: int,
    units: Sequence[int] = (),
    sets: tuple[int, ...] = (),
) -> Step:
    low, high = rectangle.digits
    of_cells = 0
    for corner in rectangle.corners:
        of_cells |= state.candidates & OF_CELL[corner]
    of_digits = of_cells & (rectangle.cells << CELLS * low | rectangle.cells << CELLS * high)
    roles = ((DEFINING, of_digits), (FIN, of_cells & ~of_digits))
    return Step(technique, eliminations, roles=roles, units=tuple(units), sets=sets)


@finds("uniqueness-1")
def one_spoiled_cell(state: State) -> Finding:
    """Three cells hold the two digits alone: they go from the fourth."""
    for rectangle in state.once(rectangles):
        if rectangle.spoiled.bit_count() == 1:
            corner = rectangle.spoiled.bit_length() - 1
            others = (cell for cell in rectangle.corners if cell != corner)
            if all(state.cells[cell].bit_count() == 2 for cell in others):
                low, high = rectangle.digits
                gone = (1 << CELLS * low | 1 << CELLS * high) << corner & state.candidates
                yield _step("uniqueness-1", state, rectangle, gone)


@finds("uniqueness-2")
def one_extra_digit_on_a_side(state: State) -> Finding:
    """Two cells on one side have one and the same extra digit: it is in one of them."""
    for rectangle, _ in _on_one_side(state):
        if rectangle.extra.bit_count() == 1:
            yield from _one_extra_digit("uniqueness-2", state, rectangle)


@finds("uniqueness-5")
def one_extra_digit_elsewhere(state: State) -> Finding:
    """Two opposite cells or three have one and the same extra digit: it is in one of them."""
    for rectangle in state.once(rectangles):
        if rectangle.extra.bit_count() == 1 and (
            rectangle.spoiled.bit_count() == 3 or _is_diagonal(rectangle)
        ):
            yield from _one_extra_digit("uniqueness-5", state, rectangle)


def _one_extra_digit(technique: str, state: State, rectangle: Rectangle) -> Iterator[Step]:
    digit = rectangle.extra.bit_length() - 1
    gone = state.places[digit] & peers_of_all(rectangle.spoiled)
    if gone:
        yield _step(technique, state, rectangle, gone << CELLS * digit)


@finds("uniqueness-3")
def extra_digits_in_a_naked_subset(state: State) -> Finding:
    """Two cells on one side act as one that has their extra digits: it makes a naked subset with others."""
    for rectangle, units in _on_one_side(state):
        low, high = rectangle.digits
        others = state.empty & ~rectangle.cells & ~state.places[low] & ~state.places[high]
        for unit in units:
            left = list(members(others & UNITS[unit]))
            for subset, digits in _naked(state, left, 0, rectangle.extra, 1):
                holding = [unit, *(wide for wide in units if wide != unit and not subset & ~UNITS[wide])]
                within = 0
                for wide in holding:
                    within |= UNITS[wide]
                gone = held = 0
                for digit in members(digits):
                    gone |= (state.places[digit] & within & ~subset & ~rectangle.cells) << CELLS * digit
                    held |= (state.places[digit] & subset) << CELLS * digit
                if gone:
                    yield _step("uniqueness-3", state, rectangle, gone, holding, (held,))
        yield None


def _naked(
    state: State, left: Sequence[int], subset: int, digits: int, size: int
) -> Iterator[tuple[int, int]]:
    """Give the subsets of the cells left that have, with what is in the subset, one digit more than cells."""
    for index, cell in enumerate(left):
        wider = digits | state.cells[cell]
        missing = wider.bit_count() - (size + 1)
        if missing <= len(left) - index - 1:
            if not missing:
                yield subset | 1 << cell, wider
            yield from _naked(state, left[index + 1 :], subset | 1 << cell, wider, size + 1)


@finds("uniqueness-4")
def one_digit_bound_to_a_side(state: State) -> Finding:
    """Two cells on one side must take one of the two digits between them: neither takes the other."""
    for rectangle, units in _on_one_side(state):
        for bound, other in (rectangle.digits, rectangle.digits[::-1]):
            gone = state.places[other] & rectangle.spoiled
            if gone and all(state.places[bound] & UNITS[unit] == rectangle.spoiled for unit in units):
                yield _step("uniqueness-4", state, rectangle, gone << CELLS * other, units)


@finds("uniqueness-6")
def one_digit_bound_to_both_diagonals(state: State) -> Finding:
    """Two opposite cells are spoiled; a digit bound to the corners in all lines leaves the two."""
    for rectangle in state.once(rectangles):
        if _is_diagonal(rectangle):
            lines = sorted({unit for corner in rectangle.corners for unit in UNITS_OF[corner][:2]})
            for digit in rectangle.digits:
                gone = state.places[digit] & rectangle.spoiled
                if gone and all(not state.places[digit] & UNITS[line] & ~rectangle.cells for line in lines):
                    yield _step("uniqueness-6", state, rectangle, gone << CELLS * digit, lines)


@finds("hidden-rectangle")
def hidden_rectangle(state: State) -> Finding:
    """In both lines of a corner a digit is bound to the rectangle: the other digit leaves the corner."""
    for rectangle in state.once(rectangles):
        spoiled = rectangle.spoiled
        if spoiled.bit_count() < 2 or not (spoiled.bit_count() == 3 or _is_diagonal(rectangle)):
            continue
        for corner, opposite in zip(rectangle.corners, rectangle.corners[::-1], strict=True):
            if spoiled >> corner & 1:
                continue
            row, column, _ = UNITS_OF[opposite]
            for bound, other in (rectangle.digits, rectangle.digits[::-1]):
                if (
                    state.places[other] >> opposite & 1
                    and state.places[bound] >> opposite & 1
                    and not state.places[bound] & (UNITS[row] | UNITS[column]) & ~rectangle.cells
                ):
                    gone = 1 << CELLS * other + opposite
                    yield _step("hidden-rectangle", state, rectangle, gone, (row, column))
