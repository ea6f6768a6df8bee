"""By what the queens that are missing can be placed: lines with one square, crosses, or trying.

These are the kinds of `undoku.queens.hints`. What a single or a cross follows from stays there while squares
are taken out, so that their order makes no difference, and neither does how the board is turned or mirrored.
"""

from __future__ import annotations

from undoku.queens.exact import completions
from undoku.queens.lines import members, start, tightest
from undoku.queens.question import QueensQuestion

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.queens.board import Square
    from undoku.queens.lines import Position

LEVELS = ("easy", "medium", "hard")
"""Boards that are filled by lines with one free square; with crosses as well; and by trying."""


def fills(n: int, queens: Iterable[Square], level: str) -> bool:
    """Whether what a level knows places all queens; at the last one, whether there is just one way to.

    The queens do not attack each other.

    >>> [fills(6, [(0, 1), (1, 3)], level) for level in LEVELS]
    [False, True, True]
    """
    position = start(QueensQuestion(n, tuple(queens)))
    assert position is not None
    if level == LEVELS[-1]:
        return _is_unique(position)
    while position.lines:
        squares = tightest(position.free, position.lines)
        if squares.bit_count() == 1:
            position = position.with_queen(squares.bit_length() - 1)
        elif level != LEVELS[0] and (crossed := _crossed(position)):
            position = position._replace(free=position.free & ~crossed)
        else:
            return False
    return True


def _crossed(position: Position) -> int:
    """The free squares whose queen would leave a line without any, as a mask."""
    free, lines, keep = position
    crossed = 0
    for line in lines:
        attacked = free & ~line
        for square in members(free & line):
            attacked &= ~keep[square]
        crossed |= attacked
    return crossed


def _is_unique(position: Position) -> bool:
    """Whether there is one completion."""
    found = 0
    for completion in completions(position):
        found += completion is not None
        if found == 2:
            break
    return found == 1
