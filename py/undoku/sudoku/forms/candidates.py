"""A candidate grid: a group of digits for each cell, nine in a line, as programs and forums write them.

Around a group may be marks of the step that is shown there, such as `*` and `#`; they are left out.
"""

from __future__ import annotations

from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.masks import fitting
from undoku.sudoku.text import SYMBOLS, digit_of, group, usual

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Written
    from undoku.sudoku.forms.source import Source

_MARKS = "*#@<>"
_ENOUGH = 6
"""Words a line, on average: a grid of digits has fewer, or words of one character each."""


def is_one(words: list[tuple[int, str]], lines: int, layout: Layout | None) -> bool:
    """Whether words in so many lines look like the groups of a candidate grid rather than like digits."""
    lengths = {len(word) for _, word in words}
    if lengths <= {1}:
        return False
    found = layout or usual(len(words)) or Layout.standard(9)
    groups = sum(_is_group(word, found.size) for _, word in words)
    if len(words) != found.cells:
        return len(lengths) > 1 and len(words) >= _ENOUGH * lines and 2 * groups > len(words)
    if found.size == 9:
        return True
    is_numbers = found.size > 9 and max(lengths) <= 2
    return not is_numbers and groups == len(words)


def _is_group(word: str, size: int) -> bool:
    return len(word) == 1 or all(digit_of(symbol, size) for symbol in word.strip(_MARKS))


def read(source: Source, words: list[tuple[int, str]], layout: Layout | None) -> tuple[Grid, list[int]]:
    """Read the givens, and the candidates that are out; raises GridError that names line and character."""
    layout = layout or usual(len(words)) or Layout.standard(9)
    if len(words) != layout.cells:
        raise source.miscounted([start for start, _ in words], layout.size)
    masks = [_mask(source, start, word, layout.size) for start, word in words]
    digits = bytearray(layout.cells)
    for cell, mask in enumerate(masks):
        if mask.bit_count() == 1 and not any(mask & masks[peer] for peer in layout.peers[cell]):
            digits[cell] = mask.bit_length()
    fits = fitting(layout, digits)
    return Grid.trusted(layout, bytes(digits)), [fit & ~mask for fit, mask in zip(fits, masks, strict=True)]


def _mask(source: Source, start: int, word: str, size: int) -> int:
    if digit_of(word, size) == 0:
        return 0
    mask = 0
    start += len(word) - len(word.lstrip(_MARKS))
    for place, symbol in enumerate(word.strip(_MARKS) or word, start):
        digit = digit_of(symbol, size)
        if not digit:
            raise source.error("odd-candidate", place, value=symbol, size=size)
        if mask >> digit - 1 & 1:
            raise source.error("candidate-twice", place, value=symbol, group=word)
        mask |= 1 << digit - 1
    return mask


def write(position: Written) -> str:
    """Draw the digits and the candidates, in a frame where the boxes are rectangles.

    >>> from undoku.sudoku import Position
    >>> print(write(Position(Grid.parse("1.3434122143432."))))
    .------.------.
    | 1  2 | 3  4 |
    | 3  4 | 1  2 |
    :------+------:
    | 2  1 | 4  3 |
    | 4  3 | 2  1 |
    '------'------'
    """
    layout, size = position.layout, position.layout.size
    groups = [
        SYMBOLS[digit] if digit else group(mask) or SYMBOLS[0]
        for digit, mask in zip(position.digits.packed, position.candidates(), strict=True)
    ]
    widths = [max(map(len, groups[column::size])) for column in range(size)]
    padded = [text.ljust(widths[cell % size]) for cell, text in enumerate(groups)]
    rows = [padded[first : first + size] for first in range(0, layout.cells, size)]
    if not layout.rectangular:
        return "\n".join("  ".join(row).rstrip() for row in rows)
    wide = sum(cell < size for cell in layout.boxes[0])
    parts = [slice(column, column + wide) for column in range(0, size, wide)]
    dashes = ["-" * (sum(widths[part]) + 2 * wide) for part in parts]
    lines = []
    for number, row in enumerate(rows):
        if number % (size // wide) == 0:
            left, between = ":+" if number else ".."
            lines.append(left + between.join(dashes) + left)
        lines.append("| " + " | ".join("  ".join(row[part]) for part in parts) + " |")
    return "\n".join([*lines, "'" + "'".join(dashes) + "'"])


def write_row(position: Written) -> str:
    """Write nine places for the candidates of each cell, blank where one is out; a digit is the only one.

    >>> from undoku.sudoku import Position
    >>> write_row(Position(Grid.parse("3" + "." * 80)))[:18]
    '..3......12.456789'
    """
    masks = (
        1 << digit - 1 if digit else mask
        for digit, mask in zip(position.digits.packed, position.candidates(), strict=True)
    )
    places = range(1, position.layout.size + 1)
    return "".join(
        SYMBOLS[digit] if mask >> digit - 1 & 1 else SYMBOLS[0] for mask in masks for digit in places
    )
