"""Many positions of any form in one text: where each begins and ends."""

from __future__ import annotations

from undoku.sudoku.forms.register import block_of
from undoku.sudoku.forms.source import LINK, LONGEST, Source, is_library, is_rule
from undoku.sudoku.text import digit_of, plain_line, usual, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.sudoku.forms.parts import Block

_BLANK, _COMMENT, _RULE, _ROW, _WHOLE, _OTHER = range(6)
"""What a line can be: nothing, a comment, a line of a frame, a row of a grid, a whole position, or none."""

_SIZE = 9
_CELLS = 81
_NEARLY = range(5, 17)
"""Cells of a row that has some too few or too many."""


def records(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Split lines into texts of one position each, and give them with the number of their first line, from 1.

    A form of one line is a line. A grid of nine lines ends with its ninth row, and before a blank line or a
    form of one line; grids of other sizes are of one line. A line that is of no form is a text as well:
    `Position.parse`, which takes the number as its `line`, says what is wrong with it. Blank lines are left
    out, and so are comments and lines of a frame above and below a grid. A text is given as soon as its last
    line is there.
    """
    block = _Block()
    marked: Block | None = None
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n")
        if marked is not None:
            found = marked.add(number, text)
            if found is not None:
                yield from found
                continue
            yield from marked.end()
        marked = block_of(text)
        if marked is not None:
            yield from block.texts()
            block = _Block()
            yield from marked.add(number, text) or ()
            marked = None if marked.done else marked
            continue
        kind = _kind_of(text)
        if kind in (_BLANK, _WHOLE) or (kind == _OTHER and not block.rows):
            yield from block.texts()
            block = _Block()
            if kind != _BLANK:
                yield number, text
            continue
        block.add(number, text, kind)
        if block.is_complete:
            yield from block.texts()
            block = _Block()
    yield from block.texts()
    yield from marked.end() if marked is not None else ()


class _Block:
    """The lines of a grid of nine rows, as far as they are there.

    After a line that is no row nobody can tell which row the next one is. So that no grid is made of rows of
    two, all lines up to one that ends a grid for certain are then of this one.
    """

    def __init__(self) -> None:
        self.rows = 0
        self._first = 0
        self._lines: list[str] = []
        self._is_broken = False

    def add(self, number: int, text: str, kind: int) -> None:
        if kind in (_COMMENT, _RULE) and not self.rows:
            return
        self._first = self._first or number
        self._lines.append(text)
        self.rows += kind in (_ROW, _OTHER)
        self._is_broken |= kind == _OTHER

    @property
    def is_complete(self) -> bool:
        return self.rows == _SIZE and not self._is_broken

    def texts(self) -> Iterator[tuple[int, str]]:
        """The one text, if there is any."""
        if self.rows:
            yield self._first, "\n".join(self._lines)


def _kind_of(line: str) -> int:
    """Tell what a line is, looked at by itself."""
    if plain_line(line) is not None or len(line) > LONGEST:
        return _WHOLE
    bare = Source(line).bare
    if not bare.strip():
        said = line.strip().lstrip("\ufeff")
        return _COMMENT if said.startswith("#") else _RULE if said else _BLANK
    if is_rule(bare):
        return _RULE
    if LINK.search(bare) or is_library(bare):
        return _WHOLE
    found = [word for _, word in words(bare)]
    marks = "".join(found)
    if len(found) == _CELLS or (len(marks) == _CELLS and not _is_row_of_nine(found)):
        return _WHOLE
    is_row = _SIZE in (len(found), len(marks))
    if not is_row and _is_other_size(found):
        return _WHOLE
    is_row = is_row or len(found) in _NEARLY or len(marks) in _NEARLY
    return _ROW if is_row and _are_mostly_cells(marks) else _OTHER


def _is_row_of_nine(found: list[str]) -> bool:
    """Whether 81 marks are a row in which all cells have all candidates."""
    return set(found) == {"123456789"}


def _is_other_size(found: list[str]) -> bool:
    lengths = {len(word) for word in found}
    is_numbers = max(lengths) <= 2 and usual(len(found)) is not None
    return is_numbers or (len(lengths) == 1 and usual(sum(map(len, found))) is not None)


def _are_mostly_cells(marks: str) -> bool:
    return 2 * sum(digit_of(mark, _SIZE) is not None for mark in marks) > len(marks)
