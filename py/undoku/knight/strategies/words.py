"""What a step of a search for a knight's tour did, in words, and how many moves lead on from a square."""

from collections.abc import Sequence

from undoku.knight.squares import square_name
from undoku.knight.strategies.rules import squares_from
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, TRY, Step


def sentence(step: Step, board: Sequence[int], rows: int, cols: int) -> str:
    """Say what a step did, after which the board looks like this.

    >>> sentence(Step(REJECT, 0, 3, 0, 1, 1), [1, 0, 0, 0, 0, 2], 2, 3)
    'Move 3 cannot go to a2: the knight was there at move 1.'
    """
    if step.kind == SOLUTION:
        return f"The knight has visited all {rows * cols} squares: the tour is found."
    here = square_name(divmod(step.cell, cols), rows)
    if step.kind == TRY:
        if board[step.cell]:
            return f"Move {step.value}: could it go to {here}?"
        ways = len([square for square in squares_from(step.cell, rows, cols) if not board[square]])
        return f"Move {step.value}: could it go to {here}? {_moves_lead_on(ways)} from there."
    if step.kind == REJECT and step.by == NO_CELL:
        return f"Move {step.value} cannot go to {here}: no move leads on from there, and squares are left."
    if step.kind == REJECT:
        return f"Move {step.value} cannot go to {here}: the knight was there at move {board[step.by]}."
    if step.kind == PLACE:
        return f"The knight starts on {here}." if step.value == 1 else f"Move {step.value} goes to {here}."
    return f"Move {step.value} on {here} is taken back: no square was left to go to that led to a tour."


def _moves_lead_on(ways: int) -> str:
    if ways == 1:
        return "One move leads on"
    return f"{ways or 'No'} moves lead on"


def degrees(board: Sequence[int], rows: int, cols: int) -> list[int | None]:
    """How many free squares can be reached from each free square; None for a visited one."""
    return [
        None if number else sum(not board[square] for square in squares_from(cell, rows, cols))
        for cell, number in enumerate(board)
    ]
