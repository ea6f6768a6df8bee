"""The search for a puzzle that is as wished.

Puzzles are made and looked at until one fits. What is common (a level, a usual technique, a symmetry) comes
up among puzzles made from nothing soon enough. For what is rare the search climbs: of those that came nearest
a few are kept, and new ones are made beside them, by taking some givens out and letting others come in. (The
idea is that of tdoku's generator.) More givens than a puzzle needs are put where its path comes before it
needs more than singles, so that it stays as hard as it is.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.generator.appraisal import appraise, distance_from
from undoku.sudoku.generator.draws import Draws
from undoku.sudoku.generator.errors import WishError
from undoku.sudoku.generator.images import image_at_random
from undoku.sudoku.generator.making import beside, exchanged, reduced, solution_at_random, spare_givens
from undoku.sudoku.generator.shapes import orbits
from undoku.sudoku.generator.version import VERSION
from undoku.sudoku.generator.wishes import Wishes
from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.techniques.candidates import LAYOUT
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LEVELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.generator.appraisal import Appraisal
    from undoku.sudoku.generator.making import Making
    from undoku.sudoku.generator.pools import Pooled

LONGEST_SEED = 200

_LONGEST = 1_000_000
"""After so many pauses the search ends: half a minute to a minute, and some ten thousand puzzles."""

_KEPT = 60
"""So many of the nearest puzzles are kept."""

_BESIDE = 3
"""Of every four puzzles so many are made beside one that was kept."""

_TAKEN = 4
"""At most so many givens, or sets of givens that lie in symmetry, are taken out of it."""

_COMFORTABLE = {"easy": (30, 36), "medium": (26, 30)}
"""How many givens a puzzle of a level has, at least and at most, where no number is wished."""

_FEW = 22
"""With fewer givens than this a puzzle is made by exchanging two of one for another one."""

_PADDED = 3
"""So often it is tried to add givens to a puzzle."""

_BESIDE_POOL = {"medium": 3, "hard": 3}
"""So many puzzles are made beside those of the pool before one of the pool is taken itself; none of a harder
level, for it takes long to rate them."""

_FEW_POOLED = 8
"""Of so many puzzles of the pool one is taken at least, where there are as many."""

_UNRATED = 100
"""What a puzzle is apart from what is wished where its rating was not looked at, as its givens are wrong."""

_TOO_EASY = 12
"""The same where it was not looked at because a solver did not have to guess."""


class Effort(NamedTuple):
    """A puzzle that was made.

    Attributes:
        distance: how far it is from what is wished.
        number: how many were looked at before.
        digits: its givens.
    """

    distance: int
    number: int
    digits: bytes


class Generator:
    """A search, which can be paused, for a puzzle that is as wished.

    Attributes:
        wishes: what is wished.
        seed: the seed: with the same wishes the same puzzle is found.
        done: whether it has come to its end.
        tried: how many puzzles were looked at.
        puzzle: the puzzle, when done; None if none was found.
        solution, level, score: of that puzzle.
        best: the puzzle that came nearest up to now; None if there is none yet.
        lacks: what that one lacks, when done and none was found: what kind of wish, and what it has instead.

    >>> from undoku.sudoku.generator.wishes import Wishes
    >>> search = Generator(Wishes("easy", symmetry="half-turn"), "7")
    >>> while not search.done:
    ...     search.advance(100)
    >>> search.level
    'easy'
    """

    def __init__(self, wishes: Wishes, seed: str, pool: Iterable[Pooled] = ()) -> None:
        """Begin. Raises WishError for a seed that is too long.

        Of the `pool` those are used that have all techniques that are needed. A seed says which puzzle it is
        together with the pool that belongs to the package, `pools.with_techniques(wishes.needed)`.
        """
        if len(seed) > LONGEST_SEED:
            raise WishError("no-seed", most=LONGEST_SEED)
        self.wishes = wishes
        self.seed = seed
        self.done = False
        self.tried = 0
        self.puzzle: Grid | None = None
        self.solution: Grid | None = None
        self.level = ""
        self.score = 0
        self.lacks: list[tuple[str, object]] = []
        self._draws = Draws(f"{VERSION} {wishes.name} {seed}")
        self._orbits = orbits(wishes.symmetry)
        self._nearest: list[Effort] = []
        levels = [wishes.level or "easy", *(BY_IDENTIFIER[identifier].level for identifier in wishes.needed)]
        hardest = max(map(LEVELS.index, levels))
        self._is_hard = hardest > LEVELS.index("medium")
        # What is to be hard is made as hard as can be, and gets its other givens afterwards.
        self._least = 0 if hardest or wishes.minimal else wishes.givens or 0
        self._has_few = wishes.symmetry == "none" and (wishes.givens or _FEW) < _FEW
        self._pauses = 0
        self._pooled: list[Pooled] = []
        self._draw_from(pool)
        self._work = self._search()

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses: some ten thousandths of a second each."""
        for _ in range(budget):
            if self.done:
                break
            self._pauses += 1
            next(self._work, None)

    @property
    def best(self) -> Grid | None:
        """The puzzle that came nearest up to now."""
        return Grid.trusted(LAYOUT, self._nearest[0].digits) if self._nearest else None

    @property
    def error(self) -> WishError | None:
        """Why there is no puzzle, when done; None if there is one."""
        if not self.done or self.puzzle is not None:
            return None
        return WishError("not-found", tried=self.tried, lacks=self.lacks)

    def _search(self) -> Making[None]:
        while self.puzzle is None and self._pauses < _LONGEST:
            if self._pooled and self.tried >= _BESIDE_POOL.get(self._pooled[0].level, 0):
                yield from self._take_from_pool()
                break
            digits = yield from self._made()
            if digits is not None:
                yield from self._look_at(digits)
                self.tried += 1
        if self.puzzle is None:
            yield from self._compare()
        self.done = True

    def _draw_from(self, pool: Iterable[Pooled]) -> None:
        """Keep some puzzles of the pool, to make others beside them, and note which of them are as wished."""
        wishes = self.wishes
        fitting = [
            pooled
            for pooled in pool
            if wishes.symmetry in (pooled.symmetry, "none") and set(wishes.needed).issubset(pooled.techniques)
        ]
        taken = [pooled for pooled in fitting if self._is_as_wished(pooled)]
        # Where no level is wished it need not be harder than its technique makes it.
        taken.sort(key=lambda pooled: (LEVELS.index(pooled.level), pooled.pauses))
        del taken[max(_FEW_POOLED, len(taken) // 3) :]
        self._hardest = wishes.level or (taken[-1].level if taken else None)
        self._pooled = self._draws.shuffled(taken)
        for pooled in self._pooled or self._draws.shuffled(fitting)[:_KEPT]:
            self._keep(distance_from(wishes, pooled.level, pooled.techniques), pooled.digits)

    def _is_as_wished(self, pooled: Pooled) -> bool:
        wishes = self.wishes
        return (
            not distance_from(wishes, pooled.level, pooled.techniques)
            and wishes.givens in (None, 81 - pooled.digits.count(0))
            # Of these each given was tried by itself.
            and (pooled.symmetry == "none" or not wishes.minimal)
        )

    def _take_from_pool(self) -> Making[None]:
        """Take an image of a puzzle of the pool."""
        image = image_at_random(self._draws, self.wishes.symmetry)
        digits = image.of_digits(self._pooled[0].digits)
        appraisal = yield from appraise(digits, self.wishes, self._hardest)
        self._take(digits, appraisal)

    def _made(self) -> Making[bytes | None]:
        """Make a puzzle: beside one that was kept, or from nothing; None if that did not work."""
        draws = self._draws
        nearest = self._nearest
        if nearest and draws.below(4) < _BESIDE:
            near = nearest[draws.below(len(nearest))].digits
            if self._has_few:
                return (yield from exchanged(near, 1 + (draws.below(4) > 0), draws))
            solution, order = yield from beside(near, self._orbits, 1 + draws.below(_TAKEN), draws)
        else:
            solution = yield from solution_at_random(draws)
            order = draws.shuffled(self._orbits)
        return (yield from reduced(solution, order, self._least))

    def _look_at(self, digits: bytes) -> Making[None]:
        """Take a puzzle if it fits, or keep it if it came near."""
        wishes = self.wishes
        distance = yield from self._givens_apart(digits)
        if distance:
            self._keep(distance + _UNRATED, digits)
            return
        if self._is_hard and not _needs_a_guess(digits):
            self._keep(_TOO_EASY, digits)
            return
        appraisal = yield from appraise(digits, wishes, self._hardest)
        if not appraisal.fits:
            self._keep(appraisal.distance, digits)
            return
        if not wishes.minimal:
            short = yield from self._padded(digits, appraisal)
            if short:
                self._keep(short, digits)
            return
        self._take(digits, appraisal)

    def _givens_apart(self, digits: bytes) -> Making[int]:
        wishes = self.wishes
        givens = 81 - digits.count(0)
        wanted = wishes.givens or givens
        apart = abs(givens - wanted) if wishes.minimal else max(0, givens - wanted)
        if wishes.minimal and not apart and len(self._orbits) < 81:
            apart = yield from spare_givens(digits)
        return apart

    def _padded(self, digits: bytes, appraisal: Appraisal) -> Making[int]:
        """Add givens and take the puzzle, or tell how many fail."""
        wishes, draws = self.wishes, self._draws
        givens = 81 - digits.count(0)
        wanted = wishes.givens
        if wanted is None and wishes.level in _COMFORTABLE:
            least, most = _COMFORTABLE[wishes.level]
            wanted = least + draws.below(most - least + 1)
        if wanted is None or wanted <= givens:
            self._take(digits, appraisal)
            return 0
        solution, early = appraisal.solution, frozenset(appraisal.early())
        free = [orbit for orbit in self._orbits if not digits[orbit[0]] and early.issuperset(orbit)]
        missing = wanted - givens
        for _ in range(_PADDED):
            more = bytearray(digits)
            missing = wanted - givens
            for orbit in sorted(draws.shuffled(free), key=len, reverse=True):
                if len(orbit) <= missing:
                    missing -= len(orbit)
                    for cell in orbit:
                        more[cell] = solution[cell]
            if missing and wishes.givens is not None:
                break
            again = yield from appraise(bytes(more), wishes, self._hardest)
            if again.fits:
                self._take(bytes(more), again)
                return 0
        if wishes.givens is None:
            self._take(digits, appraisal)
            return 0
        return 1 + missing

    def _take(self, digits: bytes, appraisal: Appraisal) -> None:
        self.puzzle = Grid.trusted(LAYOUT, digits)
        self.solution = Grid.trusted(LAYOUT, appraisal.solution)
        self.level = appraisal.level
        self.score = appraisal.score

    def _keep(self, distance: int, digits: bytes) -> None:
        nearest = self._nearest
        if len(nearest) == _KEPT:
            worst = nearest[-1].distance
            if distance > worst:
                return
            # Of those that are as far the oldest goes, so that the search moves on.
            nearest.pop(next(at for at, kept in enumerate(nearest) if kept.distance == worst))
        nearest.append(Effort(distance, self.tried, digits))
        nearest.sort()

    def _compare(self) -> Making[None]:
        """Say what the nearest puzzle lacks; where that is nothing, it is the one that was looked for."""
        digits = self._nearest[0].digits
        wishes = self.wishes
        givens = 81 - digits.count(0)
        if wishes.givens not in (None, givens):
            self.lacks.append(("givens", givens))
        if wishes.minimal:
            spare = yield from spare_givens(digits)
            if spare:
                self.lacks.append(("spare", spare))
        appraisal = yield from appraise(digits, Wishes(), None)
        if wishes.level not in (None, appraisal.level):
            self.lacks.append(("level", appraisal.level))
        found = set(appraisal.techniques)
        for identifier in wishes.needed:
            if identifier not in found:
                self.lacks.append(("needed", BY_IDENTIFIER[identifier].title))
        for identifier in wishes.excluded:
            if identifier in found:
                self.lacks.append(("excluded", BY_IDENTIFIER[identifier].title))
        if not self.lacks:
            # It was not rated before, as it looked too easy.
            self._take(digits, appraisal)


def _needs_a_guess(digits: bytes) -> bool:
    """Say whether singles and locked candidates are not enough."""
    search = SudokuSearch(Grid.trusted(LAYOUT, digits), 1)
    search.advance(1)
    return search.nodes > 0
