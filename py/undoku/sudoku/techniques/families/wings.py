"""Wings: a few cells of which one, whichever digits they hold, must hold a certain digit.

In an XY-wing the pivot has the digits x and y, and sees a pincer with x and z and one with y and z:

    pivot x: then the pincer with x and z is z,      pivot y: then the pincer with y and z is z.

So a cell that sees both pincers is not z. In an XYZ-wing the pivot may be z as well; what goes sees it too. A
WXYZ-wing is four cells with four digits between them of which all but z can be there only once: none of them
can be empty, so one is z. In a W-wing two cells have the same two digits, and a strong link of one of these,
an end of which each of them sees, keeps them from both holding it.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, PEERS, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import conjugates, of_size
from undoku.sudoku.techniques.step import DEFINING, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("xy-wing")
def xy_wing(state: State) -> Finding:
    """Find a pivot with x and y that sees cells with x and z and with y and z."""
    two = state.once(of_size)[2]
    found = []
    for pivot in members(two):
        around = two & PEERS[pivot]
        x, y = members(state.cells[pivot])
        with_x = around & state.places[x] & ~state.places[y]
        with_y = around & state.places[y] & ~state.places[x]
        if with_y:
            for pincer in members(with_x):
                z = (state.cells[pincer] ^ 1 << x).bit_length() - 1
                for other in members(with_y & state.places[z]):
                    gone = state.places[z] & PEERS[pincer] & PEERS[other]
                    if gone:
                        found.append((sorted((pivot, pincer, other)), pivot, pincer, other, z, gone))
    for _, pivot, pincer, other, z, gone in sorted(found):
        yield _step("xy-wing", state, (pivot, pincer, other), z, gone)


@finds("xyz-wing")
def xyz_wing(state: State) -> Finding:
    """Find a pivot with x, y and z that sees cells with x and z and with y and z."""
    two, three = state.once(of_size)[2:4]
    for pivot in members(three):
        mask = state.cells[pivot]
        pincers = [cell for cell in members(two & PEERS[pivot]) if not state.cells[cell] & ~mask]
        for index, pincer in enumerate(pincers):
            for other in pincers[index + 1 :]:
                common = state.cells[pincer] & state.cells[other]
                if state.cells[pincer] != state.cells[other]:
                    z = common.bit_length() - 1
                    gone = state.places[z] & PEERS[pivot] & PEERS[pincer] & PEERS[other]
                    if gone:
                        yield _step("xyz-wing", state, (pivot, pincer, other), z, gone)


def _step(technique: str, state: State, cells: tuple[int, ...], z: int, gone: int) -> Step:
    """Give the step of a wing: its values are z, from 0, and the cells, the pivot first."""
    pattern = sum(1 << CELLS * digit + cell for cell in cells for digit in members(state.cells[cell]))
    return Step(
        technique,
        eliminations=gone << CELLS * z,
        roles=((DEFINING, pattern),),
        values=(z, *cells),
    )


@finds("w-wing")
def w_wing(state: State) -> Finding:
    """Find two cells with the same two digits, joined by a strong link of one of them."""
    later: dict[int, list[int]] = {}
    cells = list(members(state.once(of_size)[2]))
    for cell in cells:
        later.setdefault(state.cells[cell], []).append(cell)
    for cell in cells:
        mask = state.cells[cell]
        del later[mask][0]
        for other in later[mask]:
            low, high = members(mask)
            yield from _joined(state, cell, other, high, low)
            yield from _joined(state, cell, other, low, high)


def _joined(state: State, cell: int, other: int, linked: int, z: int) -> Finding:
    """Give the W-wings of two cells in which z, from 0, goes from what sees both."""
    gone = state.places[z] & PEERS[cell] & PEERS[other]
    if not gone:
        return
    ends = 1 << cell | 1 << other
    for unit, pair in state.once(conjugates)[linked]:
        near_cell, near_other = pair & PEERS[cell], pair & PEERS[other]
        if near_cell and near_other and near_cell ^ near_other == pair and not pair & ends:
            near, near_2 = near_cell.bit_length() - 1, near_other.bit_length() - 1
            yield bridged((cell, other), (near, near_2), unit, (linked, z), gone)


def bridged(
    ends: tuple[int, int], bridge: tuple[int, int], unit: int, digits: tuple[int, int], gone: int
) -> Step:
    """Make the step of a W-wing: its two cells, and the cells of the strong link that each of them sees.

    The digits, from 0, are that of the link and that which goes from some cells.
    """
    (cell, other), (near, near_2), (linked, z) = ends, bridge, digits
    shift, shift_z = CELLS * linked, CELLS * z
    far, far_2 = 1 << shift_z + cell, 1 << shift_z + other
    first, last = 1 << shift + cell, 1 << shift + other
    one, two = 1 << shift + near, 1 << shift + near_2
    return Step(
        "w-wing",
        eliminations=gone << shift_z,
        roles=((DEFINING, far | far_2 | first | last | one | two),),
        units=(unit,),
        chains=(
            (
                Link(far, first, True),
                Link(first, one, False),
                Link(one, two, True),
                Link(two, last, False),
                Link(last, far_2, True),
            ),
        ),
        premises=(False,),
        values=(z, cell, other, linked, near, near_2),
    )


@finds("wxyz-wing")
def wxyz_wing(state: State) -> Finding:
    """Find four cells with four digits between them of which all but one can be there only once."""
    two, three, four = state.once(of_size)[2:5]
    few = two | three | four
    for cell in members(few):
        few ^= 1 << cell  # each four is found from its first cell
        yield from _fours(state, (cell,), state.cells[cell], PEERS[cell] & few, few)
        yield None


def _fours(state: State, chosen: tuple[int, ...], digits: int, near: int, left: int) -> Finding:
    """Extend some cells to four with four digits, each of which sees another; `left` may still be taken."""
    for cell in members(near):
        left &= ~(1 << cell)
        joined = digits | state.cells[cell]
        if joined.bit_count() <= 4:
            cells = (*chosen, cell)
            if len(cells) < 4:
                yield from _fours(state, cells, joined, (near | PEERS[cell]) & left, left)
            elif joined.bit_count() == 4:
                yield from _bent(state, cells, joined)


def _bent(state: State, cells: tuple[int, ...], digits: int) -> Finding:
    """Give the step of four cells, if just one of the four digits can be in two of them."""
    where = sum(1 << cell for cell in cells)
    loose = []
    for digit in members(digits):
        places = state.places[digit] & where
        if any(places & ~PEERS[cell] & ~(1 << cell) for cell in members(places)):
            loose.append(digit)
    if len(loose) == 1:
        gone = state.places[loose[0]]
        for cell in members(gone & where):
            gone &= PEERS[cell]
        if gone:
            most = max(cells, key=lambda cell: (state.cells[cell].bit_count(), -cell))
            others = sorted(cell for cell in cells if cell != most)
            yield _step("wxyz-wing", state, (most, *others), loose[0], gone)
