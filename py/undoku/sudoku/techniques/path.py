"""The whole way from a puzzle to its solution, one easiest step after the other, and its rating.

Of several steps of a technique the first that is found is taken, and which one that is depends on how the
puzzle lies. What the whole way is like depends on it, too: so it is looked for in the canonical form of the
puzzle, and taken back from there. A puzzle and all its images under the symmetries of the grid have the same
way, but for how they lie, and so the same level and score.
"""

from __future__ import annotations

from undoku.sudoku.errors import GridError
from undoku.sudoku.techniques.canonical import canonical
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, HIGHEST_SCORES, LAST_RESORT, LEVELS, NOTHING
from undoku.sudoku.techniques.find import NextStep
from undoku.sudoku.techniques.run import Run
from undoku.sudoku.techniques.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.symmetry import Symmetry


def check_left_out(techniques: Iterable[str]) -> None:
    """Raise GridError unless a path can go without these techniques, which are identifiers.

    The last resort is what remains where nothing else goes on.
    """
    for identifier in sorted(techniques):
        if identifier not in BY_IDENTIFIER:
            raise GridError("no-technique", technique=repr(identifier))
        if identifier == LAST_RESORT:
            raise GridError("not-without", technique=BY_IDENTIFIER[identifier].title)


class Path:
    """A search, which can be paused, for the path from a state to the solution.

    Attributes:
        done: whether it has come to its end: the grid is solved, or broken.
        techniques: the techniques of the steps found up to now.
        start: the state where it looks: the first one in its canonical form.
    """

    def __init__(
        self, state: AnyState, *, as_hodoku: bool = False, without: frozenset[str] = NOTHING
    ) -> None:
        """Begin.

        With `as_hodoku` the way is HoDoKu's, as near as may be: the puzzle is taken as it lies, and what
        HoDoKu does not have is left out. It goes `without` the techniques of these identifiers: no step of
        theirs is taken, though another one may conclude the same (a locked pair is a naked one as well).
        Raises what `check_left_out` does.
        """
        check_left_out(without)
        self.done = state.solved
        self.techniques: list[str] = []
        self._as_hodoku = as_hodoku
        self._without = without
        self._back: Symmetry | None = None
        self.start: AnyState = state
        if isinstance(state, State) and not as_hodoku and not self.done:
            there = canonical(state)
            self._back = there.inverse
            self.start = there.of_state(state)
        self._found: list[Step] = []
        self._reached = {0: self.start}
        self._steps: list[Step] = []
        self._states = {0: state}
        self._run: Run | None = None
        self._search: NextStep | None = None
        self._go_on()

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses or steps."""
        for _ in range(budget):
            if self.done:
                break
            if self._run is None or not self._enter(self._run):
                self._look()

    def _enter(self, run: Run) -> bool:
        """Enter one single; say whether there was one."""
        step = run.step()
        if step is not None:
            self._note(step)
            self.done = run.solved
        if step is None or self.done:
            if len(self._found) not in self._reached:
                self._reached[len(self._found)] = run.state()
            self._run = None
        return step is not None

    def _look(self) -> None:
        """Look for the next step, to the next pause."""
        if self._search is None:
            here = self._reached[len(self._found)]
            self._search = NextStep(here, as_hodoku=self._as_hodoku, without=self._without)
        self._search.advance(1)
        if self._search.done:
            self._take(self._search.step)

    def _take(self, step: Step | None) -> None:
        if step is None:
            self.done = True
            return
        before = self._reached[len(self._found)]
        state = before.after(step)
        before.forget()  # the tables of a hard state take a megabyte, and a path has a hundred states
        self._note(step)
        self._reached[len(self._found)] = state
        self.done = state.solved
        self._go_on()

    def _note(self, step: Step) -> None:
        self.techniques.append(step.technique)
        self._found.append(step)

    def _go_on(self) -> None:
        """Begin at the state that was reached: with its singles, unless they may be left out."""
        self._search = None
        here = self._reached[len(self._found)]
        if isinstance(here, State) and not self._without and not self.done:
            self._run = Run(here)

    def _after(self, number: int) -> AnyState:
        """Give the state after so many steps where the path was looked for."""
        known = max(known for known in self._reached if known <= number)
        for index in range(known, number):
            self._reached[index + 1] = self._reached[index].after(self._found[index])
        return self._reached[number]

    @property
    def steps(self) -> list[Step]:
        """The steps found up to now, as they lie in the state that was given."""
        found = self._found[len(self._steps) :]
        self._steps += found if self._back is None else map(self._back.of_step, found)
        return self._steps

    @property
    def states(self) -> list[AnyState]:
        """The states: the one that was given, and that after each step."""
        return [self.state(number) for number in range(len(self._found) + 1)]

    def state(self, number: int) -> AnyState:
        """Give the state after so many steps."""
        state = self._states.get(number)
        if state is None:
            reached = self._after(number)
            state = self._states[number] = reached if self._back is None else self._back.of_state(reached)
        return state

    @property
    def solved(self) -> bool:
        """Whether the path has led to a solution."""
        here = self._reached.get(len(self._found))
        return here is not None and here.solved

    @property
    def score(self) -> int:
        """The sum of the steps' base scores."""
        return sum([BY_IDENTIFIER[technique].score for technique in self.techniques])

    @property
    def level(self) -> str:
        """The level of the hardest step, or a higher one where the score is too high for it."""
        score = self.score
        level = max(
            [LEVELS.index(BY_IDENTIFIER[technique].level) for technique in set(self.techniques)], default=0
        )
        while level < len(HIGHEST_SCORES) and score > HIGHEST_SCORES[level]:
            level += 1
        return LEVELS[level]

    @property
    def hardest(self) -> str | None:
        """The technique with the highest base score, the first of several; None if there is no step."""
        techniques = dict.fromkeys(self.techniques)
        return max(techniques, key=lambda technique: BY_IDENTIFIER[technique].score, default=None)
