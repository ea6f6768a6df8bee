"""Kraken fish: fish with fins that do not see the candidate which goes, but are tied to it by chains.

A fish has n base units, whose places for a digit lie in n cover units but for some fins (see `fish_search`).
Either a fin is true, or every cover has its digit from a base unit. In the first type the candidate lies in
a cover and in no base unit, so that it is false if no fin is true; and a chain leads to its being false from
every fin too. In the second type it may be any candidate: a chain leads to its being false from every fin,
and from every place that one of the covers has in the base units.

Looked at from the candidate: were it true, then all fins were false, and no base place were left in that
cover, so that n base units were to be served by n - 1 covers. This is what is sought, with the tables of
implications. Fish here have two to four base units, at most two fins, and boxes among their units up to size
three; every base unit has a place in the covers, and no two share a place.

A step's chains lead to the candidate from each fin and then, in the second type, from each place of that
cover; its `values` are the digit of the fish, from 0, and the cover.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from undoku.sudoku.techniques.branches import branch
from undoku.sudoku.techniques.candidates import BOXES, CELLS, COLUMNS, PEERS, ROWS, UNITS, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.implications import Implications
from undoku.sudoku.techniques.step import DEFINING, FIN, Step
from undoku.sudoku.techniques.step import OFF as FALSE
from undoku.sudoku.techniques.step import ON as TRUE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

MOST_FINS = 2

_LINES = ((tuple(ROWS), tuple(COLUMNS)), (tuple(COLUMNS), tuple(ROWS)))
_WITH_BOXES = (((*ROWS, *BOXES), (*COLUMNS, *BOXES)), ((*COLUMNS, *BOXES), (*ROWS, *BOXES)))
_SEARCHES = ((2, _LINES), (3, _LINES), (4, _LINES), (2, _WITH_BOXES), (3, _WITH_BOXES))
"""Sizes, and of which units the base and the covers are taken, in the order of the search."""


class _Fish(NamedTuple):
    """A fish: the cover in which something is to be ruled out, and sets of cells."""

    bases: tuple[int, ...]
    covers: tuple[int, ...]
    cover: int
    body: int
    fins: int


@finds("kraken-fish-1")
def kraken_fish_1(state: State) -> Finding:
    """Find fish with fins from all of which chains lead to a victim, not all of them directly."""
    table = state.once(Implications)
    yield from table.fill()
    for size, pools in _SEARCHES:
        for digit, places in enumerate(state.places):
            for cell in members(places):
                yield None
                number = CELLS * digit + cell
                left = places & ~(table.off[number] >> CELLS * digit)
                for fish in _fish_without(places, left, size, pools):
                    bases = 0
                    for unit in fish.bases:
                        bases |= UNITS[unit]
                    if UNITS[fish.cover] & ~bases & 1 << cell and fish.fins & ~PEERS[cell]:
                        yield from _step("kraken-fish-1", table, number, digit, fish, fish.fins)


@finds("kraken-fish-2")
def kraken_fish_2(state: State) -> Finding:
    """Find fish with fins from which, and from all places in one cover, chains lead to a candidate."""
    table = state.once(Implications)
    yield from table.fill()
    for size, pools in _SEARCHES:
        for digit, places in enumerate(state.places):
            known: dict[int, list[_Fish]] = {}
            for number in members(state.candidates):
                left = places & ~(table.off[number] >> CELLS * digit)
                if left not in known:
                    yield None
                    known[left] = list(_fish_without(places, left, size, pools))
                for fish in known[left]:
                    own = number // CELLS == digit and UNITS[fish.cover] >> number % CELLS & 1
                    if not own:
                        starts = fish.fins | fish.body & UNITS[fish.cover]
                        yield from _step("kraken-fish-2", table, number, digit, fish, starts)


def _fish_without(
    places: int, left: int, size: int, pools: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
) -> Iterator[_Fish]:
    """Find the fish of which, with only some places left, no fin is true, and nothing in one cover."""
    if left == places:
        return
    for base_pool, cover_pool in pools:
        filled = [unit for unit in base_pool if left & UNITS[unit]]
        for covers in combinations([unit for unit in cover_pool if places & UNITS[unit]], size - 1):
            covered = 0
            for unit in covers:
                covered |= UNITS[unit]
            inside = [unit for unit in filled if not left & UNITS[unit] & ~covered and unit not in covers]
            if len(inside) >= size:
                for bases in combinations(inside, size):
                    held = _held(places, bases)
                    for cover in cover_pool:
                        if cover in covers or cover in bases or not held & UNITS[cover]:
                            continue
                        fins = held & ~(covered | UNITS[cover])
                        if 0 < fins.bit_count() <= MOST_FINS and not held & left & UNITS[cover]:
                            yield _Fish(bases, tuple(sorted((*covers, cover))), cover, held & ~fins, fins)


def _held(places: int, bases: tuple[int, ...]) -> int:
    """Give the places of base units; none if two of the units share one."""
    held = 0
    for unit in bases:
        own = places & UNITS[unit]
        if held & own:
            return 0
        held |= own
    return held


def _step(
    technique: str, table: Implications, number: int, digit: int, fish: _Fish, starts: int
) -> Iterator[Step]:
    """Give the step that a fish makes, with a chain from every start to the candidate."""
    shift = CELLS * digit
    chains = []
    for start in (*members(fish.fins), *members(starts & ~fish.fins)):
        reasons = table.reasons(shift + start)
        if number not in reasons.off:
            return
        chains.append(branch(reasons, (), (1 << number,)))
    if all(len(chain) == 1 for chain in chains):
        return
    on = off = 0
    for chain in chains:
        for link in chain:
            on |= link.target if link.strong else link.source
            off |= link.source if link.strong else link.target
    fins, body = fish.fins << shift, fish.body << shift
    yield Step(
        technique,
        1 << number,
        roles=(
            (DEFINING, body),
            (FIN, fins),
            (TRUE, on & ~body & ~fins),
            (FALSE, off & ~on & ~body & ~fins & ~(1 << number)),
        ),
        units=fish.bases,
        covers=fish.covers,
        chains=tuple(chains),
        premises=(True,) * len(chains),
        values=(digit, fish.cover),
    )
