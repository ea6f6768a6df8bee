"""An estimate of how hard a puzzle is, as Sudoku Explainer rates it: by the hardest step that it takes.

Sudoku Explainer tries its techniques in a fixed order and takes the first step that it finds. Here all the
easiest steps of a technique are taken together, so that nothing depends on where in the grid they are: a
puzzle, its mirror images and all others that are the same but for a change of places or digits have the same
rating and the same grade. It remains an estimate. What this does not look for are the triplets and the nets
within nets of Sudoku Explainer, and the lengths of its nets it can only guess.
"""

from __future__ import annotations

from functools import partial

from undoku.sudoku.techniques.scale.direct import (
    direct_hidden_pairs,
    direct_hidden_triplets,
    direct_locking,
    locking,
    naked_singles,
    place_hidden,
    together,
)
from undoku.sudoku.techniques.scale.subsets import fish, hidden, naked
from undoku.sudoku.techniques.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.scale.direct import Rated
    from undoku.sudoku.techniques.state import State

    Stage: TypeAlias = Callable[[State], Iterator[Rated | None]]

BEYOND = 100
"""The rating where nets do not help either: they are rated from 9.4 to 11.9."""

GRADES = (
    (15, "easy"),
    (25, "moderate"),
    (40, "tricky"),
    (54, "hard"),
    (64, "very hard"),
    (80, "fiendish"),
)
"""The highest rating of each grade but the last."""
_LAST_GRADE = "diabolical"


class Estimate:
    """A search, which can be paused, for the rating of a puzzle that has exactly one solution.

    Attributes:
        done: whether it has come to its end.
        rating: the estimate on Sudoku Explainer's scale, when done: 0.0 for a full grid, else 1.0 to 11.9.
        grade: the same in words, when done.

    >>> from undoku.sudoku.techniques.state import State
    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> digits = [0 if mark == "." else int(mark) for mark in puzzle]
    >>> estimate = Estimate(State.of_digits(digits, unique=True))
    >>> while not estimate.done:
    ...     estimate.advance(100)
    >>> estimate.rating, estimate.grade
    (1.2, 'easy')
    """

    def __init__(self, state: State) -> None:
        """Begin."""
        self.done = False
        self.rating = 0.0
        self.grade = GRADES[0][1]
        self._ratings = _ratings(state)
        self._highest = 0

    def advance(self, budget: int) -> None:
        """Go on for at most so many pauses or steps."""
        for _ in range(budget):
            rating = next(self._ratings, -1)
            if rating == -1:
                self.done = True
                self.rating = self._highest / 10
                self.grade = grade_of(self._highest)
                break
            self._highest = max(self._highest, rating or 0)


def grade_of(rating: int) -> str:
    """Give the grade of a rating in tenths.

    >>> grade_of(15), grade_of(16), grade_of(93)
    ('easy', 'moderate', 'diabolical')
    """
    return next((grade for highest, grade in GRADES if rating <= highest), _LAST_GRADE)


def _ratings(state: State) -> Iterator[int | None]:
    """The rating of each step to the solution, and None at places to pause."""
    while True:
        state = yield from place_hidden(state)
        if state.solved:
            return
        step = None
        for rated in _easiest(state):
            if rated is None:
                yield None
            else:
                step = rated
                break
        if step is None:
            yield BEYOND
            return
        rating, out, placed = step
        yield rating
        state = state.after(Step("", out, placed))


def _easiest(state: State) -> Iterator[Rated | None]:
    for stage in _SIMPLE:
        yield from together(stage(state))
    for stage in _others():
        yield from together(stage(state))


_SIMPLE: tuple[Stage, ...] = (
    direct_locking,
    direct_hidden_pairs,
    naked_singles,
    direct_hidden_triplets,
    locking,
    partial(naked, size=2),
    partial(fish, size=2),
    partial(hidden, size=2),
    partial(naked, size=3),
    partial(fish, size=3),
    partial(hidden, size=3),
)


def _others() -> Iterator[Stage]:
    """The harder techniques, imported when they are needed."""
    from undoku.sudoku.techniques.scale import grave, loops, pairs, strong, wings

    yield partial(strong.strong_links, size=2)
    yield partial(wings.bent_sets, size=3)
    yield loops.loops
    yield partial(naked, size=4)
    yield partial(fish, size=4)
    yield partial(hidden, size=4)
    yield partial(strong.strong_links, size=3)
    yield partial(wings.bent_sets, size=4)
    yield grave.grave
    yield partial(wings.bent_sets, size=5)
    yield pairs.aligned_pairs
    from undoku.sudoku.techniques.scale import chains, multiple, nets

    yield chains.chains
    yield multiple.nishio
    yield multiple.multiple_chains
    yield nets.nets
