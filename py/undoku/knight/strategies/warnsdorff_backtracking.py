"""Warnsdorff's rule, with a rule for ties and a way back.

The free squares within reach are tried in order: those with the fewest moves on first, and among equals those
farthest from the middle of the board, since the rim is the hardest to reach later. A square from where no
move leads on is passed over, and one after which the tour could not end where it has to. When all have
failed, the knight turns back, as in the blog, so a tour is found wherever there is one, given time.
"""

from undoku.knight.moves import Square
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.rules import all_moves, can_still_end, degree, may_end
from undoku.search.register import strategy
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLVED, TRY, UNDO, Steps


@strategy(
    "knight",
    "warnsdorff-backtracking",
    title="Warnsdorff's rule with backtracking",
    source="Warnsdorff, 1823, and the blog",
    order=3,
    shows="degrees",
)
def warnsdorff_backtracking(problem: KnightProblem) -> Steps:
    """Start on the start square of an empty board."""
    rows, cols, holes = problem.rows, problem.cols, problem.holes
    row, column = problem.start
    nearness = [-from_middle(cell, rows, cols) for cell in range(rows * cols)]
    moves, here = all_moves(rows, cols, holes), row * cols + column
    return visit(problem.board(), moves, nearness, holes, problem.ends, here, 1)


def visit(
    board: list[int],
    moves: list[tuple[int, ...]],
    nearness: list[int],
    holes: frozenset[Square],
    ends: tuple[int, ...] | None,
    here: int,
    count: int,
) -> Steps:
    """Visit this square and all that are left; return whether that was possible."""
    board[here] = count
    yield PLACE, here, count
    if count == len(board) - len(holes) and may_end(here, ends):
        yield SOLVED
        return True
    free = [there for there in moves[here] if not board[there]]
    options = [(degree(board, moves[there]), nearness[there], there) for there in free]
    for ways_on, _, there in sorted(options):
        yield TRY, there, count + 1
        leads_on = ways_on > 0 or count + 1 == len(board) - len(holes)
        if not leads_on or not can_still_end(board, there, ends, holes):
            yield REJECT, there, count + 1, NO_CELL
        elif (yield visit(board, moves, nearness, holes, ends, there, count + 1)):
            return True
    board[here] = 0
    yield UNDO, here, count
    return False


def from_middle(cell: int, rows: int, cols: int) -> int:
    """Four times the squared distance of a square from the middle of the board."""
    row, column = divmod(cell, cols)
    return (2 * row - rows + 1) ** 2 + (2 * column - cols + 1) ** 2
