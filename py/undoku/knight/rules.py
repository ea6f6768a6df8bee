"""What is known before any search: which boards have tours, and from which squares.

Colours decide most of it: a knight changes colour with every move. Which boards have closed tours is
Schwenk's theorem ("Which rectangular chessboards have a knight's tour?", Mathematics Magazine 64, 1991).
Which have open ones is due to Cull and De Curtins ("Knight's tour revisited", Fibonacci Quarterly 16, 1978)
for sides of 5 or more; narrow boards and their start squares were searched exhaustively. The sentences
are in `words`.
"""

from __future__ import annotations

from undoku.knight.moves import Square, is_move

Why = tuple[str, dict[str, object]]
"""The code of a reason and the values that its sentence names."""


class Existence:
    """Whether a tour exists: `possible`, the `reason` as a sentence, and whether that is `proved`.

    `proved` is False only for a "no" after a search that was given up. `why` is the reason's code and values.
    """

    __slots__ = ("possible", "proved", "why")

    def __init__(self, possible: bool, why: Why, proved: bool = True) -> None:
        """Keep the answer."""
        self.possible = possible
        self.why = why
        self.proved = proved

    @property
    def reason(self) -> str:
        """Why there is a tour, or none: a plain sentence for people."""
        return reason_of(self.why)

    def __repr__(self) -> str:
        """Return the answer as it would be read."""
        return f"Existence({self.possible}, {self.reason!r}, {self.proved})"

    def __eq__(self, other: object) -> bool:
        """Two answers are equal if all their parts are."""
        if not isinstance(other, Existence):
            return NotImplemented
        return (self.possible, self.why, self.proved) == (other.possible, other.why, other.proved)

    def __hash__(self) -> int:
        """Hash all parts but the values."""
        return hash((self.possible, self.why[0], self.proved))


def reason_of(why: Why) -> str:
    """The sentence of a reason."""
    from undoku.knight.words import reason

    return reason(*why)


def known(rows: int, cols: int, start: Square | None, end: Square | None, closed: bool) -> Existence | None:
    """Say whether there is a tour without searching; None where only a search can tell.

    The arguments must have been checked. A square that is None may be any.
    """
    if rows * cols == 1:
        return Existence(False, ("one-square-closed", {})) if closed else Existence(True, ("one-square", {}))
    if start is not None and start == end:
        return Existence(False, ("same-ends", {}))
    if closed and start is not None and end is not None and not is_move(start, end):
        return Existence(False, ("ends-apart", {"rows": rows, "cols": cols, "start": start, "end": end}))
    against = _no_closed(rows, cols) if closed else _no_open(rows, cols, start, end)
    if against is not None:
        return Existence(False, against)
    if start is not None and end is not None:
        return None
    board: dict[str, object] = {"rows": rows, "cols": cols}
    if _no_closed(rows, cols) is None:
        return Existence(True, ("closed", board))
    if start is None and end is None:
        return Existence(True, ("open", board))
    return Existence(True, ("open-ends" if start is None else "open-starts", board))


def _no_closed(rows: int, cols: int) -> Why | None:
    """Say why a board has no closed tour, or None if it has one."""
    short, long = min(rows, cols), max(rows, cols)
    board: dict[str, object] = {"rows": rows, "cols": cols}
    if short in (1, 2):
        return "one-wide" if short == 1 else "two-wide", board
    if rows * cols % 2:
        return "odd-closed", board
    if short == 4:
        return "four-wide-closed", {}
    if short == 3 and long in (4, 6, 8):
        return "three-wide-closed", board
    return None


def _no_open(rows: int, cols: int, start: Square | None, end: Square | None) -> Why | None:
    """Say why there is no tour with these ends, or None if nothing is known against it."""
    short, long = min(rows, cols), max(rows, cols)
    board: dict[str, object] = {"rows": rows, "cols": cols}
    if short in (1, 2):
        return "one-wide" if short == 1 else "two-wide", board
    if (short, long) == (3, 3):
        return "three-by-three", {}
    if (short, long) in ((3, 5), (3, 6), (4, 4)):
        return "searched", board
    for verb, square in (("start", start), ("end", end)):
        if square is not None:
            against = _bad_end(rows, cols, square)
            if against is not None:
                return against, {**board, "verb": verb, "square": square}
    if start is not None and end is not None and rows * cols % 2 == 0 and (sum(start) + sum(end)) % 2 == 0:
        return "same-colour", {**board, "start": start, "end": end}
    return None


def _bad_end(rows: int, cols: int, square: Square) -> str | None:
    """Say why no tour can start or end on a square of a board that has tours."""
    short, long = min(rows, cols), max(rows, cols)
    across, along = square if rows <= cols else (square[1], square[0])
    if rows * cols % 2 and sum(square) % 2:
        return "other-colour"
    if short == 4 and across in (1, 2):
        return "inner-line"
    if short == 3 and (
        (long == 4 and along in (1, 2))
        or (long == 7 and (across, along) == (1, 3))
        or (long == 8 and across == 1 and along in (2, 5))
    ):
        return "searched-end"
    return None


def no_tour_between(rows: int, cols: int, start: Square, end: Square, proved: bool) -> Why:
    """Say that a search for a tour from `start` to `end` found none."""
    code = "none-between" if proved else "not-found"
    return code, {"rows": rows, "cols": cols, "start": start, "end": end}
