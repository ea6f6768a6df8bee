"""Runs a program in plain Python, as its author would, and counts the calls of one of its functions."""

from __future__ import annotations

import builtins
import contextlib
import io
import sys
from types import FrameType
from typing import Any, NamedTuple


class Ran(NamedTuple):
    """What came: the value of the call, what was printed, and how often the function was called."""

    value: Any
    printed: str
    calls: int


def names_of(board: str, question: dict[str, Any]) -> dict[str, Any]:
    """Return what a call may be written with, made anew."""
    if board == "sudoku":
        digits = [int(digit) for digit in question["givens"].replace(".", "0")]
        grid = [digits[row : row + 9] for row in range(0, 81, 9)]
        return {"grid": grid, "board": grid, "puzzle": question["givens"], "n": 9}
    rows, cols = (question["n"],) * 2 if board == "queens" else (question["rows"], question["cols"])
    names: dict[str, Any] = {"n": rows, "rows": rows, "cols": cols, "columns": [-1] * rows}
    names["board"] = [[0] * cols for _ in range(rows)]
    return names | {"start": tuple(question["start"])} if board == "knight" else names


def ran(text: str, call: str, names: dict[str, Any], search: str, typed: str = "") -> Ran:
    """Run a program, and `call` of its names and those; "" runs it as a script that reads what is `typed`."""
    calls, lines = 0, iter(typed.splitlines())

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code.co_name == search and frame.f_code.co_filename == "program"

    def read(prompt: object = "") -> str:
        print(prompt, end="")
        return next(lines)

    namespace: dict[str, Any] = {"__name__": "program" if call else "__main__"}
    namespace["__builtins__"] = {**vars(builtins), "input": read}
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        sys.setprofile(note)
        try:
            exec(compile(text, "program", "exec"), namespace)
            if call:
                value = eval(call, names | namespace)
        except SystemExit:
            pass
        finally:
            sys.setprofile(None)
    return Ran(value, printed.getvalue(), calls)
