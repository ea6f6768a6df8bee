"""What doomed this? The placement of a recorded search after which there was nothing left to find."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from jobs.trace import Job as Trace
from undoku.search.doom import DoomSearch


class Job(SearchJob):
    """Looks into the recorded search that is the question's `job`, at its `position`."""

    search: DoomSearch
    units = 50

    def __init__(self, question: Question) -> None:
        """Begin with the placements that stand there."""
        trace: Trace = question["job"]
        self._watched, self._position = trace.watched, question["position"]
        self.search = self._watched.doom(self._position)

    def report(self) -> Report:
        """Tell the position of that placement, 0 for the start, -1 for none, and whether that is proved.

        `stays` is where the search went on to another placement though it stood, 0 for nowhere.
        """
        doom = self.search.doom
        if doom is None:
            return {}
        position = -1 if doom.position is None else doom.position
        stays = self._watched.stays(position, self._position) if position > 0 else 0
        return {"position": position, "proved": doom.proved, "stays": stays}
