"""The handout's four states of a cell at a step of a search, and a fifth where a search goes on for more."""

from undoku.search.steps import NO_CELL, REJECT, SOLUTION, TRY, UNDO
from undoku.search.trace import Trace
from undoku.search.tree import SOLVED_BELOW

EMPTY = ""
POSSIBLE, PROVISIONAL, PERMANENT, IMPOSSIBLE = "possible", "provisional", "permanent", "impossible"
FRUITFUL = "fruitful"


def states(trace: Trace, position: int) -> list[str]:
    """The state of every cell at a position; empty for what was there from the start.

    Possible is the cell being examined; provisional a value that stands for now, permanent one of a solution;
    impossible a cell that has just been refused or taken back, and where a call tries a cell only once, every
    cell that an open call has refused, or has tried without success; fruitful those that it has tried with.
    """
    board = trace.board(position)
    found = [EMPTY] * len(board)
    step = trace.step(position)
    if step is None:
        return found
    if trace.problem.tries_cells_once:
        for cell, state in left(trace, position).items():
            found[cell] = state
    placed = PERMANENT if step.kind == SOLUTION else PROVISIONAL
    for cell, (value, given) in enumerate(zip(board, trace.problem.board(), strict=True)):
        if value:
            found[cell] = EMPTY if given else placed
    if step.kind == TRY:
        found[step.cell] = POSSIBLE
    elif step.kind in (REJECT, UNDO) and not board[step.cell]:
        found[step.cell] = found[step.cell] or IMPOSSIBLE
    return found


def left(trace: Trace, position: int) -> dict[int, str]:
    """The cells that the calls open at a position have refused or tried: fruitful those with solutions."""
    tree = trace.tree
    cells: dict[int, str] = {}
    path = tree.path(tree.node_at(position))
    running = {*path}

    def refuse(begin: int, end: int, depth: int) -> None:
        for cell in _rejected(trace, begin, end, depth):
            cells.setdefault(cell, IMPOSSIBLE)

    for number in path:
        depth = tree.depth(number)
        begin, _ = tree.span(number)
        for child in tree.children(number):
            first, end = tree.span(child)
            if first >= position:
                break
            refuse(begin, first, depth)
            begin = end
            cell, _ = tree.label(child)
            if child not in running and cell != NO_CELL:
                cells[cell] = FRUITFUL if tree.outcome(child) == SOLVED_BELOW else IMPOSSIBLE
        refuse(begin, position, depth)
    return cells


def _rejected(trace: Trace, begin: int, end: int, depth: int) -> set[int]:
    steps = trace.steps
    return {
        cell
        for kind, cell, level in zip(
            steps.kinds[begin:end], steps.cells[begin:end], steps.depths[begin:end], strict=True
        )
        if kind in (REJECT, UNDO) and level == depth
    }
