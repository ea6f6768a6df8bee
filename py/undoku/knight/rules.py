"""What is known before any search: which boards have tours, and from which squares.

Colours decide most of it: a knight changes colour with every move. Which boards have closed tours is
Schwenk's theorem ("Which rectangular chessboards have a knight's tour?", Mathematics Magazine 64, 1991).
Which have open ones is due to Cull and De Curtins ("Knight's tour revisited", Fibonacci Quarterly 16, 1978)
for sides of 5 or more; narrow boards and their start squares were searched exhaustively. In sentences rows
and columns count from 1.
"""

from undoku.knight.moves import Square, is_move


class Existence:
    """Whether a tour exists: `possible`, the `reason` as a sentence, and whether that is `proved`.

    `proved` is False only for a "no" after a search that was given up.
    """

    __slots__ = ("possible", "proved", "reason")

    def __init__(self, possible: bool, reason: str, proved: bool = True) -> None:
        """Keep the answer."""
        self.possible = possible
        self.reason = reason
        self.proved = proved

    def __repr__(self) -> str:
        """Return the answer as it would be written."""
        return f"Existence({self.possible}, {self.reason!r}, {self.proved})"

    def __eq__(self, other: object) -> bool:
        """Two answers are equal if all their parts are."""
        if not isinstance(other, Existence):
            return NotImplemented
        return (self.possible, self.reason, self.proved) == (other.possible, other.reason, other.proved)

    def __hash__(self) -> int:
        """Hash all parts."""
        return hash((self.possible, self.reason, self.proved))


def known(rows: int, cols: int, start: Square | None, end: Square | None, closed: bool) -> Existence | None:
    """Say whether there is a tour without searching; None where only a search can tell.

    The arguments must have been checked. A square that is None may be any.
    """
    if rows * cols == 1:
        if closed:
            return Existence(False, "A single square has no move, so it has no closed tour.")
        return Existence(True, "The only square is the whole tour.")
    if start is not None and start == end:
        return Existence(False, "A tour of more than one square cannot end where it starts.")
    if closed and start is not None and end is not None and not is_move(start, end):
        return Existence(
            False,
            "A closed tour ends one knight's move from its start, and "
            f"{_named(end)} is not a knight's move from {_named(start)}.",
        )
    against = _no_closed(rows, cols) if closed else _no_open(rows, cols, start, end)
    if against is not None:
        return Existence(False, against)
    if start is not None and end is not None:
        return None
    if _no_closed(rows, cols) is None:
        return Existence(
            True,
            f"{_board(rows, cols)} has a closed tour (Schwenk's theorem), and it can start on any square.",
        )
    if start is None and end is None:
        return Existence(True, f"{_board(rows, cols)} has an open tour.")
    verb = "ends" if start is None else "starts"
    return Existence(True, f"{_board(rows, cols)} has an open tour that {verb} there.")


def _no_closed(rows: int, cols: int) -> str | None:
    """Say why a board has no closed tour, or None if it has one."""
    short, long = min(rows, cols), max(rows, cols)
    if short in (1, 2):
        return _too_narrow(rows, cols)
    if rows * cols % 2:
        more = (rows * cols + 1) // 2
        return (
            "A closed tour visits as many light squares as dark ones, but "
            f"{_board(rows, cols, 'a')} has {more:,} of one colour and {more - 1:,} of the other."
        )
    if short == 4:
        return (
            "A board with a side of four squares has no closed tour (Schwenk's theorem): squares of its two "
            "outer lines touch only those of the two inner ones, so the tour would have to alternate between "
            "outer and inner squares, and as colours alternate too, it would miss half of each."
        )
    if short == 3 and long in (4, 6, 8):
        return (
            f"{_board(rows, cols)} has no closed tour (Schwenk's theorem); "
            "this was also searched exhaustively."
        )
    return None


def _no_open(rows: int, cols: int, start: Square | None, end: Square | None) -> str | None:
    """Say why there is no tour with these ends, or None if nothing is known against it."""
    short, long = min(rows, cols), max(rows, cols)
    if short in (1, 2):
        return _too_narrow(rows, cols)
    if (short, long) == (3, 3):
        return "The middle square of the 3 by 3 board is not a knight's move from any other."
    if (short, long) in ((3, 5), (3, 6), (4, 4)):
        return f"{_board(rows, cols)} has no tour: it was searched exhaustively."
    ends = [("start", start), ("end", end)]
    for verb, square in ends:
        if square is not None:
            against = _bad_end(rows, cols, verb, square)
            if against is not None:
                return against
    if start is not None and end is not None and rows * cols % 2 == 0 and (sum(start) + sum(end)) % 2 == 0:
        return (
            f"A knight changes colour with every move, and a tour of {_board(rows, cols, 'a')} has "
            f"{rows * cols - 1:,} moves, an odd number: it must end on the other colour than it starts on, "
            f"but {_named(start)} and {_named(end)} have the same colour."
        )
    return None


def _bad_end(rows: int, cols: int, verb: str, square: Square) -> str | None:
    """Say why no tour can start or end (`verb`) on a square of a board that has tours."""
    short, long = min(rows, cols), max(rows, cols)
    across, along = square if rows <= cols else (square[1], square[0])
    if rows * cols % 2 and sum(square) % 2:
        more = (rows * cols + 1) // 2
        return (
            f"A knight changes colour with every move, and {_board(rows, cols, 'a')} has {more:,} squares of "
            f"its corners' colour and {more - 1:,} of the other: a tour must {verb} on the corners' colour, "
            f"but {_named(square)} has the other."
        )
    if short == 4 and across in (1, 2):
        line = "rows" if rows == 4 else "columns"
        return (
            f"A tour of a board four squares wide can only {verb} in one of its two outer {line}, because "
            f"squares there touch only the two inner ones; {_named(square)} is in an inner one."
        )
    if short == 3 and (
        (long == 4 and along in (1, 2))
        or (long == 7 and (across, along) == (1, 3))
        or (long == 8 and across == 1 and along in (2, 5))
    ):
        return (
            f"{_board(rows, cols)} has tours, but none that {verb}s on {_named(square)}: "
            "it was searched exhaustively."
        )
    return None


def _too_narrow(rows: int, cols: int) -> str:
    """Say why boards of one or two rows or columns have no tour."""
    if min(rows, cols) == 1:
        return f"On {_board(rows, cols, 'a')} a knight cannot move at all."
    return (
        f"On {_board(rows, cols, 'a')} a knight can only go on to one end and cannot come back, "
        "so it never visits every square."
    )


def no_tour_between(rows: int, cols: int, start: Square, end: Square, proved: bool) -> str:
    """Say that a search for a tour from `start` to `end` found none."""
    if proved:
        return (
            f"{_board(rows, cols)} has no tour from {_named(start)} to {_named(end)}: "
            "it was searched exhaustively."
        )
    return (
        f"No tour from {_named(start)} to {_named(end)} was found on {_board(rows, cols, 'the')}; "
        "this is not a proof that there is none."
    )


def _board(rows: int, cols: int, article: str = "The") -> str:
    """Return "The 8 by 8 board" or the like, with another article if wanted."""
    vowel = str(rows)[0] == "8" or (str(rows).startswith(("11", "18")) and len(str(rows)) % 3 == 2)
    return f"{'an' if article == 'a' and vowel else article} {rows} by {cols} board"


def _named(square: Square) -> str:
    """Return "row 4, column 7", counted from 1."""
    return f"row {square[0] + 1}, column {square[1] + 1}"
