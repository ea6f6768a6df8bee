"""The search for a puzzle that is as wished.

Puzzles are made and looked at until one fits. What is common (a level, a usual technique, a symmetry) comes
up among puzzles made from nothing soon enough. For what is rare the search climbs: of those that came nearest
a few are kept, and new ones are made beside them, by taking some givens out and letting others come in. (The
idea is that of tdoku's generator.) A puzzle of the pool that has what is needed, and more than is wished,
gets one more given after the other, as long as that takes some of it away. More givens than a puzzle needs
are put where its path comes before it needs more than singles, so that it stays as hard as it is.
"""

from __future__ import annotations

from collections import deque

from undoku.search.draws import Draws
from undoku.sudoku.generator.appraisal import FARTHEST, appraise, distance_from, lacking
from undoku.sudoku.generator.efforts import KEPT, Efforts
from undoku.sudoku.generator.errors import WishError
from undoku.sudoku.generator.images import image_at_random
from undoku.sudoku.generator.making import (
    beside,
    exchanged,
    reduced,
    solution_at_random,
    solved,
    spare_givens,
    with_givens,
)
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
    from undoku.sudoku.generator.shapes import Orbit

LONGEST_SEED = 200

_LONGEST = 1_000_000
"""After so many pauses the search ends: half a minute to a minute, and some ten thousand puzzles."""

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

_BETWEEN = 8
"""So many puzzles are made before the next one of the pool gets more givens."""

_GIVEN = 100
"""What a given too much or too little counts."""

_UNRATED = 10_000
"""What a puzzle is apart from what is wished where its rating was not looked at, as its givens are wrong."""

_TOO_EASY = 3000
"""The same where it was not looked at because a solver did not have to guess."""


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
        self._nearest = Efforts()
        levels = [wishes.level or "easy", *(BY_IDENTIFIER[identifier].level for identifier in wishes.needed)]
        hardest = max(map(LEVELS.index, levels))
        self._is_hard = hardest > LEVELS.index("medium")
        # What is to be hard is made as hard as can be, and gets its other givens afterwards.
        self._least = 0 if hardest or wishes.minimal else wishes.givens or 0
        self._has_few = wishes.symmetry == "none" and (wishes.givens or _FEW) < _FEW
        self._pauses = 0
        self._made_since = _BETWEEN
        self._pooled: list[Pooled] = []
        self._starts: deque[bytes] = deque()
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
        return Grid.trusted(LAYOUT, self._nearest.puzzles[0]) if self._nearest.puzzles else None

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
            elif self._starts and self._made_since >= _BETWEEN:
                self._made_since = 0
                self._starts.rotate()
                yield from self._eased(self._image_of(self._starts[0]))
            else:
                self._made_since += 1
                digits = yield from self._made()
                if digits is not None:
                    self.tried += 1
                    yield from self._look_at(digits)
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
        kept = self._pooled or self._draws.shuffled(fitting)[:KEPT]
        for pooled in kept:
            distance = distance_from(wishes, pooled.level, pooled.techniques)
            self._nearest.keep(distance + _GIVEN * self._givens_over(pooled.digits), pooled.digits)
        if not (taken or wishes.minimal):
            # The last is the first to be taken.
            nearest = reversed(self._nearest.puzzles)
            self._starts.extend(digits for digits in nearest if not self._givens_over(digits))

    def _givens_over(self, digits: bytes) -> int:
        """Count the givens that are too many."""
        return max(0, 81 - digits.count(0) - (self.wishes.givens or 81))

    def _is_as_wished(self, pooled: Pooled) -> bool:
        wishes = self.wishes
        return (
            not distance_from(wishes, pooled.level, pooled.techniques)
            and wishes.givens in (None, 81 - pooled.digits.count(0))
            and not (wishes.minimal and pooled.spare)
        )

    def _take_from_pool(self) -> Making[None]:
        """Take an image of a puzzle of the pool."""
        digits = self._image_of(self._pooled[0].digits)
        appraisal = yield from appraise(digits, self.wishes, self._hardest)
        self._take(digits, appraisal)

    def _image_of(self, digits: bytes) -> bytes:
        return image_at_random(self._draws, self.wishes.symmetry).of_digits(digits)

    def _eased(self, digits: bytes) -> Making[None]:
        """Put givens into a puzzle as long as it comes nearer, and take it if it comes to what is wished."""
        wishes, hardest = self.wishes, self._hardest
        solution = yield from solved(digits)
        appraisal = yield from appraise(digits, wishes, hardest, FARTHEST)
        self.tried += 1
        left = self._shuffled_blanks(digits)
        while left and not appraisal.fits:
            orbit = left.pop()
            more = with_givens(digits, solution, orbit)
            if self._givens_over(more):
                continue
            other = yield from appraise(more, wishes, hardest, appraisal.distance - 1)
            self.tried += 1
            if other.distance < appraisal.distance:
                digits, appraisal = more, other
                left = self._shuffled_blanks(digits)
        yield from self._judge(digits, appraisal)

    def _shuffled_blanks(self, digits: bytes) -> list[Orbit]:
        return self._draws.shuffled([orbit for orbit in self._orbits if not digits[orbit[0]]])

    def _made(self) -> Making[bytes | None]:
        """Make a puzzle: beside one that was kept, or from nothing; None if that did not work."""
        draws = self._draws
        nearest = self._nearest
        if nearest.puzzles and draws.below(4) < _BESIDE:
            near = nearest.puzzles[draws.below(len(nearest.puzzles))]
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
            self._nearest.keep(_GIVEN * distance + _UNRATED, digits)
            return
        if self._is_hard and not _needs_a_guess(digits):
            self._nearest.keep(_TOO_EASY, digits)
            return
        farthest = self._nearest.farthest if wishes.needed else 0
        appraisal = yield from appraise(digits, wishes, self._hardest, farthest)
        yield from self._judge(digits, appraisal)

    def _judge(self, digits: bytes, appraisal: Appraisal) -> Making[None]:
        """Take a puzzle with its rating if it fits, with more givens where these are wished, or keep it."""
        if not appraisal.fits:
            self._nearest.keep(appraisal.distance, digits)
        elif self.wishes.minimal:
            self._take(digits, appraisal)
        else:
            short = yield from self._padded(digits, appraisal)
            if short:
                self._nearest.keep(_GIVEN * short, digits)

    def _givens_apart(self, digits: bytes) -> Making[int]:
        wishes = self.wishes
        givens = 81 - digits.count(0)
        wanted = wishes.givens or givens
        apart = abs(givens - wanted) if wishes.minimal else self._givens_over(digits)
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
            more = digits
            missing = wanted - givens
            for orbit in sorted(draws.shuffled(free), key=len, reverse=True):
                if len(orbit) <= missing:
                    missing -= len(orbit)
                    more = with_givens(more, solution, orbit)
            if missing and wishes.givens is not None:
                break
            again = yield from appraise(more, wishes, self._hardest)
            if again.fits:
                self._take(more, again)
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

    def _compare(self) -> Making[None]:
        """Say what the nearest puzzle lacks; where that is nothing, it is the one that was looked for."""
        digits = self._nearest.puzzles[0]
        appraisal = yield from appraise(digits, Wishes(), None)
        self.lacks = yield from lacking(digits, self.wishes, appraisal)
        if not self.lacks:
            # It was not rated before, as it looked too easy.
            self._take(digits, appraisal)


def _needs_a_guess(digits: bytes) -> bool:
    """Say whether singles and locked candidates are not enough."""
    search = SudokuSearch(Grid.trusted(LAYOUT, digits), 1)
    search.advance(1)
    return search.nodes > 0
