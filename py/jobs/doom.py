"""What doomed this? The placement of a recorded search after which there was nothing left to find."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from jobs.trace import Job as Trace

UNITS = 50


class Job(BaseJob):
    """Looks into the recorded search that is the question's `job`, at its `position`."""

    def __init__(self, question: Question) -> None:
        """Begin with the placements that stand there."""
        trace: Trace = question["job"]
        self._search = trace.watched.doom(question["position"])

    @property
    def done(self) -> bool:
        """Whether it is settled, as far as it can be."""
        return self._search.done

    def advance(self) -> None:
        """Ask the fast solver on."""
        self._search.advance(UNITS)

    def report(self) -> Report:
        """Tell the position of that placement, 0 for the start, -1 for none, and whether that is proved."""
        doom = self._search.doom
        if doom is None:
            return {}
        return {"position": -1 if doom.position is None else doom.position, "proved": doom.proved}
