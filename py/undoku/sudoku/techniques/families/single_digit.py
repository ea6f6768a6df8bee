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

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from undoku.sudoku.techniques.candidates import BOXES, CELLS, COLUMNS, PEERS, ROWS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.state import pairs_of
from undoku.sudoku.techniques.step import DEFINING, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


class Pattern(NamedTuple):
    """Two strong links of a digit; ends are cells.

    Attributes:
        units: the two units.
        far: the far end of the first link, and that of the second.
        near: the near ends.
        gone: the cells with the digit that see both far ends.
    """

    units: tuple[int, int]
    far: tuple[int, int]
    near: tuple[int, int]
    gone: int


def _patterns(state: State) -> list[tuple[int, Pattern]]:
    """Give all patterns, each with its digit, from 0: those that begin in rows before the others."""
    found = [
        (digit, pattern) for digit, places in enumerate(state.places) for pattern in _patterns_of(places)
    ]
    found.sort(key=lambda pair: pair[1].units[0] // 9)
    return found


@lru_cache(2048)
def _patterns_of(places: int) -> list[Pattern]:
    """Give the patterns of a digit that take something out, but those that have both links in boxes."""
    found = []
    pairs = pairs_of(places)
    for index, (first, one) in enumerate(pairs):
        if first in BOXES:
            break
        (low, high), _ = ends = ends_of(one)
        around = PEERS[low] | PEERS[high]
        for second, other in pairs[index + 1 :]:
            if not other & around or one & other or (second in BOXES and _on_a_line(other)):
                continue
            for near, far in ends:
                for near_2, far_2 in ends_of(other):
                    if PEERS[near] >> near_2 & 1:
                        gone = places & PEERS[far] & PEERS[far_2]
                        if gone:
                            found.append(Pattern((first, second), (far, far_2), (near, near_2), gone))
    return found


def ends_of(pair: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Give two cells both ways round."""
    high = pair.bit_length() - 1
    low = (pair ^ 1 << high).bit_length() - 1
    return (low, high), (high, low)


def _on_a_line(pair: int) -> bool:
    (one, other), _ = ends_of(pair)
    return one // 9 == other // 9 or one % 9 == other % 9


@finds("skyscraper")
def skyscraper(state: State) -> Finding:
    """Find links in two rows with near ends in one column, or in two columns with near ends in one row."""
    for digit, pattern in state.once(_patterns):
        first, second = pattern.units
        if first // 9 == second // 9:
            (near, near_2), (far, far_2) = (_across(ends, first) for ends in (pattern.near, pattern.far))
            if near == near_2 and far != far_2:
                yield step_of("skyscraper", digit, pattern)


def _across(ends: tuple[int, int], line: int) -> tuple[int, int]:
    """Give the columns of two cells if the line is a row, or else their rows."""
    kind = 1 - line // 9
    return UNITS_OF[ends[0]][kind], UNITS_OF[ends[1]][kind]


@finds("two-string-kite")
def two_string_kite(state: State) -> Finding:
    """Find links in a row and in a column with near ends in one box."""
    for digit, pattern in state.once(_kites):
        yield step_of("two-string-kite", digit, pattern)


def _kites(state: State) -> list[tuple[int, Pattern]]:
    """Give the two-string kites: what goes is where the lines across the far ends cross."""
    found = []
    for digit, pattern in state.once(_patterns):
        row, column = pattern.units
        if row < 9 <= column < 18 and UNITS_OF[pattern.near[0]][2] == UNITS_OF[pattern.near[1]][2]:
            gone = pattern.gone & 1 << pattern.far[1] // 9 * 9 + pattern.far[0] % 9
            if gone:
                found.append((digit, pattern._replace(gone=gone)))
    return found


@finds("dual-two-string-kite")
def dual_two_string_kite(state: State) -> Finding:
    """Find two kites with the same near ends, each in the row of one and the column of the other."""
    kites = state.once(_kites)
    for index, (digit, one) in enumerate(kites):
        for other_digit, other in kites[index + 1 :]:
            if digit == other_digit and one.near == other.near[::-1] and one.gone != other.gone:
                technique = "dual-two-string-kite"
                yield _joined(technique, step_of(technique, digit, one), step_of(technique, digit, other))


@finds("turbot-fish")
def turbot_fish(state: State) -> Finding:
    """Find two strong links whose near ends see each other: those first that take out the most."""

    def rank(found: tuple[int, Pattern]) -> tuple[int, list[int], int]:
        digit, pattern = found
        return -pattern.gone.bit_count(), list(members(pattern.gone)), digit

    for digit, pattern in sorted(state.once(_patterns), key=rank):
        yield step_of("turbot-fish", digit, pattern)


def step_of(technique: str, digit: int, pattern: Pattern) -> Step:
    """Make the step of two strong links; the digit counts from 0."""
    shift = CELLS * digit
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


class _Rectangle(NamedTuple):
    """An empty rectangle, and a strong link that begins on one of its lines; all but units are sets of cells.

    Attributes:
        units: the box, and the unit of the strong link.
        covers: the line on which the link begins, and the line from which something goes.
        off: the digit's places in the box that are not on the second line.
        on: those on it.
        near: the end of the link on the first line.
        far: its other end.
        gone: the cell of the second line that sees the far end.
    """

    units: tuple[int, int]
    covers: tuple[int, int]
    off: int
    on: int
    near: int
    far: int
    gone: int


@lru_cache(2048)
def _rectangles_of(places: int) -> list[_Rectangle]:
    """Give the empty rectangles of a digit that take something out."""
    found: list[_Rectangle] = []
    pairs = pairs_of(places)
    lines = [link for kind in (COLUMNS, ROWS) for link in pairs if link[0] in kind]
    if lines:
        for box, crosses in zip(BOXES, _CROSSES, strict=True):
            here = places & UNITS[box]
            if 2 <= here.bit_count() <= 5:
                for row, column, outside in crosses:
                    if not here & outside and here & ~UNITS[row] and here & ~UNITS[column]:
                        for line in lines:
                            found.extend(_over(places, box, row, column, *line))
    return found


def _over(places: int, box: int, row: int, column: int, line: int, pair: int) -> Iterator[_Rectangle]:
    """Give the empty rectangle of a row and a column, if the strong link begins on one of them."""
    here = places & UNITS[box]
    begun, ended = (row, column) if line in COLUMNS else (column, row)
    near = pair & UNITS[begun]
    far = pair ^ near
    if near and far and not pair & here:
        across = 1 - line // 9  # of a row the columns, of a column the rows
        gone = places & UNITS[ended] & UNITS[UNITS_OF[far.bit_length() - 1][across]] & ~UNITS[box]
        if gone:
            on = here & UNITS[ended]
            yield _Rectangle((box, line), (begun, ended), here ^ on, on, near, far, gone)


@finds("empty-rectangle")
def empty_rectangle(state: State) -> Finding:
    """Find boxes with a digit on one row and one column alone, and a strong link from one to the other."""
    for digit, places in enumerate(state.places):
        for rectangle in _rectangles_of(places):
            yield _crossed("empty-rectangle", digit, rectangle)


@finds("dual-empty-rectangle")
def dual_empty_rectangle(state: State) -> Finding:
    """Find two empty rectangles in one box."""
    technique = "dual-empty-rectangle"
    for digit, places in enumerate(state.places):
        for one, other in combinations(_rectangles_of(places), 2):
            if one.units[0] == other.units[0] and one.gone != other.gone:
                yield _joined(technique, _crossed(technique, digit, one), _crossed(technique, digit, other))


def _crossed(technique: str, digit: int, rectangle: _Rectangle) -> Step:
    shift = CELLS * digit
    off, on, near, far, gone = (cells << shift for cells in rectangle[2:])
    return Step(
        technique,
        eliminations=gone,
        roles=((DEFINING, off | on | near | far),),
        units=rectangle.units,
        covers=rectangle.covers,
        chains=((Link(on, off, True), Link(off, near, False), Link(near, far, True)),),
        premises=(False,),
    )
