"""What can be concluded from the free squares of a few lines, without trying anything.

Each rule gives what it finds, and what a rule finds stays found while squares are taken out: by the same
rule, or by an easier one. So the order in which rules are followed makes no difference to where they lead,
and neither does how the board is turned, mirrored or lettered.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from undoku.queens.lines import members
from undoku.queens.regions.field import Field

SHAPE = 3
"""Squares within so many rows and columns lie together."""


class Found(NamedTuple):
    """One conclusion. Lines are numbers of a `Field`."""

    step: str
    """The technique."""
    lines: tuple[int, ...]
    """The lines that give the reason."""
    inside: tuple[int, ...]
    """The lines that those lie in, as many; none if the reason is another one."""
    taken: int
    """The squares that cannot have a queen, as a mask; at least one."""


def singles(field: Field) -> int:
    """The squares that are the only free one of a line.

    >>> from undoku.queens.regions.field import whole
    >>> singles(whole(2, "AAAB"))
    8
    """
    found = 0
    for line in field.wanting:
        squares = field.free & field.masks[line]
        if not squares & squares - 1:
            found |= squares
    return found


def regions_inside(field: Field) -> Iterator[Found]:
    """Regions whose free squares all lie in one row or column: the rest of that has no queen."""
    n, masks, _, free, wanting = field
    regions = [line for line in wanting if line < n]
    others = [(line, masks[line]) for line in wanting if line >= n]
    for line in regions:
        squares = free & masks[line]
        for other, within in others:
            if not squares & ~within:
                taken = free & within & ~squares
                if taken:
                    yield Found("region-in-line", (line,), (other,), taken)


def lines_inside(field: Field) -> Iterator[Found]:
    """Rows and columns whose free squares all lie in one region: the rest of that has no queen."""
    n, masks, _, free, wanting = field
    regions = [(line, masks[line]) for line in wanting if line < n]
    for line in [line for line in wanting if line >= n]:
        squares = free & masks[line]
        for other, within in regions:
            if not squares & ~within:
                taken = free & within & ~squares
                if taken:
                    yield Found("line-in-region", (line,), (other,), taken)


def touching_pairs(field: Field) -> Iterator[Found]:
    """Lines with two free squares that touch: what both attack has no queen."""
    for line in field.wanting:
        squares = field.free & field.masks[line]
        if squares.bit_count() == 2 and spread(field.n, squares) == 2:
            taken = field.attacked(squares)
            if taken:
                yield Found("touching-pair", (line,), (), taken)


def shapes(field: Field) -> Iterator[Found]:
    """Lines whose free squares all attack another one: that has no queen, or the line would have none.

    Three or more that lie together are a shape; others are told by what the queen would do to the line.
    """
    for line in field.wanting:
        squares = field.free & field.masks[line]
        taken = field.attacked(squares)
        if taken:
            together = squares.bit_count() > 2 and spread(field.n, squares) <= SHAPE
            step = "common-attack" if together else f"empties-{field.kind(line)}"
            yield Found(step, (line,), (), taken)


def spread(n: int, squares: int) -> int:
    """The side of the smallest square of the board that holds the squares of a mask; 0 for none.

    >>> spread(4, 0b0010_0000_0001)
    3
    """
    if not squares:
        return 0
    top = ((squares & -squares).bit_length() - 1) // n
    height = (squares.bit_length() - 1) // n - top + 1
    squares >>= n * top
    row = (1 << n) - 1
    columns = 0
    while squares:
        columns |= squares & row
        squares >>= n
    width = columns.bit_length() - (columns & -columns).bit_length() + 1
    return max(height, width)


def pairs(field: Field) -> Iterator[Found]:
    """Two lines of a kind whose free squares lie in two of another kind: the rest of those has no queen."""
    for lines, others, touched in _crossings(field):
        for one, other in combinations(range(len(lines)), 2):
            in_lines = touched[one] | touched[other]
            if in_lines.bit_count() == 2:
                found = _found(field, [lines[one], lines[other]], [others[at] for at in members(in_lines)])
                if found:
                    yield found


def sets(field: Field) -> Iterator[Found]:
    """As many lines of a kind as they lie in of another kind, more than two.

    Each line is given one of the others that it touches, no two the same. A line, those that have been given
    what it touches, those that have been given what they touch, and so on, are the smallest set with that
    line; larger ones are made of such, and take nothing else out.
    """
    for lines, others, touched in _crossings(field):
        given = _given(touched)
        seen = set()
        for at in range(len(lines) if given else 0):
            chosen, union, left = 1 << at, touched[at], touched[at]
            while left:
                more = given[(left & -left).bit_length() - 1]
                chosen |= 1 << more
                left = (left & left - 1) | touched[more] & ~union
                union |= touched[more]
            if 2 < chosen.bit_count() < len(lines) and chosen not in seen:
                seen.add(chosen)
                found = _found(
                    field, [lines[one] for one in members(chosen)], [others[one] for one in members(union)]
                )
                if found:
                    yield found


def _given(touched: Sequence[int]) -> dict[int, int]:
    """Give each line one that it touches, to no two the same: whose each is; nothing if that cannot be."""
    given: dict[int, int] = {}

    def find(line: int, tried: set[int]) -> bool:
        for other in members(touched[line]):
            if other not in tried:
                tried.add(other)
                if other not in given or find(given[other], tried):
                    given[other] = line
                    return True
        return False

    return given if all(find(line, set()) for line in range(len(touched))) else {}


def _crossings(field: Field) -> Iterator[tuple[list[int], list[int], list[int]]]:
    """For regions beside rows and beside columns, and the other way round: the wanting lines of both kinds.

    And for each of the first kind the mask of those of the second that its free squares lie in.
    """
    n, masks, _, free, wanting = field
    regions, rows, columns = ([line for line in wanting if line // n == kind] for kind in range(3))
    left = [free & masks[line] for line in regions]
    for others in (rows, columns):
        bits = [(1 << at, masks[line]) for at, line in enumerate(others)]
        touched = [sum([bit for bit, mask in bits if squares & mask]) for squares in left]
        yield regions, others, touched
        turned = [
            sum([1 << at for at, squares in enumerate(left) if squares & masks[line]]) for line in others
        ]
        yield others, regions, turned


def _found(field: Field, lines: Iterable[int], others: Iterable[int]) -> Found | None:
    lines, others = tuple(lines), tuple(others)
    within = without = 0
    for line in others:
        within |= field.masks[line]
    for line in lines:
        without |= field.masks[line]
    taken = field.free & within & ~without
    step = "regions-in-lines" if lines[0] < field.n else "lines-in-regions"
    return Found(step, lines, others, taken) if taken else None
