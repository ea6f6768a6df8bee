"""New puzzles of other shapes than the usual 9 by 9: other sizes, regions, diagonals, cages.

They are made at random from a seed and proved to have one solution; they have no level, since rating is for
the usual 9 by 9.
"""

from __future__ import annotations

from undoku.search.draws import Draws
from undoku.search.errors import shown
from undoku.sudoku.generator.cages import caged
from undoku.sudoku.generator.errors import WishError
from undoku.sudoku.generator.full import full_grid
from undoku.sudoku.generator.generator import LONGEST_SEED
from undoku.sudoku.generator.regions import regions_at_random
from undoku.sudoku.generator.shapes import SYMMETRIES, numbers, orbits
from undoku.sudoku.generator.version import VERSION
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.shape import texts_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.generator.making import Making

SIZES = (4, 6, 8, 9, 10, 12, 16)
"""The sizes of which puzzles are made."""

_NODES = 50
"""So many nodes of a solver lie between two pauses."""

_PATIENCE = 3000
"""After so many nodes other regions are drawn: most of those that have full grids show one long before."""

_TRIES = 20
"""Of so many puzzles none had the number of givens that is wished, or was minimal."""

_PROOF = {12: 60, 16: 20}
"""Of a size, so many nodes may prove that there is one solution, where nobody asks for fewer givens."""


class ShapeWishes:
    """What a new puzzle of any shape should be like.

    Attributes:
        layout: its shape; of `random` things, what surrounds them.
        random: what is drawn from the seed: "regions", "cages", both or nothing.
        symmetry: one of `shapes.SYMMETRIES`, which its givens show.
        givens: how many there are, or None for any number.
        minimal: whether none of them can be left out.

    Raises WishError, which says what cannot be, and why.
    """

    __slots__ = ("givens", "layout", "minimal", "random", "symmetry")

    def __init__(
        self,
        layout: Layout,
        random: tuple[str, ...] = (),
        symmetry: str = "none",
        givens: int | None = None,
        minimal: bool = False,
    ) -> None:
        """Check that there may be such a puzzle."""
        self.layout = layout
        self.random = tuple(sorted(random))
        self.symmetry = symmetry
        self.givens = givens
        self.minimal = minimal
        size = layout.size
        if size not in SIZES:
            raise WishError("no-size-made", size=size, sizes=[str(size) for size in SIZES])
        if symmetry not in SYMMETRIES:
            raise WishError("no-symmetry", symmetry=shown(symmetry), symmetries=list(SYMMETRIES))
        if "cages" in random and (symmetry != "none" or givens is not None or minimal):
            raise WishError("cages-for-givens")
        if givens is not None:
            if not 0 <= givens < layout.cells:
                raise WishError("givens-of-size", givens=givens, most=layout.cells - 1)
            possible = numbers(symmetry, size)
            if givens not in possible:
                less = [number for number in possible if number < givens]
                more = [number for number in possible if givens < number < layout.cells]
                near = [*sorted(less)[-1:], *sorted(more)[:1]]
                raise WishError("no-such-number", givens=givens, symmetry=symmetry, near=near)

    @property
    def name(self) -> str:
        """All that is wished, in one text: the same for the same wishes."""
        shape = " ".join(f"{key}={value}" for key, value in texts_of(self.layout).items())
        kept = "minimal" if self.minimal else "any"
        return f"shape {shape} random={','.join(self.random)} {self.symmetry} {self.givens} {kept}"


