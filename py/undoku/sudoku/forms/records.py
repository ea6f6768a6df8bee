"""Many positions of any form in one text: where each begins and ends."""

from __future__ import annotations

import re
from itertools import chain

from undoku.sudoku.forms.beside import solves
from undoku.sudoku.forms.block import SUKAKU, RowBlock
from undoku.sudoku.forms.cells import cells_in
from undoku.sudoku.forms.encoded import SOFT_END
from undoku.sudoku.forms.gather import Gathered, opens_table
from undoku.sudoku.forms.kind import Kind, kind_of
from undoku.sudoku.forms.register import block_of
from undoku.sudoku.forms.source import LONGEST, Source
from undoku.sudoku.forms.visible import NEWLINE
from undoku.sudoku.layout import SIZES
from undoku.sudoku.text import is_sukaku, plain_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.sudoku.forms.parts import Block, Cells

    Text = tuple[int, str]
    """A text with the number of its first line."""

_BLANKS = re.compile(rf"\s*[._*?]{{{max(SIZES) + 1},}}\s*")
"""More blanks than a row has cells; if they are no dots, often a line between texts."""
_SOLUTION = re.compile(r"\W*(?:sol(?:ution|ved|n)?|answer|a|result|lösung|loesung)\b\W*[:=]", re.IGNORECASE)
_SAYS = re.compile(r"(?!\s*#).*[^\W_]")
_DAMAGED = re.compile(r"[\d.*_?]{40}")
"""Cells among words: a puzzle that cannot be read, of which nothing is passed over."""


def records(lines: Iterable[str], first: int = 1, is_any: bool = False) -> Iterator[Text]:
    """Split lines into texts of one position each, and give them with the number of their first line.

    A form of one line is a line. A grid that has a line for each row ends with its last row, and before a
    blank line that does not stand between bands, a form of one line, or a label; below it may stand its
    solution, which is left out. Blank lines are left out, and so are comments, titles and lines of a frame
    above and below a grid; where there is nothing else, nor `is_any` above the lines, the first of those
    is a text, or a long line of blanks. A line that is of no form is a text as well: `Position.parse`,
    which takes the number as its `line`, says what is wrong with it. A text is given as soon as its last
    line is there. The lines count from `first`.
    """
    return (found for found in steps(lines, first, is_any) if found is not None)


def steps(lines: Iterable[str], first: int = 1, is_any: bool = False) -> Iterator[Text | None]:
    """Split lines as `records` does, and give None after each line that no text is known by.

    Titles may wait for their grid without end: whoever asks for one step at a time is never kept for long.
    """
    reader = _Reader()
    number = first - 1
    held = ""
    for line in lines:
        text = line.rstrip("\r\n")
        cells = plain_line(text)
        if cells is not None and reader.is_idle and not held and not is_sukaku(cells):
            number += 1
            is_any = True
            yield number, text
            continue
        for part in NEWLINE.split(text):
            number += 1
            if SOFT_END.fullmatch(part) and len(held) < LONGEST:
                held += f"{part}\n"
                continue
            whole, held = held + part, ""
            found = None
            for found in reader.add(number - whole.count("\n"), whole):
                is_any = True
                yield found
            if found is None:
                yield None
    for found in chain(reader.add(number - held.count("\n") + 1, held) if held else (), reader.end()):
        is_any = True
        yield found
    nothing = reader.blanks or reader.first
    if not is_any and nothing is not None:
        yield nothing


