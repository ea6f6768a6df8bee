"""Texts as mails, addresses, pages and chats encode them: escapes, lines that go on, names of signs."""

from __future__ import annotations

import re

from undoku.sudoku.forms.visible import visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_MARKS = {"0A": "\n", "0D": "", "09": "\t", "20": " ", "2C": ",", "2E": ".", "2A": "*", "5F": "_", "7C": "|"}
_ESCAPE = re.compile(rf"%({'|'.join(_MARKS)})", re.IGNORECASE)
_ENCODED = re.compile(
    rf"\s*([a-z]{{1,16}}=)?(?=\S*%(?:0A|20))(?:[\dA-Pa-p.*_|+-]|{_ESCAPE.pattern})+\s*", re.IGNORECASE
)
"""Cells with an escaped space or end of a line among them, and no more than a name (group 1) before them."""
_ESCAPED = re.compile(rf"{_ESCAPE.pattern}|\+", re.IGNORECASE)
_MAIL_END = re.compile(r"^([\d.*_?|+ \t-]{4,})((?:=(?:20|09|0D|0A))+=?)[ \t]*$", re.MULTILINE)
"""What a mail writes at the end of a row for a space that is not to be lost."""
SOFT_END = re.compile(r"^(?=.{60,76}$).*=$", re.MULTILINE)
"""A line of a mail that goes on in the next one."""
_MAIL_ESCAPE = re.compile(r"=\n|(?:=[0-9A-F]{2})+")
_NAMED = re.compile(r"&(nbsp|ensp|emsp|thinsp|#160|#xa0|middot|#183|bull|#8226|squ|#9633);", re.IGNORECASE)
_SIGNS = {"middot", "#183", "bull", "#8226", "squ", "#9633"}
_SPOKEN = re.compile(
    r":(?:(one|two|three|four|five|six|seven|eight|nine)|zero|(?:[a-z]{1,12}_){0,4}(?:square|circle|button)(?:_[a-z]{1,12})?):"
)
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def decoded(text: str, places: Sequence[int]) -> tuple[str, Sequence[int]]:
    r"""Write a text without its escapes, with where each character of that has its place.

    >>> text, places = decoded("a=1.%0a.2", range(10))
    >>> text, list(places)
    ('  1.\n.2', [0, 1, 2, 3, 4, 7, 8, 9])
    """
    if "=" in text:
        if SOFT_END.search(text):
            text, places = _changed(_MAIL_ESCAPE, _of_mail, text, places)
        text = _MAIL_END.sub(_spaced, text)
    if "&" in text:
        text, places = _changed(_NAMED, _of_name, text, places)
    if ":" in text:
        text = _SPOKEN.sub(_of_spoken, text)
    encoded = _ENCODED.fullmatch(text) if "%" in text else None
    if encoded is None:
        return text, places
    start = encoded.end(1) if encoded[1] else 0
    escaped, kept = _changed(_ESCAPED, _of_address, text[start:], places[start:])
    return " " * start + escaped, [*places[:start], *kept]


def _changed(
    pattern: re.Pattern[str], look: Callable[[re.Match[str]], str], text: str, places: Sequence[int]
) -> tuple[str, Sequence[int]]:
    """Write what a pattern finds as it looks, and tell where each character of that has its place."""
    written: list[str] = []
    kept: list[int] = []
    end = 0
    for found in pattern.finditer(text):
        seen = look(found)
        written += text[end : found.start()], seen
        kept += places[end : found.start()]
        kept += [places[found.start()]] * len(seen)
        end = found.end()
    if not written:
        return text, places
    return "".join([*written, text[end:]]), [*kept, *places[end:]]


def _of_address(found: re.Match[str]) -> str:
    return _MARKS[found[1].upper()] if found[1] else " "


def _of_mail(found: re.Match[str]) -> str:
    if found[0] == "=\n":
        return ""
    return visible(bytes.fromhex(found[0].replace("=", "")).decode("utf-8", "replace"))[0]


def _of_name(found: re.Match[str]) -> str:
    return "." if found[1].lower() in _SIGNS else " "


def _of_spoken(found: re.Match[str]) -> str:
    cell = str(_NUMBERS.index(found[1]) + 1) if found[1] else "."
    return f" {cell} ".ljust(len(found[0]))


def _spaced(found: re.Match[str]) -> str:
    return found[1] + " " * (len(found[0]) - len(found[1]))
