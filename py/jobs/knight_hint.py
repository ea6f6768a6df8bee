"""What comes next for somebody who walks a knight by hand."""

from __future__ import annotations

import json

from jobs.job import Question, Report, SearchJob
from jobs.knight_finish import walk_of
from undoku.knight import HintSearch
from undoku.knight.words import hint


class Job(SearchJob):
    """Takes the board, the `path` that was walked, and how the tour has to end."""

    search: HintSearch
    units = 32

    def __init__(self, question: Question) -> None:
        """Take the walk; raises BoardError."""
        self.search = HintSearch(**walk_of(question))

    def report(self) -> Report:
        """Tell the hint as JSON, "" until it is found; squares are numbers in reading order, -1 is none."""
        search = self.search
        if not search.done:
            return {"hint": ""}
        back = search.back_to is not None
        target = search.path[search.back_to - 1] if search.back_to is not None else search.best
        stages = [hint(code, values) for code, values in search.stages]
        # Where to look: the squares that the sentence of the second stage names, where there is one.
        look = search.stages[1][1] if target and stages[1:] else {}
        named = [*([look["square"]] if "square" in look else []), *look.get("squares", [])]  # type: ignore[misc]
        told = {
            "stages": stages if target else [" ".join(stages)],
            "target": self._number(target) if target else -1,
            "squares": [self._number(square) for square in named],
            "back": back,
        }
        return {"hint": json.dumps(told)}

    def _number(self, square: tuple[int, int]) -> int:
        return square[0] * self.search.board.cols + square[1]
