"""Brackets and tables that go over several lines, and the grids in them."""

from __future__ import annotations

import re

from undoku.sudoku.forms.cells import cells_in
from undoku.sudoku.forms.source import LONGEST, Source
from undoku.sudoku.layout import SIZES

TYPE_CHECKING = False
if TYPE_CHECKING:
    Text = tuple[int, str]
    """A text with the number of its first line."""

_TABLE = re.compile(r"<table\b", re.IGNORECASE)
_TABLE_ENDS = re.compile(r"</table\b", re.IGNORECASE)
_GOES_ON = re.compile(r"\s*(?:[\[{(\]})]|[\w.\"']+\s*,)")
_OPENING = "[{("
_CLOSING = "]})"


def opens_table(line: str) -> bool:
    """Whether a table of HTML begins in a line."""
    return bool(_TABLE.search(line))


class Gathered:
    """The lines from one that opens brackets or a table to the one that closes them."""

    def __init__(self, number: int, line: str) -> None:
        """Begin with the first line."""
        self._number = number
        self._is_table = opens_table(line)
        self._lines: list[str] = []
        self._depth = 0
        self._length = 0
        self.done = False
        self.add(line)

    def add(self, line: str) -> None:
        """Take the next line; `done` tells whether it is the last one."""
        self._lines.append(line)
        self._length += len(line) + 1
        if self._is_table:
            self.done = bool(_TABLE_ENDS.search(line))
        else:
            self._depth += sum(map(line.count, _OPENING)) - sum(map(line.count, _CLOSING))
            self.done = self._depth <= 0
        self.done |= self._length > LONGEST

    def goes_on(self, line: str) -> bool:
        """Whether a line below a blank one may be of it: it has brackets again, or a number and a comma."""
        return self._is_table or bool(_GOES_ON.match(line))

    def texts(self) -> list[Text]:
        """The grid that there is, or those that are in brackets of their own."""
        text = "\n".join(self._lines)
        whole = [(self._number, text)]
        if _is_grid(text):
            return whole
        lines = [(number, line) for number, line in enumerate(self._lines, self._number) if _is_grid(line)]
        if lines:
            return lines
        parts = list(inner(text))
        if len(parts) < 2 or not all(map(_is_grid, parts)):
            return whole
        texts = []
        start = 0
        for part in parts:
            start = text.index(part, start)
            line = text.count("\n", 0, start)
            # Its characters stay where they are in their line.
            indent = start - text.rfind("\n", 0, start) - 1
            texts.append((self._number + line, " " * indent + part))
            start += len(part)
        return texts


def _is_grid(text: str) -> bool:
    return len(text) <= LONGEST and cells_in(Source(text).bare, SIZES) is not None


def inner(text: str) -> list[str]:
    """The parts in brackets of their own within the outermost ones.

    >>> inner("[[1, 2], [3, 4]]")
    ['[1, 2]', '[3, 4]']
    """
    parts = []
    depth = start = 0
    for place, mark in enumerate(text):
        if mark in _OPENING:
            depth += 1
            if depth == 2:
                start = place
        elif mark in _CLOSING:
            if depth == 2:
                parts.append(text[start : place + 1])
            depth -= 1
    return parts
