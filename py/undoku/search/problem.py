"""What the recorder and its trace must know about a problem, whichever board it is on."""

from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from undoku.search.steps import Step


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

    def board(self) -> list[int]:
        """The values at the start in reading order, 0 = empty."""

    def is_solvable(self, board: Sequence[int]) -> bool | None:
        """Whether some solution extends these values; None where that cannot be settled quickly."""

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
