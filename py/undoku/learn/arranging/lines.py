"""The lines of a program, without comments and what is empty."""

from __future__ import annotations

from typing import NamedTuple

from undoku.learn.arranging.programs import program

STEP = "    "


class Line(NamedTuple):
    """A line: how deep it is indented, in steps, and its text."""

    indent: int
    text: str


def lines_of(board: str, name: str) -> list[Line]:
    """Return the lines of the program of that name; raises PuzzleError where there is none."""
    found = []
    for line in program(board, name).text.splitlines():
        text = line.strip()
        if text and not text.startswith("#"):
            found.append(Line((len(line) - len(line.lstrip())) // len(STEP), text))
    return found


def text_of(lines: list[Line]) -> str:
    """Return the program of these lines."""
    return "".join(f"{STEP * line.indent}{line.text}\n" for line in lines)
