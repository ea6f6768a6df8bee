"""Patterns of one digit: two strong links whose near ends see each other.

In each of two units the digit has two places left. One place of the first sees one of the second: these are
the near ends, and not both are true. So at least one of the far ends is, and a candidate that sees both goes.

                 near - - - near            - - -  weak: not both
                  |           |               |    strong: one of the two
                 far         far

Where the links lie gives them their names. A skyscraper has them in two rows, with near ends in one column,
or in two columns; a two-string kite in a row and a column, with near ends in one box; all are turbot fish. An
empty rectangle has a box in place of one link: the digit's places in it lie on one of its rows and one of its
columns, so that the box has the digit on the one or on the other.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import BOXES, CELLS, COLUMNS, PEERS, ROWS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import conjugates
from undoku.sudoku.techniques.step import DEFINING, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


class _Pattern(NamedTuple):
    """Two strong links of a digit; ends are cells.

    Attributes:
        digit: the digit, from 0.
        units: the two units.
        far: the far end of the first link, and that of the second.
        near: the near ends.
        gone: the cells with the digit that see both far ends.
    """

    digit: int
    units: tuple[int, int]
    far: tuple[int, int]
    near: tuple[int, int]
    gone: int


def _patterns(state: State) -> tuple[_Pattern, ...]:
    """Give all patterns of two strong links that take something out, but those that have both in boxes."""
    found = []
    for digit, pairs in enumerate(state.once(conjugates)):
        places = state.places[digit]
        for index, (first, one) in enumerate(pairs):
            if first in BOXES:
                break
            for second, other in pairs[index + 1 :]:
                if one & other or (second in BOXES and _on_a_line(other)):
                    continue
                for near, far in _ends(one):
                    if PEERS[near] & other:
                        for near_2, far_2 in _ends(other):
                            if PEERS[near] >> near_2 & 1:
                                gone = places & PEERS[far] & PEERS[far_2]
                                if gone:
                                    found.append(
                                        _Pattern(digit, (first, second), (far, far_2), (near, near_2), gone)
                                    )
    found.sort(key=lambda pattern: pattern.units[0] // 9)
    return tuple(found)


def _ends(pair: int) -> tuple[tuple[int, int], tuple[int, int]]:
    high = pair.bit_length() - 1
    low = (pair ^ 1 << high).bit_length() - 1
    return (low, high), (high, low)


def _on_a_line(pair: int) -> bool:
    (one, other), _ = _ends(pair)
    return one // 9 == other // 9 or one % 9 == other % 9


@finds("skyscraper")
def skyscraper(state: State) -> Finding:
    """Find links in two rows with near ends in one column, or in two columns with near ends in one row.

    The far ends are on the same side of the near ones.
    """
    for pattern in state.once(_patterns):
        first, second = pattern.units
        if first // 9 == second // 9:
            (near, near_2), (far, far_2) = (_across(ends, first) for ends in (pattern.near, pattern.far))
            if near == near_2 and far != far_2 and (near < far) == (near < far_2):
                yield _step("skyscraper", pattern)


def _across(ends: tuple[int, int], line: int) -> tuple[int, int]:
    """Give the columns of two cells if the line is a row, or else their rows."""
    kind = 1 - line // 9
    return UNITS_OF[ends[0]][kind], UNITS_OF[ends[1]][kind]


@finds("two-string-kite")
def two_string_kite(state: State) -> Finding:
    """Find links in a row and in a column with near ends in one box."""
    for pattern in state.once(_kites):
        yield _step("two-string-kite", pattern)


def _kites(state: State) -> tuple[_Pattern, ...]:
    """Give the two-string kites: what goes is where the lines across the far ends cross."""
    found = []
    for pattern in state.once(_patterns):
        row, column = pattern.units
        if row < 9 <= column < 18 and UNITS_OF[pattern.near[0]][2] == UNITS_OF[pattern.near[1]][2]:
            # Of a link inside the box either end is near: the first of them is enough.
            if any(
                near > far and UNITS_OF[near][2] == UNITS_OF[far][2]
                for near, far in zip(pattern.near, pattern.far, strict=True)
            ):
                continue
            gone = pattern.gone & 1 << pattern.far[1] // 9 * 9 + pattern.far[0] % 9
            if gone:
                found.append(pattern._replace(gone=gone))
    return tuple(found)


@finds("dual-two-string-kite")
def dual_two_string_kite(state: State) -> Finding:
    """Find two kites with the same near ends, each in the row of one and the column of the other."""
    kites = state.once(_kites)
    for index, one in enumerate(kites):
        for other in kites[index + 1 :]:
            if one.digit == other.digit and one.near == other.near[::-1] and one.gone != other.gone:
                yield _joined("dual-two-string-kite", _step("", one), _step("", other))


@finds("turbot-fish")
def turbot_fish(state: State) -> Finding:
    """Find two strong links whose near ends see each other."""
    patterns = state.once(_patterns)
    for pattern in sorted(patterns, key=lambda pattern: (-pattern.gone.bit_count(), _reading(pattern))):
        yield _step("turbot-fish", pattern)


def _reading(pattern: _Pattern) -> list[tuple[int, int]]:
    return [(cell, pattern.digit) for cell in members(pattern.gone)]


def _step(technique: str, pattern: _Pattern) -> Step:
    shift = CELLS * pattern.digit
    far, far_2 = (1 << shift + cell for cell in pattern.far)
    near, near_2 = (1 << shift + cell for cell in pattern.near)
    return Step(
        technique,
        eliminations=pattern.gone << shift,
        roles=((DEFINING, far | far_2 | near | near_2),),
        units=pattern.units,
        chains=((Link(far, near, True), Link(near, near_2, False), Link(near_2, far_2, True)),),
        premises=(False,),
    )


def _joined(technique: str, one: Step, other: Step) -> Step:
    """Show two steps as one."""
    return Step(
        technique,
        eliminations=one.eliminations | other.eliminations,
        roles=((DEFINING, one.role(DEFINING) | other.role(DEFINING)),),
        units=(*one.units, *other.units),
        covers=(*one.covers, *other.covers),
        chains=one.chains + other.chains,
        premises=one.premises + other.premises,
    )


_CROSSES = tuple(
    tuple(
        (row, column, UNITS[box] & ~(UNITS[row] | UNITS[column]))
        for row in reversed(ROWS)
        for column in COLUMNS
        if UNITS[row] & UNITS[column] & UNITS[box]
    )
    for box in BOXES
)
"""For every box each of its rows with each of its columns, and the cells of the box on neither."""


@finds("empty-rectangle")
def empty_rectangle(state: State) -> Finding:
    """Find boxes with a digit on one row and one column alone, of which a strong link leads to the other."""
    return iter(state.once(_empty_rectangles))


@finds("dual-empty-rectangle")
def dual_empty_rectangle(state: State) -> Finding:
    """Find two empty rectangles in one box."""
    steps = state.once(_empty_rectangles)
    for index, one in enumerate(steps):
        for other in steps[index + 1 :]:
            in_same_box = one.role(DEFINING) & other.role(DEFINING) and one.units[0] == other.units[0]
            if in_same_box and one.eliminations != other.eliminations:
                yield _joined("dual-empty-rectangle", one, other)


def _empty_rectangles(state: State) -> tuple[Step, ...]:
    found: list[Step] = []
    for digit, pairs in enumerate(state.once(conjugates)):
        lines = [link for kind in (COLUMNS, ROWS) for link in pairs if link[0] in kind]
        if lines:
            places = state.places[digit]
            for box, crosses in zip(BOXES, _CROSSES, strict=True):
                here = places & UNITS[box]
                if 2 <= here.bit_count() <= 5:
                    for row, column, outside in crosses:
                        if not here & outside and here & ~UNITS[row] and here & ~UNITS[column]:
                            found.extend(_over(digit, places, box, (row, column), lines))
    return tuple(found)


def _over(
    digit: int, places: int, box: int, cross: tuple[int, int], lines: list[tuple[int, int]]
) -> Iterator[Step]:
    """Give the steps of an empty rectangle with strong links that begin on its row or on its column."""
    shift = CELLS * digit
    here = places & UNITS[box]
    row, column = cross
    for number, pair in lines:
        if pair & UNITS[box]:
            continue
        begun, ended = (row, column) if number in COLUMNS else (column, row)
        near = pair & UNITS[begun]
        far = pair ^ near
        if near and far:
            across = 1 - number // 9  # of a row the columns, of a column the rows
            gone = places & UNITS[ended] & UNITS[UNITS_OF[far.bit_length() - 1][across]] & ~UNITS[box]
            if gone:
                on, off = (here & UNITS[ended]) << shift, (here & ~UNITS[ended]) << shift
                near, far = near << shift, far << shift
                yield Step(
                    "empty-rectangle",
                    eliminations=gone << shift,
                    roles=((DEFINING, here << shift | near | far),),
                    units=(box, number),
                    covers=(begun, ended),
                    chains=((Link(on, off, True), Link(off, near, False), Link(near, far, True)),),
                    premises=(False,),
                )
