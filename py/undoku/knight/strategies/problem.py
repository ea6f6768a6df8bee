"""A board on which a teaching strategy is to find a knight's tour, and how that has to start and to end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from undoku.knight.board import Board
from undoku.knight.errors import BoardError
from undoku.knight.moves import Square
from undoku.knight.squares import square_name
from undoku.knight.strategies import words
from undoku.knight.strategies.solvability import Solvability
from undoku.knight.strategies.wanted import Wanted
from undoku.search.errors import PuzzleError
from undoku.search.question import no_question, part
from undoku.search.steps import Step

LARGEST = 2_500
"""Squares of the largest board that can be searched; a search is recorded up to 400."""


class KnightProblem:
    """A board of rows by cols squares, and the tour that is wanted on it.

    `start` and `end` are squares (row, column), `end` None for any; a `closed` tour ends a knight's move from
    its start. `holes` are squares that are taken out of the board. Raises BoardError for sides below 1, for
    more than 2,500 squares, and for a square that is not there. A value on the board is the number of a move,
    1 at the start, and 0 in a hole, where no move leads; `ends` are the cells on which the tour may end, None
    for any.

    >>> KnightProblem(1, 2).board()
    [0, 0]
    """

    tries_cells_once = True

    def __init__(
        self,
        rows: int,
        cols: int,
        start: Square = (0, 0),
        end: Square | None = None,
        closed: bool = False,
        holes: Iterable[Square] = (),
    ) -> None:
        """Check the board and the squares."""
        board = Board(rows, cols, holes)
        if rows * cols > LARGEST:
            raise BoardError("too-large-to-teach", rows=rows, cols=cols, most=LARGEST)
        self.rows = rows
        self.cols = cols
        self.holes = board.holes
        self.start = board.check("start", start)
        last = None if end is None else board.check("end", end)
        self.wanted = Wanted(rows, cols, self.start, last, bool(closed), self.holes)
        self.ends = self.wanted.ends()

    @classmethod
    def of(cls, question: Mapping[str, object]) -> KnightProblem:
        """The board of `rows` and `cols` with its `start`, a [row, column]; raises PuzzleError if one is not.

        There may be an `end`, a [row, column] or None, `closed`, and `holes`, a list of [row, column].

        >>> KnightProblem.of({"rows": 5, "cols": 6, "start": [4, 0], "end": None, "closed": True}).start
        (4, 0)
        """
        rows, cols = (part("knight", question, name, int) for name in ("rows", "cols"))
        start = _square(question, question.get("start"))
        end = None if question.get("end") is None else _square(question, question["end"])
        closed = part("knight", question, "closed", bool) if "closed" in question else False
        holes = part("knight", question, "holes", list) if "holes" in question else []
        return cls(rows, cols, start, end, closed, [_square(question, hole) for hole in holes])

    def too_large(self, most: int) -> PuzzleError | None:
        """What is wrong if the board has more than so many squares; None if it has not."""
        squares = self.rows * self.cols
        return PuzzleError("board-too-large", squares=squares, most=most) if squares > most else None

    def board(self) -> list[int]:
        """The empty board, row by row."""
        return [0] * (self.rows * self.cols)

    def solvability(self, board: Sequence[int]) -> Solvability:
        """The question whether the path on the board can be extended to a tour."""
        return Solvability(self.wanted, board)

    def answer(self, board: Sequence[int]) -> list[list[int]]:
        """The squares [row, column] in the order of the tour."""
        order = sorted((cell for cell, move in enumerate(board) if move), key=board.__getitem__)
        return [list(divmod(cell, self.cols)) for cell in order]

    def everything(self) -> list[tuple[str, int]]:
        """What trying everything would cost: eight moves from every square but the last.

        >>> KnightProblem(2, 2).everything()
        [('8^3', 512)]
        """
        moves = self.wanted.squares - 1
        return [(f"8^{moves}", 8**moves)]

    def sentence(self, step: Step, board: Sequence[int]) -> str:
        """Say in words what a step did and why."""
        return words.sentence(step, board, self.wanted)

    def label(self, cell: int, value: int) -> str:
        """A placement's short name: that of its square.

        >>> KnightProblem(3, 4).label(8, 1)
        'a1'
        """
        return square_name(divmod(cell, self.cols), self.rows)

    def shown(self, kind: str, board: Sequence[int]) -> list[int | None] | None:
        """For "degrees" how many moves lead on from each free square."""
        return words.degrees(board, self.rows, self.cols, self.holes) if kind == "degrees" else None


def _square(question: Mapping[str, object], value: object) -> Square:
    """A square of a question, written as [row, column]."""
    match value:
        case [int(row), int(column)] if isinstance(value, list):
            return row, column
    raise no_question("knight", question)
