"""What can be seen of a text: bytes become characters, and characters what they look like in plain ASCII.

Texts come from mails, tables, forums and phones. On their way they take on marks that nobody sees, digits of
every script, dots in the middle of the line, dashes and quotes of a typesetter, boxes drawn with lines.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

NEWLINE = re.compile("\r\n?|[\n\v\x1c-\x1e\x85\u2028\u2029]")
"""What ends a line, in any of the ways that are seen as one."""

_ODD = re.compile(r"[^\n\t -~]")
_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_UNSEEN = ("Cc", "Cf", "Mn", "Me")
_LOOKS = {
    **dict.fromkeys("·•‧∙⋅・･․。﹒◦○●◌◯⚪⚫■□▢▣▤▥▦▧▨▩▪▫▬▭▮▯◻◼◽◾⬛⬜☐🔲🔳🟥🟦🟧🟨🟩🟪🟫█░▒▓␣⎵", "."),
    **dict.fromkeys("×✕✖✗✘❌╳", "x"),
    **dict.fromkeys("│┃║╎╏┆┇┊┋╵╷╹╻╽╿¦❘", "|"),
    **dict.fromkeys("─━╌╍┄┅┈┉╴╶╸╺╼╾−", "-"),
    **dict.fromkeys("∗⁎", "*"),
    **dict.fromkeys("‘’‚‛´ʼ", "'"),
    **dict.fromkeys("\u2800\u3164\u115f\u1160\uffa0\f", " "),
    "═": "=",
    "‥": "..",
    "…": "...",
    "⋯": "...",
    "🔟": "10",
    "\ufffc": "",
}
_BOX = range(0x2500, 0x2580)
_WIDE = range(0xFF01, 0xFF5F)
_LARGEST_NUMBER = 25


def _as_latin(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("latin-1"), error.end


LATIN = "undoku-latin-1"
"""How to decode what is no UTF-8: the name of a handler of errors, for `bytes.decode` and files."""
codecs.register_error(LATIN, _as_latin)


def encoding_of(start: bytes) -> str:
    """The encoding of a text that begins with these bytes, some hundreds or all: UTF-16 is told by its zeros.

    >>> encoding_of("53..7....".encode("utf-16-be"))
    'utf-16-be'
    """
    for mark, encoding in _MARKS:
        if start.startswith(mark):
            return encoding
    even, odd, half = start[::2].count(0), start[1::2].count(0), len(start) // 2
    if half and odd * 2 > half > even * 4:
        return "utf-16-le"
    return "utf-16-be" if half and even * 2 > half > odd * 4 else "utf-8"


def decoded(data: bytes) -> str:
    """Decode UTF-8 or UTF-16, with or without a mark of the byte order; bytes that are neither are Latin-1.

    >>> decoded(b"r\\xe4tsel"), decoded("53..".encode("utf-16"))
    ('rätsel', '53..')
    """
    encoding = encoding_of(data)
    return data.decode(encoding, LATIN if encoding == "utf-8" else "replace").removeprefix("\ufeff")


def visible(text: str) -> tuple[str, Sequence[int]]:
    r"""Write a text as it looks, and tell where in it each character of that, and its end, has its place.

    >>> seen, places = visible("\u200e5\xa0٣…\r\n")
    >>> seen, list(places)
    ('5 3...\n', [1, 2, 3, 4, 4, 4, 5, 7])
    """
    if not _ODD.search(text):
        return text, range(len(text) + 1)
    seen: list[str] = []
    places: list[int] = []
    last = ""
    for place, character in enumerate(text):
        look = character if " " <= character <= "~" or character == "\t" else _look(character)
        if look == "\n" and last == "\r" and character == "\n":
            look = ""
        last = character
        seen.append(look)
        places.extend([place] * len(look))
    return "".join(seen), [*places, len(text)]


@lru_cache(1024)
def _look(character: str) -> str:
    """What a character looks like, which is mostly one character and may be none."""
    if NEWLINE.fullmatch(character):
        return "\n"
    if character in _LOOKS:
        return _LOOKS[character]
    if ord(character) in _WIDE:
        return chr(ord(character) - 0xFEE0)
    if ord(character) in _BOX:
        return "+"
    kind = unicodedata.category(character)
    if kind in _UNSEEN:
        return ""
    digit = unicodedata.digit(character, None)
    if digit is not None:
        return str(digit)
    number = unicodedata.numeric(character, 0) if kind == "No" else 0
    if 0 < number <= _LARGEST_NUMBER and number == int(number):
        return str(int(number))
    return {"Zs": " ", "Pd": "-", "Pi": '"', "Pf": '"'}.get(kind, character)
