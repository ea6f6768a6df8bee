"""A second run of a strategy, which notes whatever it sees: calls, returns and steps, in their order."""

from __future__ import annotations

from types import GeneratorType
from typing import Any, NamedTuple

from undoku.search.register import find
from undoku.watch.problems import problem_of


class Seen(NamedTuple):
    """A step with all that came since the one before it.

    `events` are "deeper" for a call of the recursive function and its "return" with what it gave, in their
    order; `board` is as the step has left it, `depth` how many of those calls are open.
    """

    kind: int
    cell: int
    value: int
    by: int
    line: int
    depth: int
    board: list[int]
    events: list[tuple[str, Any]]


def run(board: str, strategy: str, question: dict[str, Any], limit: int) -> list[Seen]:
    """The steps of a search, so many at most."""
    problem = problem_of(board, question)
    first = find(board, strategy).start(problem)
    values, frames, seen, events, sent = problem.board(), [first], [], [], None
    while frames and len(seen) < limit:
        try:
            said = frames[-1].send(sent)
        except StopIteration as stop:
            sent = stop.value
            if frames.pop().gi_code is first.gi_code:
                events.append(("return", sent))
            continue
        sent = None
        if isinstance(said, GeneratorType):
            frames.append(said)
            if said.gi_code is first.gi_code:
                events.append(("deeper", None))
            continue
        kind, cell, value, *by = said
        if kind in (2, 3):
            values[cell] = value if kind == 2 else 0
        depth = sum(frame.gi_code is first.gi_code for frame in frames)
        line = frames[-1].gi_frame.f_lineno
        seen.append(Seen(kind, cell, value, by[0] if kind == 1 else -1, line, depth, [*values], events))
        events = []
    return seen
