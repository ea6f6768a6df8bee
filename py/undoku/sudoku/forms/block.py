"""The lines of a grid that has a line for each row, as far as they are there."""

from __future__ import annotations

import re
from collections import Counter

from undoku.sudoku.forms.cell import cell_of
from undoku.sudoku.forms.cells import cells_in, rows_in
from undoku.sudoku.forms.kind import Kind
from undoku.sudoku.forms.rows import Line
from undoku.sudoku.forms.source import Source
from undoku.sudoku.forms.split import CHARACTERS
from undoku.sudoku.forms.visible import visible
from undoku.sudoku.layout import SIZES, Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Cells

    Text = tuple[int, str]
    """A text with the number of its first line."""

SUKAKU = 81
"""Cells of a row of nine places for each of nine cells."""
_SUKAKU_ROWS = 9
_LINES_OF_FOUR = 16
"""So many cells has a row of 16 by 16, and a line that is a puzzle of 4 by 4."""
_SPACED = re.compile("[1-9A-P ]*")
_MOST_LINES = 6 * max(SIZES)
"""More lines than any grid takes with its frame, its blank lines and its solution."""


class RowBlock:
    """Gathers lines.

    After a line that is no row nobody can tell which row the next one is. So that no grid is made of rows of
    two, all lines up to one that ends a grid for certain are then of this one.

    Attributes:
        cells: what stands in the cells, once the grid `is_complete`, where that is known.
    """

    def __init__(self) -> None:
        """Hold nothing."""
        self.cells: Cells | None = None
        self._above: list[tuple[int, str]] = []
        self._lines: list[tuple[int, str, Kind]] = []
        self._sizes: Counter[int] = Counter()
        self._solid = self._drawn = 0
        self._chunks = [0]
        self._is_broken = False

    @property
    def is_empty(self) -> bool:
        """Whether there is no row yet."""
        return not self._solid + self._drawn

    def add(self, number: int, text: str, kind: Kind, size: int) -> list[Text]:
        """Take a line, and give what is then known to be no grid."""
        if self.is_empty and kind not in (Kind.ROW, Kind.DRAWN):
            self._above = [*self._above[1 - max(SIZES) :], (number, text)]
            return []
        if kind == Kind.OTHER and self._is_spaced and _SPACED.fullmatch(_seen(text)):
            kind = Kind.ROW
        given: list[Text] = []
        if kind in (Kind.ROW, Kind.DRAWN):
            if len(self._chunks) > 1 and self._chunks[-1] == self._chunks[0]:
                given = self._cut()
            self._chunks[-1] += 1
            self._sizes[size] += kind == Kind.ROW and size > 0
        self._lines.append((number, text, kind))
        self._solid += kind in (Kind.ROW, Kind.OTHER)
        self._drawn += kind == Kind.DRAWN
        self._is_broken |= kind == Kind.OTHER
        return given + self._overflow()

    def _overflow(self) -> list[Text]:
        """Give the lines of which there are more than a grid has; those that follow are none either."""
        if len(self._lines) < _MOST_LINES:
            return []
        given = [(self._lines[0][0], self._text())]
        self._lines = []
        self._is_broken = True
        return given

    def _cut(self) -> list[Text]:
        """Give all but the last chunk, after which the rows do not go on as they began."""
        start = max(index for index, line in enumerate(self._lines) if line[2] == Kind.BLANK) + 1
        before, after = self._lines[:start], self._lines[start:]
        self.__init__()  # type: ignore[misc]
        for number, text, kind in after:
            # What is known of the sizes is that of the rows above.
            self.add(number, text, kind, 0)
        return [(before[0][0], "\n".join(text for _, text, _ in before).rstrip("\n"))]

    def blank(self, number: int, text: str) -> bool:
        """Take a blank line; False if the grid ends there.

        Between bands of boxes there may be one, and between all rows.
        """
        size = self._size
        if self.is_empty:
            self._above = [*self._above[1 - max(SIZES) :], (number, text)]
            return True
        if self._is_broken:
            return False
        if self._is_spaced:
            is_going_on = self.cells is None and len(self._lines) < max(SIZES)
            if is_going_on and text:
                self.add(number, text, Kind.DRAWN, 0)
            elif is_going_on:
                self._lines.append((number, text, Kind.BLANK))
            return is_going_on and not _is_grid(self._text())
        if size not in SIZES:
            return False
        if self._chunks[-1]:
            box_of = Layout.standard(size).box_of
            tall = next(row for row in range(1, size) if box_of[row * size] != box_of[0])
            if self._chunks[-1] != self._chunks[0] or self._chunks[0] not in (1, tall):
                return False
            self._chunks.append(0)
        self._lines.append((number, text, Kind.BLANK))
        return True

    @property
    def _size(self) -> int:
        """How many cells most rows have."""
        return max(self._sizes, key=self._sizes.__getitem__, default=0)

    @property
    def is_complete(self) -> bool:
        """Whether all rows are there."""
        if self._is_broken or self.is_empty:
            return False
        size = self._size
        if size == SUKAKU:
            return self._solid == _SUKAKU_ROWS
        if self._is_spaced or (self._is_headed and self._solid <= size):
            return False
        if (self._solid in SIZES or self._solid + self._drawn in SIZES) and self._may_be_complete(size):
            self.cells = rows_in(Source(self._text()).bare, SIZES)
        if self.cells is not None:
            return True
        return size in SIZES and self._solid == size and 2 * self._sizes[size] > size

    @property
    def _is_spaced(self) -> bool:
        """Whether there are digits and spaces alone, which then are blanks."""
        texts = [_seen(text) for _, text, _ in self._lines]
        return all(map(_SPACED.fullmatch, texts)) and any(" " in text.strip() for text in texts)

    @property
    def _is_headed(self) -> bool:
        """Whether the first line numbers the columns of a table, with a drawn line below it."""
        return len(self._lines) > 1 and self._lines[1][2] == Kind.RULE and Line(0, self._lines[0][1]).is_head

    def _may_be_complete(self, size: int) -> bool:
        """Whether there are as many rows as cells in a row, or one less where the first is its number."""
        lines = self._solid + self._drawn
        wide = {text.count("\t") + 1 for _, text, _ in self._lines}
        if 2 * self._solid < lines < max(wide) and len(wide) == 1 and wide <= {*SIZES}:
            # Further rows of empty fields are to come.
            return False
        if self._sizes[size] < lines or lines >= size:
            return True
        names = [text.lstrip()[:1] for _, text, kind in self._lines if kind == Kind.ROW]
        return lines == size - 1 and abs(ord(names[0]) - ord(names[-1])) == lines - 1

    def has_rows_of(self, size: int) -> bool:
        """Whether there are rows of so many cells, which are no grids of 4 by 4."""
        return self._size == size and not self.are_of_four

    def _text(self) -> str:
        return "\n".join(text for _, text, _ in self._lines)

    def texts(self) -> list[Text]:
        """The texts of all lines: one, but for lines that each are a grid of 4 by 4."""
        if self.is_empty or (self.cells is None and not any(text.strip() for _, text, _ in self._lines)):
            return []
        if (self._size == SUKAKU and self._solid < _SUKAKU_ROWS) or self.are_of_four:
            return [(number, text) for number, text, kind in self._lines if kind == Kind.ROW]
        bare = self._lines[0][0], self._text().rstrip("\n")
        if self.cells is not None or _is_grid(bare[1]):
            return [bare]
        # Lines above and below may be rows of blanks.
        for above in ([], self._above, self._above[-1:]):
            text = "\n".join([*(text for _, text in above), self._text()])
            for whole in (text.rstrip("\n"), text):
                if _is_grid(whole):
                    return [((above or self._lines)[0][0], whole)]
        return [] if self._is_ruled else [bare]

    @property
    def _is_ruled(self) -> bool:
        """Whether there are only lines of one mark each, as a frame has above and below."""
        return not self._solid and all(
            len({*text.strip()} - {".", "_"}) == 1 for _, text, kind in self._lines if kind == Kind.DRAWN
        )

    @property
    def are_of_four(self) -> bool:
        """Whether all lines so far have 16 cells and no digit above 4, with nothing else between them."""
        if self._size != _LINES_OF_FOUR or any(kind != Kind.ROW for _, _, kind in self._lines):
            return False
        return all(
            cell_of(mark, 4) is not None for _, text, _ in self._lines for mark in CHARACTERS.words(text)
        )


def _seen(text: str) -> str:
    return text if text.isascii() else visible(text)[0]


def _is_grid(text: str) -> bool:
    return cells_in(Source(text).bare, SIZES) is not None
