"""The text that a position is read from: what of it counts, and where in it something is wrong."""

from __future__ import annotations

import re
from collections import Counter
from math import isqrt

from undoku.sudoku.errors import GridError
from undoku.sudoku.forms.encoded import decoded
from undoku.sudoku.forms.visible import NEWLINE, visible
from undoku.sudoku.layout import SIZES
from undoku.sudoku.text import FRAME, digit_of

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
_HASH_CELLS = re.compile(r"[1-9A-Pa-p# \t|,0]+")
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
            self.bare = _COMMENT.sub(_blank, _HASH_ROW.sub(_in_bars, _hashes_in_dots(self.text)))

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
        # Of 81 everybody knows what they are.
        sized: tuple[str, dict[str, object]] = ("", {}) if size == 9 else ("-of-size", {"size": size})
        if len(starts) > needed:
            return self.error(f"too-many{sized[0]}", starts[needed], needed=needed, **sized[1])
        return self.error(f"too-few{sized[0]}", self.end(), cells=len(starts), needed=needed, **sized[1])

    def end(self, start: int | None = None) -> int:
        """The offset where what counts ends: in the line of an offset, or in the whole text."""
        if start is None:
            return len(self.bare.rstrip())
        newline = self.bare.find("\n", start)
        return len((self.bare if newline < 0 else self.bare[:newline]).rstrip())


def hash_cells(line: str) -> int:
    """How many cells a line has, with number signs for blanks: those of a row or a grid; 0 for a comment.

    >>> hash_cells("##3#2#6##"), hash_cells("3 # | # 4"), hash_cells("#12345678"), hash_cells("#########")
    (9, 4, 0, 0)
    """
    return _hash_cells(line) if line.count("#") > 1 and line.strip("# \t|,") else 0


def _hash_cells(line: str) -> int:
    """The same of a line that may have number signs alone."""
    if not _HASH_CELLS.fullmatch(line):
        return 0
    words = line.translate(FRAME).split()
    if max(map(len, words), default=0) > 2 or any(len(word) == 2 and not word.isdecimal() for word in words):
        words = [mark for word in words for mark in word]
    count = len(words)
    size = count if count in SIZES else isqrt(count)
    if size not in SIZES or count not in (size, size * size):
        return 0
    return count if all(word == "#" or _is_digit(word, size) for word in words) else 0


def _is_digit(word: str, size: int) -> bool:
    return int(word) <= size if len(word) == 2 else bool(digit_of(word, size))


def is_rule(line: str) -> bool:
    """Whether a line that is not blank holds no cell for certain: a line of a frame."""
    return not line.translate(FRAME).strip() or bool(_RULE.fullmatch(line.strip()))


def is_library(line: str) -> bool:
    """Whether a line is one of HoDoKu's library."""
    bare = line.strip()
    return (
        bare.startswith(":") and not bare[1:2].isspace() and not bare.startswith(":- ") and not is_rule(line)
    )


def _hashes_in_dots(text: str) -> str:
    """Write number signs for blanks as dots: in as many rows as these have cells, or in one line.

    Where each row has one at both ends, those are a frame.
    """
    lines = text.split("\n")
    cells = [_hash_cells(line) for line in lines]
    marked = Counter(hash_cells(line) for line in lines)
    for size in SIZES:
        rows = [line.strip(" \t|,") for line, count in zip(lines, cells, strict=True) if count == size]
        is_framed = all(row[0] == row[-1] == "#" for row in rows)
        if marked[size] > 1 and len(rows) >= _FEWEST_HASH_ROWS and not is_framed:
            break
        if marked[size * size] and size * size not in SIZES:
            size *= size
            break
    else:
        return text
    dotted = [
        line.replace("#", ".") if count == size else line for line, count in zip(lines, cells, strict=True)
    ]
    return "\n".join(dotted)


def _in_bars(found: re.Match[str]) -> str:
    return found[0].replace("#", "|")


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])
