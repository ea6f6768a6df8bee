"""A board with or without holes, as a checked value: which squares are there, and the moves between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from undoku.knight.errors import BoardError
from undoku.knight.moves import Square, check_board, check_square, neighbours
from undoku.search.errors import shown

#: Boards of more squares do not list the moves of every square beforehand.
_LISTED = 10_000

_NO_HOLES: frozenset[Square] = frozenset()


class Board:
    """A board of `rows` by `cols` squares of which some are taken out. Immutable.

    `holes` are the squares (row, column) taken out; one named twice is one hole. `size` is how many squares
    are left, `squares` their numbers (row * cols + column), ascending. `moves` holds for every number of the
    whole board the numbers one move away, in the order of the eight moves, and nothing for a hole. `colours`
    is how many squares are left of the top left corner's colour, and how many of the other.

    Raises `BoardError` for sides that make no board, a hole off the board, or no square left.

    >>> ring = Board(3, 3, [(1, 1)])
    >>> ring.size, ring.colours, ring.moves[0]
    (8, (4, 4), (5, 7))
    """

    __slots__ = ("_moves", "_squares", "colours", "cols", "holes", "rows", "size")

    rows: int
    cols: int
    holes: frozenset[Square]
    size: int
    colours: tuple[int, int]
    _squares: Sequence[int] | None
    _moves: Sequence[tuple[int, ...]] | None

    def __init__(self, rows: int, cols: int, holes: Iterable[Square] = ()) -> None:
        """Check the sides and the holes."""
        check_board(rows, cols)
        taken = _checked_holes(rows, cols, holes)
        dark = rows * cols // 2
        if taken:
            dark -= sum([(row + column) % 2 for row, column in taken])
        size = rows * cols - len(taken)
        if not size:
            raise BoardError("all-taken-out", rows=rows, cols=cols)
        keep = object.__setattr__
        keep(self, "rows", rows)
        keep(self, "cols", cols)
        keep(self, "holes", taken)
        keep(self, "size", size)
        keep(self, "colours", (size - dark, dark))
        keep(self, "_squares", None)
        keep(self, "_moves", None)

    @property
    def squares(self) -> Sequence[int]:
        """The numbers of the squares that are left, ascending."""
        squares = self._squares
        if squares is None:
            squares = range(self.rows * self.cols)
            if self.holes:
                taken = {row * self.cols + column for row, column in self.holes}
                squares = tuple([number for number in squares if number not in taken])
            object.__setattr__(self, "_squares", squares)
        return squares

    @property
    def moves(self) -> Sequence[tuple[int, ...]]:
        """For every number of the whole board the numbers one move away; nothing for a hole."""
        moves = self._moves
        if moves is None:
            moves = _Moves(self)
            if self.rows * self.cols <= _LISTED:
                moves = tuple(moves)
            object.__setattr__(self, "_moves", moves)
        return moves

    def __contains__(self, square: object) -> bool:
        """Whether a (row, column) is on the board and not taken out."""
        if not (isinstance(square, tuple) and len(square) == 2 and square not in self.holes):
            return False
        row, column = square
        return bool(0 <= row < self.rows and 0 <= column < self.cols)

    def check(self, name: str, square: object) -> Square:
        """Return `square` as (row, column); `BoardError`, naming the argument, unless it is there."""
        checked = check_square(name, square, self.rows, self.cols)
        if checked in self.holes:
            raise BoardError("on-a-hole", name=name, rows=self.rows, square=checked)
        return checked

    def __repr__(self) -> str:
        """Return a short description."""
        holes = f" with {len(self.holes):,} taken out" if self.holes else ""
        return f"<{self.rows} by {self.cols} board{holes}>"

    def __eq__(self, other: object) -> bool:
        """Two boards are equal if their sides and their holes are."""
        if not isinstance(other, Board):
            return NotImplemented
        return (self.rows, self.cols, self.holes) == (other.rows, other.cols, other.holes)

    def __hash__(self) -> int:
        """Hash the sides and the holes."""
        return hash((self.rows, self.cols, self.holes))

    def __reduce__(self) -> tuple[type[Board], tuple[int, int, frozenset[Square]]]:
        """Let boards be copied and sent to other processes."""
        return Board, (self.rows, self.cols, self.holes)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a board does not change."""
        raise AttributeError(f"a Board cannot be changed: {name}")

    def __delattr__(self, name: str) -> None:
        """Refuse: a board does not change."""
        raise AttributeError(f"a Board cannot be changed: {name}")


class _Moves(Sequence[tuple[int, ...]]):
    """The moves of a board, worked out when they are asked for."""

    def __init__(self, board: Board) -> None:
        self._rows = board.rows
        self._cols = board.cols
        self._taken = {row * board.cols + column for row, column in board.holes}

    def __len__(self) -> int:
        return self._rows * self._cols

    def __getitem__(self, number):  # type: ignore[no-untyped-def]
        if number in self._taken:
            return ()
        found = neighbours(number, self._rows, self._cols)
        return tuple([square for square in found if square not in self._taken] if self._taken else found)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return map(self.__getitem__, range(len(self)))


def _checked_holes(rows: int, cols: int, holes: object) -> frozenset[Square]:
    """Return the holes as (row, column); raise `BoardError` if one is not on the board."""
    if isinstance(holes, tuple) and not holes:
        return _NO_HOLES
    if isinstance(holes, str) or not isinstance(holes, Iterable):
        raise BoardError("not-squares", name="holes", given=shown(holes))
    return frozenset([check_square("each of holes", hole, rows, cols) for hole in holes])
