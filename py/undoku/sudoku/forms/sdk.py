"""The files of SadMan Sudoku, `.sdk`: nine lines of nine digits, or sections of them under their names.

`[Puzzle]` has the givens, `[State]` all digits, `[PencilMarks]` nine lines of nine groups of digits with
commas between, which are read as centre notes; a section of colours is passed over. Above may stand lines of
`#` and a letter: author, description, comment, date, source, level, address.
"""

from __future__ import annotations

import re

from undoku.search.errors import shown
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.text import digit_of, group

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

    Line = tuple[int, str]
    """A line with its offset."""

_SIZE = 9
_SECTION = re.compile(r"\s*\[(\w[\w ]*)\]\s*")
_MARKS = ("pencilmarks", "pencil marks", "marks", "candidates")
_COLOURS = ("colours", "colors", "cellcolours", "cellcolors")


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the sections; raises GridError that names line and character."""
    sections = _sections(source)
    if "puzzle" not in sections:
        raise source.error("no-form-here", 0, form="sdk")
    if layout is not None and layout is not Layout.standard(_SIZE):
        raise source.error("another-shape", sections["puzzle"][0])
    givens = _grid(source, *sections["puzzle"])
    digits = _grid(source, *sections["state"]) if "state" in sections else givens
    marks = [_marks(source, *sections[name]) for name in _MARKS if name in sections]
    for cell, (given, digit) in enumerate(zip(givens.packed, digits.packed, strict=True)):
        if given and digit != given:
            row, column = divmod(cell, _SIZE)
            values = {"row": row, "column": column, "given": given}
            raise source.error("state-without-given", sections["state"][0], **values)
    return givens, digits, (), marks[0] if marks else (), ()


def _sections(source: Source) -> dict[str, tuple[int, list[Line]]]:
    """The lines of every section by its name, and the offset where it begins; other lines are passed over."""
    sections: dict[str, tuple[int, list[Line]]] = {}
    lines: list[Line] | None = None
    offset = 0
    for line in source.text.split("\n"):
        name = _SECTION.fullmatch(line)
        if name:
            lines = []
            known = name[1].lower()
            if known in sections:
                raise source.error("section-twice", offset, name=shown(name[1]))
            if known not in ("puzzle", "state", *_MARKS, *_COLOURS):
                raise source.error("odd-section", offset, name=shown(name[1]))
            sections[known] = offset, lines
        elif lines is not None and line.strip() and not line.startswith("#"):
            lines.append((offset, line))
        elif lines is None and line.strip() and not line.startswith("#"):
            raise source.error("before-section", offset)
        offset += len(line) + 1
    return sections


def _grid(source: Source, start: int, lines: list[Line]) -> Grid:
    digits = bytearray()
    for row, (offset, line) in enumerate(_rows(source, start, lines)):
        symbols = [(offset + index, symbol) for index, symbol in enumerate(line) if symbol not in " \t|,"]
        for place, symbol in symbols:
            digit = digit_of(symbol, _SIZE)
            if digit is None:
                raise source.error("odd-symbol", place, value=symbol, size=_SIZE)
            digits.append(digit)
        _check(source, row, offset, line, [place for place, _ in symbols])
    return Grid.trusted(Layout.standard(_SIZE), bytes(digits))


def _marks(source: Source, start: int, lines: list[Line]) -> list[int]:
    masks = []
    for row, (offset, line) in enumerate(_rows(source, start, lines)):
        parts = re.split(r"[,;\t]" if re.search(r"[,;\t]", line) else r"\s+", line.rstrip())
        if len(parts) == _SIZE + 1 and not parts[-1]:
            parts.pop()
        places = []
        for part in parts:
            places.append(offset)
            mask = 0
            for place, symbol in enumerate(part, offset):
                digit = digit_of(symbol, _SIZE)
                if digit is None and symbol != " ":
                    raise source.error("odd-candidate", place, value=symbol, size=_SIZE)
                mask |= 1 << digit - 1 if digit else 0
            masks.append(mask)
            offset += len(part) + 1
        _check(source, row, lines[row][0], line, places)
    return masks


def _rows(source: Source, start: int, lines: list[Line]) -> list[Line]:
    """The nine lines of a section."""
    if len(lines) < _SIZE:
        end = lines[-1][0] + len(lines[-1][1]) if lines else start
        raise source.error("section-short", end, lines=len(lines), needed=_SIZE)
    if len(lines) > _SIZE:
        raise source.error("section-long", lines[_SIZE][0], needed=_SIZE)
    return lines


def _check(source: Source, row: int, offset: int, line: str, places: list[int]) -> None:
    if len(places) > _SIZE:
        raise source.error("row-too-long", places[_SIZE], row=row, needed=_SIZE)
    if len(places) < _SIZE:
        end = offset + len(line.rstrip())
        raise source.error("row-too-short", end, row=row, cells=len(places), needed=_SIZE)


def write(position: Written) -> str:
    """Write nine lines, and in sections what is more than givens: corner notes where there are no others.

    >>> from undoku.sudoku import Position
    >>> write(Position(Grid.parse("1" + "." * 80)))[:13]
    '1........\\n...'
    """
    notes = position.centre if any(position.centre) else position.corner
    puzzle = _lines(str(position.givens))
    if position.givens == position.digits and not any(notes):
        return puzzle
    text = f"[Puzzle]\n{puzzle}\n[State]\n{_lines(str(position.digits))}"
    if any(notes):
        rows = [",".join(map(group, notes[first : first + _SIZE])) for first in range(0, len(notes), _SIZE)]
        text += "\n[PencilMarks]\n" + "\n".join(rows)
    return text


def _lines(text: str) -> str:
    return "\n".join(text[first : first + _SIZE] for first in range(0, len(text), _SIZE))


class Sections:
    """The sections of one position, as they come line by line.

    Attributes:
        done: whether no line can follow; there is always one that may.
    """

    done = False

    def __init__(self) -> None:
        """Wait for `[Puzzle]`."""
        self._first = 0
        self._lines: list[str] = []
        self._rows = 0
        self._sections = 0
        self._is_after_blank = False

    def add(self, number: int, line: str) -> list[tuple[int, str]] | None:
        """Take a line; None if it is not of this position, which then has ended."""
        name = _SECTION.fullmatch(line.lstrip("\ufeff"))
        if name and name[1].lower() == "puzzle" and self._sections:
            return None
        if not name and line.strip() and (self._rows >= _SIZE or self._is_after_blank):
            return None
        self._is_after_blank = not line.strip()
        self._first = self._first or number
        self._lines.append(line)
        self._sections += bool(name)
        self._rows = 0 if name else self._rows + bool(line.strip() and not line.startswith("#"))
        return []

    def end(self) -> list[tuple[int, str]]:
        """Give the text."""
        return [(self._first, "\n".join(self._lines).rstrip("\n"))]
