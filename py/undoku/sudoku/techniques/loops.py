"""Loops of two digits that could change places all along them.

A loop goes through cells that all have both digits, each step within a unit, with each unit holding two of
its cells, an odd number of steps apart, or none. Were nothing else in its cells, there would be two
solutions.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import PEERS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.state import of_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.state import State


def loops_of(state: State, both: int, exact: int, shortest: int, longest: int) -> Iterator[set[int]]:
    """Give the cells of the loops of two digits in which one cell at least has nothing else.

    They come as several sets, one for each cell with nothing else that is the first of its loops.
    Of more than two cells that have more, all have one and the same digit more.

    Args:
        state: the state.
        both: the cells with both digits.
        exact: those of them with nothing else.
        shortest: how many cells a loop has at least.
        longest: how many it has at most.
    """
    cells = state.cells
    if exact.bit_count() < shortest - 2:
        both = _with_one_more(state, both, exact)
    both = _with_partners(both)
    if both.bit_count() < shortest:
        return
    for start in members(exact & both):
        found = set()
        # The cell; those at an even number of steps before it and at an odd one; the kind of the last unit;
        # of the cells with more candidates how many there are, and which digits they have beside the pair.
        stack = [(start, 1 << start, 0, -1, 0, 0)]
        while stack:
            cell, here, there, last, count, digits = stack.pop()
            path = here | there
            for kind, unit in enumerate(UNITS_OF[cell]):
                if kind == last:
                    continue
                for other in members(both & UNITS[unit] & ~(1 << cell)):
                    if other == start:
                        if there >> start & 1 and path.bit_count() >= shortest and _is_loop(here, there):
                            found.add(path)
                        continue
                    is_more = not exact >> other & 1
                    more = digits | (cells[other] & ~cells[start]) if is_more else digits
                    if (
                        path >> other & 1
                        or path.bit_count() == longest
                        or (not is_more and other < start)
                        or (count + is_more > 2 and more.bit_count() > 1)
                        or PEERS[other] & there  # a unit would have two of a kind
                    ):
                        continue
                    stack.append((other, there | 1 << other, here, kind, count + is_more, more))
        yield found


def _with_one_more(state: State, both: int, exact: int) -> int:
    """Give the cells of loops of which more than two have more: all of these have one and the same digit."""
    three = both & state.once(of_size)[3]
    left = 0
    for places in state.places:
        if three & places:
            left |= _with_partners(exact | three & places)
    return left


def _with_partners(cells: int) -> int:
    """Give those of some cells that can be in a loop: each has another one in its row, column and box."""
    left = 0
    while cells != left:
        left = cells
        for unit in UNITS:
            here = cells & unit
            if not here & (here - 1):
                cells ^= here
    return cells


def _is_loop(here: int, there: int) -> bool:
    """Say whether every unit has one cell of each kind, or none at all."""
    if here.bit_count() != there.bit_count() or here.bit_count() < 2:
        return False
    for unit in UNITS:
        counts = ((here & unit).bit_count(), (there & unit).bit_count())
        if counts != (0, 0) and counts != (1, 1):
            return False
    return True
