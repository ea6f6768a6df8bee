"""Locked candidates: where a box and a line cross, a digit's places in one of them are all in the other.

A box and a line have three cells in common, their crossing. If a digit has places in a crossing, and

    none in the rest of the box, then one in the crossing is true, and none in the rest of the line: pointing;
    none in the rest of the line, then one in the crossing is true, and none in the rest of the box: claiming.

All crossings are looked at together, for all digits. Of the candidates, an integer of 729 bits, those of a
crossing of a box and a row are drawn together into its first cell. The crossings of a box are then 9 bits
apart, those of a row 3 bits: a few shifts tell whether there are places elsewhere.

    places of a digit     x x .  . . .  . x .        occupied     x . .  . . .  x . .
    in rows 1 to 3        . . .  . x .  . x .                     . . .  x . .  x . .
                          . . .  . x .  x . .                     . . .  x . .  x . .

In row 1 the crossing with box 1 has places, the rest of the box has none, and the rest of the row does. With
columns it is the same, but for the distances.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


class _Crossings(NamedTuple):
    """How the crossings of boxes with lines of one kind lie, each known by its first cell.

    Attributes:
        step: the distance from one cell of a crossing to the next.
        box_step: the distance from one crossing of a box to the next.
        line_step: the distance from one crossing of a line to the next.
        in_box: the crossings that are the first, the second and the third of their box, for all digits.
        in_line: the crossings that are the first, the second and the third of their line.
    """

    step: int
    box_step: int
    line_step: int
    in_box: tuple[int, int, int]
    in_line: tuple[int, int, int]


def _all_that(holds: Callable[[int, int], bool]) -> int:
    """Give the candidates of all digits in the cells of which something holds, by row and column."""
    cells = sum(1 << cell for cell in range(CELLS) if holds(*divmod(cell, 9)))
    return sum(cells << CELLS * digit for digit in range(9))


def _thirds(which: Callable[[int, int, int], bool]) -> tuple[int, int, int]:
    first, second, third = (
        _all_that(lambda row, column, index=index: which(row, column, index))  # type: ignore[misc]
        for index in range(3)
    )
    return first, second, third


_WITH_ROWS = _Crossings(
    step=1,
    box_step=9,
    line_step=3,
    in_box=_thirds(lambda row, column, index: column % 3 == 0 and row % 3 == index),
    in_line=_thirds(lambda row, column, index: column == 3 * index),
)
_WITH_COLUMNS = _Crossings(
    step=9,
    box_step=1,
    line_step=27,
    in_box=_thirds(lambda row, column, index: row % 3 == 0 and column % 3 == index),
    in_line=_thirds(lambda row, column, index: row == 3 * index),
)


def _elsewhere(occupied: int, apart: int, thirds: tuple[int, int, int]) -> int:
    """Give the crossings for which one of the two others in the same box, or line, is occupied."""
    first, second, third = thirds
    return (
        (occupied >> apart | occupied >> 2 * apart) & first
        | (occupied << apart | occupied >> apart) & second
        | (occupied << apart | occupied << 2 * apart) & third
    )


def locked(state: State) -> tuple[tuple[int, int], tuple[int, int]]:
    """Give the crossings that point and those that claim, known by a candidate; of rows, of columns.

    There are places elsewhere on the line of those that point, in the box of those that claim. Ask for them
    with `state.once(locked)`.
    """
    candidates = state.candidates
    pointing, claiming = [], []
    for kind in (_WITH_ROWS, _WITH_COLUMNS):
        occupied = candidates | candidates >> kind.step | candidates >> 2 * kind.step
        occupied &= kind.in_box[0] | kind.in_box[1] | kind.in_box[2]
        in_box = _elsewhere(occupied, kind.box_step, kind.in_box)
        in_line = _elsewhere(occupied, kind.line_step, kind.in_line)
        pointing.append(occupied & in_line & ~in_box)
        claiming.append(occupied & in_box & ~in_line)
    return (pointing[0], pointing[1]), (claiming[0], claiming[1])


@finds("locked-candidates-pointing")
def pointing(state: State) -> Finding:
    """Find digits whose places in a box lie on one line, in which there are others."""
    found = []
    for kind, crossings in enumerate(state.once(locked)[0]):
        for number in members(crossings):
            digit, cell = divmod(number, CELLS)
            found.append((UNITS_OF[cell][2], digit, UNITS_OF[cell][kind]))
    for box, digit, line in sorted(found):
        yield from _step("locked-candidates-pointing", state, digit, box, line)


@finds("locked-candidates-claiming")
def claiming(state: State) -> Finding:
    """Find digits whose places on a line lie in one box, in which there are others."""
    found = []
    for kind, crossings in enumerate(state.once(locked)[1]):
        for number in members(crossings):
            digit, cell = divmod(number, CELLS)
            found.append((UNITS_OF[cell][kind], digit, UNITS_OF[cell][2]))
    for line, digit, box in sorted(found):
        yield from _step("locked-candidates-claiming", state, digit, line, box)


def _step(technique: str, state: State, digit: int, unit: int, cover: int) -> Finding:
    """Give the step of a digit whose places in a unit, two or three, all lie in another."""
    places = state.places[digit]
    held = places & UNITS[unit]
    if held & (held - 1):
        yield Step(
            technique,
            eliminations=(places & UNITS[cover] & ~held) << CELLS * digit,
            roles=((DEFINING, held << CELLS * digit),),
            units=(unit,),
            covers=(cover,),
        )
