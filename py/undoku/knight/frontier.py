"""States of a half-drawn tour: what the squares already passed still owe to the squares to come.

The board is taken with its short side as rows and passed column by column, top to bottom. A knight reaches
at most two columns back, so only the last three columns matter. For each of their squares a state says

- `FULL`: the square has all its moves, nothing may join it any more;
- its own slot: no move yet;
- another slot: the square is one end of a stretch of the tour, that slot is the other end;
- `ENDED`: the square is one end of a stretch whose other end is an end of the whole tour.

Three more bytes count what may still be used: ends of the tour on each colour, and moves between inner
squares of a board of four rows without holes. A hole has no moves: states pass it as they are.

Two half-drawn tours with the same state can be completed in the same ways. This is the transfer-matrix or
frontier method (D. E. Knuth, The Art of Computer Programming 4A, "Simpath").
"""

from collections.abc import Iterator
from itertools import combinations

from undoku.knight.moves import Square

FULL = 255
ENDED = 254

#: What else than a colour, 0 or 1, a square may be to its passage: one where the tour must end, or a hole.
_END = 2
_HOLE = 3

#: A state, and the earlier squares that the square just passed was joined to, as (row, column) offsets.
Transition = tuple[bytes, tuple[Square, ...]]

_BACK = ((-1, -2), (1, -2), (-2, -1), (2, -1))
_REACH = (*_BACK, (-1, 2), (1, 2), (-2, 1), (2, 1))


