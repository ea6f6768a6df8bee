"""Aligned pair exclusion: two cells, and what both can hold together."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, PEERS, members
from undoku.sudoku.techniques.state import of_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_PAIR = 62


def aligned_pairs(state: State) -> Iterator[Rated | None]:
    """Two cells with cells of two candidates in sight of both: those may not lose both candidates."""
    cells = state.cells
    twos = state.once(of_size)[2]
    empty = list(members(state.empty))
    for index, first in enumerate(empty):
        near = PEERS[first] & twos
        if not near:
            continue
        size = cells[first].bit_count()
        for second in empty[index + 1 :]:
            common = near & PEERS[second]
            count = common.bit_count()
            peers = PEERS[first] >> second & 1
            # A digit goes where each one of the other cell is excluded beside it, or is the same in a peer.
            if count < 2 or count < min(size, cells[second].bit_count()) - peers:
                continue
            beside = _excluded_beside(cells, common)
            out = 0
            for cell, other in ((first, second), (second, first)):
                for digit in members(cells[cell]):
                    if not cells[other] & ~(beside[digit] | peers << digit):
                        out |= 1 << CELLS * digit + cell
            if out:
                yield _PAIR, out, 0
        yield None


def _excluded_beside(cells: Sequence[int], twos: int) -> list[int]:
    """For each digit those that would leave nothing to one of some cells with two candidates."""
    beside = [0] * 9
    for cell in members(twos):
        pair = cells[cell]
        low = pair & -pair
        beside[low.bit_length() - 1] |= pair ^ low
        beside[pair.bit_length() - 1] |= low
    return beside
