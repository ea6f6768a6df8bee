"""How many solutions a board with regions has while it is drawn, and in which squares they differ."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.queens import CompletionsSearch, QueensQuestion, Square
from undoku.queens.regions.levels import level_of

MOST = 1000
"""So many solutions are counted."""


class Job(SearchJob):
    """Takes a `QueensQuestion` with regions by its names."""

    search: CompletionsSearch
    units = 200

    def __init__(self, question: Question) -> None:
        """Take the board; raises BoardError."""
        self._asked = QueensQuestion.of(question)
        self.search = CompletionsSearch.about(self._asked, most=MOST)

    def report(self) -> Report:
        """Tell how many were found, whether there are more, where they differ, and the level of a puzzle.

        The level is "" where there is not exactly one solution.
        """
        search, asked = self.search, self._asked
        placements: list[set[Square]] = [set(enumerate(placement.columns)) for placement in search.found]
        differ: set[Square] = set()
        if placements:
            differ = differ.union(*placements) - placements[0].intersection(*placements)
        is_puzzle = search.done and len(placements) == 1 and not search.more
        return {
            "solutions": len(placements),
            "more": search.more,
            "differ": sorted(differ),
            "level": level_of(asked.n, asked.regions) if is_puzzle else "",
        }
