"""Templates: what every way to place a digit has in common.

A template is a way to place a digit in all rows that still need it, once in each row, column and box. A
candidate that is in every template is true (template set); one that is in none is false (template delete). A
cell that a digit must have by this is closed to the others, whose templates become fewer: this goes on until
nothing more is found.
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS
from undoku.sudoku.techniques.digit_templates import in_some_and_in_all
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.step import DEFINING, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("template-set")
def template_set(state: State) -> Finding:
    """Find digits that go to the same cells in all their templates."""
    for digit, places in enumerate(state.places):
        yield None
        closed, _, in_all = state.once(_templates)[digit]
        alone = in_some_and_in_all(places)[1]
        if in_all:
            yield Step(
                "template-set",
                placements=in_all << CELLS * digit,
                roles=() if in_all == alone else _claims(state, closed),
            )


@finds("template-delete")
def template_delete(state: State) -> Finding:
    """Find digits that have candidates in none of their templates."""
    for digit, places in enumerate(state.places):
        yield None
        closed, in_some, _ = state.once(_templates)[digit]
        alone = in_some_and_in_all(places)[0]
        if in_some and places & ~in_some:
            yield Step(
                "template-delete",
                eliminations=(places & ~in_some) << CELLS * digit,
                roles=() if in_some == alone else _claims(state, closed),
            )


def _templates(state: State) -> tuple[tuple[int, int, int], ...]:
    """Give for each digit its places that others must have, and the cells in some and in all templates."""
    closed = [0] * 9
    while True:
        open_to = [places & ~shut for places, shut in zip(state.places, closed, strict=True)]
        found = [in_some_and_in_all(places) for places in open_to]
        if any(places and not in_some for places, (in_some, _) in zip(state.places, found, strict=True)):
            return ((0, 0, 0),) * 9  # a grid without a solution has nothing to tell
        before = closed
        closed = [
            _union(in_all for other, (_, in_all) in enumerate(found) if other != digit) & places
            for digit, places in enumerate(state.places)
        ]
        if closed == before:
            return tuple((shut, *both) for shut, both in zip(closed, found, strict=True))


def _claims(state: State, closed: int) -> tuple[tuple[str, int], ...]:
    """Give, as a role, the candidates that other digits must have where a digit is closed out."""
    candidates = 0
    for digit, (_, _, in_all) in enumerate(state.once(_templates)):
        candidates |= (in_all & closed) << CELLS * digit
    return ((DEFINING, candidates),)


def _union(sets: Iterable[int]) -> int:
    """Give the cells that are in any of the sets."""
    cells = 0
    for more in sets:
        cells |= more
    return cells
