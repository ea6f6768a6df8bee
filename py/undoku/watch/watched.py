"""A search that somebody watches: recorded in slices, and shown at any step of it as plain values."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence

from undoku.search.doom import DoomSearch, Placed
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.search.steps import KINDS, NO_CELL, SOLUTION, Step, fields
from undoku.watch import overview
from undoku.watch.marks import marks_of
from undoku.watch.problems import problem_of
from undoku.watch.states import states
from undoku.watch.window import Mark, window
from undoku.watch.words import START, columns, figure, over

Shown = dict[str, object]


class Watched:
    """A strategy on what a board asks (see `problem_of`), recorded by advancing `search`.

    Raises PuzzleError where there is no such strategy or problem, or the board is too large to be recorded.
    What is shown is made of numbers, texts, lists and dicts only.
    """

    def __init__(self, board: str, strategy: str, question: Mapping[str, object]) -> None:
        """Begin before the first step."""
        self.problem = problem_of(board, question)
        self.search = Recorder(find(board, strategy), self.problem)
        self.trace = self.search.trace

    def report(self) -> Shown:
        """How far the search has come: recorded steps, all steps and calls."""
        return {"steps": len(self.trace), "all": self.search.steps, "calls": self.search.counts.calls}

    def opening(self) -> Shown:
        """What stays the same while the search is watched."""
        strategy = self.trace.strategy
        source = strategy.source()
        return {
            "title": strategy.title,
            "document": strategy.document,
            "marks": marks_of(strategy),
            "shows": strategy.shows,
            "source": source.text,
            "folds": [list(fold) for fold in source.folds],
            "quiet": source.quiet,
            "begins": self.trace.begins,
            "everything": [[formula, figure(value)] for formula, value in self.problem.everything()],
        }

    def moment(self, position: int, view: str = "", opened: Container[int] = ()) -> Shown:
        """What there is to see after so many steps.

        Frames, tree and levels, which take longer, are only there for the view that shows them: "stack",
        "tree" with the opened calls, or "counters".
        """
        trace = self.trace
        step = trace.step(position) or Step(0, NO_CELL, 0, NO_CELL, 0, 0)
        values = trace.board(position)
        shows = trace.strategy.shows
        shown: Shown = {
            "position": position,
            "kind": KINDS[step.kind] if position else "",
            "cell": step.cell,
            "value": step.value,
            "by": step.by,
            "line": step.line,
            "values": values,
            "states": states(trace, position),
            "sentence": self._sentence(step, values, position),
            "node": trace.tree.node_at(position),
            "counts": {**trace.counts(position)._asdict(), "depth": step.depth},
            "beside": {"kind": shows, "data": self.problem.shown(shows, values)},
        }
        if view == "stack":
            shown["frames"] = self._frames(position)
        elif view == "tree":
            shown["tree"] = [self._mark(mark) for mark in window(trace.tree, position, opened)]
        elif view == "counters":
            shown["levels"] = trace.tree.levels(position)
        return shown

    def overview(self, width: int) -> Shown:
        """The whole search along a strip of so many parts, in each the depth as a fraction, and how many
        solutions and dead ends there are; depths of fewer parts where there are fewer steps.
        """
        total, jumps = len(self.trace), self.trace.jumps
        depths = overview.depths(self.trace.steps, max(min(width, total), 1))
        deepest = max(max(depths), 1)
        return {
            "depths": [depth / deepest for depth in depths],
            "solutions": overview.tallies(jumps.solutions_within, total, width),
            "deadEnds": overview.tallies(jumps.dead_ends_within, total, width),
        }

    def jump(self, name: str, position: int, argument: int = 0) -> int:
        """The position that a jump leads to, or -1 if there is no such step."""
        jumps = self.trace.jumps
        from_here = {
            "next-solution": jumps.next_solution,
            "previous-solution": jumps.previous_solution,
            "next-dead-end": jumps.next_dead_end,
            "previous-dead-end": jumps.previous_dead_end,
            "over": jumps.over,
            "out": jumps.out,
        }
        aims = {"change": jumps.next_change, "cell": jumps.next_at_cell, "depth": jumps.next_at_depth}
        if name == "placement":
            found = jumps.placement(argument)
        elif name in aims:
            found = aims[name](argument, position)
        else:
            found = from_here[name](position)
        return -1 if found is None else found

    def doom(self, position: int) -> DoomSearch:
        """The search for the placement standing at a position that left no solution."""
        steps = self.trace.steps
        return DoomSearch(
            self.problem,
            [
                Placed(placed, steps.cells[placed - 1], steps.values[placed - 1])
                for placed in self.trace.placements(position)
            ],
        )

    def lines(self, begin: int, end: int) -> str:
        """The steps from one position to another as the shell prints them: one JSON object a line."""
        steps = (self.trace.step(position) for position in range(begin + 1, min(end, len(self.trace)) + 1))
        return "".join(json.dumps(fields(step, self.problem.cols)) + "\n" for step in steps if step)

    def _sentence(self, step: Step, values: Sequence[int], position: int) -> str:
        """Say what a step did; the last step of a search that has come to its end sums it up."""
        if not position:
            return ""
        if self.search.done and position == self.search.steps:
            return over(self.search.counts, at_solution=step.kind == SOLUTION)
        return self.problem.sentence(step, values)

    def _frames(self, position: int) -> list[Shown]:
        return [
            {
                "function": level.function,
                "line": level.line,
                "variables": [[name, self._text(name, value)] for name, value in level.variables.items()],
            }
            for level in self.trace.stack(position)
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
            "position": mark.position,
        }
