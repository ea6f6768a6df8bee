"""Hidden avoidable rectangles: avoidable ones that strong links complete.

As in an avoidable rectangle (see `avoidable`), some of four cells were filled, none of them with a given. If
one digit in an empty cell would complete the pattern, as the other cells have their digits or would have to
take them, then it is false. A cell has to take a digit if the digit has no other place in a unit of it and of
a cell beside it, in which it would not be; or if it has only the two digits, and one beside it has the other.

`Step.values` are three pairs, for the two cells in line with the one that loses a digit, and then for the one
opposite: the cell, and why it has its digit, a unit or one of `FILLED` and `OF_TWO`.
"""

from __future__ import annotations

from itertools import combinations

from undoku.sudoku.techniques.candidates import CELLS, FIELD, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

FILLED, OF_TWO = 27, 28

_RECTANGLES = tuple(
    (1 << a | 1 << b | 1 << c | 1 << d, ((a, (b, c), d), (b, (a, d), c), (c, (a, d), b), (d, (b, c), a)))
    for top, bottom in combinations(range(0, CELLS, 9), 2)
    for left, right in combinations(range(9), 2)
    if (top // 27 == bottom // 27) != (left // 3 == right // 3)
    for a, b, c, d in ((top + left, top + right, bottom + left, bottom + right),)
)
"""The cells of every rectangle in two boxes, and for each of the four those in line with it and opposite."""


@finds("hidden-avoidable-rectangle")
def hidden_avoidable_rectangle(state: State) -> Finding:
    """Find cells in which a digit would complete the pattern, as the others would follow."""
    placed = FIELD & ~state.given & ~state.empty
    if not state.unique or not placed:
        return
    given, empty = state.given, state.empty
    for cells, turned in _RECTANGLES:
        if not cells & given and cells & placed and cells & empty:
            for corner, beside, opposite in turned:
                if empty >> corner & 1:
                    yield from _completed(state, corner, beside, opposite)
    yield None


def _completed(state: State, corner: int, beside: tuple[int, int], opposite: int) -> Iterator[Step]:
    """Give what goes from a corner."""
    alike = state.cells[corner] & _possible(state, opposite)
    crosswise = alike and _possible(state, beside[0]) & _possible(state, beside[1])
    for digit in members(alike if crosswise else 0):
        for other in members(crosswise & ~(1 << digit)):
            why = [_forced(state, cell, other, digit, (corner,)) for cell in beside]
            why.append(_forced(state, opposite, digit, other, beside))
            if None in why or why.count(FILLED) == len(why):
                continue
            reasons = [reason for reason in why if reason is not None]
            units = tuple(reason for reason in reasons if reason < len(UNITS))
            pattern = (1 << corner | 1 << opposite) << CELLS * digit
            pattern |= (1 << beside[0] | 1 << beside[1]) << CELLS * other
            yield Step(
                "hidden-avoidable-rectangle",
                1 << CELLS * digit + corner,
                roles=((DEFINING, pattern),),
                units=units,
                values=tuple(
                    value for pair in zip((*beside, opposite), reasons, strict=True) for value in pair
                ),
            )


def _possible(state: State, cell: int) -> int:
    """Give the digits that a cell has or can take."""
    return state.cells[cell] or 1 << state.digits[cell] >> 1


def _forced(state: State, cell: int, digit: int, other: int, near: tuple[int, ...]) -> int | None:
    """Say why a cell has a digit when some near it have the other one; None if it need not have it."""
    if not state.empty >> cell & 1:
        return FILLED
    if state.cells[cell] == 1 << digit | 1 << other:
        return OF_TWO
    for one in near:
        for unit in UNITS_OF[cell]:
            places = state.places[digit] & UNITS[unit]
            if UNITS[unit] >> one & 1 and not places & ~(1 << cell | 1 << one):
                return unit
    return None
