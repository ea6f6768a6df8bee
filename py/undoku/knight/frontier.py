"""States of a half-drawn tour: what the squares already passed still owe to the squares to come.

The board is taken with its short side as rows and passed column by column, top to bottom. A knight reaches
at most two columns back, so only the last three columns matter. For each of their squares a state says

- `FULL`: the square has all its moves, nothing may join it any more;
- its own slot: no move yet;
- another slot: the square is one end of a stretch of the tour, that slot is the other end;
- `ENDED`: the square is one end of a stretch whose other end is an end of the whole tour.

Two half-drawn tours with the same state can be completed in the same ways. This is the transfer-matrix or
frontier method (D. E. Knuth, The Art of Computer Programming 4A, "Simpath").
"""

from collections.abc import Iterator
from itertools import combinations

from undoku.knight.moves import Square

#: The slot of an earlier square, and where it lies as a (row, column) offset.
Joint = tuple[int, Square]

FULL = 255
ENDED = 254

#: A state, and the earlier squares that the square just passed was joined to, as (row, column) offsets.
Transition = tuple[bytes, tuple[Square, ...]]

_BACK = ((-1, -2), (1, -2), (-2, -1), (2, -1))
_REACH = (*_BACK, (-1, 2), (1, 2), (-2, 1), (2, 1))


class Frontier:
    """The transitions between the states of one board, for closed tours or for tours with given ends.

    `rows` is the short side. With `closed` only closed tours count; else the tour ends on the squares `ends`,
    none, one or two of them, and anywhere colours allow with its other ends. `first` is the state before any
    square has been passed.
    """

    def __init__(self, rows: int, cols: int, ends: frozenset[Square], closed: bool) -> None:
        """Prepare the board; the tables are filled as states are met."""
        self.rows = rows
        self.cols = cols
        self._ends = ends
        self._closed = closed
        # Even boards: one end on each colour. Odd boards: both on the colour of (0, 0), as it has more.
        # Ends on the wrong colour would be dead ends that show up only at the far side of the board.
        free = [0, 0] if closed else [2, 0] if rows * cols % 2 else [1, 1]
        for r, c in ends:
            free[(r + c) % 2] -= 1
        # On four rows the outer squares touch only inner ones, so there is just one move between inner ones.
        bridges = 1 if rows == 4 else 0
        self.first = bytes([FULL] * (3 * rows) + [max(free[0], 0), max(free[1], 0), bridges])
        self._last_column = bytes(max(value - rows, 0) if value < 3 * rows else value for value in range(256))
        self._known: dict[tuple[int, int, int, int], dict[bytes, list[Transition]]] = {}

    def table(self, row: int, column: int) -> dict[bytes, list[Transition]]:
        """Return the transitions known so far for squares that lie like this one."""
        # Far from the short sides all columns are alike.
        colour = 2 if (row, column) in self._ends else (row + column) % 2
        kind = (row, min(column, 2), min(self.cols - 1 - column, 2), colour)
        return self._known.setdefault(kind, {})

    def after(self, state: bytes, row: int, column: int) -> list[Transition]:
        """Return every way to go on from `state` by passing the square (row, column).

        An empty list is a dead end. After the last square any transition left is a complete tour.
        """
        table = self.table(row, column)
        found = table.get(state)
        if found is None:
            found = table[state] = self.expand(state, row, column)
        return found

    def expand(self, state: bytes, row: int, column: int) -> list[Transition]:
        """Like `after`, but computed anew and not remembered."""
        rows = self.rows
        here = 2 * rows + row
        forced: list[Joint] = []
        optional: list[Joint] = []
        for dr, dc in _BACK:
            r, c = row + dr, column + dc
            if not (0 <= r < rows and c >= 0):
                continue
            slot = (2 + dc) * rows + r
            mate = state[slot]
            if mate == FULL:
                continue
            missing = 2 if mate == slot else 1
            chances = self._chances(r, c, row, column)
            if missing > chances + 1:
                return []
            (forced if missing > chances else optional).append((slot, (dr, dc)))
        chances = self._chances(row, column, row, column)
        return [
            transition
            for own, before in self._roles(state, row, column, here)
            for joined in _choices(forced, optional, (2 if own == here else 1), chances)
            if (transition := self._join(before, own, here, joined, row, column)) is not None
        ]

    def _chances(self, row: int, column: int, at_row: int, at_column: int) -> int:
        """How many neighbours of (row, column) are passed after (at_row, at_column)."""
        return sum(
            0 <= row + dr < self.rows
            and column + dc < self.cols
            and (column + dc, row + dr) > (at_column, at_row)
            for dr, dc in _REACH
        )

    def _roles(self, state: bytes, row: int, column: int, here: int) -> Iterator[tuple[int, bytes]]:
        """Yield what the square may be: (its slot's value before any move, the state to go on from)."""
        if (row, column) in self._ends:
            yield ENDED, state
            return
        yield here, state
        left = 3 * self.rows + (row + column) % 2
        if state[left] and not (self.rows == 4 and row in (1, 2)):
            yield ENDED, state[:left] + bytes([state[left] - 1]) + state[left + 1 :]

    def _join(
        self,
        state: bytes,
        own: int,
        here: int,
        joined: tuple[Joint, ...],
        row: int,
        column: int,
    ) -> Transition | None:
        """Draw the moves to the `joined` squares; None if that closes the tour too early."""
        rows = self.rows
        mates = bytearray(state)
        mates[here] = own
        complete = False
        for slot, (dr, _) in joined:
            if rows == 4 and row in (1, 2) and row + dr in (1, 2):
                if not mates[14]:
                    return None
                mates[14] -= 1
            one, two = mates[here], mates[slot]
            if one == slot or (one == two == ENDED):
                complete = True
            mates[here] = two if one == here else FULL
            mates[slot] = one if two == slot else FULL
            if one == slot:
                mates[here] = mates[slot] = FULL
            elif one == ENDED:
                if two != ENDED:
                    mates[two] = ENDED
            elif two == ENDED:
                mates[one] = ENDED
            else:
                mates[one], mates[two] = two, one
        last = row == rows - 1 and column == self.cols - 1
        if complete != last or (complete and self._closed != (one == slot)):
            return None
        following = bytes(mates)
        if row == rows - 1:
            moved = following[rows : 3 * rows].translate(self._last_column)
            following = moved + bytes([FULL] * rows) + following[3 * rows :]
        return following, tuple(offset for _, offset in joined)


def _choices(
    forced: list[Joint],
    optional: list[Joint],
    wanted: int,
    chances: int,
) -> Iterator[tuple[Joint, ...]]:
    """Yield the sets of earlier squares to join: all the forced ones, `wanted` at most, the rest later."""
    base = tuple(forced)
    most = wanted - len(base)
    for size in range(most, max(0, wanted - chances - len(base)) - 1, -1):
        for more in combinations(optional, size):
            yield base + more