class _Reader:
    """Takes the lines, and gives the texts that are complete.

    Attributes:
        blanks: the first line of many blanks that are no grid, and of no frame; None if there was none.
        first: the first line with a letter or digit that is no comment; where no text is found, it names one
            that is not there. None if there was none.
    """

    def __init__(self) -> None:
        self._rows = RowBlock()
        self._marked: Block | None = None
        self._gathered: Gathered | None = None
        self._is_paused = False
        self._said: list[Text] = []
        self._last: Cells | None = None
        self._is_below_grid = False
        self._whole: str | None = None
        self.blanks: Text | None = None
        self.first: Text | None = None

    @property
    def is_idle(self) -> bool:
        """Whether the next line stands for itself: nothing is held back."""
        is_held = self._marked or self._gathered or self._said or not self._rows.is_empty
        return not is_held and not self._is_below_grid

    def add(self, number: int, line: str) -> Iterator[Text]:
        """Take a line."""
        if self.first is None and _SAYS.match(line):
            self.first = number, line
        if self._marked is not None:
            found = self._marked.add(number, line)
            if found is not None:
                yield from found
                self._marked = None if self._marked.done else self._marked
                return
            yield from self._marked.end()
            self._marked = None
        if self._gathered is not None:
            if self._is_paused and line.strip() and not self._gathered.goes_on(line):
                yield from self._of_gathered()
            else:
                self._is_paused = not line.strip()
                self._gathered.add(line)
                if self._gathered.done:
                    yield from self._of_gathered()
                return
        marked = block_of(line)
        if marked is not None:
            yield from self._cut()
            yield from marked.add(number, line) or ()
            self._marked = None if marked.done else marked
            return
        yield from self._add_kind(number, line, *self._kind_of(number, line))

    def _kind_of(self, number: int, line: str) -> tuple[Kind, int]:
        cells = plain_line(line)
        if cells is not None:
            return (Kind.ROW, SUKAKU) if is_sukaku(cells) else (Kind.WHOLE, 0)
        kind, size = (Kind.OPENS, 0) if opens_table(line) else kind_of(line)
        if kind == Kind.WHOLE and size and self._rows.has_rows_of(size):
            return Kind.ROW, size
        if kind == Kind.RULE and self._rows.is_empty and _BLANKS.fullmatch(line):
            if "." in line:
                return Kind.OTHER, 0
            self.blanks = self.blanks or (number, line)
        return kind, size

    def _add_kind(self, number: int, line: str, kind: Kind, size: int) -> Iterator[Text]:
        if kind in (Kind.ROW, Kind.DRAWN, Kind.RULE, Kind.COMMENT):
            yield from self._rows.add(number, line, kind, size)
            if self._rows.is_complete:
                yield from self._of_rows()
        elif kind == Kind.BLANK:
            if not self._rows.blank(number, line):
                yield from self._of_rows()
        elif kind in (Kind.SAID, Kind.OTHER):
            if self._rows.are_of_four:
                yield from self._cut()
            if not self._rows.is_empty:
                yield from self._rows.add(number, line, Kind.OTHER, 0)
            elif kind == Kind.OTHER:
                yield from self._cut()
                yield number, line
            elif not self._is_below_grid or _DAMAGED.search(line):
                self._said.append((number, line))
        elif kind == Kind.OPENS and self._rows.is_empty:
            # What was said may be its title.
            self._rows = RowBlock()
            yield from self._opened(number, line)
        else:
            yield from self._cut()
            if kind == Kind.OPENS:
                yield from self._opened(number, line)
            elif kind == Kind.WHOLE and self._is_solution(line):
                self._whole = None
            elif kind == Kind.WHOLE:
                self._whole = line
                # What people say about a link stands below it, as it does below a grid.
                self._is_below_grid = "://" in line
                yield number, line

    def _is_solution(self, line: str) -> bool:
        """Whether a line is called the solution of the puzzle in the line above, and is."""
        if self._whole is None or not _SOLUTION.match(line):
            return False
        puzzle, solution = (cells_in(Source(text).bare, SIZES) for text in (self._whole, line))
        return puzzle is not None and solution is not None and solves(solution, puzzle)

    def _opened(self, number: int, line: str) -> Iterator[Text]:
        self._gathered = Gathered(number, line)
        self._is_paused = False
        if self._gathered.done:
            yield from self._of_gathered()

    def _of_rows(self) -> Iterator[Text]:
        """What the rows are; what was said above them was their title."""
        rows, self._rows = self._rows, RowBlock()
        texts = rows.texts()
        if texts:
            self._is_below_grid = "\n" in texts[-1][1]
            said, self._said = self._said, []
            if not self._is_below_grid:
                yield from said
            last, self._last = self._last, rows.cells
            if last and rows.cells and last is not rows.cells and solves(rows.cells, last):
                self._last = None
                return
        yield from texts

    def _of_gathered(self) -> Iterator[Text]:
        assert self._gathered is not None
        gathered, self._gathered = self._gathered, None
        self._is_below_grid = True
        self._said = []
        yield from gathered.texts()

    def _cut(self) -> Iterator[Text]:
        """End the rows, and give what was said and is no title."""
        if self._rows.is_empty:
            self._rows = RowBlock()
        yield from self._of_rows()
        said, self._said = self._said, []
        yield from said

    def end(self) -> Iterator[Text]:
        """Give what is left."""
        if self._marked is not None:
            yield from self._marked.end()
        if self._gathered is not None:
            yield from self._of_gathered()
        yield from self._cut()
