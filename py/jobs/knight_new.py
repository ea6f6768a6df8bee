"""A new board to walk with the knight, of a level, or that of a day."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.knight.generator import Generator, daily


class Job(SearchJob):
    """Draws boards until one is as hard as the level."""

    search: Generator
    units = 200

    def __init__(self, question: Question) -> None:
        """Take the level and the day, or the seed; raises BoardError."""
        level, day = question["level"], question["day"]
        self.search = daily(day, level) if day else Generator(level, question["seed"])

    def report(self) -> Report:
        """Tell how many boards were drawn, and the one that fits, None before it is there."""
        board = self.search.board
        made = board and {
            "rows": board.rows,
            "cols": board.cols,
            "holes": board.holes,
            "path": board.path,
            "end": board.end,
            "closed": board.closed,
            "ahead": len(board.tour) - len(board.path),
            "traps": board.traps,
        }
        return {"tried": self.search.tried, "board": made}
