"""The regions of a board as text: N x N letters in reading order, one letter a region."""

from __future__ import annotations

from functools import lru_cache
from string import ascii_lowercase

from undoku.queens.board import BoardError
from undoku.search.errors import shown

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

#: Other scripts have small letters that become several capitals.
_CAPITALS = str.maketrans(ascii_lowercase, LETTERS)

LARGEST_WITH_REGIONS = len(LETTERS)
"""A larger board has more regions than there are letters."""


def read_regions(n: int, given: object) -> str:
    """The letters of a board of n by n, in capitals, from a text or from its lines; "" for none.

    Raises BoardError for what is no division of the board into n regions. A region may be in pieces.

    >>> read_regions(2, ["ab", "AB"])
    'ABAB'
    """
    text = _joined(n, given).translate(_CAPITALS)
    if not text:
        return ""
    if n > LARGEST_WITH_REGIONS:
        raise BoardError("too-large", n=n, purpose="regions", largest=LARGEST_WITH_REGIONS)
    for place, letter in enumerate(text):
        if letter not in LETTERS:
            # Who draws a board comes to each square in the end.
            code = "no-region-yet" if letter == "." else "no-letter"
            row, column = divmod(place, n) if n else (0, 0)
            raise BoardError(code, row=row + 1, column=column + 1, text=shown(letter))
    if len(text) != n * n:
        raise BoardError("not-all-letters", given=len(text), needed=n * n, n=n)
    if len(set(text)) != n:
        raise BoardError("not-n-regions", given=len(set(text)), n=n)
    return text


def _joined(n: int, given: object) -> str:
    if isinstance(given, str):
        return given
    if not isinstance(given, (list, tuple)) or not all(isinstance(line, str) for line in given):
        raise BoardError("not-regions", given=shown(given))
    if given and len(given) != n:
        raise BoardError("not-n-lines", given=len(given), n=n)
    for row, line in enumerate(given):
        if len(line) != n:
            raise BoardError("not-n-letters", row=row + 1, given=len(line), n=n)
    return "".join(given)


@lru_cache(maxsize=8)
def masks_of(regions: str) -> dict[str, int]:
    """The squares of each region by its letter, in the order of the letters; bit k is square k.

    >>> masks_of("ABAB")
    {'A': 5, 'B': 10}
    """
    masks = dict.fromkeys(sorted(set(regions)), 0)
    for square, letter in enumerate(regions):
        masks[letter] |= 1 << square
    return masks


def lines_of_text(n: int, regions: str) -> list[str]:
    """The letters of each row.

    >>> lines_of_text(2, "ABAB")
    ['AB', 'AB']
    """
    return [regions[row * n : row * n + n] for row in range(n)]
