"""What a step of a Sudoku is worth: the way without its technique, and the tries that it saves a search."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.sudoku import Grid
from undoku.sudoku.worth import words
from undoku.sudoku.worth.worth import Ways, savings


class Job(BaseJob):
    """Takes the `puzzle`, the `digits` before the step, and its `technique`, placements and eliminations.

    It goes the whole way and the one without the technique, and counts meanwhile.
    """

    def __init__(self, question: Question) -> None:
        """Read the puzzle and the digits; raises GridError."""
        self._technique = question["technique"]
        self._ways = Ways(Grid.parse(question["puzzle"]), self._technique)
        step = (list(map(tuple, question[name])) for name in ("placements", "eliminations"))
        self._savings = savings(Grid.parse(question["digits"]), *step)

    @property
    def done(self) -> bool:
        """Whether all is known."""
        return self._ways.done and all(saving.done for saving in self._savings)

    def advance(self) -> None:
        """Go on with the ways, and with the count that is next."""
        self._ways.advance(1)
        saving = next((saving for saving in self._savings if not saving.done), None)
        if saving is not None:
            saving.advance(1000)

    def report(self) -> Report:
        """Tell of the ways, whether they differ, and of each search by its name, with its number of steps."""
        ways = self._ways
        way = ""
        if ways.error is not None:
            way = str(ways.error)
        elif ways.done and ways.whole is not None and ways.without is not None:
            way = (
                words.way(self._technique, ways.whole, ways.without)
                if ways.differ
                else words.unused(self._technique)
            )
        return {
            "way": way,
            "differ": ways.done and ways.error is None and ways.differ,
            "searches": [
                [saving.strategy.name, words.saved(saving), saving.before.steps]
                for saving in self._savings
                if saving.done
            ],
        }
