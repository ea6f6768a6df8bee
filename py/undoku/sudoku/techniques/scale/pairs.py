"""Aligned pair exclusion: two cells, and what both can hold together."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS, PEERS, members
from undoku.sudoku.techniques.state import of_size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

_PAIR = 62


def aligned_pairs(state: State) -> Iterator[Rated | None]:
    """Two cells with cells of two candidates in sight of both: those may not lose both candidates."""
    cells = state.cells
    twos = state.once(of_size)[2]
    empty = list(members(state.empty))
    for index, first in enumerate(empty):
        if not PEERS[first] & twos:
            continue
        for second in empty[index + 1 :]:
            common = PEERS[first] & PEERS[second] & twos
            if common.bit_count() < 2:
                continue
            excluded = {cells[cell] for cell in members(common)}
            peers = PEERS[first] >> second & 1
            alive_first = alive_second = 0
            for a in members(cells[first]):
                for b in members(cells[second]):
                    if (peers and a == b) or (1 << a | 1 << b) in excluded:
                        continue
                    alive_first |= 1 << a
                    alive_second |= 1 << b
            out = 0
            for digit in members(cells[first] & ~alive_first):
                out |= 1 << CELLS * digit + first
            for digit in members(cells[second] & ~alive_second):
                out |= 1 << CELLS * digit + second
            if out:
                yield _PAIR, out, 0
        yield None
