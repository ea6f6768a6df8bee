"""Grids as text: reading every usual form, writing one line or a picture."""

from __future__ import annotations

from undoku.sudoku.errors import GridError
from undoku.sudoku.layout import SIZES, Layout
from undoku.sudoku.masks import digits_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

BLANKS = ".0_*?"
SYMBOLS = ".123456789ABCDEFGHIJKLMNOP"
FRAME = dict.fromkeys(map(ord, "|-+=:,;'\"[](){}│┃║─━═┼╋╬┌┐└┘├┤┬┴╔╗╚╝╠╣╦╩╪╫"), " ")
_VALUES = {symbol: value for value, symbol in enumerate(SYMBOLS)}
_VALUES |= {symbol.lower(): value for symbol, value in _VALUES.items()} | dict.fromkeys(BLANKS, 0)
_OTHER = 255
_SUKAKU = bytes(range(1, 10)) * 9
_SYMBOLS = SYMBOLS.encode().ljust(256, b"?")
_PLAIN_SYMBOLS = (BLANKS + SYMBOLS[1:10]).encode()
_PLAIN = bytes(value if (value := _VALUES.get(chr(byte), _OTHER)) <= 9 else _OTHER for byte in range(256))


def read(text: str, layout: Layout | None = None) -> tuple[Layout, bytes]:
    """Read a grid: its layout (if None, found from the number of cells) and a byte for each cell, 0 = empty.

    Raises GridError that names the row and column, or the number of cells.
    """
    if not isinstance(text, str):
        raise GridError("not-text", type=type(text).__name__)
    text = western(text)
    if layout is None:
        cells = plain_line(text)
        if cells is not None:
            return Layout.standard(9), cells
    words = text.translate(FRAME).split()
    layout, is_numbers = _shape(words, layout)
    entries = words if is_numbers else [mark for word in words for mark in word]
    if len(entries) != layout.cells:
        raise GridError("cells", cells=len(entries), needed=layout.cells)
    return layout, bytes([_value(entry, cell, layout.size) for cell, entry in enumerate(entries)])


def western(text: str) -> str:
    """Write the digits of every script as 0 to 9; every character stays where it is.

    >>> western("५ 3")
    '5 3'
    """
    if text.isascii():
        return text
    return "".join(str(int(symbol)) if symbol.isdecimal() else symbol for symbol in text)


def plain_line(text: str) -> bytes | None:
    """Read 81 characters that each are a digit or a blank, as most puzzles are; None for any other text."""
    if len(text) != 81 or not text.isascii():
        return None
    values = text.encode().translate(_PLAIN)
    return None if _OTHER in values else values


def are_plain_lines(texts: Sequence[str]) -> bool:
    """Whether `plain_line` reads all of these: asked of many at once."""
    if set(map(len, texts)) != {81}:
        return False
    whole = "".join(texts)
    return whole.isascii() and not whole.encode().translate(None, _PLAIN_SYMBOLS)


def is_sukaku(cells: bytes) -> bool:
    """Whether 81 digits are the candidates of nine cells, each digit at its own of nine places."""
    first, last = len(cells) - len(cells.lstrip(b"\0")), len(cells.rstrip(b"\0")) - 1
    # Of most puzzles one of these two digits tells, and every line of a file is asked.
    if last < 0 or cells[first] != _SUKAKU[first] or cells[last] != _SUKAKU[last]:
        return False
    found = [cell == digit for cell, digit in zip(cells, _SUKAKU, strict=True) if cell]
    return len(found) > 9 and all(found)


def places(text: str, layout: Layout | None = None) -> tuple[Layout, list[int]]:
    """Give the layout that `read` takes a text for, and where in the text each of its cells begins."""
    found = words(text)
    layout, is_numbers = _shape([word for _, word in found], layout)
    if is_numbers:
        return layout, [start for start, _ in found]
    return layout, [start + index for start, word in found for index in range(len(word))]


def words(text: str) -> list[tuple[int, str]]:
    """Give what stands between the spaces and the lines of a frame, each with where it begins.

    >>> words("| 12 3 |")
    [(2, '12'), (5, '3')]
    """
    framed, found, start = text.translate(FRAME), [], 0
    for word in framed.split():
        start = framed.index(word, start)
        found.append((start, word))
        start += len(word)
    return found


def digit_of(symbol: str, size: int) -> int | None:
    """Give the digit that a character stands for, 0 for a blank; None where it is neither."""
    digit = _VALUES.get(symbol)
    return None if digit is None or digit > size else digit


def group(mask: int) -> str:
    """Write the digits of a mask (see `masks`), a character each; nothing if there are none.

    >>> group(0b10010010)
    '258'
    """
    return "".join(SYMBOLS[digit] for digit in digits_of(mask))


def line(digits: bytes) -> str:
    """Write a grid as one line, a character a cell: `.` for blank, letters from A for 10 and above.

    >>> line(bytes((1, 0, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0)))
    '1.3434122143432.'
    """
    return digits.translate(_SYMBOLS).decode()


def usual(cells: int) -> Layout | None:
    """Find the usual layout of that many cells, if there is one."""
    for size in SIZES:
        if size * size == cells:
            return Layout.standard(size)
    return None


def picture(layout: Layout, digits: bytes) -> str:
    """Draw a grid, a line a row, with lines of | and - where boxes meet."""
    size, box_of = layout.size, layout.box_of
    wide = [
        any(box_of[cell] != box_of[cell + 1] for cell in range(column, layout.cells, size))
        for column in range(size - 1)
    ]
    drawn: list[str] = []
    for row in range(size):
        first = row * size
        text = SYMBOLS[digits[first]]
        for column in range(1, size):
            cell = first + column
            if wide[column - 1]:
                text += " |" if box_of[cell - 1] != box_of[cell] else "  "
            text += " " + SYMBOLS[digits[cell]]
        drawn.append(text)
        if row < size - 1:
            below = [box_of[cell] != box_of[cell + size] for cell in range(first, first + size)]
            if any(below):
                drawn.append(_rule(below, wide).rstrip())
    return "\n".join(drawn)


def _rule(below: list[bool], wide: list[bool]) -> str:
    """Draw the line between two rows: dashes under the cells whose box ends there."""
    text = "-" if below[0] else " "
    for column, broad in enumerate(wide):
        left, right = below[column], below[column + 1]
        if broad:
            text += ("-" if left else " ") + ("+" if left or right else "|")
        text += ("-" if right and (broad or left) else " ") + ("-" if right else " ")
    return text


def _shape(words: list[str], layout: Layout | None) -> tuple[Layout, bool]:
    """Find the layout of a text, if it is not known, and whether its words are numbers, one a cell."""
    numbered = all(len(word) == 1 or (len(word) == 2 and word.isascii() and word.isdigit()) for word in words)
    if layout is None:
        marks = sum(map(len, words))
        layout = (usual(len(words)) if numbered else None) or usual(marks) or Layout.standard(9)
    return layout, numbered and len(words) == layout.cells


def _value(entry: str, cell: int, size: int) -> int:
    value = _VALUES.get(entry)
    if value is None and len(entry) == 2:
        value = int(entry)
    if value is None or value > size:
        row, column = divmod(cell, size)
        raise GridError("no-symbol", row=row, column=column, value=entry, size=size)
    return value
