"""One method at work on one board, in slices."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from undoku.knight.board import Board
from undoku.knight.errors import BoardError
from undoku.knight.methods.backtracking import backtrack
from undoku.knight.methods.ending import Ending
from undoku.knight.methods.field import Field
from undoku.knight.methods.rotating import rotate
from undoku.knight.methods.tally import Tally
from undoku.knight.methods.warnsdorff import Tie, follow, pohl, roth
from undoku.knight.methods.words import METHODS, reason
from undoku.knight.moves import Square
from undoku.knight.rules import Why, known
from undoku.knight.solver import TourSearch, as_tour
from undoku.knight.tour import Tour
from undoku.search.errors import shown
from undoku.search.sliced import SlicedSearch

Drawing = Generator[int, None, "list[int] | None"]
"""A method at work on a field: yields units of work, returns the places of a tour, or None."""

_TIES: dict[str, Callable[[Field], Tie]] = {"warnsdorff-pohl": pohl, "warnsdorff-roth": roth}


class MethodSearch(SlicedSearch):
    """A search for a tour by one of the `METHODS`, advanced in slices.

    `name` is the method's; the others are those of `TourSearch`. When `done`, either `tour` is the tour, or
    it is None and `reason` says in a sentence why this method found none (`why` is its code and values);
    `proved` is then whether there is certainly none. What is known of the board is asked before any method
    begins. `visited`: the most squares that were on the path at once; `dead_ends`: how many times the knight
    stood on a square from which it could not go on; `nodes`: how many squares it entered in all, again and
    again where it turned back. Of "spliced", which is `TourSearch` and goes no way square by square, these
    are the tour's squares, none, and again the tour's. The same arguments always give the same answer.

    Raises `BoardError` for a board or a square that does not exist, or a method that there is not.

    >>> search = MethodSearch("warnsdorff-roth", 8, 8, start=(7, 0))
    >>> while not search.advance(1000):
    ...     pass
    >>> search.tour, search.visited, search.dead_ends
    (<open tour of the 8 by 8 board>, 64, 0)
    """

    def __init__(
        self,
        name: str,
        rows: int,
        cols: int,
        start: Square = (0, 0),
        end: Square | None = None,
        closed: bool = False,
        holes: Iterable[Square] = (),
    ) -> None:
        """Check the arguments; no search yet."""
        if name not in METHODS:
            raise BoardError("no-method", methods=", ".join(METHODS), given=shown(name))
        self.name = name
        self.board = Board(rows, cols, holes)
        self.start = self.board.check("start", start)
        self.end = None if end is None else self.board.check("end", end)
        self.closed = bool(closed)
        self.tour: Tour | None = None
        self.why: Why | None = None
        self.proved = False
        self._tally = Tally()
        self._stuck = "stuck"
        self._work = self._run()

    @property
    def visited(self) -> int:
        """The most squares that were on the path at once."""
        return self._tally.visited

    @property
    def dead_ends(self) -> int:
        """How many times the knight stood on a square from which it could not go on."""
        return self._tally.dead_ends

    @property
    def nodes(self) -> int:
        """How many squares it entered."""
        return self._tally.nodes

    @property
    def reason(self) -> str:
        """Why there is no tour, in a sentence; empty unless the method has ended without one."""
        return "" if self.why is None else reason(*self.why)

    def _run(self) -> Generator[int, None, None]:
        """Search; leaves the result in the attributes."""
        board, told = self.board, None
        if board.size == 1:
            told = known(1, 1, None, None, self.closed)
        elif self.start == self.end or not board.holes:
            told = known(board.rows, board.cols, self.start, self.end, self.closed)
        if told is not None and not told.possible:
            self.why, self.proved = told.why, True
            return
        yield from self._spliced() if self.name == "spliced" else self._drawn()

    def _spliced(self) -> Generator[int, None, None]:
        """Let the solver find it."""
        board, slice_of_work = self.board, 1_000
        search = TourSearch(board.rows, board.cols, self.start, self.end, self.closed, board.holes)
        while not search.advance(slice_of_work):
            yield slice_of_work
        self.tour, self.why, self.proved = search.tour, search.why, search.tour is None and search.proved
        if search.tour is not None:
            self._tally.nodes = self._tally.visited = board.size

    def _drawn(self) -> Generator[int, None, None]:
        """Draw a path square by square."""
        board, tally = self.board, self._tally
        field = Field(board.rows, board.cols, board.holes)
        yield board.rows * board.cols // 16
        start = field.place(self.start)
        ends = None if self.end is None else [field.place(self.end)]
        if self.closed:
            ends = [place for place in field.beside(start) if ends is None or place in ends]
        ending = Ending(ends)
        field.visit(start)
        ending.visited(start)
        if self.name == "rotations":
            path = yield from rotate(field, start, ending, tally)
        elif self.name == "backtracking":
            path = yield from backtrack(field, start, ending, tally)
        else:
            path = yield from self._walked(field, start, ending)
        if path is None:
            self.why, self.proved = self._failure(), tally.exhausted
            return
        numbers: list[int] = []
        for first in range(0, len(path), 4096):
            numbers += map(field.number, path[first : first + 4096])
            yield 128
        self.tour = yield from as_tour(numbers, board)

    def _walked(self, field: Field, start: int, ending: Ending) -> Drawing:
        """Follow Warnsdorff's rule to its end."""
        path = [start]
        yield from follow(field, path, ending, _TIES[self.name](field))
        self._tally.nodes = self._tally.visited = len(path)
        if len(path) == field.size and ending.allows(path[-1]):
            return path
        self._tally.dead_ends = 1
        if field.around(path[-1]):
            self._stuck = "stuck-before-end"
        return None

    def _failure(self) -> Why:
        """Say why the method has found no tour."""
        tally, size = self._tally, self.board.size
        values: dict[str, object] = {"visited": tally.visited, "size": size}
        if self.name == "backtracking":
            code = "tried-everything" if tally.exhausted else "out-of-patience"
            return code, {**values, "nodes": tally.nodes}
        if self.name == "rotations":
            whole = tally.visited == size
            return "ends-elsewhere" if whole else "out-of-rotations", {**values, "rotations": tally.rotations}
        return self._stuck, values
