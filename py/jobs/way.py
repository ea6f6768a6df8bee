"""The whole way from a Sudoku to its solution, step by step, and how hard that is."""

from __future__ import annotations

from typing import ClassVar

from jobs.job import BaseJob, Question, Report
from undoku.sudoku import GridError, Position
from undoku.sudoku.question import grid_of
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.techniques.estimate import Estimate
from undoku.sudoku.techniques.geometry import USUAL
from undoku.sudoku.techniques.path import Path, check_left_out
from undoku.sudoku.techniques.plain import plain
from undoku.sudoku.techniques.start import Start
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.words import phrases
from undoku.sudoku.text import line


class Job(BaseJob):
    """Looks how many solutions there are, goes the way if there is one, and estimates how hard that is.

    The question may name a technique that the way goes `without`; then nothing is estimated. Only the way of
    the usual 9 by 9 has a level and a score.
    """

    answers: ClassVar[tuple[str, ...]] = ("listed", "step")

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        grid = grid_of(question)
        self._start = Start(Position(grid))
        without = question.get("without", "")
        self._without = frozenset({without} if without else ())
        check_left_out(self._without)
        self._is_usual = grid.layout is USUAL.layout
        self._is_estimated = self._is_usual and not self._without
        self._path: Path | None = None
        self._estimate: Estimate | None = None

    @property
    def done(self) -> bool:
        """Whether all is known, or there is no way."""
        if self._start.done and self._error() is not None:
            return True
        if not self._is_estimated:
            return self._path is not None and self._path.done
        return self._estimate is not None and self._estimate.done

    def advance(self) -> None:
        """Go on with what is next."""
        if not self._start.done:
            self._start.advance(100)
        elif self._path is None:
            assert self._start.state is not None
            self._path = Path(self._start.state, without=self._without)
        elif not self._path.done:
            self._path.advance(1)
        elif self._estimate is None:
            state = self._path.start
            assert isinstance(state, State)
            self._estimate = Estimate(state)
        else:
            self._estimate.advance(1)

    def _error(self) -> GridError | None:
        if self._start.solutions > 1:
            return GridError("several-solutions")
        return self._start.error

    def report(self) -> Report:
        """Tell how many steps are known; at their end the rating, and last the estimate."""
        path, estimate = self._path, self._estimate
        error = self._error() if self._start.done else None
        ended = path is not None and path.done
        hardest = path.hardest if path is not None and ended else None
        rated = ended and self._is_usual
        return {
            "error": str(error) if error else "",
            "steps": len(path.techniques) if path else 0,
            "ended": ended,
            "without": "".join(map(phrases.name_of, self._without)),
            "level": path.level if path and rated else "",
            "score": path.score if path and rated else 0,
            "hardest": BY_IDENTIFIER[hardest].title if hardest else "",
            "se": estimate.rating if estimate is not None and estimate.done else 0,
        }

    def listed(self, start: int) -> list[list[str]]:
        """Return the known steps from a number on, from 0: for each its name and what it concludes."""
        if self._path is None:
            return []
        say = phrases.of(self._path.start)
        return [
            [BY_IDENTIFIER[step.technique].title, say.in_short(step.eliminations, step.placements)]
            for step in self._path.steps[start:]
        ]

    def step(self, number: int) -> Report:
        """Return a step by its number, from 0, with the digits and candidates that are there before it."""
        assert self._path is not None
        state = self._path.state(number)
        return {
            "digits": line(bytes(state.digits)),
            "candidates": list(state.cells),
            "step": plain(self._path.steps[number], state),
        }
