"""An independent look at a program while it runs: `sys.settrace`, on the text as it was written."""

from __future__ import annotations

import sys
from collections.abc import Container
from copy import deepcopy
from types import FrameType
from typing import Any, NamedTuple

FILE = "<traced>"


class Moment(NamedTuple):
    """The line that is about to run, the open calls as (function, line, variables), and the board."""

    line: int
    calls: list[tuple[str, int, dict[str, Any]]]
    board: Any


def trace(
    text: str, arguments: list[Any], wanted: Container[int], name: str = "solve"
) -> tuple[dict[int, Moment], int]:
    """Run `solve` of a program with these arguments, the first of which is the board.

    Returns the wanted moments by their number, the first line that runs being 1, and how many lines ran.
    """
    namespace: dict[str, Any] = {"__name__": "program"}
    exec(compile(text, FILE, "exec", dont_inherit=True), namespace)
    seen: dict[int, Moment] = {}
    number = 0

    def look(frame: FrameType, event: str, _: object) -> Any:
        nonlocal number
        if frame.f_code.co_filename != FILE:
            return None
        if event == "line":
            number += 1
            if number in wanted:
                seen[number] = Moment(frame.f_lineno, calls(frame), deepcopy(arguments[0]))
        return look

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
        return seen, number
    finally:
        sys.settrace(before)
    return seen, number
