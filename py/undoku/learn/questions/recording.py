"""What happens next in a recording: in the search of a strategy by steps, in a program line by line."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import NamedTuple, Protocol

from undoku.search.steps import KINDS, NO_CELL, PLACE
from undoku.search.tree import FAILED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.programs.watched import WatchedProgram
    from undoku.search.problem import Problem
    from undoku.watch.watched import Watched

DEEPER, CALLS, RETURN, QUIET = "deeper", "calls", "return", "quiet"
"""What may happen beside the kinds of steps: a call of the search, one of another function, a return, and a
line that changes nothing."""

AROUND = 300
"""Positions on both sides of one among which other lines are looked for."""


class Next(NamedTuple):
    """What happens between a position and the one after it.

    Attributes:
        first: the first thing to happen: the name of a kind of step, DEEPER, CALLS, RETURN or QUIET; "" where
            nobody can say what comes first.
        kind: the name of the kind of step that leads to the next position; "" where a line changes nothing.
        cell, value, by: of that step, as `Step` has them; NO_CELL and 0 where there is none.
        line: the line of the next position, as it is shown; 0 where there is none.
        begins: whether a call of the search begins with that step.
        returned: what the call that returns first gives, as a word of Python; "" where none does, or it is
            not known.
    """

    first: str
    kind: str
    cell: int
    value: int
    by: int
    line: int
    begins: bool
    returned: str


class Call(NamedTuple):
    """An open call: the function's name, and which of the open ones of the search it is, from 1."""

    function: str
    depth: int


class Recording(Protocol):
    """What is asked about."""

    @property
    def board_name(self) -> str:
        """Which board it is on."""

    @property
    def problem(self) -> Problem:
        """What is searched."""

    @property
    def tries(self) -> bool:
        """Whether what is tried and refused is known as well."""

    def next(self, position: int) -> Next | None:
        """What happens after a position; None where nothing does that is recorded."""

    def board(self, position: int) -> list[int]:
        """The values of all cells."""

    def kind(self, position: int) -> str:
        """The name of the kind of step that led to a position, "" for none."""

    def latest(self, position: int) -> int:
        """The cell of the latest placement that stands, NO_CELL for none."""

    def calls(self, position: int) -> Sequence[Call]:
        """The open calls of the search that are told apart, the outermost first."""

    def cells(self, position: int) -> dict[int, int]:
        """Of these calls, by their places, the cell that each has placed in, or has dealt with last."""

    def lines(self, position: int) -> Iterator[int]:
        """The lines of the positions around one."""

    def doomed(self, position: int) -> bool:
        """Whether the placement that led to a position was in vain."""

    def sentence(self, position: int) -> str:
        """What is said of the step that led to a position."""

    @property
    def source(self) -> list[str]:
        """The lines that are shown."""


class OfStrategy:
    """The recorded search of a strategy."""

    tries = True

    def __init__(self, watched: Watched) -> None:
        """Look at what is recorded up to now."""
        self._watched = watched
        self.problem = watched.problem
        self.board_name = watched.trace.strategy.board

    @property
    def source(self) -> list[str]:
        """The lines that are shown."""
        return self._watched.source.shown.splitlines()

    def next(self, position: int) -> Next | None:
        """What happens after a position."""
        trace, here = self._watched.at(position)
        if here >= len(trace):
            return None
        step = trace.step(here + 1)
        assert step
        tree = trace.tree
        known, running = tree.calls_by(here), tree.node_at(here)
        begins = tree.calls_by(here + 1) > max(known, 1)
        kind = KINDS[step.kind]
        first = kind
        if begins:
            first = DEEPER if tree.path(max(known, 1))[-2] == running else RETURN
        elif tree.node_at(here + 1) != running:
            first = RETURN
        returned = trace.returned(running) if first == RETURN else ""
        line = self._watched.source.place(step.line)
        return Next(first, kind, step.cell, step.value, step.by, line, begins or not here, returned)

    def board(self, position: int) -> list[int]:
        """The values of all cells."""
        trace, here = self._watched.at(position)
        return trace.board(here)

    def kind(self, position: int) -> str:
        """The name of the kind of step that led to a position."""
        trace, here = self._watched.at(position)
        step = trace.step(here)
        return KINDS[step.kind] if step else ""

    def latest(self, position: int) -> int:
        """The cell of the latest placement that stands."""
        trace, here = self._watched.at(position)
        placed = trace.placements(here)
        return trace.steps.cells[placed[-1] - 1] if placed else NO_CELL

    def calls(self, position: int) -> list[Call]:
        """The open calls of the search."""
        trace, here = self._watched.at(position)
        name = trace.function
        return [Call(name, depth) for depth in range(1, trace.depth(here) + 1)]

    def cells(self, position: int) -> dict[int, int]:
        """Of the open calls the cell of the placement that stands; of the last one also that of its step."""
        trace, here = self._watched.at(position)
        step = trace.step(here)
        # A knight's call looks at other squares than its own, on which it stands by then.
        found = {step.depth - 1: step.cell} if step and step.cell != NO_CELL else {}
        return found | {
            trace.depth(placed) - 1: trace.steps.cells[placed - 1] for placed in trace.placements(here)
        }

    def lines(self, position: int) -> Iterator[int]:
        """The lines of the steps around a position."""
        trace, here = self._watched.at(position)
        for other in range(max(here - AROUND, 1), min(here + AROUND, len(trace)) + 1):
            step = trace.step(other)
            assert step
            yield self._watched.source.place(step.line)

    def doomed(self, position: int) -> bool:
        """Whether the call that follows a placement found nothing."""
        trace, here = self._watched.at(position)
        step = trace.step(here)
        number = trace.tree.calls_by(here)
        if step is None or step.kind != PLACE or number >= len(trace.tree):
            return False
        is_its_own = trace.tree.path(number)[-2:-1] == [trace.tree.node_at(here)]
        return is_its_own and trace.tree.outcome(number) == FAILED

    def sentence(self, position: int) -> str:
        """What is said of the step that led to a position."""
        trace, here = self._watched.at(position)
        return trace.sentence(here)


