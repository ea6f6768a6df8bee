"""A program that is to be put together from its lines."""

from __future__ import annotations

from jobs.job import BaseJob, Question, Report
from undoku.learn.arranging.parsons import Parsons
from undoku.learn.arranging.parts import parts


class Job(BaseJob):
    """Shuffles the lines of a `program`, "" for a `board`'s first, by a `seed`; `helps` times made easier."""

    def __init__(self, question: Question) -> None:
        """Make it; raises PuzzleError for a program that there is not."""
        self._parsons = Parsons(question["board"], question["program"], question["seed"], question["helps"])

    def report(self) -> Report:
        """Tell what is given and what is to be moved, and which programs the board has."""
        parsons = self._parsons
        return {
            "name": parsons.part.name,
            "starter": parsons.part.starter,
            "programs": [{"name": part.name, "title": part.title} for part in parts(parsons.part.board)],
            "before": parsons.before,
            "after": parsons.after,
            "blocks": [
                {"id": block.id, "lines": [[*line] for line in block.lines]} for block in parsons.blocks
            ],
            "wrong": parsons.wrong,
            "helps": parsons.helps,
        }
