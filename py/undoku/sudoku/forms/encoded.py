"""Texts as addresses and mails encode them: percent-encoded rows, and ends of lines of quoted-printable."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_MARKS = {"0A": "\n", "0D": "", "09": "\t", "20": " ", "2C": ",", "2E": ".", "2A": "*", "5F": "_", "7C": "|"}
_ESCAPE = re.compile(rf"%({'|'.join(_MARKS)})", re.IGNORECASE)
_ENCODED = re.compile(
    rf"\s*([a-z]{{1,16}}=)?(?=\S*%(?:0A|20))(?:[\dA-Pa-p.*_|+-]|{_ESCAPE.pattern})+\s*", re.IGNORECASE
)
"""Cells with an escaped space or end of a line among them, and no more than a name (group 1) before them."""
_MAIL_END = re.compile(r"^([\d.*_?|+ \t-]{4,})((?:=(?:20|09|0D|0A))+=?)[ \t]*$", re.MULTILINE)
"""What a mail writes at the end of a row for a space that is not to be lost."""


def decoded(text: str, places: Sequence[int]) -> tuple[str, Sequence[int]]:
    r"""Write a text without its escapes, with where each character of that has its place.

    >>> text, places = decoded("a=1.%0a.2", range(10))
    >>> text, list(places)
    ('  1.\n.2', [0, 1, 2, 3, 4, 7, 8, 9])
    """
    if "=" in text:
        text = _MAIL_END.sub(_spaced, text)
    encoded = _ENCODED.fullmatch(text) if "%" in text else None
    if encoded is None:
        return text, places
    start = encoded.end(1) if encoded[1] else 0
    written, kept = [" "] * start, list(places[:start])
    for found in re.finditer(rf"{_ESCAPE.pattern}|[\s\S]", text[start:], re.IGNORECASE):
        look = _MARKS[found[1].upper()] if found[1] else found[0].replace("+", " ")
        written.append(look)
        kept += [places[start + found.start()]] * len(look)
    return "".join(written), [*kept, places[-1]]


def _spaced(found: re.Match[str]) -> str:
    return found[1] + " " * (len(found[0]) - len(found[1]))
