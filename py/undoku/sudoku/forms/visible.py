"""What can be seen of a text: characters become what they look like in plain ASCII.

Texts come from mails, tables, forums and phones. On their way they take on marks that nobody sees, digits of
every script, dots in the middle of the line, dashes and quotes of a typesetter, boxes drawn with lines.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

NEWLINE = re.compile("\r\n?|[\n\v\x1c-\x1e\x85\u2028\u2029]")
"""What ends a line, in any of the ways that are seen as one."""

_ODD = re.compile(r"[^\n\t -~]")
_UNSEEN = ("Cc", "Cf", "Mn", "Me")
_LOOKS = {
    **dict.fromkeys("∅·•‧∙⋅・･․。﹒◦○●◌◯⚪⚫■□▢▣▤▥▦▧▨▩▪▫▬▭▮▯◻◼◽◾⬛⬜☐🔲🔳🟥🟦🟧🟨🟩🟪🟫█░▒▓␣⎵", "."),
    **dict.fromkeys("×✕✖✗✘❌╳", "x"),
    **dict.fromkeys("│┃║╎╏┆┇┊┋╵╷╹╻╽╿¦❘", "|"),
    **dict.fromkeys("─━╌╍┄┅┈┉╴╶╸╺╼╾−", "-"),
    **dict.fromkeys("∗⁎", "*"),
    **dict.fromkeys("‘’‚‛´ʼ", "'"),
    **dict.fromkeys("\u2800\u3164\u115f\u1160\uffa0\f", " "),
    # What Windows writes where Latin-1 has no characters, and what is left of UTF-8 that was read as Latin-1.
    **dict.fromkeys("\x91\x92", "'"),
    **dict.fromkeys("\x93\x94", '"'),
    **dict.fromkeys("\x96\x97", "-"),
    "\x95": ".",
    "Â": "",
    "═": "=",
    "،": ",",
    "‥": "..",
    "…": "...",
    "⋯": "...",
    "🔟": "10",
    "\ufffc": "",
}
_COLOUR = re.compile(r"\x1b\[[\d;]*m")
"""What a terminal is told of colours."""
_BOX = range(0x2500, 0x2580)
_WIDE = range(0xFF01, 0xFF5F)
_LARGEST_NUMBER = 25


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
    told = (
        {place for found in _COLOUR.finditer(text) for place in range(*found.span())}
        if "\x1b" in text
        else ()
    )
    for place, character in enumerate(text):
        if place in told:
            continue
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
    number = unicodedata.numeric(character, 0) if kind in ("No", "Nl") else 0
    if 0 < number <= _LARGEST_NUMBER and number == int(number):
        return str(int(number))
    return {"Zs": " ", "Pd": "-", "Pi": '"', "Pf": '"'}.get(kind, character)
