"""What may stand in one cell of a text: a digit, a blank in any of its guises, a number, candidates."""

from __future__ import annotations

import re
from functools import lru_cache

from undoku.sudoku.text import SYMBOLS, digit_of

MARKS = "*#@<>"
"""What a program sets beside a digit or candidates to show a step."""

USUAL_BLANKS = ".0_*?"
_OTHER_BLANKS = "-~xXoO"
_NAMED_BLANKS = {
    "none",
    "null",
    "nil",
    "nothing",
    "nan",
    "<na>",
    "na",
    "n/a",
    "-1",
    "empty",
    "blank",
    "undefined",
    "false",
    "nbsp",
    "00",
    "x.x",
}
_WIDE_BLANK = re.compile("_{2,3}")
_NUMBER = re.compile(r"(\d{1,2})(?:[.,]0*)?")


@lru_cache(4096)
def cell_of(word: str, size: int) -> str | None:
    """Write what stands in a cell: "." for a blank, the symbol of a digit, or the digits of a group.

    None where a cell of a grid of that size holds no such thing. A group may have a digit twice.

    >>> cell_of("None", 9), cell_of("*7", 9), cell_of("12", 9), cell_of("12", 16), cell_of("q", 9)
    ('.', '7', '12', 'C', None)
    """
    if len(word) == 1:
        digit = digit_of(word, size)
        if digit is None:
            return "." if word in _OTHER_BLANKS else None
        return SYMBOLS[digit]
    if word.lower() in _NAMED_BLANKS or _WIDE_BLANK.fullmatch(word):
        return "."
    number = _NUMBER.fullmatch(word)
    if number and (size > 9 or len(number[1]) == 1 or word[0] == "0") and int(number[1]) <= size:
        return SYMBOLS[int(number[1])]
    bare = word.strip(MARKS)
    if len(bare) > size + 1:
        return None
    if all(digit_of(symbol, size) for symbol in bare):
        return bare or None
    return cell_of(bare, size) if len(bare) == 1 else None


def is_blank(word: str, size: int) -> bool:
    """Whether a word stands for a blank cell."""
    return cell_of(word, size) == "."