class Frontier:
    """The transitions between the states of one board, for closed tours or for tours with given ends.

    `rows` is the short side. With `closed` only closed tours count; else the tour ends on the squares `ends`,
    none, one or two of them, and anywhere colours allow with its other ends. The squares `holes` are not
    there; at least one must be. `first` is the state before any square has been passed.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        ends: frozenset[Square],
        closed: bool,
        holes: frozenset[Square] = frozenset(),
    ) -> None:
        """Prepare the board; the passages are made as squares are met."""
        self.rows = rows
        self.cols = cols
        self._ends = ends
        self._closed = closed
        self._holes = holes
        #: The columns whose squares, or the later neighbours of what they are joined to, may be holes.
        self._beside_holes = {column + distance for _, column in holes for distance in range(-2, 3)}
        #: The last square that is there: with it the tour is complete.
        self._last = (rows - 1, cols - 1)
        while self._last in holes:
            row, column = self._last
            self._last = (row - 1, column) if row else (rows - 1, column - 1)
        # A colour with one square more than the other has both ends, and with as many has one of them.
        # Ends on the wrong colour would be dead ends that show up only at the far side of the board.
        more = rows * cols % 2
        if holes:
            more -= sum([1 if (row + column) % 2 == 0 else -1 for row, column in holes])
        free = [0, 0] if closed or abs(more) > 1 else [1 + more, 1 - more]
        for row, column in ends:
            free[(row + column) % 2] -= 1
        # On four rows the outer squares touch only inner ones, so there is just one move between inner ones.
        bridges = 1 if rows == 4 and not holes else 0
        self.first = bytes([FULL] * (3 * rows) + [max(free[0], 0), max(free[1], 0), bridges])
        self._passages: dict[tuple[int, int, int, int], Passage] = {}

    def passage(self, row: int, column: int) -> "Passage":
        """Return how states change at (row, column)."""
        square = row, column
        kind = _HOLE if square in self._holes else _END if square in self._ends else (row + column) % 2
        # Far from the short sides and from holes all columns are alike.
        if column in self._beside_holes:
            key = (row, -1, column, kind)
        else:
            key = (row, min(column, 2), min(self.cols - 1 - column, 2), kind)
        known = self._passages.get(key)
        if known is None:
            made = _Gap if kind == _HOLE else Passage
            known = made(self.rows, self.cols, square, kind, self._closed, self._holes, self._last == square)
            self._passages[key] = known
        return known


class Passage:
    """How states change when a square is passed; the same for all squares that lie alike.

    `kind` is `_END` for a square where the tour must end, else its colour, 0 or 1. With the `last` square the
    tour must be complete.
    """

    def __init__(
        self,
        rows: int,
        cols: int,
        square: Square,
        kind: int,
        closed: bool,
        holes: frozenset[Square],
        last: bool,
    ) -> None:
        """Note the earlier squares that can be joined, and how many chances to be joined are left."""
        row, column = square
        place = column * rows + row
        inner = rows == 4 and row in (1, 2) and not holes
        self._rows = rows
        self._here = 2 * rows + row
        self._must_end = kind == _END
        # Where states count the ends still to be placed on this colour; inner squares of four rows are none.
        self._free = 0 if self._must_end or inner else 3 * rows + kind
        self._closed = closed
        self._column_done = row == rows - 1
        self._last = last

        def chances(r: int, c: int) -> int:
            """How many neighbours of a square are passed after this one."""
            return len(
                [
                    None
                    for dr, dc in _REACH
                    if 0 <= r + dr < rows
                    and c + dc < cols
                    and (c + dc) * rows + r + dr > place
                    and not (holes and (r + dr, c + dc) in holes)
                ]
            )

        self._chances = chances(row, column)
        #: For each square back: its slot, its later neighbours, its offset.
        self._back = [
            ((2 + dc) * rows + row + dr, chances(row + dr, column + dc), (dr, dc))
            for dr, dc in _BACK
            if 0 <= row + dr < rows and column + dc >= 0 and (row + dr, column + dc) not in holes
        ]
        self._bridged = {slot for slot, _, (dr, _) in self._back if inner and row + dr in (1, 2)}
        self._offsets = {slot: offset for slot, _, offset in self._back}
        self._new_column = bytes([FULL] * rows)
        self._shift = bytes(max(value - rows, 0) if value < 3 * rows else value for value in range(256))
        self._known: dict[bytes, list[Transition]] = {}

    def after(self, state: bytes) -> list[Transition]:
        """Return every way to go on from `state` by passing the square.

        An empty list is a dead end. After the last square any transition left is a complete tour.
        """
        found = self._known.get(state)
        if found is None:
            found = self._known[state] = self.expand(state)
        return found

    def expand(self, state: bytes) -> list[Transition]:
        """Like `after`, but computed anew and not remembered."""
        forced: list[int] = []
        optional: list[int] = []
        for slot, chances, _ in self._back:
            mate = state[slot]
            if mate != FULL:
                missing = 2 if mate == slot else 1
                if missing > chances + 1:
                    return []
                (forced if missing > chances else optional).append(slot)
        found: list[Transition] = []
        for own, before in self._roles(state):
            most = (2 if own == self._here else 1) - len(forced)
            least = max(0, most - self._chances)
            for size in range(min(most, len(optional)), least - 1, -1):
                for more in combinations(optional, size):
                    joined = (*forced, *more)
                    following = self._join(before, own, joined)
                    if following is not None:
                        found.append((following, tuple([self._offsets[slot] for slot in joined])))
        return found

    def _roles(self, state: bytes) -> Iterator[tuple[int, bytes]]:
        """Yield what the square may be: (its slot's value before any move, the state to go on from)."""
        if self._must_end:
            yield ENDED, state
            return
        yield self._here, state
        free = self._free
        if free and state[free]:
            yield ENDED, state[:free] + bytes([state[free] - 1]) + state[free + 1 :]

    def _join(self, state: bytes, own: int, joined: tuple[int, ...]) -> bytes | None:
        """Draw the moves to the squares in the slots `joined`; None if that closes the tour too early."""
        mates = bytearray(state)
        here = self._here
        mates[here] = own
        complete = cycle = False
        for slot in joined:
            if slot in self._bridged:
                if not mates[-1]:
                    return None
                mates[-1] -= 1
            one, two = mates[here], mates[slot]
            if one == slot:
                complete = cycle = True
                mates[here] = mates[slot] = FULL
                continue
            mates[here] = mates[slot] = FULL
            if one != ENDED:
                mates[one] = two
            elif two == ENDED:
                complete = True
            if two != ENDED:
                mates[two] = one
        if complete != self._last or (complete and cycle != self._closed):
            return None
        return self._passed(mates)

    def _passed(self, mates: bytes | bytearray) -> bytes:
        """Return the state after the square: at the end of a column the last three columns are others."""
        if not self._column_done:
            return bytes(mates)
        rows = self._rows
        return bytes(mates[rows : 3 * rows].translate(self._shift) + self._new_column + mates[3 * rows :])


class _Gap(Passage):
    """How states change when a hole is passed: it joins nothing, and no tour is complete with it."""

    def expand(self, state: bytes) -> list[Transition]:
        """Return the one way to go on."""
        return [(self._passed(state), ())]
