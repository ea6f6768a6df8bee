"""A board that is being divided: regions that grow from the queens of a placement, which stays the only one.

A square that belongs to no region yet has no queen. So a square that is given to a region can only make
placements that have a queen on it, and it is soon seen whether there are any: its row, its column and its
region are filled then. As long as there are none, the board has one placement, however much is still blank.
"""

from __future__ import annotations

from undoku.queens.lines import members
from undoku.queens.regions.generator.ground import ground_of
from undoku.queens.regions.generator.placements import drawn_columns, placements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from undoku.queens.regions.generator.placements import Work
    from undoku.search.draws import Draws

BEGUN = 3
"""Regions of fewer squares grow first: one that is walled in early stays small."""

#: So many squares are taken away at a time of a board that is too hard.
_SCATTERED = 8


def largest_of(n: int) -> int:
    """How many squares a region may have: three times the average, and no more than a third of the board."""
    return min(3 * n, n * n // 3)


class Division:
    """The regions of a board, each with one queen and connected, and the squares that are still blank.

    Attributes:
        columns: the column of each row's queen.
        queens: their mask.
        regions: the mask of each region, by the row of its queen.
        owner: for each square the number of its region, -1 if it is blank.
        blank: the mask of the squares that belong to no region.
        largest: a region grows to so many squares, at most three times as many as there are on average.
    """

    def __init__(self, n: int, shares: Sequence[int], draws: Draws) -> None:
        """Draw a placement, whose queens are all that the regions have yet.

        `shares` are how fast regions grow beside each other; for each one of them is drawn.
        """
        self.n = n
        self.columns = drawn_columns(n, draws)
        self.regions = [1 << n * row + column for row, column in enumerate(self.columns)]
        self.queens = sum(self.regions)
        self.ground = ground_of(n)
        self.blank = self.ground.everywhere & ~self.queens
        self.owner = [-1] * (n * n)
        for row, column in enumerate(self.columns):
            self.owner[n * row + column] = row
        self.largest = largest_of(n)
        self._shares = [shares[draws.below(len(shares))] for _ in range(n)]
        self._draws = draws

    def others(self, square: int, region: int, most: int) -> Work:
        """Find up to `most` placements with a queen on a square, if it were given to a region, as masks."""
        keep = self.ground.keep
        free = keep[square]
        left = []
        for number, mask in enumerate(self.regions):
            if number != region:
                open_squares = mask & free
                if not open_squares:
                    return []
                left.append(open_squares)
        return (yield from placements(keep, left, 1 << square, most))

    def give(self, square: int, region: int) -> None:
        """Give a blank square to a region beside it."""
        self.owner[square] = region
        self.regions[region] |= 1 << square
        self.blank ^= 1 << square

    def take(self, square: int) -> None:
        """Take a square without a queen away from its region, with all that it held there."""
        region = self.owner[square]
        mask = self.regions[region] & ~(1 << square)
        start = mask & self.queens
        joined, todo = start, [start.bit_length() - 1]
        while todo:
            for other in self.ground.beside[todo.pop()]:
                if (mask & ~joined) >> other & 1:
                    joined |= 1 << other
                    todo.append(other)
        taken = self.regions[region] & ~joined
        for one in members(taken):
            self.owner[one] = -1
        self.blank |= taken
        self.regions[region] = joined

    def beside(self, square: int) -> list[int]:
        """The numbers of the regions beside a blank square."""
        owners = {self.owner[other] for other in self.ground.beside[square]}
        return sorted(owners - {-1})

    def grow(self) -> Generator[int, None, None]:
        """Give blank squares to regions beside them, drawn, until no more can be given.

        That is so where another placement would come of it, or the region would become too large. Yields
        units of work.
        """
        ground, draws, owner = self.ground, self._draws, self.owner
        edges: list[list[int]] = [[] for _ in range(self.n)]
        for square in members(self.blank):
            for region in self.beside(square):
                edges[region].append(square)
        seen = [set(edge) for edge in edges]
        sizes = [region.bit_count() for region in self.regions]
        while True:
            growing = [one for one in range(self.n) if edges[one] and sizes[one] < self.largest]
            growing = [one for one in growing if sizes[one] < BEGUN] or growing
            if not growing:
                return
            region = self._shared_out(growing)
            edge = edges[region]
            at = draws.below(len(edge))
            square, edge[at] = edge[at], edge[-1]
            edge.pop()
            if owner[square] >= 0:
                continue
            if (yield from self.others(square, region, 1)):
                continue
            self.give(square, region)
            sizes[region] += 1
            for other in ground.beside[square]:
                if owner[other] < 0 and other not in seen[region]:
                    seen[region].add(other)
                    edge.append(other)

    def _shared_out(self, growing: list[int]) -> int:
        """Draw one of these regions, by their shares."""
        at = self._draws.below(sum([self._shares[one] for one in growing]))
        for region in growing:
            at -= self._shares[region]
            if at < 0:
                break
        return region

    def scatter(self, squares: int) -> None:
        """Take away some squares of a mask, drawn, with what they held."""
        listed = list(members(squares & ~self.queens))
        for _ in range(_SCATTERED):
            square = listed[self._draws.below(len(listed))]
            if self.owner[square] >= 0:
                self.take(square)

    @property
    def saved(self) -> tuple[list[int], list[int], int]:
        """The regions as they are, for `restore`."""
        return [*self.regions], [*self.owner], self.blank

    def restore(self, saved: tuple[list[int], list[int], int]) -> None:
        """Have the regions as they were; what was saved is used up."""
        self.regions, self.owner, self.blank = saved

    @property
    def letters(self) -> str:
        """The letter of each square's region, once none is blank: A, B and so on in reading order."""
        names: dict[int, str] = {}
        return "".join([names.setdefault(region, chr(ord("A") + len(names))) for region in self.owner])
