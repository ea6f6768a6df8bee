"""Two searches of the same puzzle, side by side, and the first step at which they part."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Protocol

from undoku.search.recorder import LIMIT, Recorder
from undoku.search.register import find
from undoku.search.steps import Counts
from undoku.search.trace import Trace
from undoku.watch.problems import problem_of
from undoku.watch.words import ENDED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.problem import Problem

Shown = dict[str, object]

SIDE = ("done", "calls", "tries", "placements", "undos", "solutions", "steps", "checks")
"""What a frame tells of each side, in this order; -1 is a number that is not known."""

Columns = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""The kinds, cells and values of steps."""


class Side(Protocol):
    """One of two searches; see `undoku.search.recorder.Recorder`, which says what these mean."""

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""

    @property
    def steps(self) -> int:
        """Steps so far."""

    @property
    def counts(self) -> Counts:
        """Calls and steps of each kind so far."""

    @property
    def checks(self) -> int:
        """How much was looked at so far."""

    @property
    def board(self) -> list[int]:
        """The values of all cells now."""

    @property
    def last(self) -> tuple[int, ...] | None:
        """The latest solution's board, or None."""

    def advance(self, budget: int, /) -> object:
        """Go on by about so much."""


class BaseRace:
    """Two searches of one problem, side by side, whatever they are.

    Attributes:
        sides: the left search and the right one; each may be advanced on its own, once the race is ready.
        difference: the first step, from 1, that is not the same on both sides, or None if none is known.
    """

    sides: Sequence[Side]

    def __init__(
        self,
        problem: Problem,
        titles: list[str],
        *,
        checks: bool = False,
        programs: Sequence[bool] = (False, False),
    ) -> None:
        """Take what both are to solve, and how they are called.

        `checks` tells whether either counts some, `programs` which is a program of the reader's.
        """
        self.problem = problem
        self.difference: int | None = None
        self._titles = titles
        self._checks = checks
        self._programs = programs
        self._same = 0

    @property
    def ready(self) -> bool:
        """Whether all has run that must have run before the race begins."""
        return True

    def prepare(self) -> None:
        """Run one thing that must have run before."""

    @property
    def faults(self) -> list[str]:
        """Why each side went no further, in a sentence; empty where it came to its end by itself."""
        return ["", ""]

    @property
    def done(self) -> bool:
        """Whether both have come to their end."""
        return self.ready and all(side.done for side in self.sides)

    def together(self, steps: int) -> None:
        """Let both go on to the same step, `steps` after the one that both have reached."""
        wanted = min([side.steps for side in self.sides if not side.done], default=0) + steps
        for side in self.sides:
            while side.steps < wanted and not side.done:
                side.advance(wanted - side.steps)

    def compare(self) -> None:
        """Look for the first difference in what was done since the last time."""
        if self.difference is not None or not self.ready:
            return
        left, right = self._recorded(0), self._recorded(1)
        common = min(left, right)
        if self._columns(0, self._same, common) != self._columns(1, self._same, common):
            self.difference = self._search(self._same, common)
        elif left != right and self.sides[left > right].done:
            # One search is a beginning of the other: they part where it ends.
            self.difference = common + 1
        self._same = common
        if self.difference is not None:
            self._parted()

    def _search(self, same: int, differ: int) -> int:
        """Halve the steps between a place up to which all is the same and one up to which not all is."""
        while differ - same > 1:
            middle = (same + differ) // 2
            if self._columns(0, same, middle) == self._columns(1, same, middle):
                same = middle
            else:
                differ = middle
        return differ

    def _recorded(self, side: int) -> int:
        """How many steps of a side are recorded."""
        raise NotImplementedError

    def _columns(self, side: int, begin: int, end: int) -> Columns:
        """What is recorded of a side's steps from one number to another."""
        raise NotImplementedError

    def _parted(self) -> None:
        """The first difference is known: nothing more has to be recorded."""

    @property
    def aligned(self) -> bool:
        """Whether both stand at their first difference, or have come to their end before it."""
        step = self.difference
        return step is not None and all(side.done or side.steps == step for side in self.sides)

    def begin_align(self) -> None:
        """Put both back to their beginning, to be led to their first difference by `advance_align`.

        Without a known difference nothing moves.
        """
        if self.difference is not None:
            self.renew()

    def renew(self) -> None:
        """Put both back to their beginning; they are recorded as long as no difference is known."""
        raise NotImplementedError

    def advance_align(self, steps: int) -> bool:
        """Let both go on by `steps`, at most to their first difference, and say whether they are there."""
        if self.difference is not None:
            reached = min([side.steps for side in self.sides if not side.done], default=self.difference)
            self.together(min(steps, self.difference - reached))
        return self.difference is None or self.aligned

    def alignment(self) -> Shown:
        """Say what each does at their first difference: its `step`, and a cell and a sentence for each.

        Without a known difference the `step` is 0 and `same` tells how many steps were the same.
        """
        if self.difference is None:
            return {"step": 0, "same": self._same}
        step = self.difference
        (left, left_words), (right, right_words) = map(self._at_difference, (0, 1))
        return {"step": step, "cells": [left, right], "sentences": [left_words, right_words]}

    def opening(self) -> Shown:
        """What stays the same during the race.

        `checks` tells whether either side has some to be counted, `programs` which side is a program of the
        reader's.
        """
        return {
            "rows": self.problem.rows,
            "cols": self.problem.cols,
            "start": self.problem.board(),
            "holes": sorted(row * self.problem.cols + col for row, col in self.problem.holes),
            "titles": self._titles,
            "checks": self._checks,
            "programs": self._programs,
        }

    def frame(self) -> array[float]:
        """What there is to see now, as one flat array of whole numbers.

        For the left side and then the right one what SIDE names. Then the first difference, 0 if none is
        known, and the values of both boards; the board of a side that is done has its last solution.
        """
        # Doubles, for a long race counts beyond what 32 bits hold.
        numbers = array("d")
        for side in self.sides:
            numbers.extend((side.done, *side.counts, side.steps, side.checks))
        numbers.append(self.difference or 0)
        for side in self.sides:
            numbers.extend((side.done and side.last) or side.board)
        return numbers

    def _at_difference(self, side: int) -> tuple[int, str]:
        """The cell and the sentence of what a side does at the first difference; -1 where it has ended."""
        raise NotImplementedError


