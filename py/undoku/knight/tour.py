"""A knight's tour as a value."""

from itertools import pairwise

from undoku.knight.moves import Square, is_move


class Tour:
    """A knight's path over every square of a board, each once. Immutable.

    `rows` and `cols` are the sides; `path` holds the squares as (row, column) in the order of the visit;
    `holes` are squares that are taken out of the board and not to be visited. The constructor takes any path;
    `is_valid` says whether it is a tour.

    >>> Tour(1, 1, ((0, 0),)).is_valid()
    True
    """

    __slots__ = ("cols", "holes", "path", "rows")

    rows: int
    cols: int
    path: tuple[Square, ...]
    holes: frozenset[Square]

    def __init__(
        self, rows: int, cols: int, path: tuple[Square, ...], holes: frozenset[Square] = frozenset()
    ) -> None:
        """Keep the sides, the path and the holes."""
        for name, value in (("rows", rows), ("cols", cols), ("path", path), ("holes", holes)):
            object.__setattr__(self, name, value)

    @property
    def closed(self) -> bool:
        """Whether the last square is a knight's move from the first."""
        return bool(self.path) and is_move(self.path[-1], self.path[0])

    def numbers(self) -> tuple[int, ...]:
        """Return the move number, from 1, of every square, row by row; 0 for a square not visited."""
        numbers = [0] * (self.rows * self.cols)
        for number, (row, column) in enumerate(self.path, 1):
            numbers[row * self.cols + column] = number
        return tuple(numbers)

    def is_valid(self) -> bool:
        """Whether the path is made of knight's moves and visits every square but the holes exactly once."""
        path, size = self.path, self.rows * self.cols - len(self.holes)
        return (
            len(path) == size
            and len(set(path)) == size
            and self.holes.isdisjoint(path)
            and all(0 <= row < self.rows and 0 <= column < self.cols for row, column in path)
            and all(is_move(one, two) for one, two in pairwise(path))
        )

    def __str__(self) -> str:
        """Return the board of move numbers, one line a row, in columns of one width; a dot is not visited."""
        numbers = self.numbers()
        width = len(str(len(numbers)))
        return "\n".join(
            " ".join(str(number or ".").rjust(width) for number in numbers[start : start + self.cols])
            for start in range(0, len(numbers), self.cols)
        )

    def __repr__(self) -> str:
        """Return a short description; the path of a large board would fill the screen."""
        return f"<{'closed' if self.closed else 'open'} tour of the {self.rows} by {self.cols} board>"

    def __eq__(self, other: object) -> bool:
        """Two tours are equal if their boards, their holes and their paths are."""
        if not isinstance(other, Tour):
            return NotImplemented
        mine = (self.rows, self.cols, self.path, self.holes)
        return mine == (other.rows, other.cols, other.path, other.holes)

    def __hash__(self) -> int:
        """Hash the board, its holes and the path."""
        return hash((self.rows, self.cols, self.path, self.holes))

    def __reduce__(self) -> tuple[type["Tour"], tuple[int, int, tuple[Square, ...], frozenset[Square]]]:
        """Let tours be copied and sent to other processes."""
        return Tour, (self.rows, self.cols, self.path, self.holes)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a tour does not change."""
        raise AttributeError(f"a Tour cannot be changed: {name}")

    def __delattr__(self, name: str) -> None:
        """Refuse: a tour does not change."""
        raise AttributeError(f"a Tour cannot be changed: {name}")
