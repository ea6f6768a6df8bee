"""A new board of queens by one of the rules, of a level and perhaps a size, or that of a day."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.queens import generator as diagonals
from undoku.queens.regions import generator as regions

RULES = {each.rule: each for each in (diagonals.Generator, regions.Generator)}

UNITS = {"diagonals": 1, "regions": 8}
"""So many units are a slice."""


class Job(SearchJob):
    """Begins boards until one is as hard as the level."""

    search: diagonals.Generator | regions.Generator

    def __init__(self, question: Question) -> None:
        """Take the rule, the level, a size or 0, and the day or the seed; raises BoardError."""
        level, day, size = question["level"], question["day"], question["size"] or None
        make = RULES[question["rule"]]
        self.search = make.daily(day, level, size) if day else make.usually(level, question["seed"], size)
        self.units = UNITS[question["rule"]]

    def report(self) -> Report:
        """Tell how many boards were begun, and the one that fits, None before it is there.

        It has regions, or queens that are placed already.
        """
        board = self.search.board
        made = board and {"regions": "", "queens": [], **board._asdict()}
        return {"tried": self.search.tried, "board": made}
