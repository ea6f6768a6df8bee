"""A program that went too deep: whether that would never end, or was more than can be open here."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

    from undoku.programs.log import Log

SAME = 50
"""Calls in a row with the same values, and nothing new on the board, after which nothing else can come."""

FEW = 100
"""Open calls that nothing is too deep with: an error that says so was made by the program."""

_TRACEBACK = vars(BaseException)["__traceback__"].__get__
_PLAIN = (int, str, float, bool, type(None))


class Deep(NamedTuple):
    """How many calls of a program's functions were open, and whether the last were made over and over."""

    calls: int
    endless: bool


def depth_of(error: BaseException, codes: set[int], log: Log) -> Deep:
    """Look at what was open when an error was raised; `codes` are the program's, by identity."""
    frames: list[FrameType] = []
    trace = _TRACEBACK(error)
    while trace:
        if id(trace.tb_frame.f_code) in codes:
            frames.append(trace.tb_frame)
        trace = trace.tb_next
    last = frames[-4 * SAME :]
    # Of functions that call each other one is enough.
    code = Counter(id(frame.f_code) for frame in last).most_common(1)[0][0] if last else 0
    same = [frame for frame in last if id(frame.f_code) == code][-SAME:]
    endless = len(same) == SAME and all(_are_alike(*pair) for pair in pairwise(same))
    return Deep(len(frames), endless and not _has_written(log))


def let_go(error: BaseException) -> None:
    """Take apart what was open when an error was raised: as a whole it takes a browser's Python down with it.

    Each frame holds the one before it, and each place in a traceback the next one; what goes at once goes by
    as many calls within each other.
    """
    frames: list[FrameType] = []
    trace = _TRACEBACK(error)
    while trace:
        frames.append(trace.tb_frame)
        following = trace.tb_next
        trace.tb_next = None
        trace = following
    while frames:
        frames.pop()


def _are_alike(first: FrameType, second: FrameType) -> bool:
    """Whether a function was called with the same values twice."""
    code = first.f_code
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    one, other = first.f_locals, second.f_locals
    return all(_is_same(one.get(name), other.get(name)) for name in names)


def _is_same(one: object, other: object) -> bool:
    # To compare anything else may run code of the program's.
    return one is other or (type(one) is type(other) and type(one) in _PLAIN and one == other)


def _has_written(log: Log) -> bool:
    """Whether something was new on the board in the last of the calls."""
    first = log.first[-SAME] if len(log.first) >= SAME else 0
    return bool(log.at) and log.at[-1] > first
