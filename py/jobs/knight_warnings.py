"""The squares that a walk of the knight has left in danger."""

from __future__ import annotations

import json

from jobs.job import BaseJob, Question, Report
from undoku.knight import Board, lost_squares
from undoku.knight.rules import reason_of


class Job(BaseJob):
    """Takes the board, the `path` that was walked, and how the tour has to end."""

    def __init__(self, question: Question) -> None:
        """Look at the walk; raises BoardError."""
        board = Board(question["rows"], question["cols"], question.get("holes", ()))
        path = [tuple(square) for square in question["path"]]
        end = question["end"] and tuple(question["end"])
        lost = lost_squares(board, path, end, question["closed"])
        # Those come first to which no way leads: of the others one may be the last.
        lost.sort(key=lambda square: square[1][0].startswith("dead-end"))
        self._warnings = [(row * board.cols + column, reason_of(why)) for (row, column), why in lost]

    def report(self) -> Report:
        """Tell the squares as JSON: [number in reading order, sentence] each."""
        return {"warnings": json.dumps(self._warnings)}
