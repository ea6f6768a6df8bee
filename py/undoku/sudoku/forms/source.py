"""The text that a position is read from: what of it counts, and where in it something is wrong."""

from __future__ import annotations

import re

from undoku.sudoku.errors import GridError
from undoku.sudoku.text import FRAME, western, words

LONGEST = 20_000
"""Characters of the longest text that is looked at: more than any form needs, with room to spare."""

LINK = re.compile(r"""#(?:[a-z]+=[^\s"'<>&#]*&)*board=([a-z]+)[^\s"'<>]*""")
"""The part of an address that names a board of the page; the board is group 1."""

_COMMENT = re.compile(rf"^[^\S\n]*#(?!{LINK.pattern[1:]}).*|(?<=[^\S\n])#(?=\s|\Z).*", re.MULTILINE)
_RULE = re.compile(r"^(?=.*(?:--|==|──|━━|══))[-=─━═|+:.*'`│┃║┼╋╬┌┐└┘├┤┬┴╔╗╚╝╠╣╦╩╪╫ \t]+$", re.MULTILINE)


class Source:
    """A text with its comments and rules blanked out; places in it are offsets.

    Attributes:
        text: the text, its lines ended by newlines alone and its digits those of ASCII.
        bare: the same with spaces for comments, rules and marks of the byte order: as long, line by line.
    """

    __slots__ = ("_line", "bare", "text")

    def __init__(self, text: str, line: int = 1) -> None:
        """Take a text whose first line has that number."""
        self._line = line
        self.text = western(text).replace("\r\n", "\n").replace("\r", "\n")
        self.bare = self.text.replace("\ufeff", " ")
        if "#" in self.bare:
            self.bare = _COMMENT.sub(_blank, self.bare)
        self.bare = _RULE.sub(_blank, self.bare)

    def words(self) -> list[tuple[int, str]]:
        """What stands in the cells, by and large: see `undoku.sudoku.text.words`."""
        return words(self.bare)

    def error(self, code: str, offset: int, /, **values: object) -> GridError:
        """Say what is wrong at an offset."""
        before = self.text[:offset]
        line, character = self._line + before.count("\n"), offset - before.rfind("\n")
        return GridError(code, line=line, character=character, **values)

    def miscounted(self, starts: list[int], size: int) -> GridError:
        """Say where cells are missing or too many, if those that there are begin at these offsets.

        Where there are as many lines as rows, one of the lines has too few or too many.
        """
        lines: dict[int, list[int]] = {}
        for start in starts:
            lines.setdefault(self.bare.count("\n", 0, start), []).append(start)
        if len(lines) == size:
            for row, cells in enumerate(lines.values()):
                if len(cells) > size:
                    return self.error("row-too-long", cells[size], row=row, needed=size)
                if len(cells) < size:
                    end = self.end(cells[-1])
                    return self.error("row-too-short", end, row=row, cells=len(cells), needed=size)
        needed = size * size
        if len(starts) > needed:
            return self.error("too-many", starts[needed], needed=needed)
        return self.error("too-few", self.end(), cells=len(starts), needed=needed)

    def end(self, start: int | None = None) -> int:
        """The offset where what counts ends: in the line of an offset, or in the whole text."""
        if start is None:
            return len(self.bare.rstrip())
        newline = self.bare.find("\n", start)
        return len((self.bare if newline < 0 else self.bare[:newline]).rstrip())


def is_rule(line: str) -> bool:
    """Whether a line that is not blank holds no cell: a line of a frame."""
    return not line.translate(FRAME).strip() or bool(_RULE.fullmatch(line.strip()))


def is_library(line: str) -> bool:
    """Whether a line is one of HoDoKu's library."""
    bare = line.strip()
    return bare.startswith(":") and not bare[1:2].isspace() and not is_rule(line)


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])
