"""Placements that a rotation of the board leaves as they are, counted directly.

Queens are set in whole orbits: two at a time for the half turn, four at a time for the quarter turn. That
leaves so few choices that the counts take milliseconds where the total takes minutes. No placement of more
than one queen is its own mirror image, so by Burnside's lemma the fundamental placements number (Q + P +
2R) / 8, with Q all of them, P those of the half turn and R those of the quarter turn.
"""


def count_half_turn(n: int) -> int:
    """P(n): placements of n queens that are unchanged by a turn of 180 degrees."""
    return _count_invariant(n, quarter=False)


def count_quarter_turn(n: int) -> int:
    """R(n): placements of n queens that are unchanged by a turn of 90 degrees."""
    return _count_invariant(n, quarter=True)


def _count_invariant(n: int, quarter: bool) -> int:
    """Placements made of whole orbits of the rotation, each on the first row still empty."""
    choices = [_orbits(n, row, quarter) for row in range(n)]
    rows = (1 << n) - 1
    found = 0
    stack = [(0, 0)]
    while stack:
        filled, attacked = stack.pop()
        empty = rows & ~filled
        if not empty:
            found += 1
            continue
        first_empty = (empty & -empty).bit_length() - 1
        stack += [
            (filled | rows_filled, attacked | lines)
            for rows_filled, lines in choices[first_empty]
            if not rows_filled & filled and not lines & attacked
        ]
    return found


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
