"""All steps that are possible from what is on the board."""

from __future__ import annotations

from typing import ClassVar

from jobs.hint import drawn, position_of, standing
from jobs.job import Question, Report, SearchJob
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.techniques.hint import Hint
from undoku.sudoku.techniques.words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.step import Step


class Job(SearchJob):
    """Takes the position as a hint does."""

    search: Hint
    units = 1
    answers: ClassVar[tuple[str, ...]] = ("conclusions", "found")

    def __init__(self, question: Question) -> None:
        """Read the position; raises GridError."""
        self.search = Hint(position_of(question), every=True)
        self._by_technique: dict[str, list[Step]] = {}
        self._sorted = 0

    def report(self) -> Report:
        """Tell how many steps of each technique were found up to now, in the order of the catalogue."""
        self._sort()
        ordered = sorted(self._by_technique, key=_ORDER.__getitem__)
        return {
            **standing(self.search),
            "techniques": [
                [name, BY_IDENTIFIER[name].title, len(self._by_technique[name])] for name in ordered
            ],
        }

    def _sort(self) -> None:
        steps = self.search.steps
        for step in steps[self._sorted :]:
            self._by_technique.setdefault(step.technique, []).append(step)
        self._sorted = len(steps)

    def conclusions(self, technique: str) -> list[str]:
        """Return what each step of a technique concludes, of those that are reported."""
        steps = self._by_technique.get(technique, [])
        assert self.search.state is not None
        say = phrases.of(self.search.state)
        return [say.in_short(step.eliminations, step.placements) for step in steps]

    def found(self, technique: str, number: int) -> Report:
        """Return a step of a technique by its number, from 0, with all that is drawn of it."""
        assert self.search.state is not None
        return drawn(self._by_technique[technique][number], self.search.state)


_ORDER = {name: place for place, name in enumerate(BY_IDENTIFIER)}
