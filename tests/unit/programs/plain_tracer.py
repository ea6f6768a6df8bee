"""An independent look at a program while it runs: `sys.settrace`, on the text as it was written."""

from __future__ import annotations

import sys
from collections.abc import Container
from copy import deepcopy
from types import FrameType
from typing import Any, NamedTuple

from undoku.programs.values import text_of

FILE = "<traced>"
NOTHING = object()


class Moment(NamedTuple):
    """The line that is about to run, the open calls as (function, line, variables), and the board.

    Where a function returns or yields, `line` is the one that does it, and `value` what it gives, as a text.
    """

    line: int
    calls: list[tuple[str, int, dict[str, Any]]]
    board: Any
    value: str | None


class Traced(NamedTuple):
    """The wanted moments by their number, the first being 1; how many there were, and how many are lines."""

    seen: dict[int, Moment]
    moments: int
    lines: int


def trace(text: str, arguments: list[Any], wanted: Container[int], name: str = "solve") -> Traced:
    """Run `solve` of a program with these arguments, the first of which is the board."""
    namespace: dict[str, Any] = {"__name__": "program"}
    exec(compile(text, FILE, "exec", dont_inherit=True), namespace)
    seen: dict[int, Moment] = {}
    number = lines = 0
    # The frames that an exception is going through.
    falling: set[int] = set()

    def look(frame: FrameType, event: str, value: Any) -> Any:
        nonlocal number, lines
        if frame.f_code.co_filename != FILE:
            return None
        if event == "line":
            falling.discard(id(frame))
            lines += 1
            note(frame)
        elif event == "exception":
            # A loop over a generator ends with an exception, which goes no further.
            if value[0] is not StopIteration:
                falling.add(id(frame))
        elif event == "return" and frame.f_code.co_name != "<genexpr>":
            # That an exception leaves a function is told as if it returned None.
            if value is not None or id(frame) not in falling:
                note(frame, value)
            falling.discard(id(frame))
        return look

    def note(frame: FrameType, value: object = NOTHING) -> None:
        nonlocal number
        number += 1
        if number in wanted:
            # The text, as a value may change later, and not all can be copied.
            given = None if value is NOTHING else text_of(value)
            seen[number] = Moment(frame.f_lineno, calls(frame), deepcopy(arguments[0]), given)

    def calls(frame: FrameType | None) -> list[tuple[str, int, dict[str, Any]]]:
        found = []
        while frame:
            if frame.f_code.co_filename == FILE:
                variables = {
                    key: deepcopy(value)
                    for key, value in frame.f_locals.items()
                    if key.isidentifier() and isinstance(value, int | str | list | tuple | set | dict | None)
                }
                found.append((frame.f_code.co_name, frame.f_lineno, variables))
            frame = frame.f_back
        return found[::-1]

    before = sys.gettrace()
    sys.settrace(look)
    try:
        result = namespace[name](*arguments)
        if hasattr(result, "__next__"):
            for _ in result:
                pass
    except Exception:
        # What a program raises is its own affair: the moments before it are what is asked for.
        pass
    finally:
        sys.settrace(before)
    return Traced(seen, number, lines)
