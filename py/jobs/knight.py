"""A knight's tour, or the reason why there is none."""

from __future__ import annotations

from array import array

from jobs.job import Question, Report, SearchJob
from undoku.knight import TourSearch
from undoku.knight.calm import CalmSearch
from undoku.knight.methods import MethodSearch
from undoku.knight.words import no_tour

#: The methods that are searches of their own, and go no way that could end on a square.
_WHOLE = {"spliced": TourSearch, "calm": CalmSearch}


class Job(SearchJob):
    """Looks for the tour that is asked for: of the board, from its start, to an end or back to the start.

    A `method` beside the question is one of `METHODS`, or "calm" for few turns and crossings; without one
    it is "spliced".
    """

    search: TourSearch | MethodSearch
    units = 100
    answers = ("path",)

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        wanted = dict(question)
        name = wanted.pop("method", "spliced")
        self._size = wanted["rows"] * wanted["cols"] - len(wanted.get("holes", ()))
        self.search = _WHOLE[name](**wanted) if name in _WHOLE else MethodSearch(name, **wanted)

    def report(self) -> Report:
        """Tell the kind of tour and how many squares it has; or why there is none, and if that is proved.

        `visited` is the most squares of `size` that were on the path at once, `deadEnds` how often it could
        not go on.
        """
        search, tour = self.search, self.search.tour
        did = {"visited": len(tour.path) if tour else 0, "deadEnds": 0, "size": self._size}
        if isinstance(search, MethodSearch):
            did |= {"visited": search.visited, "deadEnds": search.dead_ends}
        if tour is None:
            reason = search.reason
            if search.why and search.proved:
                reason = no_tour(search.why[0], reason)
            return {"found": False, "reason": reason, "proved": search.proved, **did}
        return {"found": True, "closed": tour.closed, "squares": len(tour.path), **did}

    def path(self) -> array[int]:
        """Return the squares of the tour in its order, as numbers in reading order."""
        tour = self.search.tour
        return array("I", (row * tour.cols + col for row, col in tour.path) if tour else ())
