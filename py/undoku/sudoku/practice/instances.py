"""Patterns that the finders leave out, as others of theirs say the same: a reader may see these first."""

from __future__ import annotations

from itertools import combinations, permutations

from undoku.sudoku.techniques.candidates import BOXES, COLUMNS, PEERS, ROWS, UNITS, joined, mask_of, members
from undoku.sudoku.techniques.families.fish import NAMES, step_of
from undoku.sudoku.techniques.families.single_digit import Pattern, ends_of
from undoku.sudoku.techniques.families.single_digit import step_of as step_of_links
from undoku.sudoku.techniques.families.wings import bridged
from undoku.sudoku.techniques.fish_search import FINNED, MOST_FINS, PLAIN, SASHIMI, Fish
from undoku.sudoku.techniques.state import conjugates, of_size, pairs_of, peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

FISH = {
    f"{before}{name}": (size, shape)
    for before, shape in (("", PLAIN), ("finned-", FINNED), ("sashimi-", SASHIMI))
    for size, name in enumerate(NAMES[:3], 2)
}
"""The fish of lines that are practised: how many base units they have, and their shape."""

_MORE = 2
"""A fin sees what goes in its box alone; so the base has places on at most two lines beside the covers."""


def more(state: State, technique: str) -> Finding:
    """Give patterns of a technique that its finder may leave out; None is a place to pause."""
    if technique in FISH:
        size, shape = FISH[technique]
        for digit, places in enumerate(state.places):
            for fish in fish_of_lines(places, size):
                if fish is None:
                    yield None
                elif fish.shape == shape:
                    yield step_of(technique, digit, fish)
    elif technique == "turbot-fish":
        for digit, places in enumerate(state.places):
            for pattern in _of_two_boxes(places):
                yield step_of_links(technique, digit, pattern)
            yield None
    elif technique == "w-wing":
        yield from _shared_bridges(state)


def _shared_bridges(state: State) -> Finding:
    """Give W-wings of which an end of the strong link is seen by both cells."""
    for one, other in permutations(members(state.once(of_size)[2]), 2):
        if state.cells[one] != state.cells[other]:
            continue
        ends = 1 << one | 1 << other
        for linked, z in permutations(members(state.cells[one])):
            gone = state.places[z] & PEERS[one] & PEERS[other]
            for unit, pair in state.once(conjugates)[linked] if gone else ():
                for near, near_2 in () if pair & ends else ends_of(pair):
                    of_both = ends & PEERS[near] == ends
                    if of_both and PEERS[other] >> near_2 & 1:
                        bridge = near, near_2
                        yield bridged((one, other), bridge, unit, (linked, z), gone)
        yield None


def fish_of_lines(places: int, size: int) -> Iterator[Fish | None]:
    """Give all fish of rows in columns, or columns in rows, of a digit with these places."""
    for base_pool, cover_pool in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        for bases in combinations([unit for unit in base_pool if places & UNITS[unit]], size):
            held = places & joined(UNITS, mask_of(bases))
            crossing = [unit for unit in cover_pool if held & UNITS[unit]]
            if len(crossing) > size + _MORE:
                continue
            for covers in combinations(crossing, size):
                covered = joined(UNITS, mask_of(covers))
                fins = held & ~covered
                victims = places & covered & ~held
                if fins:
                    victims &= peers_of_all(fins)
                if victims and fins.bit_count() <= MOST_FINS:
                    yield Fish(bases, covers, held & covered, fins, 0, victims)
            yield None


def _of_two_boxes(places: int) -> Iterator[Pattern]:
    """Give the two strong links of a digit that both lie in boxes."""
    inside = [(unit, pair) for unit, pair in pairs_of(places) if unit in BOXES]
    for (first, one), (second, other) in combinations(inside, 2):
        for near, far in ends_of(one):
            for near_2, far_2 in ends_of(other):
                gone = places & PEERS[far] & PEERS[far_2]
                if PEERS[near] >> near_2 & 1 and gone:
                    yield Pattern((first, second), (far, far_2), (near, near_2), gone)


def lines_of(cells: int, kind: int) -> list[int]:
    """Give the rows (0) or the columns (1) in which some cells lie."""
    return sorted({cell // 9 if kind == 0 else 9 + cell % 9 for cell in members(cells)})
