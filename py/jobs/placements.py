"""What the jobs that find placements of queens have in common: answers with many, and why there is none."""

from __future__ import annotations

import json
from array import array
from typing import ClassVar

from jobs.job import BaseJob, Report
from undoku.queens import ImpossibleSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from jobs.job import Search
    from undoku.queens import Placement, QueensQuestion

UNITS = 200
"""Queens placed in a slice."""


class PlacementsJob(BaseJob):
    """A job with a list of placements, which may have a second list: the fundamental ones among them.

    Attributes:
        search: what finds them.
    """

    answers: ClassVar[tuple[str, ...]] = ("columns", "text")
    search: Search

    def __init__(self, asked: QueensQuestion) -> None:
        """Keep what is asked."""
        self._asked = asked
        self._impossible: ImpossibleSearch | None = None

    @property
    def found(self) -> Sequence[Placement]:
        """All placements that are found so far."""
        raise NotImplementedError

    @property
    def fundamental(self) -> Sequence[int]:
        """Where in `found` the fundamental ones are; all, where that is not asked for."""
        return range(len(self.found))

    @property
    def done(self) -> bool:
        """Whether they are found, or it is known why there are none."""
        if self.search.done and self.found:
            return True
        return self._impossible is not None and self._impossible.done

    def advance(self) -> None:
        """Search on; where there is none, find out why."""
        if not self.search.done:
            self.search.advance(UNITS)
        elif self._impossible is None:
            self._impossible = ImpossibleSearch.about(self._asked)
        else:
            self._impossible.advance(UNITS)

    def why_none(self) -> Report:
        """Tell at the end, where there is none, a minimal set of queens that leave none, and say it."""
        search = self._impossible
        return {"because": search and search.because, "sentence": search and search.sentence}

    def columns(self, start: int, count: int, fundamental: bool) -> array[int]:
        """Return the columns, from 0, of `count` placements one after the other; `start` counts from 1."""
        flat = array("i")
        for placement in self._listed(start, count, fundamental):
            flat.extend(placement.columns)
        return flat

    def text(self, start: int, count: int, fundamental: bool, form: str) -> str:
        """Return a piece of the file of all placements, with `count` of them from `start` on, from 1.

        `form` is "text" (boards of Q and ., with a blank line between), "csv" (a header, then a line each,
        with columns from 1) or "jsonl" (a line each as the shell prints it, with columns from 0). The pieces,
        one after the other, are the file.
        """
        listed = self._listed(start, count, fundamental)
        if form == "text":
            boards = [f"{board}\n" for board in listed]
            return "\n" * bool(boards and start > 1) + "\n".join(boards)
        if form == "jsonl":
            return "".join([json.dumps({"n": board.n, "columns": board.columns}) + "\n" for board in listed])
        lines = [",".join([str(column + 1) for column in board.columns]) for board in listed]
        if start == 1 and listed:
            lines.insert(0, ",".join([f"row {row + 1}" for row in range(listed[0].n)]))
        return "".join([line + "\n" for line in lines])

    def _listed(self, start: int, count: int, fundamental: bool) -> Sequence[Placement]:
        found, first = self.found, start - 1
        if fundamental:
            return [found[at] for at in self.fundamental[first : first + count]]
        return found[first : first + count]
