"""Guardians: an odd number of cells that cannot take turns in a loop (an oddagon, a broken wing).

Each cell of the loop shares a unit with the next. Had a digit no other place in those units, then of two
neighbours one would have it and the other not, all along the loop: in an odd number of cells that cannot be.
The other places of the digit in those units are the guardians: at least one of them is true.

        x - - G - - x       x  the loop: five cells, two each in a row, a column or a box
        |           |
        |           x       G  a guardian, which spoils the upper row
        |         /
        x - - - x
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, UNITS, members
from undoku.sudoku.techniques.digit_templates import impossible
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import peers_of_all
from undoku.sudoku.techniques.step import DEFINING, FIN, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

    _Link: TypeAlias = tuple[int, int, int, int, int, int, list["_Link"]]
    """Its rank, the lower the fewer places see its guardians, and highest without any; the cell to which it
    goes, also as a set; the unit, the guardians, the places that see all these; the links from that cell."""
    _Begun: TypeAlias = tuple[tuple[int, ...], int, tuple[int, ...], int, int, int, list[_Link]]
    """The cells in order, and as a set; the units of the links, also as a set; the guardians, and the places
    that see all of them; the links from the last cell."""

SHORTEST = 5


class _Loop(NamedTuple):
    """A loop of one digit: its cells and the units of its links, in their order, and its guardians."""

    cells: tuple[int, ...]
    units: tuple[int, ...]
    guardians: int


@finds("guardian")
def guardian(state: State) -> Finding:
    """Find odd loops with as few guardians as possible, and what all guardians see; one alone is true."""
    for digit, places in enumerate(state.places):
        shift = CELLS * digit
        for loop in _loops_of(places) if impossible(places) else ():
            gone = places & peers_of_all(loop.guardians)
            is_one = not loop.guardians & (loop.guardians - 1)
            ring = (*loop.cells, loop.cells[0])
            yield Step(
                "guardian",
                0 if is_one else gone << shift,
                loop.guardians << shift if is_one else 0,
                roles=(
                    (DEFINING, sum(1 << shift + cell for cell in loop.cells)),
                    (FIN, loop.guardians << shift),
                ),
                units=loop.units,
                chains=(
                    tuple(Link(1 << shift + one, 1 << shift + other, True) for one, other in pairwise(ring)),
                ),
                premises=(False,),
            )
        yield None


@lru_cache(1024)
def _loops_of(places: int) -> list[_Loop]:
    """Give for each smallest set of guardians the shortest loop, if something sees all of them."""
    links = _links(places)
    leading = [
        (start, link) for start, those in links.items() for link in those if link[4] and start < link[1]
    ]
    found: dict[int, _Loop] = {}
    for start, (first, second, here, unit, guardians, seeing, further) in leading:
        stack: list[_Begun] = [
            ((start, second), 1 << start | here, (unit,), 1 << unit, guardians, seeing, further)
        ]
        while stack:
            cells, path, units, used, guardians, seen, following = stack.pop()
            for rank, other, here, unit, more, seeing, further in following:
                # Of the links with guardians the loop is followed from the one of the lowest rank.
                if rank <= first or not seen & seeing or used >> unit & 1 or path & more:
                    continue
                every = guardians | more
                if other == start:
                    if len(cells) >= SHORTEST and len(cells) % 2:
                        known = found.get(every)
                        if known is None or len(known.cells) > len(cells):
                            found[every] = _Loop(cells, (*units, unit), every)
                elif not (path | every) & here:
                    stack.append(
                        (
                            (*cells, other),
                            path | here,
                            (*units, unit),
                            used | 1 << unit,
                            every,
                            seen & seeing,
                            further,
                        )
                    )
    return [
        loop
        for guardians, loop in found.items()
        if not any(other != guardians and not other & ~guardians for other in found)
    ]


def _links(places: int) -> dict[int, list[_Link]]:
    """Give the links from every place, if some place sees all that there is beside the two in their unit."""
    pairs = []
    for unit, cells in enumerate(UNITS):
        within = places & cells
        for one, other in combinations(members(within), 2):
            guardians = within & ~(1 << one | 1 << other)
            seeing = peers_of_all(guardians) & places if guardians else places
            if seeing:
                pairs.append((seeing.bit_count(), unit, one, other, guardians, seeing))
    pairs.sort()
    links: dict[int, list[_Link]] = {cell: [] for cell in members(places)}
    for index, (_, unit, one, other, guardians, seeing) in enumerate(pairs):
        rank = index if guardians else len(pairs)
        links[one].append((rank, other, 1 << other, unit, guardians, seeing, links[other]))
        links[other].append((rank, one, 1 << one, unit, guardians, seeing, links[one]))
    return links
