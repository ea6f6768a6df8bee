"""A division in which some squares are left blank, as each region beside them would make another placement.

Such a square is given to a region all the same, and each of the placements that it makes loses a square to
the blank ones. Those are given out anew, and so on: the board has one placement all the time, and what is
left blank wanders about until it finds a place.
"""

from __future__ import annotations

from undoku.queens.lines import members

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from undoku.queens.regions.generator.division import Division
    from undoku.search.draws import Draws

_PATIENCE = 20
"""Mends before a division is given up: one that is not whole by then is rarely so soon after."""

_LOOKED_AT = 12
"""Placements that are looked for at a time: those that share a square lose it together."""

_TOO_LARGE = 20
"""So many quarters of a placement weighs a region that is as large as it may be."""


class Mending:
    """Makes a division whole: no square blank, and no region too large or of a single square."""

    def __init__(self, division: Division, draws: Draws) -> None:
        """Take it as it is; nothing is done yet."""
        self._division = division
        self._draws = draws
        self._taken = [0] * division.n**2

    def whole(self) -> Generator[int, None, bool]:
        """Grow and mend, and return whether that was enough; yields units of work."""
        division, draws = self._division, self._draws
        yield from division.grow()
        for _ in range(_PATIENCE):
            alone = [number for number, mask in enumerate(division.regions) if not mask & mask - 1]
            if division.blank:
                reached = [(square, division.beside(square)) for square in members(division.blank)]
                reached = [(square, regions) for square, regions in reached if regions]
                yield from self._given(*reached[draws.below(len(reached))])
            elif alone:
                yield from self._widened(alone[draws.below(len(alone))])
            else:
                return all(mask.bit_count() <= division.largest for mask in division.regions)
            yield from division.grow()
        return False

    def _widened(self, region: int) -> Generator[int, None, None]:
        """Give a region of one square another one, which belongs to a neighbour."""
        division = self._division
        queen = division.regions[region].bit_length() - 1
        near = [one for one in division.ground.beside[queen] if not division.queens >> one & 1]
        square = near[self._draws.below(len(near))]
        division.take(square)
        yield from self._given(square, [region])

    def _given(self, square: int, regions: list[int]) -> Generator[int, None, None]:
        """Give a blank square to one of these regions, and take others away until one placement is left."""
        division, draws = self._division, self._draws
        choices = []
        for region in regions:
            others = yield from division.others(square, region, _LOOKED_AT)
            full = division.regions[region].bit_count() >= division.largest
            choices.append((4 * len(others) + draws.below(4) + _TOO_LARGE * full, region, others))
        _, region, others = min(choices)
        division.give(square, region)
        while others:
            taken = self._chosen(square, others)
            self._taken[taken] += 1
            division.take(taken)
            if division.owner[square] < 0:
                return
            others = [other for other in others if not other & division.blank]
            if not others:
                others = yield from division.others(square, region, _LOOKED_AT)

    def _chosen(self, square: int, others: list[int]) -> int:
        """The square that most of these placements need, and that was not taken away often before."""
        counts: dict[int, int] = {}
        for other in others:
            for one in members(other & ~self._division.queens & ~(1 << square)):
                counts[one] = counts.get(one, 0) + 1
        costs = [
            (4 * counts[one] - 2 * self._taken[one] + self._draws.below(4), one) for one in sorted(counts)
        ]
        return max(costs)[1]
