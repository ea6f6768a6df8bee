"""What somebody does who is the search: the acts, and those that a recorded search expects, in order."""

from __future__ import annotations

from typing import NamedTuple

from undoku.learn.by_hand.untried import untried
from undoku.search.columns import OPEN
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, TRY, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.trace import Trace

PLACES, REJECTS, DEEPER, RETURNS, UNDOES, SOLVES = "place", "reject", "deeper", "return", "undo", "solution"

KINDS = (PLACES, REJECTS, DEEPER, RETURNS, UNDOES, SOLVES)
"""All kinds of acts. To choose a cell is to try it, so that a try is no act of its own."""


class Act(NamedTuple):
    """One act.

    Attributes:
        kind: one of KINDS.
        cell, value: what is placed or refused, and where; for a call that begins with a placement, as the
            knight's does, what it will place. NO_CELL and 0 where the kind says it all.
    """

    kind: str
    cell: int = NO_CELL
    value: int = 0


class Expected(NamedTuple):
    """An act of the recorded search.

    Attributes:
        act: what it does. To take back names the cell, which the reader need not.
        call: the number of the call that does it; to go deeper and to return belong to the caller and to the
            call that returns.
        position: where the trace is after it.
        tried: how many candidates the call has decided before.
        found: whether the call, or one that it made, has found a solution before.
    """

    act: Act
    call: int
    position: int
    tried: int
    found: bool


class Script:
    """All acts of a recorded search.

    Attributes:
        acts: in their order.
        candidates: for each call, all that it has to decide, in order: cells and values.
        spans: for each call that has returned, its first act and the one after its return.
        opened: for each call, the position of the trace in which it begins.
        stops: whether the search ends with its first solution: all that is left is to return.
    """

    def __init__(self, trace: Trace) -> None:
        """Read the acts from the steps, and from where calls begin and end."""
        self.acts: list[Expected] = []
        self.candidates: dict[int, list[tuple[int, int]]] = {}
        self.spans: dict[int, tuple[int, int]] = {}
        self.opened: dict[int, int] = {}
        self._trace = trace
        self._begins: dict[int, int] = {}
        self._found: set[int] = set()
        self._open: list[int] = []
        self._position = 0
        self._read()
        kinds = [expected.act.kind for expected in self.acts]
        after = kinds[kinds.index(SOLVES) + 1 :] if SOLVES in kinds else [SOLVES]
        self.stops = all(kind == RETURNS for kind in after)
        if self.stops:
            for call, rest in untried(trace.strategy, trace.problem).items():
                self.candidates[call] += rest

    def begins_placed(self, call: int) -> bool:
        """Whether a call begins with a placement, on which its caller has decided."""
        index = self._begins[call]
        act = self.acts[index].act
        return act.kind == PLACES and (act.cell, act.value) not in self.candidates[call][:1]

    def decides(self, index: int) -> bool:
        """Whether an act decides on a candidate of its call: what a call begins with is none."""
        act, call, _, tried, _ = self.acts[index]
        return self.candidates[call][tried : tried + 1] == [(act.cell, act.value)]

    def _read(self) -> None:
        tree = self._trace.tree
        for number in range(len(tree)):
            first = tree.span(number)[0]
            while len(self._open) >= tree.depth(number):
                self._return()
            self._steps(first)
            if self._open:
                self._go_deeper(number)
            self._open.append(number)
            self.candidates[number] = []
            self.opened[number] = first
            self._begins[number] = len(self.acts)
        while self._open:
            self._return()

    def _go_deeper(self, number: int) -> None:
        """Note that a call is made; one that begins with a placement was decided on just before."""
        trace = self._trace
        first, end = trace.tree.span(number)
        begins = first < end and trace.steps.kinds[first] == PLACE
        self._note(DEEPER, *(self._at(first) if begins else ()))

    def _return(self) -> None:
        number = self._open[-1]
        trace = self._trace
        self._steps(trace.tree.span(number)[1])
        if trace.frames.end[trace.frames.calls[number]] != OPEN:
            self._note(RETURNS)
            self.spans[number] = self._begins[number], len(self.acts)
        self._open.pop()

    def _steps(self, end: int) -> None:
        """Note the steps up to an index that belong to the innermost open call."""
        kinds = self._trace.steps.kinds
        while self._position < end:
            kind, at = kinds[self._position], self._at(self._position)
            self._position += 1
            if kind == REJECT:
                self._note(REJECTS, *at)
            elif kind == PLACE:
                self._note(PLACES, *at)
            elif kind == UNDO:
                self._note(UNDOES, *at)
            elif kind == SOLUTION:
                self._note(SOLVES)
                self._found.update(self._open)

    def _note(self, kind: str, cell: int = NO_CELL, value: int = 0) -> None:
        call = self._open[-1]
        candidates = self.candidates[call]
        self.acts.append(
            Expected(Act(kind, cell, value), call, self._position, len(candidates), call in self._found)
        )
        if kind in (PLACES, REJECTS, DEEPER) and self._was_tried(kind != DEEPER, call, (cell, value)):
            candidates.append((cell, value))

    def _was_tried(self, is_step: bool, call: int, at: tuple[int, int]) -> bool:
        """Whether an act, itself a step or not, decides on what its call has tried just before."""
        index = self._position - 1 - is_step
        # What a call begins with was decided on by its caller.
        is_own = index >= self.opened[call]
        return is_own and self._trace.steps.kinds[index] == TRY and self._at(index) == at

    def _at(self, index: int) -> tuple[int, int]:
        steps = self._trace.steps
        return steps.cells[index], steps.values[index]
