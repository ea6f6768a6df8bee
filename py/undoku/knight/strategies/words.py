"""What a step of a search for a knight's tour did, in words, and how many moves lead on from a square."""

from collections.abc import Collection, Sequence

from undoku.knight.moves import Square
from undoku.knight.squares import square_name
from undoku.knight.strategies.rules import all_moves, can_still_end, degree
from undoku.knight.strategies.wanted import Wanted
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, TRY, Step


def sentence(step: Step, board: Sequence[int], wanted: Wanted) -> str:
    """Say what a step did, after which the board looks like this, in a search for the tour that is wanted.

    >>> wanted = Wanted(2, 3, (0, 0), None, closed=False)
    >>> sentence(Step(PLACE, 5, 2, NO_CELL, 1, 1), [1, 0, 0, 0, 0, 2], wanted)
    'Move 2 goes to c1.'
    """
    if step.kind == SOLUTION:
        return _solution(wanted)
    here = square_name(divmod(step.cell, wanted.cols), wanted.rows)
    around = wanted.moves(step.cell)
    free = sum(not board[square] for square in around)
    if step.kind == TRY:
        if board[step.cell]:
            return f"Move {step.value}: could it go to {here}?"
        return f"Move {step.value}: could it go to {here}? {_moves_lead_on(free)} from there."
    if step.kind == REJECT:
        stuck = " The knight is stuck." if _is_stuck(step, board, wanted) else ""
        return f"Move {step.value} cannot go to {here}: {_why_not(step, board, wanted)}.{stuck}"
    if step.kind == PLACE:
        if step.value > 1:
            return f"Move {step.value} goes to {here}."
        return f"The knight starts on {here}." if around else f"The knight starts on {here}, and cannot move."
    if free == 0:
        return f"Dead end, as no free square can be reached from {here}: move {step.value} is taken back."
    return f"Move {step.value} on {here} is taken back: no move from there led to a tour."


def _solution(wanted: Wanted) -> str:
    visited = "the only square" if wanted.squares == 1 else f"all {wanted.squares} squares"
    ending = f" and ends on {square_name(wanted.end, wanted.rows)}" if wanted.end else ""
    closing = ", and it is closed" if wanted.closed else ""
    return f"The knight has visited {visited}{ending}: the tour is found{closing}."


def _why_not(step: Step, board: Sequence[int], wanted: Wanted) -> str:
    """The reason why a move is refused: a clause of its own."""
    if step.by != NO_CELL:
        return f"the knight was there at move {board[step.by]}"
    if can_still_end(board, step.cell, wanted.ends(), wanted.holes):
        return "no move leads on from there, and squares are left"
    start = square_name(wanted.start, wanted.rows)
    if wanted.end is None:
        return f"only it leads back to {start}, and squares are left"
    end = square_name(wanted.end, wanted.rows)
    if wanted.end == wanted.start:
        return f"the tour has to end on {end}, where it starts"
    if not wanted.ends():
        return f"{end}, where the closed tour has to end, is no knight's move from {start}"
    return "the tour has to end there, and squares are left"


def _is_stuck(step: Step, board: Sequence[int], wanted: Wanted) -> bool:
    """Whether a refused move was the last that the knight had, and none was possible.

    Where the tour can end nowhere, that is the reason, from the first move on.
    """
    ends = wanted.ends()
    if ends is not None and all(board[end] for end in ends):
        return False
    moves = wanted.moves(board.index(step.value - 1))
    return step.cell == moves[-1] and not any(
        board[there] == 0 and can_still_end(board, there, ends, wanted.holes) for there in moves
    )


def _moves_lead_on(ways: int) -> str:
    if ways == 1:
        return "One move leads on"
    return f"{ways or 'No'} moves lead on"


def degrees(board: Sequence[int], rows: int, cols: int, holes: Collection[Square] = ()) -> list[int | None]:
    """How many free squares can be reached from each free square; None for a visited one, and for a hole."""
    return [
        None if number or divmod(cell, cols) in holes else degree(board, squares)
        for cell, (number, squares) in enumerate(zip(board, all_moves(rows, cols, holes), strict=True))
    ]
