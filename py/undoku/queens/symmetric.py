"""Placements that a rotation of the board leaves as they are, counted directly.

Queens are set in whole orbits: two at a time for the half turn, four at a time for the quarter turn. That
leaves so few choices that the counts take milliseconds where the total takes minutes. No placement of more
than one queen is its own mirror image, so by Burnside's lemma the fundamental placements number (Q + P +
2R) / 8, with Q all of them, P those of the half turn and R those of the quarter turn.
"""

from collections.abc import Iterator
from itertools import chain, islice


def count_half_turn(n: int) -> int:
    """P(n): placements of n queens that are unchanged by a turn of 180 degrees."""
    return sum(_invariant(n, quarter=False))


def count_quarter_turn(n: int) -> int:
    """R(n): placements of n queens that are unchanged by a turn of 90 degrees."""
    return sum(_invariant(n, quarter=True))


def invariant(n: int) -> int:
    """P + 2R: what is added to the number of placements for eight times that of the fundamental ones."""
    return sum(_weighed(n))


def _weighed(n: int) -> Iterator[int]:
    return chain(_invariant(n, quarter=False), (2 * weight for weight in _invariant(n, quarter=True)))


class InvariantSearch:
    """P + 2R in slices: above N = 16 it takes seconds in a browser.

    A unit of `advance` is one set of orbits looked at; `found` is the number once `done`.

    >>> search = InvariantSearch(12)
    >>> while not search.advance(1000):
    ...     pass
    >>> search.found
    96
    """

    def __init__(self, n: int) -> None:
        """Take the size of the board; the work begins with the first `advance`."""
        self.done = False
        self.found = 0
        self._work = _weighed(n)

    def advance(self, budget: int) -> bool:
        """Look at so many sets of orbits; say whether the count is complete."""
        looked = list(islice(self._work, budget))
        self.found += sum(looked)
        self.done = len(looked) < budget
        return self.done


def _invariant(n: int, quarter: bool) -> Iterator[int]:
    """For each set of orbits of the rotation that is looked at, for how many placements it stands.

    Orbits are set on the first row still empty. Their mirror images are invariant, too, so on the first row
    the left half is enough.
    """
    choices = [_orbits(n, row, quarter) for row in range(n)]
    weight = 1
    if n > 1:
        # The middle of an odd row would be attacked by its own image.
        choices[0] = choices[0][: len(choices[0]) // 2]
        weight = 2
    rows = (1 << n) - 1
    stack = [(0, 0)]
    while stack:
        filled, attacked = stack.pop()
        empty = rows & ~filled
        yield 0 if empty else weight
        if not empty:
            continue
        first_empty = (empty & -empty).bit_length() - 1
        stack += [
            (filled | rows_filled, attacked | lines)
            for rows_filled, lines in choices[first_empty]
            if not rows_filled & filled and not lines & attacked
        ]


def _orbits(n: int, row: int, quarter: bool) -> list[tuple[int, int]]:
    """(rows it fills, lines it holds), as masks, of the orbit of each square of the row that may be taken."""
    orbits = []
    last = n - 1
    for column in range(n):
        squares = {(row, column), (last - row, last - column)}
        if quarter:
            squares |= {(column, last - row), (last - column, row)}
        rows = sum({1 << r for r, _ in squares})
        # n columns, then 2n sums, then 2n differences.
        lines = {1 << c for _, c in squares}
        lines |= {1 << n + r + c for r, c in squares} | {1 << 4 * n + r - c for r, c in squares}
        if rows.bit_count() == len(squares) and len(lines) == 3 * len(squares):
            orbits.append((rows, sum(lines)))
    return orbits
