"""A search that is recorded, and shown at any step of it."""

from __future__ import annotations

from jobs.asking import ANSWERS, AskingJob
from jobs.job import Question, Report, SearchJob
from undoku.learn.questions.recording import OfStrategy
from undoku.programs.starters import has_starter
from undoku.watch.watched import Watched


class Job(SearchJob, AskingJob):
    """Records a strategy on a board: `board`, `strategy`, the board's `question`, and a step as `goal`."""

    units = 1000
    answers = (*ANSWERS, "jump", "lines", "moment", "opening", "overview", "stop")

    def __init__(self, question: Question) -> None:
        """Begin before the first step; raises PuzzleError where there is no such strategy or board."""
        goal = question.get("goal", 0)
        self.watched = Watched(question["board"], question["strategy"], question["question"], goal=goal)
        self.search = self.watched.search
        self._has_program = has_starter(question["board"], question["strategy"])

    def report(self) -> Report:
        """Tell how far the search has come, which of its steps are kept, and whether it was stopped."""
        return self.watched.report()

    def opening(self) -> Report:
        """Return what stays the same while the search is watched.

        `everyLine` tells whether the strategy stands for a plain program as well.
        """
        return {**self.watched.opening(), "everyLine": self._has_program}

    @property
    def recording(self) -> OfStrategy:
        """What is recorded up to now."""
        return OfStrategy(self.watched)

    def moment(self, position: int, view: str, opened: list[int]) -> Report:
        """Return a moment for a view; `opened` are the numbers of the calls to be open in the tree."""
        return self.watched.moment(position, view, set(opened))

    def stop(self) -> None:
        """Search no further; only the last steps are still to be recorded, if not all are."""
        self.watched.search.stop()

    def overview(self, width: int) -> Report:
        """Return what is kept of the search along a strip of so many parts."""
        return self.watched.overview(width)

    def jump(self, name: str, position: int, argument: int) -> int:
        """Return the position that a jump leads to, -1 for none."""
        return self.watched.jump(name, position, argument)

    def lines(self, begin: int, end: int) -> str:
        """Return the steps from one position to another as JSON lines."""
        return self.watched.lines(begin, end)
