"""A program with one mistake that is to be found."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.learn.arranging.bugs import bug_of, bugs
from undoku.learn.arranging.lines import Line, text_of
from undoku.learn.arranging.repairs import repairs


class Job(BaseJob):
    """Makes a mistake in a `program` of a `board`, "" for any, by a `seed`."""

    def __init__(self, question: Question) -> None:
        """Make it; raises PuzzleError for a program that there is not."""
        self._bug = bug_of(question["board"], question["program"], question["seed"])
        self._repairs = repairs(self._bug, question["seed"])

    def report(self) -> Report:
        """Tell the lines, where the mistake is and why it is one, and how it is mended."""
        bug = self._bug
        titles = {one.name: one.title for one in bugs(bug.board)}
        return {
            "name": bug.name,
            "programs": [{"name": name, "title": title} for name, title in titles.items()],
            "lines": [text_of([line]).rstrip() for line in bug.lines],
            "places": [*bug.places],
            "why": bug.why,
            "begin": bug.begin,
            "end": bug.end,
            "mended": _text(bug.mended),
            "repairs": self._repairs,
        }


def _text(lines: tuple[Line, ...]) -> str:
    return text_of([*lines]).rstrip()
