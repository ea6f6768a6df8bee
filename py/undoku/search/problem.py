"""What the recorder and its trace must know about a problem, whichever board it is on."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol, Self

from undoku.search.errors import PuzzleError
from undoku.search.steps import Step

MOST_SQUARES = 400
"""The largest board whose search is recorded; larger ones can be counted."""


class Solvability(Protocol):
    """Whether a board has a solution left: a search of the board's fast solver that is advanced in slices."""

    @property
    def done(self) -> bool:
        """Whether the answer is known, or the search has been given up."""

    @property
    def solvable(self) -> bool | None:
        """The answer; None until `done`, and where it could not be settled."""

    def advance(self, budget: int) -> bool:
        """Do about `budget` units of work and say whether it is done; many small slices do what one does."""


class Problem(Protocol):
    """A board on which a strategy is started, and the rules that its trace is explained with."""

    @property
    def tries_cells_once(self) -> bool:
        """Whether a call tries a cell once, so that what it has refused stays so while it runs."""

    @classmethod
    def of(cls, question: Mapping[str, object]) -> Self:
        """The problem that a board's question asks; raises PuzzleError for what is none."""

    @property
    def rows(self) -> int:
        """Rows of the board."""

    @property
    def cols(self) -> int:
        """Columns of the board."""

    @property
    def holes(self) -> Collection[tuple[int, int]]:
        """The squares (row, column) that are taken out of the board."""

    def too_large(self, most: int) -> PuzzleError | None:
        """What is wrong, in the board's terms, if it has more than so many squares; None if it has not."""

    def board(self) -> list[int]:
        """The values at the start in reading order, 0 = empty."""

    def solvability(self, board: Sequence[int]) -> Solvability:
        """The question whether some solution extends these values."""

    def answer(self, board: Sequence[int]) -> object:
        """A solved board in the form that the shell prints: characters, columns, or a path."""

    def everything(self) -> list[tuple[str, int]]:
        """What trying everything would cost on this board: a formula from the documents and its value."""

    def sentence(self, step: Step, board: Sequence[int]) -> str:
        """Say in words what this step did, after which the board looks like this, and why."""

    def label(self, cell: int, value: int) -> str:
        """A short name for a placement."""

    def shown(self, kind: str, board: Sequence[int]) -> object:
        """What is to be drawn on or beside a board of what a strategy goes by (see `Strategy.shows`).

        Plain values; None for a kind that this board does not have.
        """
