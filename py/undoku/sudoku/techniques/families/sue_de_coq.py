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

from undoku.sudoku.techniques.candidates import BOXES, CELLS, OF_CELL, UNITS, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

    CellSet = tuple[int, int, int]
    """Cells, their digits, and how many more digits than cells there are."""

_CROSSINGS = tuple(
    (line, box, UNITS[line] & UNITS[box]) for line in range(18) for box in BOXES if UNITS[line] & UNITS[box]
)

_CHOICES = {2: ((0, 1),), 3: ((0, 1), (0, 1, 2), (0, 2), (1, 2))}
"""Which of two or three cells to take."""


def nearly_locked(state: State) -> tuple[tuple[CellSet, ...], ...]:
    """Give, for every unit, the sets of cells with at most three digits more than cells; use `state.once`."""
    return tuple(tuple(_nearly_locked(state, unit)) for unit in UNITS)


def _nearly_locked(state: State, unit: int) -> list[CellSet]:
    sets: list[CellSet] = []
    for cell in reversed(list(members(unit & state.empty))):
        digits, bit = state.cells[cell], 1 << cell
        wider = [(cells | bit, union | digits, size + 1) for cells, union, size in sets]
        sets = [(bit, digits, 1), *wider, *sets]
    return [(cells, union, more) for cells, union, size in sets if (more := union.bit_count() - size) <= 3]


@finds("sue-de-coq")
def sue_de_coq(state: State) -> Finding:
    """Find two or three cells of a crossing with two sets that take all their digits between them."""
    for line, box, crossing in _CROSSINGS:
        empty = crossing & state.empty
        if empty.bit_count() < 2:
            continue
        for shared, digits in _several(state, empty):
            for first, second in _shared_out(state, line, box, shared, digits):
                gone = _eliminations(state, line, box, shared, (first, second))
                if gone:
                    sets = (_of(state, shared), _of(state, first[0]), _of(state, second[0]))
                    yield Step("sue-de-coq", gone, units=(line, box), sets=sets)
        yield None


def _several(state: State, empty: int) -> Iterator[tuple[int, int]]:
    """Give two or three of a crossing's empty cells that have at least two digits more, and the digits."""
    cells = list(members(empty))
    for chosen in _CHOICES[len(cells)]:
        shared = digits = 0
        for index in chosen:
            shared |= 1 << cells[index]
            digits |= state.cells[cells[index]]
        if digits.bit_count() >= len(chosen) + 2:
            yield shared, digits


def _shared_out(
    state: State, line: int, box: int, shared: int, digits: int
) -> Iterator[tuple[CellSet, CellSet]]:
    """Give the pairs of a set of the line and one of the box with as many digits in all as cells."""
    sets = state.once(nearly_locked)
    size = shared.bit_count()
    of_line = _gaining(sets[line], shared, digits)
    if not of_line:
        return
    of_box = _gaining(sets[box], shared, digits)
    if not of_box:
        return
    wanted = digits.bit_count() - size
    for first, first_gain in of_line:
        for second, second_gain in of_box:
            if (
                first_gain + second_gain == wanted
                and not first[0] & second[0]
                and not first[1] & second[1] & digits
            ):
                yield first, second


def _gaining(sets: Sequence[CellSet], shared: int, digits: int) -> list[tuple[CellSet, int]]:
    """Give the sets beside the shared cells that bring more cells than new digits, and how many more."""
    found = []
    for each in sets:
        cells, union, more = each
        if not cells & shared:
            gain = (union & digits).bit_count() - more
            if gain > 0:
                found.append((each, gain))
    return found


def _eliminations(state: State, line: int, box: int, shared: int, sets: tuple[CellSet, CellSet]) -> int:
    (in_line, line_digits, _), (in_box, box_digits, _) = sets
    digits = line_digits | box_digits
    for cell in members(shared):
        digits |= state.cells[cell]
    gone = 0
    for digit in members(digits):
        places = state.places[digit]
        lost = 0
        of_line, of_box = line_digits >> digit & 1, box_digits >> digit & 1
        if of_line and of_box:
            lost = places & (UNITS[line] & ~in_line | UNITS[box] & ~in_box)
        else:
            if not of_box:
                lost |= places & UNITS[line] & ~shared & ~in_line
            if not of_line:
                lost |= places & UNITS[box] & ~shared & ~in_box
        gone |= lost << CELLS * digit
    return gone


def _of(state: State, cells: int) -> int:
    candidates = 0
    for cell in members(cells):
        candidates |= state.candidates & OF_CELL[cell]
    return candidates
