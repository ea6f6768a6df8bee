"""A new Sudoku, as somebody wishes it, or that of a day."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.sudoku.generator import Generator, Wishes, daily, pools


class Job(SearchJob):
    """Looks at puzzles until one is as wished."""

    search: Generator
    units = 10

    def __init__(self, question: Question) -> None:
        """Read the day, or the wishes with the lines of the pool that go with them; raises WishError."""
        if question["day"]:
            wishes, seed = daily(question["day"], question["level"])
        else:
            seed = question["seed"]
            wishes = Wishes(
                level=question["level"] or None,
                needed=question["with"],
                excluded=question["without"],
                symmetry=question["symmetry"],
                givens=question["givens"] or None,
                minimal=question["minimal"],
            )
        self.search = Generator(wishes, seed, pools.read(question["pool"]))

    def report(self) -> Report:
        """Tell how many puzzles were looked at, the one that was found, or why there is none."""
        search = self.search
        return {
            "tried": search.tried,
            "puzzle": str(search.puzzle or ""),
            "solution": str(search.solution or ""),
            "level": search.level,
            "score": search.score,
            "seed": search.seed,
            "error": str(search.error or ""),
            "best": str(search.best or ""),
        }