class OfProgram:
    """A program that has run: the reader's own, or the plain one of a strategy."""

    tries = False

    def __init__(self, watched: WatchedProgram) -> None:
        """Look at what was recorded."""
        self._watched = watched
        self._trace = watched.trace
        self.problem = watched.problem
        self.board_name = watched.run.board

    @property
    def source(self) -> list[str]:
        """The lines of the program."""
        return self._watched.run.program.text.splitlines()

    def next(self, position: int) -> Next | None:
        """What happens after a position: what the line that is about to run does."""
        trace = self._trace
        # At the last position the program has ended.
        if position + 1 >= len(trace):
            return None
        change, returning = trace.change(position + 1), trace.returning(position + 1)
        called = trace.call_by(position + 1)[0] > trace.call_by(position)[0]
        deeper = called and trace.depth(position + 1) > trace.depth(position)
        happens = [KINDS[change.kind]] if change else []
        if called:
            happens.append(DEEPER if deeper else CALLS)
        if returning and not returning.yields:
            happens.append(RETURN)
        kind = KINDS[change.kind] if change else ""
        cell, value = (change.cell, change.value) if change and change.number == 1 else (NO_CELL, 0)
        # Of what happens in one line, nobody can say what is first; and a generator may go on unseen.
        is_there = trace.frames.at(position) == trace.frames.at(position + 1) or trace.returning(position)
        first = happens[0] if len(happens) == 1 else QUIET if is_there and not happens else ""
        returned = returning.value if returning and not returning.yields else ""
        line = trace.line(position + 1)
        return Next(first, kind, cell, value, NO_CELL, line, deeper, returned)

    def board(self, position: int) -> list[int]:
        """The values of all cells."""
        return self._trace.board(position)

    def kind(self, position: int) -> str:
        """The name of the kind of the change that led to a position."""
        change = self._trace.change(position) if position else None
        return KINDS[change.kind] if change else ""

    def latest(self, position: int) -> int:
        """The cell of the latest placement that stands."""
        standing = self._trace.standing(position)
        return max(standing, key=lambda cell: standing[cell], default=NO_CELL)

    def calls(self, position: int) -> list[Call]:
        """The open calls."""
        found: list[Call] = []
        functions = Counter[str]()
        for call in self._trace.stack(position):
            functions[call.function] += 1
            found.append(Call(call.function, functions[call.function]))
        return found

    def cells(self, position: int) -> dict[int, int]:
        """Of the open calls the cell of the latest placement that stands; of the last one also a change."""
        trace = self._trace
        places = {call.frame: place for place, call in enumerate(trace.stack(position))}
        found = {}
        for at, cell in sorted((at, cell) for cell, (at, _) in trace.standing(position).items()):
            if (frame := trace.frames.at(at - 1)) in places:
                found[places[frame]] = cell
        last = len(places) - 1
        if last >= 0 and last not in found:
            for at in range(position, max(position - AROUND, 0), -1):
                change = trace.change(at)
                if change and change.number == 1 and places.get(trace.frames.at(at - 1)) == last:
                    found[last] = change.cell
                    break
        return found

    def lines(self, position: int) -> Iterator[int]:
        """The lines of the moments around a position."""
        begin, end = max(position - AROUND, 1), min(position + AROUND, len(self._trace) - 1)
        return (self._trace.line(other) for other in range(begin, end + 1))

    def doomed(self, position: int) -> bool:
        """Nobody has looked whether a placement of a program was in vain."""
        return False

    def sentence(self, position: int) -> str:
        """What is said of the line that led to a position."""
        sentence = self._watched.moment(position)["sentence"]
        assert isinstance(sentence, str)
        return sentence


def near(lines: Iterator[int], line: int, most: int) -> list[int]:
    """So many other lines as are nearest to one, in their order."""
    others = sorted({*lines} - {line, 0}, key=lambda other: (abs(other - line), other))
    return sorted(islice(others, most))
