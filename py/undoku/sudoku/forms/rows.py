"""The rows of a grid among the lines of a text: which lines they are, and what stands in their cells.

A line without a letter and a digit may be a row of blanks or a line of a frame; the other rows tell which.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from undoku.sudoku.forms.cell import USUAL_BLANKS, cell_of
from undoku.sudoku.forms.split import SPLITS, by_places, fields, splits_of
from undoku.sudoku.text import SYMBOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from undoku.sudoku.forms.split import Split, Words

    Rows = list[list[tuple[int, str]]]
    """What stands in the cells of every row, each with the offset where it begins."""

_SOLID = re.compile(r"[^\W_]")
_RULED = re.compile(r"--|==|__|~~|[:|+]-|-[:|+]")
_SAID = re.compile(r"(?<![\w.*-])(?!(?:[xo]+|none|null|nil|nan)\b)[^\W\d_]{2,}\d*(?![\w.*])", re.IGNORECASE)
_WORD = re.compile(
    r"(?<![^\W\d_])(?!undefined|nothing|null|true|false)(?=[^\W\d_]{3})[a-px]*[^\W\d_a-px]", re.IGNORECASE
)
"""The beginning of a word that has a letter which is no cell of any size."""
_HOUR = r",?[ T]\d{1,2}:\d\d(?::\d\d)?"
DATE = re.compile(
    rf"(?:\d{{4}}-\d\d-\d\d|\d{{1,2}}/\d{{1,2}}/\d{{2,4}})(?:{_HOUR})?|\d{{1,2}}\.\d{{1,2}}\.\d{{2,4}}{_HOUR}"
)
_NUMBERED = re.compile(
    rf"{DATE.pattern}|n[or]\.?[ \t]*\d{{1,6}}[ *.]*|[#(\[]?\d{{1,4}}[.):\]]?|\d{{1,2}}\s*[x*/ ]\s*\d{{1,2}}",
    re.IGNORECASE,
)
_ROUND = 9
"""The place of the tenth column, of which the name may be its last digit."""
_FEWEST_TABS = 3
MOST_LINES = 2_000
"""Lines of the longest text in which a grid is looked for: a table with some lines for each cell."""
_MOST_ROWS = 400
"""Lines that are not blank of the longest text in which a grid with a line for each row is looked for."""
_HEADED = re.compile(r"(?:[csvx]|col)?(\d{1,2}|[a-z])", re.IGNORECASE)


class Line:
    """A line that is not blank.

    Attributes:
        start: its offset in the text.
        text: what stands in it.
        is_solid: whether it has a letter or a digit.
        is_ruled: whether lines are drawn in it.
    """

    __slots__ = ("_is_label", "is_ruled", "is_solid", "start", "text")

    def __init__(self, start: int, text: str) -> None:
        """Look at the text."""
        self.start = start
        self.text = text
        self.is_solid = bool(_SOLID.search(text))
        self.is_ruled = not self.is_solid and bool(_RULED.search(text))
        self._is_label: bool | None = None

    @property
    def is_label(self) -> bool:
        """Whether it says something: it has a word, or names columns."""
        if self._is_label is None:
            self._is_label = bool(_SAID.search(self.text) or _WORD.search(self.text)) or self.is_head
        return self._is_label

    @property
    def is_head(self) -> bool:
        """Whether it numbers columns: 1, 2, 3 or A, B, C to its end."""
        names = [_HEADED.fullmatch(word) for word in SPLITS[0].words(self.text)]
        if len(names) < 3:
            return False
        for place, name in enumerate(names):
            if name is None:
                return False
            if name[1] == "0" and place == _ROUND:
                continue
            value = int(name[1]) - 1 if name[1].isdecimal() else ord(name[1].lower()) - ord("a")
            if value not in (place, place - 1):
                return False
        return True

    @property
    def may_stand_above(self) -> bool:
        """Whether it may stand above a grid and be none of its rows."""
        return self.is_label or bool(_NUMBERED.fullmatch(self.text.strip()))


@lru_cache(8)
def lines_of(text: str) -> Sequence[Line]:
    """The lines of a text that are not blank; one of tabs may be a row of empty fields."""
    lines, start = [], 0
    for line in text.split("\n"):
        if line and (not line.isspace() or line.count("\t") >= _FEWEST_TABS):
            lines.append(Line(start, line))
        start += len(line) + 1
    return lines


def rows_of(text: str, sizes: Collection[int], has_places: bool = True) -> Rows | None:
    """The rows of the one grid in a text, of one of these sizes; None where that is not to be seen.

    `has_places` tells whether a space may be a blank cell.
    """
    lines = lines_of(text)
    if len(lines) > _MOST_ROWS:
        return None
    if not any(line.is_solid for line in lines):
        return _blank_rows(lines, sizes)
    for split in splits_of(text):
        rows = _split_rows(lines, split, sizes)
        if rows:
            return rows
    return _field_rows(lines, sizes) or (_placed_rows(text, lines, sizes) if has_places else None)


def _blank_rows(lines: Sequence[Line], sizes: Collection[int]) -> Rows | None:
    """The rows of a grid without a digit: as many as there are blanks, or empty fields, in each of them."""
    if len(lines) in sizes and all(line.text == (len(lines) - 1) * "\t" for line in lines):
        return [[(line.start + place, ".") for place in range(len(lines))] for line in lines]
    for split in SPLITS[:2]:
        rows = [_placed(line, split.placed(line.text)) for line in lines if not line.is_ruled]
        size = len(rows)
        if size in sizes and all(len(row) == size and _has_usual_blanks(row) for row in rows):
            return rows
    return None


def _has_usual_blanks(row: list[tuple[int, str]]) -> bool:
    return all(word in USUAL_BLANKS for _, word in row)


def _placed(line: Line, words: Words) -> list[tuple[int, str]]:
    return [(line.start + place, word) for place, word in words]


def _split_rows(lines: Sequence[Line], split: Split, sizes: Collection[int]) -> Rows | None:
    words = [split.words(line.text) for line in lines]
    fits = [
        len(cells) in sizes and all(cell_of(cell, len(cells)) is not None for cell in cells)
        for cells in words
    ]
    counts = Counter(
        len(cells) for line, cells, fit in zip(lines, words, fits, strict=True) if fit and line.is_solid
    )
    for size, count in counts.most_common(2):
        found = [
            index
            for index, line in enumerate(lines)
            if line.is_solid and fits[index] and len(words[index]) == size
        ]
        if count > size and lines[found[0]].is_head and words[found[0]] != words[found[1]]:
            del found[0]
        chosen = None
        if lines[found[0]].is_head or _counts(words[found[0]], size):
            # Numbers of columns are no row where there are as many rows without them.
            chosen = _with_blank_rows(lines, words, found[1:], size) if count <= size else None
        chosen = chosen or _with_blank_rows(lines, words, found, size)
        if chosen is None and size < len(found) <= 2 * size:
            above = _with_blank_rows(lines[: found[-size]], words, found[:-size], size)
            chosen = above if above and _is_solution(words, above + found[-size:], size) else None
        if chosen and _others_fit(lines, found, chosen):
            return [_placed(lines[index], split.placed(lines[index].text)) for index in chosen]
    return None


def _counts(words: Sequence[str], size: int) -> bool:
    """Whether the cells of a row are the numbers from 1 on."""
    return "".join(cell_of(word, size) or "" for word in words) == SYMBOLS[1 : size + 1]


def _with_blank_rows(
    lines: Sequence[Line], words: Sequence[Sequence[str]], found: list[int], size: int
) -> list[int] | None:
    """Those rows and so many rows of blanks that there are as many as is needed."""
    missing = size - len(found)
    if missing <= 0:
        return None if missing else found
    used = {cell for index in found for cell in words[index] if cell_of(cell, size) == "."}
    blank = [
        index
        for index, line in enumerate(lines)
        if not line.is_solid
        and len(words[index]) == size
        and all(cell_of(cell, size) == "." for cell in words[index])
        and (not used or used.issuperset(words[index]))
    ]
    for rows in ([index for index in blank if not lines[index].is_ruled], blank):
        if len(rows) == missing:
            return sorted(found + rows)
    return None


def _is_solution(words: Sequence[Sequence[str]], found: Sequence[int], size: int) -> bool:
    """Whether the second half of the rows has all digits, and those of the first among them."""
    for index, other in zip(found[:size], found[size:], strict=True):
        for cell, digit in zip(words[index], words[other], strict=True):
            written, solved = cell_of(cell, size), cell_of(digit, size)
            if solved == "." or len(solved or "") != 1 or written not in (".", solved):
                return False
    return True


def _others_fit(lines: Sequence[Line], found: Sequence[int], chosen: Sequence[int]) -> bool:
    """Whether what stands above, below and between the rows of a grid can do so."""
    first, last = chosen[0], chosen[-1]
    rows = {*found, *chosen}
    for index, line in enumerate(lines):
        if index in rows or not line.is_solid:
            continue
        if first < index < last or not (line.may_stand_above if index < first else line.is_label):
            return False
    return True


def _field_rows(lines: Sequence[Line], sizes: Collection[int]) -> Rows | None:
    """Rows with empty fields; a line above them may say something."""
    for rows in _cuts(lines):
        drawn = [line for line in rows if not line.is_ruled and len(line.text.strip(" ")) >= _FEWEST_TABS]
        for kept in (drawn, [line for line in rows if line.is_solid]):
            if len(kept) in sizes:
                found = fields([line.text for line in kept], len(kept))
                # Of empty fields alone it is the rest of a table, whose rows above have one number.
                if found and _are_cells(found, len(kept)) and any(word for row in found for _, word in row):
                    return [_placed(line, words) for line, words in zip(kept, found, strict=True)]
    return None


def _placed_rows(text: str, lines: Sequence[Line], sizes: Collection[int]) -> Rows | None:
    """Rows whose blanks are spaces; a line that is quite empty may be one."""
    for rows in _cuts(lines):
        kept = [line for line in rows if not line.is_ruled]
        if not kept:
            continue
        start, end = kept[0].start, kept[-1].start + len(kept[-1].text)
        with_empty = [line for line in _all_lines(text[start:end], start) if not line.is_ruled]
        every = _all_lines(text, 0)
        for chosen in (kept, with_empty, every, every[:-1], every[1:]):
            if len(chosen) in sizes:
                found = by_places([line.text for line in chosen], len(chosen))
                if found and _are_cells(found, len(chosen)):
                    return [_placed(line, words) for line, words in zip(chosen, found, strict=True)]
    return None


def _all_lines(text: str, start: int) -> list[Line]:
    lines = []
    for line in text.split("\n"):
        lines.append(Line(start, line))
        start += len(line) + 1
    return lines


def _cuts(lines: Sequence[Line]) -> list[Sequence[Line]]:
    """All lines, and those between what is said above and below, or below the empty head of a table."""
    first, last = 0, len(lines)
    while first < last and lines[first].is_solid and lines[first].may_stand_above:
        first += 1
    while last > first and lines[last - 1].is_solid and lines[last - 1].is_label:
        last -= 1
    cuts = [lines] if last - first == len(lines) else [lines[first:last], lines]
    return cuts + [cut[1:] for cut in cuts if _has_empty_head(cut)]


def _has_empty_head(lines: Sequence[Line]) -> bool:
    """Whether a line is drawn below the first one, in which nothing is said."""
    return len(lines) > 1 and lines[1].is_ruled and not lines[0].is_solid and not lines[0].is_ruled


def _are_cells(rows: Sequence[Words], size: int) -> bool:
    """Whether all are cells, and what is empty the only kind of blank."""
    words = {word for row in rows for _, word in row}
    cells = {cell_of(word, size) for word in words if word}
    return None not in cells and not ("" in words and "." in cells)
