"""How a run of a program ended, and how much it has done."""

from __future__ import annotations

from typing import NamedTuple

from undoku.programs.program import FILE

YIELDED = 20_000
"""Boards that are kept of those that a generator yields."""

_TRACEBACK = vars(BaseException)["__traceback__"].__get__


class Outcome(NamedTuple):
    """How a run ended.

    Attributes:
        kind: "returned", "yielded", "raised", "exited" where it ended itself, or "ended" by us.
        value: what the function returned, or the last expression of a script; for a generator what it
            yielded last.
        boards: of a generator the values of all cells at each yield, at most `YIELDED` of them.
        error: for "raised" what is to be said of the exception, for "ended" of what is refused or not there.
        why: for "ended" what did it: "time", "lines", "most", "output", or the code of a refusal, as "input";
            for "raised" "refused" where the program cannot run here, which is no fault of its search.
        line: the line at which an exception, an exit or we ended it, 0 for none.
    """

    kind: str
    value: object = None
    boards: tuple[tuple[int, ...], ...] = ()
    error: str = ""
    why: str = ""
    line: int = 0


class Counts(NamedTuple):
    """How much a program has done: calls of its search, lines, and changes of the board."""

    calls: int
    lines: int
    placements: int
    undos: int
    solutions: int


def line_of(error: BaseException) -> int:
    """The last line of the program that an exception came through, 0 if none."""
    # A class of the program's may call something else so.
    line, trace = 0, _TRACEBACK(error)
    while trace:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
