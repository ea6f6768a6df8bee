"""One placement for any N, written down without a search."""

from undoku.queens.board import check_size
from undoku.queens.placement import Placement

LARGEST_PLACED = 1_000_000


def place(n: int) -> Placement | None:
    """A placement of n queens in O(n) steps, or None where there is none (n = 2 and n = 3).

    The rows take first the even columns, then the odd ones (counted from 1), each a knight's move from the
    last; where n leaves 2 or 3 divided by 6 a few of them change places, so that the two runs do not
    attack each other. Source: E. Pauls, Deutsche Schachzeitung 29 (1874); Hoffman, Loessi and Moore,
    Mathematics Magazine 42 (1969). n is 0 to 1,000,000; anything else is a BoardError.

    >>> place(4).columns
    (1, 3, 0, 2)
    >>> place(3) is None
    True
    """
    check_size(n, LARGEST_PLACED, "place")
    if n in (2, 3):
        return None
    evens, odds = list(range(1, n, 2)), list(range(0, n, 2))
    remainder = n % 6
    if remainder == 2:
        # Columns 1, 3, 5, 7, 9, ... become 3, 1, 7, 9, ..., 5.
        odds = [2, 0, *odds[3:], 4]
    elif remainder == 3:
        # 2, 4, 6, ... become 4, 6, ..., 2 and 1, 3, 5, ... become 5, ..., 1, 3.
        evens = [*evens[1:], 1]
        odds = [*odds[2:], 0, 2]
    return Placement(tuple(evens + odds))
