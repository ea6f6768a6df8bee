"""A puzzle and its solution: which of two grids is which, and two grids side by side."""

from __future__ import annotations

from itertools import groupby
from math import isqrt

from undoku.sudoku.forms.cell import cell_of
from undoku.sudoku.forms.rows import Line, lines_of, rows_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from undoku.sudoku.forms.parts import Cells

_GAP = " \t|=>:-"
_MOST_GAPS = 3
_MOST_LINES = 64
_FEWEST_LINES = 4


def are_solved(solution: Sequence[str], puzzle: Sequence[str], size: int) -> bool:
    """Whether the first has all digits, and those of the second among them."""
    digits = [cell_of(word, size) or "." for word in solution]
    if any(len(digit) > 1 or digit == "." for digit in digits):
        return False
    return all(cell_of(word, size) in (None, ".", digit) for word, digit in zip(puzzle, digits, strict=True))


def solves(solution: Cells, puzzle: Cells) -> bool:
    """Whether cells have all digits, and those of others among them."""
    size = isqrt(len(puzzle))
    return len(solution) == len(puzzle) and are_solved(
        [word for _, word in solution], [word for _, word in puzzle], size
    )


def beside(text: str, sizes: Collection[int]) -> Cells | None:
    """The puzzle that stands beside its solution; None where there are not these two.

    >>> "".join(word for _, word in beside("1..4  1234\\n.412  3412\\n2.4.  2143\\n4..1  4321", [4]))
    '1..4.4122.4.4..1'
    """
    if not _FEWEST_LINES <= len(lines_of(text)) <= _MOST_LINES:
        return None
    lines = [line for line in lines_of(text) if line.is_solid and not line.is_label]
    if len(lines) < _FEWEST_LINES:
        return None
    for start, end in _gaps([line.text for line in lines]):
        halves = []
        for is_left in (True, False):
            rows = rows_of("\n".join(_half(line, start, end, is_left) for line in text.split("\n")), sizes)
            if rows is None:
                break
            halves.append([cell for row in rows for cell in row])
        else:
            for puzzle, solution in (halves, halves[::-1]):
                if solves(solution, puzzle):
                    return puzzle
    return None


def _gaps(lines: Sequence[str]) -> list[tuple[int, int]]:
    """The columns between two parts of all lines: the widest gaps, and those near the middle, first."""
    width = min(map(len, lines))
    used = [any(line[column] not in _GAP for line in lines) for column in range(width)]
    gaps = []
    for is_used, columns in groupby(range(width), used.__getitem__):
        gap = list(columns)
        if not is_used and gap[0] > 0:
            gaps.append((gap[0], gap[-1] + 1))
    gaps.sort(key=lambda gap: (gap[0] - gap[1], abs(gap[0] + gap[1] - width)))
    return gaps[:_MOST_GAPS]


def _half(line: str, start: int, end: int, is_left: bool) -> str:
    if Line(0, line).is_label:
        return " " * len(line)
    if is_left:
        return line[:start] + " " * (len(line) - len(line[:start]))
    return " " * min(end, len(line)) + line[end:]
