"""The whole way from a puzzle to its solution, one easiest step after the other, and its rating."""

from __future__ import annotations

from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, HIGHEST_SCORES, LEVELS
from undoku.sudoku.techniques.find import NextStep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step


class Path:
    """A search, which can be paused, for the path from a state to the solution.

    Attributes:
        steps: the steps found up to now.
        states: the states: the first one, and that after each step.
        done: whether it has come to its end: the grid is solved, or broken.
    """

    def __init__(self, state: State) -> None:
        """Begin."""
        self.steps: list[Step] = []
        self.states = [state]
        self.done = state.solved
        self._search = NextStep(state)

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses or steps."""
        for _ in range(budget):
            if self.done:
                break
            self._search.advance(1)
            if self._search.done:
                self._take(self._search.step)

    def _take(self, step: Step | None) -> None:
        if step is None:
            self.done = True
            return
        before = self.states[-1]
        state = before.after(step)
        before.forget()  # the tables of a hard state take a megabyte, and a path has a hundred states
        self.steps.append(step)
        self.states.append(state)
        self.done = state.solved
        self._search = NextStep(state)

    @property
    def solved(self) -> bool:
        """Whether the path has led to a solution."""
        return self.states[-1].solved

    @property
    def score(self) -> int:
        """The sum of the steps' base scores."""
        return sum(BY_IDENTIFIER[step.technique].score for step in self.steps)

    @property
    def level(self) -> str:
        """The level of the hardest step, or a higher one where the score is too high for it."""
        score = self.score
        level = max((LEVELS.index(BY_IDENTIFIER[step.technique].level) for step in self.steps), default=0)
        while level < len(HIGHEST_SCORES) and score > HIGHEST_SCORES[level]:
            level += 1
        return LEVELS[level]

    @property
    def hardest(self) -> str | None:
        """The technique with the highest base score, the first of several; None if there is no step."""
        techniques = [BY_IDENTIFIER[step.technique] for step in self.steps]
        return max(techniques, key=lambda technique: technique.score).identifier if techniques else None
