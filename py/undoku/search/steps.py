"""The words a teaching strategy speaks: what happened, in which cell, with which value.

A strategy yields plain tuples that begin with one of the five kinds, because a tuple is the cheapest thing
that Python can make a million of:

    yield TRY, cell, value          one candidate is examined
    yield REJECT, cell, value, by   it cannot go there: the piece in cell `by` forbids it
    yield PLACE, cell, value        the board now has this value in this cell
    yield UNDO, cell, value         the board has it no more
    yield SOLVED                    the board is a solution

A cell is a number in reading order; a value is a digit, a queen (1) or the number of a knight's move. The
board is changed just before the step is yielded. A strategy recurses by yielding another generator, which is
run to its end, and the yield gives what that generator returned.
"""

from collections.abc import Generator
from typing import Any, NamedTuple

TRY, REJECT, PLACE, UNDO, SOLUTION = range(5)

KINDS = ("try", "reject", "place", "undo", "solution")
"""The name of each kind."""

NO_CELL = -1
"""Stands where a step has no cell, or nobody forbids it."""

SOLVED = (SOLUTION, NO_CELL, 0)

Steps = Generator[Any, Any, Any]
"""What a teaching strategy is: a generator of steps, and of generators where it calls itself or a helper."""


class Step(NamedTuple):
    """One step as it was seen.

    Attributes:
        kind: TRY, REJECT, PLACE, UNDO or SOLUTION; its name is `KINDS[kind]`.
        cell, value: what was tried, placed or taken back and where; NO_CELL and 0 for a solution.
        by: the cell that forbids a rejected value, else NO_CELL.
        line: the line of the strategy's file that yielded the step.
        depth: how many calls of the recursive function were open; 1 in the first.
    """

    kind: int
    cell: int
    value: int
    by: int
    line: int
    depth: int


class Counts(NamedTuple):
    """How much a search has done: calls of the recursive function, and steps of each kind but reject."""

    calls: int
    tries: int
    placements: int
    undos: int
    solutions: int


def fields(step: Step, cols: int) -> dict[str, object]:
    """A step by name, as the shell and a saved search have it, on a board of so many columns.

    >>> fields(Step(REJECT, 4, 7, 1, 12, 3), 9)
    {'kind': 'reject', 'cell': [0, 4], 'value': 7, 'by': [0, 1], 'line': 12, 'depth': 3}
    """
    return {
        "kind": KINDS[step.kind],
        "cell": _square(step.cell, cols),
        "value": None if step.kind == SOLUTION else step.value,
        "by": _square(step.by, cols),
        "line": step.line,
        "depth": step.depth,
    }


def _square(cell: int, cols: int) -> list[int] | None:
    return None if cell == NO_CELL else list(divmod(cell, cols))
