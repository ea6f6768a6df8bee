"""What to draw of a large search tree: the calls around the running one, and the rest as marks."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from undoku.search.tree import FAILED, RUNNING, SOLVED_BELOW

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from undoku.watch.recorded import Calls

MOST = 3_000
"""Marks of a search that is at most 1,000 calls deep: more would not leave the sandbox of a program."""

FEWEST = 600
"""Calls beside those that are open for which there is room however deep the search is."""

ROOM = 120
"""Marks up to which subtrees with solutions are opened without being asked."""

NEAR = 24
"""Levels above the running call whose other calls are marks of their own; further up they share one."""

NO_CALL = -1
"""Stands above the first call."""


class Mark(NamedTuple):
    """One mark of the drawing.

    Attributes:
        id: the number of its call; where calls share a mark, that of the first of them.
        parent: the id of the mark above, or -1.
        cell, value: the placement that the call begins with or follows from.
        outcome: "solved", "failed" or "running", as far as it was known at the position.
        size: calls made in this subtree by then, itself included.
        hidden: how many calls are collapsed into this mark, 0 for a call that is drawn itself.
        position: the first step of the call, in the whole search.
        missing: whether what is collapsed into it is left out of the trace, so that it cannot be opened.
    """

    id: int
    parent: int
    cell: int
    value: int
    outcome: str
    size: int
    hidden: int
    position: int
    missing: bool = False


def window(tree: Calls, position: int, opened: Container[int] = (), longest: int = 0) -> list[Mark]:
    """The marks of the search as it was at a position, in the order of the calls.

    The calls down to the running one are open, and so are those in `opened`. Then subtrees with solutions
    are opened, the nearest first, while there is room; every other subtree is one mark of its size. Calls
    that came after the position are not drawn. Of more than `longest` open calls, 0 for any number, those
    between the first and the last ones share a mark as well.
    """
    path = tree.path(tree.node_at(position))
    between = len(path) - longest + 1 if longest and len(path) > longest else 0
    if between:
        del path[2 : between + 1]
    made = max(tree.calls_by(position), 1)
    marks = {}
    for above, number in pairwise((NO_CALL, *path)):
        # A call of the path has ended only where the position is its last step.
        outcome = tree.outcome(number) if tree.ends_at(number, position) else RUNNING
        marks[number] = _mark(tree, number, above, outcome, made - number, 0)
    if between:
        marks[path[1]] = marks[path[1]]._replace(hidden=between, missing=True)
    # Every open call may have one mark that others share; a third of what is left is for what is opened.
    beside = max((MOST - 2 * len(path)) * 2 // 3, FEWEST)
    waiting: list[int] = []
    for level, number in enumerate(reversed(path)):
        if between and number == path[1]:
            continue
        after = path[-level] if level else made
        children = [child for child in tree.children(number) if child < after]
        shared, own = _divided(children, beside if level < NEAR else 0)
        marks.update(_below(tree, number, shared, own, own[0] if own else after))
        beside -= len(own)
        waiting.extend(own)
    for number in waiting:
        mark = marks[number]
        if number in opened or (mark.outcome == SOLVED_BELOW and len(marks) < ROOM):
            room = MOST - len(marks)
            children = tree.children(number)
            # What others share takes room as well.
            shared, own = _divided(children, room if len(children) <= room else room - 1)
            if own:
                marks[number] = mark._replace(hidden=0)
                marks.update(_below(tree, number, shared, own, own[0]))
                waiting.extend(own)
    return [marks[number] for number in sorted(marks)]


def _divided(children: list[int], most: int) -> tuple[list[int], list[int]]:
    """The calls that share a mark, and the last ones, at most so many, which have one each."""
    first = max(len(children) - most, 0)
    return children[:first], children[first:]


def _below(tree: Calls, parent: int, shared: list[int], own: list[int], after: int) -> dict[int, Mark]:
    """The marks of calls that one has made: one for those that share it, all made before the call `after`."""
    marks = [_collapsed(tree, child, parent) for child in own]
    if shared:
        marks.append(_shared(tree, parent, shared, after))
    return {mark.id: mark for mark in marks}


def _mark(tree: Calls, number: int, parent: int, outcome: str, size: int, hidden: int) -> Mark:
    cell, value = tree.label(number)
    return Mark(number, parent, cell, value, outcome, size, hidden, tree.begin(number))


def _collapsed(tree: Calls, number: int, parent: int) -> Mark:
    """A call that has ended, with everything below it."""
    size = tree.size(number)
    mark = _mark(tree, number, parent, tree.outcome(number), size, size if size > 1 else 0)
    return mark._replace(missing=size > 1 and not tree.children(number))


def _shared(tree: Calls, parent: int, children: list[int], after: int) -> Mark:
    """Calls that one has made in a row, all that were made before the call `after`, in one mark."""
    solved = any(tree.outcome(child) == SOLVED_BELOW for child in children)
    size = after - children[0]
    return _mark(tree, children[0], parent, SOLVED_BELOW if solved else FAILED, size, size)