class ShapeGenerator:
    """A search, which can be paused, for a puzzle of any shape that is as wished.

    Attributes:
        wishes: what is wished.
        seed: the seed: with the same wishes the same puzzle is found.
        done: whether it has come to its end.
        tried: how many puzzles were made.
        puzzle, solution: the puzzle, whose layout is its shape, when done; None if none was found.
        best: the puzzle that came nearest up to now; None if there is none yet.
        error: why there is no puzzle, when done.
        level, score: none; rating is for the usual 9 by 9.

    >>> search = ShapeGenerator(ShapeWishes(Layout.standard(4), symmetry="half-turn"), "7")
    >>> while not search.done:
    ...     search.advance(100)
    >>> search.puzzle.packed.count(0) >= 10, search.solution.clashes()
    (True, ())
    """

    level = None
    score = None

    def __init__(self, wishes: ShapeWishes, seed: str) -> None:
        """Begin. Raises WishError for a seed that is too long."""
        if len(seed) > LONGEST_SEED:
            raise WishError("no-seed", most=LONGEST_SEED)
        self.wishes = wishes
        self.seed = seed
        self.done = False
        self.tried = 0
        self.puzzle: Grid | None = None
        self.solution: Grid | None = None
        self.best: Grid | None = None
        self.error: WishError | None = None
        self._draws = Draws(f"{VERSION} {wishes.name} {seed}")
        self._work = self._search()

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses: of some thousandths of a second each."""
        for _ in range(budget):
            if self.done:
                break
            next(self._work, None)

    def _search(self) -> Making[None]:
        lacks: tuple[str, object] = ("", 0)
        while self.puzzle is None and self.tried < _TRIES:
            solution = yield from self._solution()
            if solution is None:
                self.error = WishError("no-full-grid")
                break
            self.tried += 1
            lack = yield from self._made(solution)
            # What is apart the least is told where none is as wished.
            if lack is not None and (not lacks[0] or lack[1] < lacks[1]):  # type: ignore[operator]
                lacks = lack
        if self.puzzle is None and self.error is None:
            self.error = WishError("not-found", tried=self.tried, lacks=[lacks])
        self.done = True

    def _solution(self) -> Making[Grid | None]:
        """Draw a full grid, of other regions as long as those that are drawn have none."""
        layout = self.wishes.layout
        if "regions" not in self.wishes.random:
            return (yield from full_grid(layout, self._draws))
        while True:
            drawn = regions_at_random(layout.size, self._draws).with_rules(layout.diagonal, layout.cages)
            yield
            solution = yield from full_grid(drawn, self._draws, _PATIENCE)
            if solution is not None:
                return solution

    def _made(self, solution: Grid) -> Making[tuple[str, int] | None]:
        """Make a puzzle of a full grid, and keep it if it is as wished; else say what it lacks."""
        wishes = self.wishes
        if "cages" in wishes.random:
            puzzle = yield from caged(solution, self._draws)
            solution = Grid.trusted(puzzle.layout, solution.packed)
        else:
            puzzle = yield from self._reduced(solution)
            givens = solution.layout.cells - puzzle.packed.count(0)
            self.best = puzzle
            if wishes.givens not in (None, givens):
                return "givens", givens
            if wishes.minimal:
                spare = yield from self._spare(puzzle)
                if spare:
                    return "spare", spare
        self.puzzle, self.solution = puzzle, solution
        return None

    def _reduced(self, solution: Grid) -> Making[Grid]:
        """Take from a full grid, orbit by orbit, what can be spared."""
        wishes, layout = self.wishes, solution.layout
        digits = bytearray(solution.packed)
        fewest = wishes.givens or 0
        most = None if wishes.minimal or wishes.givens is not None else _PROOF.get(layout.size)
        left = layout.cells
        for orbit in self._draws.shuffled(orbits(wishes.symmetry, layout.size)):
            if left - len(orbit) < fewest:
                continue
            for cell in orbit:
                digits[cell] = 0
            if (yield from _has_one(Grid.trusted(layout, bytes(digits)), most)):
                left -= len(orbit)
            else:
                for cell in orbit:
                    digits[cell] = solution.packed[cell]
            yield
        return Grid.trusted(layout, bytes(digits))

    def _spare(self, puzzle: Grid) -> Making[int]:
        """Count the givens of which any one can be left out."""
        spare = 0
        for cell, digit in enumerate(puzzle.packed):
            if digit:
                rest = puzzle.packed[:cell] + b"\0" + puzzle.packed[cell + 1 :]
                spare += yield from _has_one(Grid.trusted(puzzle.layout, rest), None)
                yield
        return spare


def _has_one(grid: Grid, most: int | None) -> Making[bool]:
    """Say whether a puzzle has one solution, and that is proved in so many nodes."""
    search = SudokuSearch(grid, 2)
    while not search.advance(_NODES if most is None else min(_NODES, most + 1)):
        if most is not None and search.nodes > most:
            return False
        yield
    return search.solutions == 1 and (most is None or search.nodes <= most)
