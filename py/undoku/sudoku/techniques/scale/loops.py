"""Loops of two digits that would have two solutions: unique rectangles are those of four cells.

A loop goes through cells that all have both digits, each step within a unit, with each unit holding two of
its cells, an odd number of steps apart, or none. Were nothing else in its cells, the two digits could change
places all along it. So something else must be true in one of those cells that have more candidates.
"""

from __future__ import annotations

from itertools import combinations

from undoku.sudoku.techniques.candidates import CELLS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.state import of_size, peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_LOOP = 45
_LONGEST = 10


def loops(state: State) -> Iterator[Rated | None]:
    """Loops of types 1 to 4; a longer one, and one of type 3 with a larger set, is rated higher."""
    if not state.unique:
        return
    twos = state.once(of_size)[2]
    for pair in sorted({state.cells[cell] for cell in members(twos)}):
        first, second = members(pair)
        both = state.places[first] & state.places[second]
        if both.bit_count() < 4:
            continue
        for loop in sorted(_loops(state, both, both & twos)):
            longer = min(3, loop.bit_count() // 2 - 2)
            for more, out in _types(state, loop & ~twos, first, second):
                yield _LOOP + longer + more, out, 0
        yield None


def _loops(state: State, both: int, exact: int) -> set[int]:
    """The cells of the loops of which at least one cell has nothing else, and few have more."""
    found = set()
    cells = state.cells
    for start in members(exact):
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
                        if there >> start & 1 and _is_loop(here, there):
                            found.add(path)
                        continue
                    is_more = not exact >> other & 1
                    more = digits | (cells[other] & ~cells[start]) if is_more else digits
                    if (
                        path >> other & 1
                        or path.bit_count() == _LONGEST
                        or (not is_more and other < start)
                        or (count + is_more > 2 and more.bit_count() > 1)
                        or any((path & UNITS[number]).bit_count() > 1 for number in UNITS_OF[other])
                    ):
                        continue
                    stack.append((other, there | 1 << other, here, kind, count + is_more, more))
    return found


def _is_loop(here: int, there: int) -> bool:
    """Whether every unit has one cell of each kind, or none at all."""
    if here.bit_count() != there.bit_count() or here.bit_count() < 2:
        return False
    for unit in UNITS:
        counts = ((here & unit).bit_count(), (there & unit).bit_count())
        if counts != (0, 0) and counts != (1, 1):
            return False
    return True


def _types(state: State, extra: int, first: int, second: int) -> Iterator[tuple[int, int]]:
    """What goes by each type, and by how much the type is rated higher than type 1."""
    places = state.places
    if extra.bit_count() < 2:
        for cell in members(extra):
            yield 0, 1 << CELLS * first + cell | 1 << CELLS * second + cell
        return
    digits = 0
    for cell in members(extra):
        digits |= state.cells[cell]
    digits &= ~(1 << first | 1 << second)
    if digits.bit_count() == 1:
        digit = digits.bit_length() - 1
        out = peers_of_all(extra) & places[digit]
        if out:
            yield 0, out << CELLS * digit
    if extra.bit_count() == 2:
        for unit in UNITS:
            if extra & ~unit:
                continue
            for held, goes in ((first, second), (second, first)):
                if places[held] & unit == extra:
                    yield 0, extra << CELLS * goes
            for size, out in sets_with(state, unit, extra, digits):
                yield size - 1, out


def sets_with(state: State, unit: int, extra: int, digits: int) -> Iterator[tuple[int, int]]:
    """Naked sets of a unit in which some cells count as one, with some digits: size and what goes."""
    cells, places = state.cells, state.places
    rest = list(members(unit & state.empty & ~extra))
    for size in range(max(2, digits.bit_count()), 5):
        for chosen in combinations(rest, size - 1):
            union = digits
            for cell in chosen:
                union |= cells[cell]
            if union.bit_count() == size:
                others = unit & ~extra
                for cell in chosen:
                    others &= ~(1 << cell)
                out = 0
                for digit in members(union):
                    out |= (others & places[digit]) << CELLS * digit
                if out:
                    yield size, out
