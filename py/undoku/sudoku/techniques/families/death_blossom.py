"""Death blossom: every digit of a cell, the stem, takes a digit from an almost locked set, its petal.

                  petal of 1        if the stem is 1, its petal has no 1, and so has z
                 /
    stem  1 4 8 --- petal of 4      if the stem is 4, its petal has no 4, and so has z
                 \
                  petal of 8        if the stem is 8, its petal has no 8, and so has z

So z is in one of the petals, and a cell that sees all z of all petals has none. A digit that the stem has is
never the z.

Before any petals are put together, it is asked which candidates are seen by a petal of each digit: mostly
there is none, and that is the end of it. Of petals that see the same of these, the one with the fewest cells
stands for all. Stems with few digits come first, and blossoms with petals that share cells last.

A step's `sets` are the petals in the order of the stem's digits.
"""

from __future__ import annotations

from undoku.sudoku.techniques.almost_locked import FIELDS, Partners
from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import of_size
from undoku.sudoku.techniques.step import DEFINING, OFF, ON, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeAlias

    from undoku.sudoku.techniques.almost_locked import AlmostLocked
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State

    Petals: TypeAlias = tuple[int, int, tuple[int, ...]]
    """How many cells two petals share, how many they have together, and the numbers of the petals."""

_PAUSE = 64
"""A pause comes after so many petals that were tried on others."""


@finds("death-blossom")
def death_blossom(state: State) -> Finding:
    """Stems with two digits or more, each with a petal."""
    partners = state.once(Partners)
    with_common_cells = []
    for stems in state.once(of_size)[2:]:
        for stem in members(stems):
            yield None
            digits = list(members(state.cells[stem]))
            for blossom in _blossoms(partners, stem, digits):
                if blossom is None:
                    yield None
                    continue
                shared, _, petals = blossom
                step = _step(state, stem, digits, [partners.sets[number] for number in petals])
                if shared:
                    with_common_cells.append(step)
                else:
                    yield step
    yield from with_common_cells


def _blossoms(partners: Partners, stem: int, digits: Sequence[int]) -> Iterator[Petals | None]:
    """Give the petals for each different conclusion, fewest cells first."""
    targets = _targets(partners, stem, digits)
    if not targets:
        return
    blossoms: dict[int, Petals] = {targets: (0, 0, ())}
    tried = 0
    for digit in digits:
        grown: dict[int, Petals] = {}
        for own, number in _petals(partners, CELLS * digit + stem, targets):
            cells = partners.sets[number].cells
            for seen, (shared, held, numbers) in blossoms.items():
                tried += 1
                if tried % _PAUSE == 0:
                    yield None
                both = seen & own
                if both:
                    more = sum((partners.sets[other].cells & cells).bit_count() for other in numbers)
                    blossom = (shared + more, held + cells.bit_count(), (*numbers, number))
                    if both not in grown or blossom < grown[both]:
                        grown[both] = blossom
        blossoms = grown
    yield from sorted(blossoms.values())


def _targets(partners: Partners, stem: int, digits: Sequence[int]) -> int:
    """Give the candidates of other digits that are seen by petals of every digit of the stem."""
    targets = -1
    for digit in digits:
        seen = 0
        for number in members(partners.seeing(CELLS * digit + stem)):
            seen |= partners.sets[number].seen
        targets &= seen & ~FIELDS[digit]
    return targets


def _petals(partners: Partners, candidate: int, targets: int) -> list[tuple[int, int]]:
    """Give what the sets that lose a digit to a candidate see of the targets, each once, with the set."""
    petals: dict[int, int] = {}
    sets = partners.sets
    for number in members(partners.seeing(candidate)):
        own = sets[number].seen & targets
        if own and (
            own not in petals or sets[number].cells.bit_count() < sets[petals[own]].cells.bit_count()
        ):
            petals[own] = number
    return list(petals.items())


def _step(state: State, stem: int, digits: Sequence[int], petals: Sequence[AlmostLocked]) -> Step:
    eliminations = -1
    for digit in digits:
        eliminations &= ~FIELDS[digit]
    for petal in petals:
        eliminations &= petal.seen
    chains = []
    off = on = 0
    for digit, petal in zip(digits, petals, strict=True):
        source, lost = 1 << CELLS * digit + stem, petal.candidates & FIELDS[digit]
        off |= lost
        for field in FIELDS:
            if eliminations & field:
                kept = petal.candidates & field
                on |= kept
                chains.append((Link(source, lost, False), Link(lost, kept, True)))
    return Step(
        "death-blossom",
        eliminations=eliminations,
        roles=((DEFINING, state.candidates & OF_CELL[stem]), (ON, on), (OFF, off & ~on)),
        sets=tuple(petal.candidates for petal in petals),
        chains=tuple(chains),
        premises=(True,) * len(chains),
    )
