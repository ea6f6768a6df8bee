"""Wings on any shape: a few cells of which one must hold a certain digit, whichever digits they hold."""

from __future__ import annotations

from itertools import combinations, pairwise

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.general.cages import of_cell
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.general.strong_links import conjugates
from undoku.sudoku.techniques.step import DEFINING, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding


def _cells_with(state: AnyState, count: int) -> list[int]:
    """Give the cells with so many candidates."""
    return [cell for cell, mask in enumerate(state.cells) if mask.bit_count() == count]


@finds("xy-wing", "xyz-wing")
def pivoted(state: AnyState) -> Finding:
    """Find a pivot with two or three candidates between two cells of two, of which one must hold z."""
    two = _cells_with(state, 2)
    for pivot in (*two, *_cells_with(state, 3)):
        yield None
        around = state.geometry.peers[pivot]
        for pincer, other in combinations([cell for cell in two if around >> cell & 1], 2):
            yield from _wing(state, pivot, pincer, other)


def _wing(state: AnyState, pivot: int, pincer: int, other: int) -> Finding:
    """Give the step of a pivot and two cells that it sees, if they are a wing."""
    at = state.geometry
    mask, one, two = (state.cells[cell] for cell in (pivot, pincer, other))
    both = one & two
    if both.bit_count() != 1 or one ^ two | (both & mask) != mask:
        return
    z = both.bit_length() - 1
    cells = (pivot, pincer, other) if mask & both else (pincer, other)
    gone = state.places[z] & at.seen_by_all(sum(1 << cell for cell in cells))
    if gone:
        yield Step(
            "xyz-wing" if mask & both else "xy-wing",
            eliminations=gone << at.cells * z,
            roles=(
                (DEFINING, sum(of_cell(state, cell, state.cells[cell]) for cell in (pivot, pincer, other))),
            ),
            values=(z, pivot, pincer, other),
        )


@finds("w-wing")
def w_wing(state: AnyState) -> Finding:
    """Find two cells with the same two digits, joined by a strong link of one of them."""
    for cell, other in combinations(_cells_with(state, 2), 2):
        if state.cells[cell] == state.cells[other]:
            low, high = members(state.cells[cell])
            yield from _bridged(state, cell, other, high, low)
            yield from _bridged(state, cell, other, low, high)
    yield None


def _bridged(state: AnyState, cell: int, other: int, linked: int, z: int) -> Finding:
    """Give the W-wings of two cells in which z, from 0, goes from what sees both."""
    at = state.geometry
    gone = state.places[z] & at.peers[cell] & at.peers[other]
    for unit, pair in state.once(conjugates)[linked] if gone else ():
        one, two = pair & at.peers[cell], pair & at.peers[other]
        if not one or not two or one ^ two != pair or pair & (1 << cell | 1 << other):
            continue
        near, near_2 = one.bit_length() - 1, two.bit_length() - 1
        first = ((cell, z), (cell, linked), (near, linked))
        nodes = [
            1 << at.cells * digit + place
            for place, digit in (*first, (near_2, linked), (other, linked), (other, z))
        ]
        yield Step(
            "w-wing",
            eliminations=gone << at.cells * z,
            roles=((DEFINING, sum(nodes)),),
            units=(unit,),
            chains=(tuple(Link(*both, not place & 1) for place, both in enumerate(pairwise(nodes))),),
            premises=(False,),
            values=(z, cell, other, linked, near, near_2),
        )
