"""The bivalue universal grave, but for two, three or four cells.

What `bug` says of one candidate too many holds of several: if none of them were true, every empty cell would
have two candidates and every unit two places for each of its digits, and there would be no solution or more
than one. So one of them is true, and what cannot be true beside any of them goes.
"""

from __future__ import annotations

from undoku.sudoku.masks import digits_of
from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, members, seen_by_all
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import of_size
from undoku.sudoku.techniques.step import DEFINING, FIN, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

NAMES = {2: "bug-plus-2", 3: "bug-plus-3", 4: "bug-plus-4"}
"""The techniques, by the number of the cells that have more than two candidates."""


@finds(*NAMES.values())
def bug_plus_more(state: State) -> Finding:
    """Find the candidates without which every cell and every unit would have two of everything."""
    sizes = state.once(of_size)
    more = state.empty & ~sizes[2]
    if not state.unique or sizes[0] | sizes[1] or more.bit_count() not in NAMES:
        return
    excess = _excess(state)
    if excess is None:
        return
    for extra in _choices(state, list(members(more)), excess):
        gone = state.candidates & seen_by_all(extra)
        if gone:
            roles = ((DEFINING, state.candidates & ~extra), (FIN, extra))
            yield Step(NAMES[more.bit_count()], gone, roles=roles)


def _excess(state: State) -> dict[tuple[int, int], int] | None:
    """Give by how many the places of a digit in a unit exceed two; None where one place is the only one."""
    excess = {}
    for digit, places in enumerate(state.places):
        for unit, cells in enumerate(UNITS):
            count = (places & cells).bit_count()
            if count == 1:
                return None
            if count > 2:
                excess[digit, unit] = count - 2
    return excess


def _choices(state: State, cells: list[int], excess: dict[tuple[int, int], int]) -> Iterator[int]:
    """Give the sets of candidates of some cells that leave two in each of them and two places everywhere."""
    if not cells:
        if not any(excess.values()):
            yield 0
        return
    cell, *others = cells
    digits = [digit - 1 for digit in digits_of(state.cells[cell])]
    for extra, left in _removals(cell, digits, len(digits) - 2, excess):
        for rest in _choices(state, others, left):
            yield extra | rest


def _removals(
    cell: int, digits: list[int], count: int, excess: dict[tuple[int, int], int]
) -> Iterator[tuple[int, dict[tuple[int, int], int]]]:
    """Take so many of some digits out of a cell, where there are too many in its units, in every way."""
    if not count:
        yield 0, excess
        return
    for index, digit in enumerate(digits):
        keys = [(digit, unit) for unit in UNITS_OF[cell]]
        if all(excess.get(key) for key in keys):
            less = excess | {key: excess[key] - 1 for key in keys}
            for extra, left in _removals(cell, digits[index + 1 :], count - 1, less):
                yield extra | 1 << CELLS * digit + cell, left
