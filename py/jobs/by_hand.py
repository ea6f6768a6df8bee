"""Be the search: a fresh board, and how it stands after what the reader has done on it."""

from __future__ import annotations

from typing import ClassVar

from jobs.job import BaseJob, Question, Report
from undoku.learn.by_hand.boards import Making
from undoku.learn.by_hand.exercise import Exercise
from undoku.learn.by_hand.telling import choices, opening, state


class Job(BaseJob):
    """Makes the board of a `seed`, a `strategy` and a `size`; acts are judged `atOnce` or at the end."""

    answers: ClassVar[tuple[str, ...]] = ("opening", "play")

    def __init__(self, question: Question) -> None:
        """Begin; raises PuzzleError for a board that there is not."""
        size = tuple(question["size"])
        self._making = Making(question["board"], question["strategy"], size, question["seed"])
        self._at_once: bool = question["atOnce"]

    @property
    def done(self) -> bool:
        """Whether the board is there."""
        return self._making.fresh is not None

    def advance(self) -> None:
        """Look for it."""
        self._making.advance()

    def opening(self) -> Report:
        """Return what stays the same: the board, what is to be done, and what could be chosen."""
        return opening(self._making) | {"choices": choices(self._making.board)}

    def play(self, moves: list[tuple[str, int, int]]) -> Report:
        """Return how it stands after all moves so far, as `Exercise.do` takes them.

        Why the last one could not be done is told as `refused`; then it is to be forgotten.
        """
        assert self._making.fresh is not None
        exercise = Exercise(self._making.fresh, at_once=self._at_once)
        refused = ""
        for kind, cell, digit in moves:
            refused = exercise.do(kind, cell, digit)
        return state(exercise, self._making.board) | {"refused": refused}
