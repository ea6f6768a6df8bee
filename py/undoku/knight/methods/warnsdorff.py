"""Warnsdorff's rule: go where the fewest moves lead on; with two rules for ties.

The rule is H. C. von Warnsdorff's (1823). It says nothing of squares from which equally few moves lead on.
I. Pohl ("A method for finding Hamilton paths and knight's tours", Communications of the ACM 10, 1967) looks
one move further there; A. Roth takes the square that is farthest from the middle of the board. Where that
ties, too, the first in the order of `MOVES` is taken. The knight never turns back.
"""

from collections.abc import Callable, Generator

from undoku.knight.methods.ending import Ending
from undoku.knight.methods.field import Field

Tie = Callable[[int], int]
"""Tells of a place how good it is among those with as few ways on: less is better."""

#: Squares visited between two pauses.
_SLICE = 64


def pohl(field: Field) -> Tie:
    """Return Pohl's rule for ties: the fewest ways on from the free places around, together."""
    free, ways, steps = field.free, field.ways, field.steps

    def further(place: int) -> int:
        return sum([ways[place + step] for step in steps if free[place + step]])

    return further


def roth(field: Field) -> Tie:
    """Return Roth's rule for ties: the farthest from the middle of the board."""
    width = field.width
    # Twice the middle, as it may lie between two lines.
    middle_row, middle_column = divmod(field.place((field.rows - 1, field.cols - 1)), width)
    first_row, first_column = divmod(field.place((0, 0)), width)
    middle_row += first_row
    middle_column += first_column

    def nearness(place: int) -> int:
        row, column = divmod(place, width)
        return -((2 * row - middle_row) ** 2) - (2 * column - middle_column) ** 2

    return nearness


def best_of(places: list[int], ways: bytearray, tie: Tie) -> int:
    """Return the place with the fewest ways on, and among those the best by the rule for ties."""
    fewest = min([ways[place] for place in places])
    tied = [place for place in places if ways[place] == fewest]
    return tied[0] if len(tied) == 1 else min(tied, key=tie)


def follow(field: Field, path: list[int], ending: Ending, tie: Tie) -> Generator[int, None, None]:
    """Go on from the end of the path, which stands on the field, until all is visited or no move is left."""
    ways = field.ways
    while places := ending.allowed(field.around(path[-1]), field.size - len(path)):
        place = best_of(places, ways, tie)
        field.visit(place)
        ending.visited(place)
        path.append(place)
        if len(path) % _SLICE == 0:
            yield _SLICE
    yield len(path) % _SLICE
