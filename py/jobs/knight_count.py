"""How many tours a knight's board has, open and closed, wherever they start and end."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.knight import BoardError, CountSearch
from undoku.knight.words import not_counted

UNITS = 64


class Job(BaseJob):
    """Counts the closed tours, which are found sooner, and then the open ones, unless there are too many."""

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        self._searches: dict[str, CountSearch] = {}
        self._whys = {"open": "", "closed": ""}
        for kind in ("closed", "open"):
            try:
                self._searches[kind] = CountSearch(
                    question["rows"], question["cols"], kind == "closed", holes=question.get("holes", ())
                )
            except BoardError as error:
                if not error.code.endswith("too-large-to-count"):
                    raise
                self._whys[kind] = not_counted(kind == "closed", error.values)

    @property
    def done(self) -> bool:
        """Whether all is counted that can be."""
        return all(search.done for search in self._searches.values())

    def advance(self) -> None:
        """Count on."""
        search = next((search for search in self._searches.values() if not search.done), None)
        if search is not None:
            search.advance(UNITS)

    def report(self) -> Report:
        """Tell how far it is, from 0 to 1, and the numbers as texts, "" where one is not known, and why."""
        searches = self._searches
        numbers = {
            kind: "" if search.total is None else str(search.total) for kind, search in searches.items()
        }
        return {
            "progress": sum(search.progress for search in searches.values()) / (len(searches) or 1),
            "open": numbers.get("open", ""),
            "closed": numbers.get("closed", ""),
            "openWhy": self._whys["open"],
            "closedWhy": self._whys["closed"],
        }
