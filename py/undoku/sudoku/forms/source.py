"""The text that a position is read from: what of it counts, and where in it something is wrong."""

from __future__ import annotations

import re

from undoku.sudoku.errors import GridError
from undoku.sudoku.forms.encoded import decoded
from undoku.sudoku.forms.visible import NEWLINE, visible
from undoku.sudoku.text import FRAME

LONGEST = 20_000
"""Characters of the longest text that is looked at: more than any form needs, with room to spare."""

LONGEST_XML = 200_000
"""Characters of the longest element of XML: it may tell all moves that were made."""

LINK = re.compile(r"""#(?:[a-z]+=[^\s"'<>&#]*&)*board=([a-z]+)[^\s"'<>]*""")
"""The part of an address that names a board of the page; the board is group 1."""

_COMMENT = re.compile(
    rf"^[^\S\n]*#(?!{LINK.pattern[1:]}).*|(?<=[^\S\n])#(?=\s|\Z)(?![\d \t]{{0,80}}#[\d# \t]{{0,80}}$).*",
    re.MULTILINE,
)
_HASH_ROW = re.compile(r"^[^\S\n]*#(?=(?:[^\n]*?[\d.*_?]){4})[\d.*_? \t|#+-]*#[^\S\n]*$", re.MULTILINE)
"""A row in a frame of number signs, which is no comment."""
_HASH_CELLS = re.compile(r"^[ \t|,]*(?:[1-9#][ \t|,]*){9}$", re.MULTILINE)
"""Nine cells, each a digit or a number sign for a blank."""
_FEWEST_HASH_ROWS = 4
_RULE = re.compile(r"(?=.*(?:--|==|__))[-=_|+:.,*'` \t]+")


class Source:
    """A text as it looks, with its comments blanked out; places in it are offsets.

    Attributes:
        text: what is seen of the text (see `visible`), its lines ended by newlines alone.
        bare: the same with spaces for comments: as long, line by line.
    """

    __slots__ = ("_line", "_places", "_written", "bare", "text")

    def __init__(self, text: str, line: int = 1) -> None:
        """Take a text whose first line has that number."""
        self._line = line
        self._written = text
        self.text, self._places = decoded(*visible(text))
        self.bare = self.text
        if "#" in self.text:
            dotted = _HASH_CELLS.sub(_in_dots, self.text) if _has_hash_rows(self.text) else self.text
            self.bare = _COMMENT.sub(_blank, _HASH_ROW.sub(_in_bars, dotted))

    def written(self, start: int, end: int) -> str:
        """Give what was written between two offsets, with what is not seen of it, such as accents.

        >>> Source("#A Zoë…").written(3, 9)
        'Zoë…'
        """
        return self._written[self._places[start] : self._places[end]]

    def error(self, code: str, offset: int, /, **values: object) -> GridError:
        """Say what is wrong at an offset: line and character are those of the text as it was written."""
        place = self._places[offset]
        ends = [found.end() for found in NEWLINE.finditer(self._written, 0, place)]
        line, start = self._line + len(ends), ends[-1] if ends else 0
        return GridError(code, line=line, character=place - start + 1, **values)

    def miscounted(self, starts: list[int], size: int) -> GridError:
        """Say where cells are missing or too many, if those that there are begin at these offsets.

        Where there are as many lines as rows, one of the lines has too few or too many.
        """
        needed = size * size
        lines: list[list[int]] = []
        end = -1
        # Of more, those that are needed are in too many lines, or there are too many in one of them.
        for start in starts[: 2 * needed]:
            if start > end:
                newline = self.bare.find("\n", start)
                end = len(self.bare) if newline < 0 else newline
                lines.append([])
            lines[-1].append(start)
        if len(lines) == size:
            for row, cells in enumerate(lines):
                if len(cells) > size:
                    return self.error("row-too-long", cells[size], row=row, needed=size)
                if len(cells) < size:
                    end = self.end(cells[-1])
                    return self.error("row-too-short", end, row=row, cells=len(cells), needed=size)
        if len(starts) > needed:
            return self.error("too-many", starts[needed], needed=needed)
        return self.error("too-few", self.end(), cells=len(starts), needed=needed)

    def end(self, start: int | None = None) -> int:
        """The offset where what counts ends: in the line of an offset, or in the whole text."""
        if start is None:
            return len(self.bare.rstrip())
        newline = self.bare.find("\n", start)
        return len((self.bare if newline < 0 else self.bare[:newline]).rstrip())


def is_hash_row(line: str) -> bool:
    """Whether a line has nine cells, with number signs for blanks, and is no comment.

    >>> is_hash_row("##3#2#6##"), is_hash_row("#12345678"), is_hash_row("#########")
    (True, False, False)
    """
    return line.count("#") > 1 and bool(_HASH_CELLS.fullmatch(line)) and bool(line.strip("# \t|,"))


def is_rule(line: str) -> bool:
    """Whether a line that is not blank holds no cell for certain: a line of a frame."""
    return not line.translate(FRAME).strip() or bool(_RULE.fullmatch(line.strip()))


def is_library(line: str) -> bool:
    """Whether a line is one of HoDoKu's library."""
    bare = line.strip()
    return (
        bare.startswith(":") and not bare[1:2].isspace() and not bare.startswith(":- ") and not is_rule(line)
    )


def _has_hash_rows(text: str) -> bool:
    """Whether rows have number signs for blanks; where each has one at both ends, those are a frame."""
    rows = [row.strip(" \t|,") for row in text.split("\n") if is_hash_row(row)]
    return len(rows) >= _FEWEST_HASH_ROWS and not all(row[0] == row[-1] == "#" for row in rows)


def _in_bars(found: re.Match[str]) -> str:
    return found[0].replace("#", "|")


def _in_dots(found: re.Match[str]) -> str:
    return found[0].replace("#", ".")


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])
