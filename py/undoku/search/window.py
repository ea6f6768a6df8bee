"""What to draw of a large search tree: the calls around the running one, and the rest as marks."""

from __future__ import annotations

from typing import NamedTuple

from undoku.search.tree import FAILED, RUNNING, SOLVED_BELOW

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from undoku.search.tree import Node, Tree

ROOM = 120
"""Marks up to which subtrees with solutions are opened without being asked."""

NEAR = 24
"""Levels above the running call whose other calls are marks of their own; further up they share one."""


class Mark(NamedTuple):
    """One mark of the drawing.

    Attributes:
        id: the number of its call; where calls share a mark, that of the first of them.
        parent: the id of the mark above, or -1.
        cell, value: the placement that the call begins with or follows from.
        outcome: "solved", "failed" or "running", as far as it was known at the position.
        size: calls made in this subtree by then, itself included.
        hidden: how many calls are collapsed into this mark, 0 for a call that is drawn itself.
        position: the first step of the call.
    """

    id: int
    parent: int
    cell: int
    value: int
    outcome: str
    size: int
    hidden: int
    position: int


def window(tree: Tree, position: int, opened: Container[int] = ()) -> list[Mark]:
    """The marks of the search as it was at a position, in the order of the calls.

    The calls down to the running one are open, and so are those in `opened`. Then subtrees with solutions
    are opened, the nearest first, while there is room; every other subtree is one mark of its size. Calls
    that came after the position are not drawn.
    """
    path = tree.path(tree.node_at(position))
    made = max(tree.calls_by(position), 1)
    marks = {number: _running(tree.node(number), made, position) for number in path}
    waiting: list[int] = []
    for level, number in enumerate(reversed(path)):
        children = [child for child in tree.children(number) if child < made and child not in marks]
        if level < NEAR:
            marks.update((child, _collapsed(tree.node(child))) for child in children)
            waiting.extend(children)
        elif children:
            marks[children[0]] = _shared([tree.node(child) for child in children])
    for number in waiting:
        mark = marks[number]
        if mark.hidden and (number in opened or (mark.outcome == SOLVED_BELOW and len(marks) < ROOM)):
            marks[number] = mark._replace(hidden=0)
            children = tree.children(number)
            marks.update((child, _collapsed(tree.node(child))) for child in children)
            waiting.extend(children)
    return [marks[number] for number in sorted(marks)]


def _running(node: Node, made: int, position: int) -> Mark:
    """A call that is open; it has ended where the position is its last step."""
    outcome = node.outcome if node.last == position else RUNNING
    return Mark(node.number, node.parent, node.cell, node.value, outcome, made - node.number, 0, node.first)


def _collapsed(node: Node) -> Mark:
    """A call that has ended, with everything below it."""
    hidden = node.size if node.size > 1 else 0
    return Mark(node.number, node.parent, node.cell, node.value, node.outcome, node.size, hidden, node.first)


def _shared(nodes: list[Node]) -> Mark:
    """Several calls of one parent in one mark."""
    size = sum(node.size for node in nodes)
    outcome = SOLVED_BELOW if any(node.outcome == SOLVED_BELOW for node in nodes) else FAILED
    return _collapsed(nodes[0])._replace(outcome=outcome, size=size, hidden=size)
