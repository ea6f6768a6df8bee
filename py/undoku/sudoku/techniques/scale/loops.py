"""Loops of two digits that would have two solutions: unique rectangles are those of four cells.

Something else must be true in one of those cells that have more candidates.
"""

from __future__ import annotations

from itertools import combinations

from undoku.sudoku.techniques.candidates import CELLS, UNITS, members
from undoku.sudoku.techniques.loops import loops_of
from undoku.sudoku.techniques.state import of_size, peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_LOOP = 45
_SHORTEST, _LONGEST = 4, 10


def loops(state: State) -> Iterator[Rated | None]:
    """Loops of types 1 to 4; a longer one, and one of type 3 with a larger set, is rated higher."""
    if not state.unique:
        return
    twos = state.once(of_size)[2]
    for pair in sorted({state.cells[cell] for cell in members(twos)}):
        first, second = members(pair)
        both = state.places[first] & state.places[second]
        if both.bit_count() < _SHORTEST:
            continue
        for loop in sorted(set().union(*loops_of(state, both, both & twos, _SHORTEST, _LONGEST))):
            longer = min(3, loop.bit_count() // 2 - 2)
            for more, out in _types(state, loop & ~twos, first, second):
                yield _LOOP + longer + more, out, 0
        yield None


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
