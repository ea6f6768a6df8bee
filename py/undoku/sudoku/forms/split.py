"""Ways to split a line into cells: at spaces, into characters, at the marks between fields, at places.

Lines of a frame and other marks around cells count as spaces.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Words = list[tuple[int, str]]
    """What stands in the cells, each with where in its line it begins."""

_MARKS = "|+=:,;'\"[](){}\\!&/`^$%<>"
_FRAME = dict.fromkeys(map(ord, _MARKS), " ")
_FRAME_AND_DASH = _FRAME | {ord("-"): " "}
_WORD = re.compile(r"\S+")
_CHARACTER = re.compile(r"\S")
SEPARATORS = "\t,;|&"
_BARS = "|!:"
_NO_DIGIT = re.compile(r"[^1-9A-Pa-p |!:]")
_WIDEST_STEP = 5
_FEWEST_GAPPED = 6
"""Cells of a row that may have an empty column between boxes; in a smaller one that is a column of blanks."""


class Split:
    """A way to split a line."""

    __slots__ = ("_find", "_table")

    def __init__(self, find: re.Pattern[str], table: dict[int, str] = _FRAME) -> None:
        """Take what is a cell, and what counts as a space."""
        self._find = find
        self._table = table

    def words(self, line: str) -> list[str]:
        """Give what stands in the cells."""
        return self._find.findall(line.translate(self._table))

    def placed(self, line: str) -> Words:
        """Give the same, each with where it begins."""
        return [(found.start(), found[0]) for found in self._find.finditer(line.translate(self._table))]


WORDS = Split(_WORD)
CHARACTERS = Split(_CHARACTER)
SPLITS = (
    WORDS,
    CHARACTERS,
    Split(_CHARACTER, _FRAME_AND_DASH),
    Split(_CHARACTER, _FRAME | dict.fromkeys(map(ord, "-*#@~"), " ")),
    Split(_WORD, _FRAME_AND_DASH),
)
_NEGATIVE = re.compile(r"""(?<![^\s,;|\[({])-(?:[2-9]|[12]\d)(?![^\s,;|\])}])""")
"""A number below 0 that stands for itself; -1 is a blank in many programs."""


def splits_of(text: str) -> Sequence[Split]:
    """The ways to split a text: where a number is negative, its sign is no dash.

    >>> len(splits_of("5 -- 3")), len(splits_of("5 -3 0"))
    (5, 2)
    """
    return SPLITS[:2] if "-" in text and _NEGATIVE.search(text) else SPLITS


def fields(lines: Sequence[str], size: int) -> list[Words] | None:
    """Split rows at one mark into so many fields each, which may be empty; None where they do not agree.

    Before and behind a row may be one empty field more. A table that lost the tabs at its ends has too few.
    """
    if all(line.count("||") >= size // 2 for line in lines):
        lines = [line.replace("||", " |") for line in lines]
    elif lines[0].count("||") > size // 2 and not any("||" in line for line in lines[1:]):
        # A wiki draws the cells of its first row so, as the head.
        lines = [lines[0].replace("||", " |"), *lines[1:]]
    for separator in SEPARATORS:
        if all(line.count(separator) >= size // 2 for line in lines):
            rows = [_fields(line, separator) for line in lines]
            if separator == "|" and all(not row[0][1] and not row[-1][1] for row in rows):
                rows = [row[1:-1] for row in rows]
            fitted = _fitted(rows, size, separator == "\t")
            if fitted is not None:
                return fitted
    return None


def _fields(line: str, separator: str) -> Words:
    placed = []
    start = 0
    for text in line.split(separator):
        bare = text.strip(" \t\"'\\[](){}=")
        placed.append((start + (text.index(bare) if bare else 0), bare))
        start += len(text) + 1
    return placed


def _fitted(rows: list[Words], size: int, is_trimmed: bool) -> list[Words] | None:
    if rows and all(
        len(row) == size + 2 and not row[0][1] and row[-1][1] in ("", ".", "\\\\") for row in rows
    ):
        return [row[1:-1] for row in rows]
    rows = _without_gaps(rows, size) if is_trimmed else rows
    longest = max(map(len, rows))
    full = [row for row in rows if len(row) == longest]
    if longest == size + 1 and all(len(row) == longest for row in rows[:-1]):
        if all(not row[-1][1] or row[-1][1].startswith("\\") for row in full):
            rows = [row[:size] for row in rows]
        elif all(not row[0][1] for row in rows):
            rows = [row[1:] for row in rows]
        longest = max(map(len, rows))
    if longest != size:
        return None
    short = [index for index, row in enumerate(rows) if len(row) < size]
    is_cut = any(len(row) == size and not row[-1][1] for row in rows[:-1])
    if short and (not is_trimmed or (is_cut and any(0 < index < size - 1 for index in short))):
        return None
    for index in short:
        missing: Words = [(0, "")] * (size - len(rows[index]))
        is_first = index == 0 and not any(0 < other < size - 1 for other in short)
        rows[index] = missing + rows[index] if is_first else rows[index] + missing
    return rows


def _without_gaps(rows: list[Words], size: int) -> list[Words]:
    """Leave out the columns between boxes, where a table has empty ones there."""
    width = len(rows[0])
    boxes = [box for box in range(2, size) if size % box == 0 and width == size + size // box - 1]
    if not boxes or size < _FEWEST_GAPPED or any(len(row) != width for row in rows):
        return rows
    gaps = range(boxes[0], width, boxes[0] + 1)
    if any((place in gaps) == any(row[place][1] for row in rows) for place in range(width)):
        return rows
    return [[word for place, word in enumerate(row) if place not in gaps] for row in rows]


def by_places(lines: Sequence[str], size: int) -> list[Words] | None:
    """Split rows at the places where cells stand one below the other, blank where there is a space.

    None where there is no way, or more than one.
    """
    if any(_NO_DIGIT.search(line) for line in lines):
        return None
    width = max(map(len, lines))
    if any(line.endswith(" ") for line in lines[:-1]) and any(0 < len(line) < width for line in lines[1:-1]):
        # Where the spaces at the ends are there, a shorter row has lost a cell.
        return None
    if width > size * (_WIDEST_STEP + 4):
        return None
    padded = [line.ljust(width) for line in lines]
    bars = [column for column in range(width) if all(line[column : column + 1] in _BARS for line in padded)]
    used = {column for line in padded for column, mark in enumerate(line) if mark != " "} - set(bars)
    if not used:
        return None
    columns = _between(bars, used, width, size) if bars else _spread(used, width, size)
    if columns is None:
        return None
    return [
        [(min(column, len(line)), line[column : column + 1].strip()) for column in columns] for line in lines
    ]


def _between(bars: list[int], used: set[int], width: int, size: int) -> list[int] | None:
    """The columns of cells between bars, each part as wide as the next."""
    edges = [-1, *bars, width]
    parts = [range(left + 1, right) for left, right in pairwise(edges)]
    if not any(column in used for column in parts[0]) and len(bars) > 1:
        parts = parts[1:]
    if (
        parts
        and not any(column in used for column in parts[-1])
        and (size % len(parts) or len(parts[-1]) == 0)
    ):
        parts = parts[:-1]
    if not parts or size % len(parts):
        return None
    cells = size // len(parts)
    usual = Counter(map(len, parts)).most_common(1)[0][0]
    for wide in (usual, usual + 1):
        # The first part ends where the others do, and may begin later.
        starts = [parts[0].stop - wide, *(part.start for part in parts[1:])]
        for first, step in _ways(wide, cells):
            columns = [start + first + step * cell for start in starts for cell in range(cells)]
            if used <= set(columns):
                return columns
    return None


def _ways(wide: int, cells: int) -> list[tuple[int, int]]:
    """First place and step of so many cells in a part of a row, the most even ones first."""
    found = []
    for step in range(1, _WIDEST_STEP + 1):
        for first in range(wide - step * (cells - 1)):
            right = wide - 1 - first - step * (cells - 1)
            found.append((abs(first - right), -step, first))
    return [(first, -step) for _, step, first in sorted(found)]


def _spread(used: set[int], width: int, size: int) -> list[int] | None:
    """The columns of cells in rows without bars: evenly spread, or with a gap between boxes."""
    first, last = min(used), max(used)
    ways = set()
    for step, gap, box in _steps(size):
        columns = [step * cell + gap * (cell // box) for cell in range(size)]
        for start in {first, 0, 1}:
            placed = tuple(start + column for column in columns)
            if (
                used <= set(placed)
                and (placed[0] == first or start == 0)
                and (placed[-1] in (last, width - 1))
            ):
                ways.add(placed)
    return list(ways.pop()) if len(ways) == 1 else None


def _steps(size: int) -> Iterator[tuple[int, int, int]]:
    for step in range(1, _WIDEST_STEP + 1):
        yield step, 0, size
        for box in (box for box in range(2, size) if size % box == 0):
            for gap in range(1, 4):
                yield step, gap, box
