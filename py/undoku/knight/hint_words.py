"""What is said to somebody who walks a knight by hand: squares in danger, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from undoku.knight.moves import Square
from undoku.knight.names import name_of

_DANGERS = {
    "no-way": "No way leads to {square} any more.",
    "cut-off": "{square} is cut off from the knight.",
    "one-way": "One way is left to {square} and none away from there, so it has to be the last.",
    "one-way-no-end": "One way is left to {square} and none away from there, and no tour may end there.",
}

DONE = "Every square is visited."
UNSETTLED = "No hint: whether a tour goes on from here is not settled."
NEVER = "This board has no such tour, wherever the knight goes. Check says why."
CLOSED = "From here no tour can be finished: a move before was wrong."

_WHYS = {
    "only": "it is the only move",
    "others-fail": "no other move leads to a tour",
    "last-way": "one way alone leads on from there, and whoever comes there later cannot leave",
    "fewest": "{ways} ways lead on from there, the fewest, so it is the hardest to come back to",
    "found": "a tour that goes on there was found",
}


def danger(code: str, rows: int, square: Square) -> str:
    """Why a square of a board of so many rows is in danger.

    >>> danger("no-way", 8, (7, 0))
    'No way leads to a1 any more.'
    """
    return _DANGERS[code].format(square=name_of(square, rows))


def left_open(leading: int, moves: int, settled: bool) -> str:
    """How many of so many moves lead to a tour, as far as it is `settled`.

    >>> left_open(1, 3, True), left_open(1, 1, True)
    ('1 of 3 moves still leads to a tour.', 'One move is left, and it leads to a tour.')
    """
    if moves == 1:
        return "One move is left, and it leads to a tour."
    known = "still" if settled else "surely"
    return f"{leading} of {moves} moves {known} {'leads' if leading == 1 else 'lead'} to a tour."


def look_at(rows: int, squares: Sequence[Square]) -> str:
    """Where to look: the squares from which the fewest ways lead on."""
    if not squares:
        return "Look at the one square that is a move away."
    names = [name_of(square, rows) for square in squares]
    told = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return f"Look at {told}: how many ways lead on from there?"


def go_to(code: str, rows: int, square: Square, ways: int) -> str:
    """The move, and why it is the one."""
    return f"Go to {name_of(square, rows)}: {_WHYS[code].format(ways=ways or 'no')}."


def look_back(taken: int) -> str:
    """Where to look for the move that was wrong, where no square is in danger."""
    return f"The wrong move is among the last {taken}." if taken > 1 else "The last move was wrong."


def go_back(rows: int, square: Square, move: int) -> str:
    """How far to take the walk back.

    >>> go_back(8, (5, 1), 2)
    'Go back to b3, move 2: from there a tour can still be finished.'
    """
    return f"Go back to {name_of(square, rows)}, move {move}: from there a tour can still be finished."
