"""How hard a board with regions is: the easiest class of techniques that fills it."""

from collections.abc import Callable, Iterator

from undoku.queens.lines import members
from undoku.queens.regions.field import Field, whole
from undoku.queens.regions.rules import (
    Found,
    lines_inside,
    pairs,
    regions_inside,
    sets,
    shapes,
    singles,
    touching_pairs,
)

LEVELS = ("easy", "medium", "hard", "extreme")

Rule = Callable[[Field], Iterator[Found]]

CLASSES: tuple[tuple[Rule, ...], ...] = (
    (regions_inside,),
    (lines_inside, touching_pairs, pairs),
    (shapes, sets),
)
"""The rules that each level but the last has more than the one before; singles belong to all."""


def level_of(n: int, regions: str) -> str:
    """The level of a board that has one solution; "extreme" if its techniques do not fill it.

    It is the same however the board is turned, mirrored or lettered. A board with no solution or several is
    filled by no technique.

    >>> level_of(4, "AAAABAACBAACDDCC")
    'easy'
    """
    return next((level for level, field in closures(n, regions) if not field.wanting), LEVELS[-1])


def closures(n: int, regions: str) -> Iterator[tuple[str, Field]]:
    """For each level but the last, the easiest first: where its techniques find no more on a board."""
    field = whole(n, regions)
    rules: list[Rule] = []
    for level, more in zip(LEVELS, CLASSES, strict=False):
        rules += more
        field = _closed(field, rules)
        yield level, field


def _closed(field: Field, rules: list[Rule]) -> Field:
    """The position in which none of the rules finds more, the easier ones tried first."""
    while True:
        while placed := singles(field):
            field = field.with_queens(members(placed))
        for rule in rules:
            taken = 0
            for found in rule(field):
                taken |= found.taken
            if taken:
                field = field.without(taken)
                break
        else:
            return field