class Race(BaseRace):
    """Two strategies on what one board asks (see `problem_of`).

    Both are recorded only until they differ, for counting alone is several times as fast. Raises PuzzleError
    where there is no such strategy or problem, or the board is too large to be recorded.
    """

    def __init__(self, board: str, left: str, right: str, question: Mapping[str, object]) -> None:
        """Begin before the first step of both."""
        problem = problem_of(board, question)
        self.strategies = [find(board, name) for name in (left, right)]
        super().__init__(
            problem,
            [strategy.title for strategy in self.strategies],
            checks=any(strategy.checks for strategy in self.strategies),
        )
        self._recorders: list[Recorder] = []
        self._traces: list[Trace] = []
        self.renew()

    def renew(self) -> None:
        """Put both back to their beginning; they are recorded as long as no difference is known."""
        limit = LIMIT if self.difference is None else 0
        sides = [Recorder(strategy, self.problem, limit, with_checks=True) for strategy in self.strategies]
        if limit:
            self._recorders, self._traces = sides, [side.trace for side in sides]
        self.sides = sides

    def _at_difference(self, side: int) -> tuple[int, str]:
        trace, step = self._traces[side], self.difference or 0
        there = trace.step(step) if step <= len(trace) else None
        return (there.cell, trace.sentence(step)) if there else (-1, ENDED)

    def _recorded(self, side: int) -> int:
        return len(self._traces[side])

    def _columns(self, side: int, begin: int, end: int) -> Columns:
        steps = self._traces[side].steps
        return steps.kinds[begin:end], steps.cells[begin:end], steps.values[begin:end]

    def _parted(self) -> None:
        for recorder in self._recorders:
            recorder.stop_recording()
