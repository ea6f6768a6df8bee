"""Practice of one technique: a position where it is the next step, the judge of answers, and help."""

from __future__ import annotations

from typing import ClassVar

from jobs.hint import drawn
from jobs.job import Question, Report, SearchJob
from jobs.read import as_plain
from undoku.search.draws import Draws
from undoku.sudoku import Grid, GridError
from undoku.sudoku.generator.images import image_at_random
from undoku.sudoku.practice import Answer, Exercise, judge
from undoku.sudoku.techniques.candidates import LAYOUT, candidate, mask_of, members
from undoku.sudoku.techniques.step import pairs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Pairs = Iterable[tuple[int, int]]
    """Candidates: cell and digit of each."""


class Job(SearchJob):
    """Takes a `technique` and the `puzzle` on whose path it is, in another way with a `seed`.

    An empty puzzle stands for one of the pool.
    """

    search: Exercise
    units = 1
    answers: ClassVar[tuple[str, ...]] = ("help", "judge")

    def __init__(self, question: Question) -> None:
        """Read the puzzle; raises GridError."""
        self.search = Exercise(puzzle_of(question), question["technique"])

    def report(self) -> Report:
        """Tell the position and how many steps there are, at the end, or why there is no exercise."""
        exercise = self.search
        ready = exercise.done and exercise.error is None
        return {
            "error": str(exercise.error) if exercise.error else "",
            "position": as_plain(exercise.position) if ready else None,
            "steps": len(exercise.steps),
        }

    def judge(self, eliminations: Pairs, placements: Pairs, pattern: Pairs, cells: Iterable[int]) -> Report:
        """Return the verdict on what goes, what is placed, and the pattern: candidates or cells, in order."""
        marked = tuple(candidate(cell, digit) for cell, digit in pattern)
        answer = Answer(_mask(eliminations), _mask(placements), marked, tuple(cells))
        verdict = judge(self.search, answer)
        return {
            "kind": verdict.kind,
            "sentence": verdict.sentence,
            "steps": verdict.steps,
            "candidates": pairs(verdict.candidates),
            "cells": list(members(verdict.cells)),
        }

    def help(self, found: Iterable[int]) -> Report | None:
        """Return the first step that is not among those found, by their numbers; None for none."""
        exercise = self.search
        known = set(found)
        for number, step in enumerate(exercise.steps):
            if number not in known:
                assert exercise.state is not None
                return drawn(step, exercise.state)
        return None


def puzzle_of(question: Question) -> Grid:
    """Give the puzzle of a question, lying as its seed says; raises GridError for a text that is none."""
    text: str = question["puzzle"]
    if not text:
        raise GridError("no-pool")
    puzzle = Grid.parse(text)
    seed: str = question.get("seed", "")
    if not seed or puzzle.layout is not LAYOUT:
        return puzzle
    return Grid.trusted(LAYOUT, image_at_random(Draws(seed)).of_digits(puzzle.packed))


def _mask(candidates: Pairs) -> int:
    return mask_of(candidate(cell, digit) for cell, digit in candidates)
