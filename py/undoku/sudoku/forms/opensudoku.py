"""The files of OpenSudoku: XML with a `<game>` for each position, of the usual 9 by 9.

What is on the board stands in `data` (in later files `cells_data`): 81 digits, or `version: N`, a newline and
for every cell `digit|notes|editable|`. Notes are `-` or digits with commas after them in version 1, and a
mask as a number from version 2 on, of which some files have one `|` too many; version 4 has two masks, for
corner and centre. A digit that is not editable is given. Folders, times, names and the moves made are passed
over. One kind of notes is read as corner notes, and files are written as of version 3 where there are no
centre notes, since older programs read no other.

The scanner knows elements, attributes, comments and the five entities and numbers; a document type, with
which a file could name others or grow without bounds, is refused. The versions are told by the program's own
source, https://github.com/ogarcia/opensudoku.
"""

from __future__ import annotations

import re

from undoku.search.errors import shown
from undoku.sudoku.forms.source import LONGEST_XML
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

_SIZE = 9
_CELLS = 81
_FULL = 511
_LAST = 4
"""The last version that there is."""

_GAME = re.compile(r"<game(?=[\s/>])")
_ATTRIBUTE = re.compile(r"""\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')""")
_TAG_ENDS = re.compile(r"\s*/?>")
_ENTITY = re.compile(r"&(?:(lt|gt|amp|quot|apos)|#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6}));|&")
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
_VERSION = re.compile(r"\s*version:\s*([0-9]+)\s*")
_FIELD = re.compile(r"([^|]*)(?:\|\|?|\Z)")
_BEGINS = re.compile(r"<(?:game(?=[\s/>])|!--|!DOCTYPE|/opensudoku)", re.IGNORECASE)
_WIDEST_INDENT = 2_000
_IN_TAG = re.compile("[\"'>]")


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the one game of a text; raises GridError that names line and character."""
    text = _without_comments(source.text)
    doctype = re.search("<!DOCTYPE", text, re.IGNORECASE)
    if doctype:
        raise source.error("xml-doctype", doctype.start())
    games = list(_GAME.finditer(text))
    if not games:
        raise source.error("no-game", source.end())
    if len(games) > 1:
        raise source.error("second-game", games[1].start())
    attributes = _attributes(source, text, games[0].end())
    name = "data" if "data" in attributes else "cells_data"
    if name not in attributes:
        raise source.error("no-data", games[0].start())
    if layout is not None and layout is not Layout.standard(_SIZE):
        raise source.error("another-shape", games[0].start())
    data, places = _unescaped(source, *attributes[name])
    version = _VERSION.match(data)
    if version:
        return _cells(source, data, version, places)
    digits = [(place, symbol) for symbol, place in zip(data, places, strict=False) if not symbol.isspace()]
    for place, symbol in digits:
        if symbol not in "0123456789.":
            raise source.error("odd-symbol", place, value=symbol, size=_SIZE)
    if len(digits) != _CELLS:
        raise source.error("game-cells", places[0], cells=len(digits), needed=_CELLS)
    grid = Grid.parse("".join(symbol for _, symbol in digits))
    return grid, grid, (), (), ()


def _without_comments(text: str) -> str:
    """The text with spaces for comments, as long."""
    parts, place = [], 0
    while (start := text.find("<!--", place)) >= 0 and (end := text.find("-->", start)) >= 0:
        parts.append(text[place:start] + " " * (end + 3 - start))
        place = end + 3
    return "".join(parts) + text[place:]


def _attributes(source: Source, text: str, place: int) -> dict[str, tuple[int, str]]:
    """The values by their names, each with the place where it begins."""
    values: dict[str, tuple[int, str]] = {}
    while found := _ATTRIBUTE.match(text, place):
        group = 2 if found[2] is not None else 3
        values[found[1]] = found.start(group), found[group]
        place = found.end()
    if not _TAG_ENDS.match(text, place):
        raise source.error("xml-tag", place)
    return values


def _unescaped(source: Source, place: int, value: str) -> tuple[str, list[int]]:
    """The value, which begins at a place, with where each character of it and its end have theirs."""
    text: list[str] = []
    places: list[int] = []
    end = 0
    for found in _ENTITY.finditer(value):
        code = int(found[2]) if found[2] else int(found[3], 16) if found[3] else -1
        if not found[1] and not 0 < code < 0x110000:
            raise source.error("xml-entity", place + found.start(), value=shown(value[found.start() :][:10]))
        text += value[end : found.start()], _NAMED[found[1]] if found[1] else chr(code)
        places += range(place + end, place + found.start() + 1)
        end = found.end()
    text.append(value[end:])
    places += range(place + end, place + len(value) + 1)
    return "".join(text), places


def _cells(source: Source, data: str, named: re.Match[str], places: Sequence[int]) -> Parts:
    version = int(named[1][:9])
    if not 1 <= version <= _LAST:
        raise source.error("game-version", places[0], version=version, last=_LAST)
    fields = list(_FIELD.finditer(data, named.end()))
    while fields and not fields[-1][1].strip():
        fields.pop()
    wide = 3 + (version == _LAST)
    if len(fields) != wide * _CELLS:
        raise source.error("game-cells", places[0], cells=len(fields) // wide, needed=_CELLS)
    givens, digits = bytearray(), bytearray()
    notes: list[list[int]] = [[], []]
    for cell in range(_CELLS):
        found = fields[wide * cell : wide * cell + wide]
        digit, *masks, editable = (field[1] for field in found)
        row, column = divmod(cell, _SIZE)
        if not re.fullmatch("[0-9]", digit) or editable not in ("0", "1"):
            value = shown("|".join(field[1] for field in found))
            raise source.error("game-cell", places[found[0].start()], row=row, column=column, value=value)
        digits.append(int(digit))
        givens.append(int(digit) if editable == "0" else 0)
        for kind, text in enumerate(masks):
            mask = _mask(text, version)
            if mask is None:
                place = places[found[1 + kind].start()]
                raise source.error("game-cell", place, row=row, column=column, value=shown(text))
            notes[kind].append(mask)
    layout = Layout.standard(_SIZE)
    corner, centre = notes
    return Grid.trusted(layout, bytes(givens)), Grid.trusted(layout, bytes(digits)), corner, centre, ()


def _mask(text: str, version: int) -> int | None:
    """The notes of a cell; None if they are none."""
    if version == 1:
        if not re.fullmatch("-|(?:[1-9],)+(?:[1-9])?|[1-9]?", text):
            return None
        return sum({1 << int(digit) - 1 for digit in text if digit.isdigit()})
    return int(text) if re.fullmatch("[0-9]{1,3}", text) and int(text) <= _FULL else None


def write(position: Written) -> str:
    """Write the element of a position, without the document around it.

    >>> from undoku.sudoku import Position
    >>> write(Position(Grid.parse("." * 80 + "1"))).endswith('0001" />')
    True
    """
    has_notes = any(position.corner) or any(position.centre)
    if not has_notes and position.givens == position.digits:
        return f'<game data="{str(position.digits).replace(".", "0")}" />'
    version = _LAST if any(position.centre) else _LAST - 1
    cells = "".join(
        f"{digit}|{corner}|" + (f"{centre}|" if version == _LAST else "") + ("0|" if given else "1|")
        for given, digit, corner, centre in zip(
            position.givens.packed, position.digits.packed, position.corner, position.centre, strict=True
        )
    )
    return f'<game data="version: {version}&#10;{cells}" />'


class Games:
    """The games of a file, as they come line by line: each is the text of one element.

    Attributes:
        done: whether the document has ended.
    """

    def __init__(self) -> None:
        """Wait for the first line."""
        self.done = False
        self._first = 1
        self._column = 0
        self._held = ""
        self._looked = 0
        self._quote = ""
        self._is_after_blank = True

    def add(self, number: int, line: str) -> list[tuple[int, str]] | None:
        """Take a line, and give the elements that it ends, each with the number of its first line.

        A blank line ends what is not ended by itself; after one, only a tag goes on.
        """
        is_blank = not line.strip()
        if self.done or (
            not self._held and self._is_after_blank and line.lstrip("\ufeff \t")[:1] not in ("<", "")
        ):
            return None
        self._is_after_blank = is_blank
        if is_blank:
            ended, self._held = self.end(), ""
            self._looked, self._quote = 0, ""
            return ended
        if not self._held:
            self._first, self._column = number, 0
        self._held += line + "\n"
        texts: list[tuple[int, str]] = []
        while found := _BEGINS.search(self._held):
            self._drop(found.start())
            end = self._end(found[0].startswith("<!--"))
            if end < 0:
                if len(self._held) <= LONGEST_XML:
                    return texts
                end = len(self._held)
            if found[0][1] not in "!/" or (found[0][2] != "-" and found[0][1] == "!"):
                texts.append((self._first, self._placed(end)))
            self.done |= found[0][1] == "/"
            self._drop(end)
        self._held = ""
        return texts

    def end(self) -> list[tuple[int, str]]:
        """Give the element that the input breaks off in, if there is one."""
        return [(self._first, self._placed())] if _GAME.match(self._held) else []

    def _placed(self, end: int | None = None) -> str:
        """What is held up to a place, its characters where they are in their line, if that is no long one."""
        indent = self._column if self._column <= _WIDEST_INDENT else 0
        return " " * indent + self._held[:end].rstrip("\n")

    def _end(self, is_comment: bool) -> int:
        """Where the tag that is held ends, or -1; what was looked at is not looked at again."""
        if is_comment:
            place = self._held.find("-->", max(self._looked - 2, 0))
            self._looked = len(self._held)
            return place + 3 if place >= 0 else -1
        for found in _IN_TAG.finditer(self._held, self._looked):
            if found[0] == self._quote:
                self._quote = ""
            elif not self._quote:
                if found[0] == ">":
                    return found.end()
                self._quote = found[0]
        self._looked = len(self._held)
        return -1

    def _drop(self, length: int) -> None:
        self._first += self._held.count("\n", 0, length)
        newline = self._held.rfind("\n", 0, length)
        self._column = length - 1 - newline if newline >= 0 else self._column + length
        self._held = self._held[length:]
        if length:
            self._looked, self._quote = 0, ""
