"""Sue de Coq: the crossing of a line and a box, shared out between a set of the line and one of the box.

      box                         The crossing's three cells have five digits, 1 to 5: two too many.
    | 1234  1235  345 | 12 . .    A cell of the line with 1 and 2, and a cell of the box with 3 and 4:
    |   34    .    .  |           together five cells for five digits.
    |    .    .    .  |

Every digit of these cells goes into them once at most, since its places among them see each other; as there
are as many cells as digits, every one goes into them exactly once. So the digits of the line's set leave the
rest of the line, those of the box's set the rest of the box, and what only the crossing has leaves both.

The sets may share a digit that the crossing has not: then it may be in them twice, is counted twice, and is
in either set. With n cells of the crossing and d digits there, what a set brings in cells beyond new digits
must come to d - n for the two together. The digits that a set has are at most three more than its cells.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from undoku.sudoku.techniques.candidates import BOXES, CELLS, LAYOUT, UNITS, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

    Masks = Mapping[int, int]
    """The candidates of the cells of a line and a box."""

    CellSet = tuple[int, int, int]
    """Cells, their digits, and how many more digits than cells there are."""

_CROSSINGS = tuple(
    (line, box, UNITS[line] & UNITS[box]) for line in range(18) for box in BOXES if UNITS[line] & UNITS[box]
)
_CELLS = tuple(tuple(members(UNITS[line] | UNITS[box])) for line, box, _ in _CROSSINGS)
_MASKS = tuple(itemgetter(*cells) for cells in _CELLS)
"""For each crossing what takes the masks of the cells of its line and box out of those of all cells."""

_CHOICES = {0: (), 1: (), 2: ((0, 1),), 3: ((0, 1), (0, 1, 2), (0, 2), (1, 2))}
"""Which two or three to take of the cells of a crossing that have candidates."""


@finds("sue-de-coq")
def sue_de_coq(state: State) -> Finding:
    """Find two or three cells of a crossing with two sets that take all their digits between them."""
    for number, (_, _, crossing) in enumerate(_CROSSINGS):
        if (crossing & state.empty).bit_count() > 1:
            yield from _steps(number, _MASKS[number](state.cells))
            yield None


@lru_cache(2048)
def _steps(number: int, masks: tuple[int, ...]) -> tuple[Step, ...]:
    """Give the steps of a crossing; from one step of a path to the next most cells stay as they are."""
    line, box, crossing = _CROSSINGS[number]
    cells = dict(zip(_CELLS[number], masks, strict=True))
    found = []
    for shared, digits in _several(cells, crossing):
        for first, second in _shared_out(cells, line, box, shared, digits):
            gone = _eliminations(cells, line, box, shared, (first, second))
            if gone:
                sets = tuple(_candidates(cells, each) for each in (shared, first[0], second[0]))
                found.append(Step("sue-de-coq", gone, units=(line, box), sets=sets))
    return tuple(found)


def _several(cells: Masks, crossing: int) -> Iterator[tuple[int, int]]:
    """Give two or three of a crossing's empty cells that have at least two digits more, and the digits."""
    empty = [cell for cell in members(crossing) if cells[cell]]
    for chosen in _CHOICES[len(empty)]:
        shared = digits = 0
        for index in chosen:
            shared |= 1 << empty[index]
            digits |= cells[empty[index]]
        if digits.bit_count() >= len(chosen) + 2:
            yield shared, digits


def _shared_out(
    cells: Masks, line: int, box: int, shared: int, digits: int
) -> Iterator[tuple[CellSet, CellSet]]:
    """Give the pairs of a set of the line and one of the box with as many digits in all as cells."""
    wanted = digits.bit_count() - shared.bit_count()
    of_line = _gaining(cells, line, shared, digits, wanted)
    of_box = of_line and _gaining(cells, box, shared, digits, wanted)
    for first, gain in of_line if of_box else ():
        for second, other_gain in of_box:
            if gain + other_gain == wanted and not first[0] & second[0] and not first[1] & second[1] & digits:
                yield first, second


def _gaining(cells: Masks, unit: int, shared: int, digits: int, wanted: int) -> list[tuple[CellSet, int]]:
    """Give the sets beside the shared cells that bring more cells than new digits, and how many more.

    They bring at least one less than is wanted of two sets together.
    """
    of_unit = LAYOUT.units[unit]
    return [
        (each, gain)
        for each in _nearly_locked(unit, tuple([cells[cell] for cell in of_unit]))
        if not each[0] & shared and 0 < (gain := (each[1] & digits).bit_count() - each[2]) < wanted
    ]


@lru_cache(128)
def _nearly_locked(unit: int, masks: tuple[int, ...]) -> list[CellSet]:
    """Give the sets of cells of a unit with at most three digits more than cells."""
    sets: list[CellSet] = []
    for cell, digits in reversed([*zip(LAYOUT.units[unit], masks, strict=True)]):
        if digits:
            bit = 1 << cell
            wider = [(cells | bit, union | digits, size + 1) for cells, union, size in sets]
            sets = [(bit, digits, 1), *wider, *sets]
    return [(cells, union, more) for cells, union, size in sets if (more := union.bit_count() - size) <= 3]


def _eliminations(cells: Masks, line: int, box: int, shared: int, sets: tuple[CellSet, CellSet]) -> int:
    (in_line, line_digits, _), (in_box, box_digits, _) = sets
    digits = line_digits | box_digits
    for cell in members(shared):
        digits |= cells[cell]
    of_line, of_box = UNITS[line] & ~in_line, UNITS[box] & ~in_box
    lost = 0
    for digit in members(digits):
        is_of_line, is_of_box = line_digits >> digit & 1, box_digits >> digit & 1
        around = of_line | of_box if is_of_line and is_of_box else 0
        if not is_of_box:
            around |= of_line & ~shared
        if not is_of_line:
            around |= of_box & ~shared
        lost |= around << CELLS * digit
    return lost & _candidates(cells, UNITS[line] | UNITS[box])


def _candidates(cells: Masks, of: int) -> int:
    """Give the candidates of some cells."""
    return sum(1 << CELLS * digit + cell for cell in members(of) for digit in members(cells[cell]))
