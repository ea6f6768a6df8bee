"""A search that somebody watches: recorded in slices, and shown at any step of it as plain values."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence
from functools import cached_property

from undoku.search.both_ends import TAIL, BothEnds
from undoku.search.doom import DoomSearch, Placed
from undoku.search.recorder import LIMIT
from undoku.search.register import find
from undoku.search.steps import KINDS, NO_CELL, SOLUTION, Step, fields
from undoku.search.written import written
from undoku.watch.kept import Kept
from undoku.watch.marks import marks_of
from undoku.watch.problems import problem_of
from undoku.watch.states import states
from undoku.watch.window import Mark, window
from undoku.watch.words import START, columns, figure, over, with_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.source import Source
    from undoku.search.trace import Trace

Shown = dict[str, object]


class Watched:
    """A strategy on what a board asks (see `problem_of`), recorded by advancing `search`.

    Raises PuzzleError where there is no such strategy or problem, or the board is too large to be recorded.
    What is shown is made of numbers, texts, lists and dicts only. Positions are those of the whole search,
    also where the steps in its middle are not kept (see `BothEnds`, which `limit` and `tail` are for).
    """

    def __init__(
        self,
        board: str,
        strategy: str,
        question: Mapping[str, object],
        limit: int = LIMIT,
        tail: int = TAIL,
        *,
        goal: int = 0,
    ) -> None:
        """Begin before the first step; `goal` is a step that is to be kept."""
        self.problem = problem_of(board, question)
        self.search = BothEnds(find(board, strategy), self.problem, limit, tail, goal)
        self.trace = self.search.trace
        self._kept = Kept(self.search)

    @cached_property
    def source(self) -> Source:
        """The strategy's file; lines are shown as they are counted without the recorder's words."""
        return self.trace.strategy.source()

    def at(self, position: int) -> tuple[Trace, int]:
        """The trace that knows a position, and its own position; raises PuzzleError where there is none."""
        return self._kept.at(position)

    def report(self) -> Shown:
        """How far the search has come: the steps kept from the beginning, all steps, and calls.

        `since` is the position from which the last steps are kept as well, 0 if they are not. `stopped` tells
        whether the search was stopped before its end.
        """
        search = self.search
        return {
            "steps": search.head,
            "since": search.since,
            "all": search.steps,
            "calls": search.counts.calls,
            "stopped": search.stopped,
        }

    def opening(self) -> Shown:
        """What stays the same while the search is watched."""
        strategy, source = self.trace.strategy, self.source
        return {
            "title": strategy.title,
            "document": strategy.document,
            "marks": marks_of(source.text),
            "shows": strategy.shows,
            "source": source.shown,
            "folds": [list(fold) for fold in source.folds],
            "begins": source.place(self.trace.begins),
            "everything": [[formula, figure(value)] for formula, value in self.problem.everything()],
        }

    def moment(self, position: int, view: str = "", opened: Container[int] = ()) -> Shown:
        """What there is to see after so many steps.

        Frames, tree and levels, which take longer, are only there for the view that shows them: "stack",
        "tree" with the opened calls, or "counters".
        """
        trace, here = self._kept.at(position)
        step = trace.step(here) or Step(0, NO_CELL, 0, NO_CELL, 0, 0)
        values = trace.board(here)
        shows = trace.strategy.shows
        shown: Shown = {
            "position": position,
            "kind": KINDS[step.kind] if position else "",
            "cell": step.cell,
            "value": step.value,
            "by": step.by,
            "line": self.source.place(step.line),
            "values": values,
            "states": states(trace, here),
            "sentence": self._sentence(step, values, position),
            "node": trace.tree.node_at(here),
            "counts": {**trace.counts(here)._asdict(), "depth": step.depth},
            "beside": {"kind": shows, "data": self.problem.shown(shows, values)},
        }
        if view == "stack":
            shown["frames"] = self._frames(trace, here)
        elif view == "tree":
            shown["tree"] = [self._mark(mark) for mark in window(trace.tree, here, opened)]
        elif view == "counters":
            shown["levels"] = trace.tree.levels(here)
        return shown

    def overview(self, width: int) -> Shown:
        """What is kept of the search along a strip of so many parts, in each the depth as a fraction, and how
        many solutions and dead ends there are; depths of fewer parts where there are fewer steps.
        """
        depths = self._kept.depths(width)
        deepest = max(max(depths), 1)
        return {
            "depths": [depth / deepest for depth in depths],
            "solutions": self._kept.solutions(width),
            "deadEnds": self._kept.dead_ends(width),
        }

    def jump(self, name: str, position: int, argument: int = 0) -> int:
        """The position that a jump leads to, or -1 if there is no such step."""
        found = self._kept.jump(name, position, argument)
        return -1 if found is None else found

    def stays(self, placed: int, position: int) -> int:
        """Where the search went on though a placement stood: nowhere, as strategies take back."""
        return 0

    def doom(self, position: int) -> DoomSearch:
        """The search for the placement standing at a position that left no solution."""
        trace, here = self._kept.at(position)
        steps = trace.steps
        return DoomSearch(
            self.problem,
            [
                Placed(trace.omitted.position(placed), steps.cells[placed - 1], steps.values[placed - 1])
                for placed in trace.placements(here)
            ],
        )

    def lines(self, begin: int, end: int) -> str:
        """The steps from one position to another as the shell prints them: one JSON object a line."""
        steps = (
            part.trace.step(part.here(position))
            for part in self._kept.parts
            for position in range(max(begin, part.begin) + 1, min(end, part.end) + 1)
        )
        return "".join(json.dumps(fields(step, self.problem.cols)) + "\n" for step in steps if step)

    def _sentence(self, step: Step, values: Sequence[int], position: int) -> str:
        """Say what a step did, after the line that wrote to the board; at the end of a search, sum it up."""
        if not position:
            return ""
        if self.search.done and not self.search.stopped and position == self.search.steps:
            return over(self.search.counts, at_solution=step.kind == SOLUTION)
        code = written(self.source, step, self.problem.cols)
        return with_code(code, self.problem.sentence(step, values))

    def _frames(self, trace: Trace, here: int) -> list[Shown]:
        return [
            {
                "function": level.function,
                "line": self.source.place(level.line),
                "variables": [[name, self._text(name, value)] for name, value in level.variables.items()],
            }
            for level in trace.stack(here)
        ]

    def _text(self, name: str, value: object) -> str:
        if name in self.trace.strategy.masks and isinstance(value, int):
            return columns(value, self.problem.cols)
        return str(value)

    def _mark(self, mark: Mark) -> Shown:
        return {
            "id": mark.id,
            "parent": mark.parent,
            "label": self.problem.label(mark.cell, mark.value) if mark.cell != NO_CELL else START,
            "outcome": mark.outcome,
            "size": mark.size,
            "hidden": mark.hidden,
            "missing": mark.missing,
            "position": mark.position,
        }
