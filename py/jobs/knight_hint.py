"""What comes next for somebody who walks a knight by hand."""

from __future__ import annotations

import json

from jobs.job import Question, Report, SearchJob
from jobs.knight_finish import walk_of
from undoku.knight import HintSearch


class Job(SearchJob):
    """Takes the board, the `path` that was walked, and how the tour has to end."""

    search: HintSearch
    units = 32

    def __init__(self, question: Question) -> None:
        """Take the walk; raises BoardError."""
        self.search = HintSearch(**walk_of(question))

    def report(self) -> Report:
        """Tell the hint as JSON, "" until it is found; squares are numbers in reading order, -1 is none."""
        hint, cols = self.search.hint, self.search.board.cols
        if hint is None:
            return {"hint": ""}
        row, column = hint.square or (-1, cols - 1)
        told = {
            "stages": hint.stages,
            "target": row * cols + column,
            "squares": [row * cols + column for row, column in hint.squares],
            "back": hint.back,
        }
        return {"hint": json.dumps(told)}
