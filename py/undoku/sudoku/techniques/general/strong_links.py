"""Strong links of a digit on any shape, and what two of them conclude."""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.general.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.geometry import Geometry


def conjugates(state: AnyState) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give, for each digit from 0, the units in which it has exactly two places, and these as a set of cells.

    Ask for it with `state.once(conjugates)`.
    """
    at = state.geometry
    return tuple(
        tuple((unit, pair) for unit in at.whole if (pair := places & at.units[unit]).bit_count() == 2)
        for places in state.places
    )


class _Pattern(NamedTuple):
    """Two strong links of a digit, from 0, whose near ends see each other; what sees both far ends goes."""

    digit: int
    units: tuple[int, int]
    far: tuple[int, int]
    near: tuple[int, int]
    gone: int


def _patterns(state: AnyState) -> tuple[_Pattern, ...]:
    """Give the patterns that take something out, but those that have both links in boxes."""
    at = state.geometry
    found = []
    for digit, links in enumerate(state.once(conjugates)):
        for index, (first, one) in enumerate(links):
            for second, other in links[index + 1 :]:
                if one & other or (first in at.boxes and second in at.boxes) or _is_line(at, second, other):
                    continue
                for far, near in _ends(one):
                    for far_2, near_2 in _ends(other):
                        gone = state.places[digit] & at.peers[far] & at.peers[far_2]
                        if gone and at.peers[near] >> near_2 & 1:
                            ends = (far, far_2), (near, near_2)
                            found.append(_Pattern(digit, (first, second), *ends, gone))
    return tuple(found)


def _is_line(at: Geometry, unit: int, pair: int) -> bool:
    """Say whether a pair in a box lies in a row or a column as well, where it is found already."""
    return unit in at.boxes and at.together(pair)[0] < at.boxes.start


def _ends(pair: int) -> tuple[tuple[int, int], tuple[int, int]]:
    low, high = members(pair)
    return (low, high), (high, low)


@finds("skyscraper")
def skyscraper(state: AnyState) -> Finding:
    """Find links in two rows with near ends in one column, or in two columns with near ends in one row."""
    at = state.geometry
    for pattern in state.once(_patterns):
        for lines, across in ((at.rows, at.columns), (at.columns, at.rows)):
            if all(unit in lines for unit in pattern.units):
                near, far = (
                    {number for cell in ends for number in at.units_of[cell] if number in across}
                    for ends in (pattern.near, pattern.far)
                )
                if len(near) == 1 and len(far) == 2:
                    yield _step("skyscraper", at, pattern)


@finds("two-string-kite")
def two_string_kite(state: AnyState) -> Finding:
    """Find links in a row and in a column with near ends in one box: what goes is where the lines cross."""
    at = state.geometry
    for pattern in state.once(_patterns):
        row, column = pattern.units
        near = 1 << pattern.near[0] | 1 << pattern.near[1]
        if row in at.rows and column in at.columns and any(unit in at.boxes for unit in at.together(near)):
            crossing = pattern.far[1] // at.size * at.size + pattern.far[0] % at.size
            if pattern.gone >> crossing & 1:
                yield _step("two-string-kite", at, pattern._replace(gone=1 << crossing))


@finds("turbot-fish")
def turbot_fish(state: AnyState) -> Finding:
    """Find two strong links whose near ends see each other: those first that take out the most."""
    for pattern in sorted(state.once(_patterns), key=lambda pattern: -pattern.gone.bit_count()):
        yield _step("turbot-fish", state.geometry, pattern)


def _step(technique: str, at: Geometry, pattern: _Pattern) -> Step:
    shift = at.cells * pattern.digit
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
