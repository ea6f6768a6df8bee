"""What the readers of the forms give, and what their writers take; for checking types alone."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from undoku.sudoku.grid import Grid
    from undoku.sudoku.layout import Layout

    Parts = tuple[Grid, Grid, Sequence[int], Sequence[int], Sequence[int]]
    """Givens, all digits, and masks of corner notes, centre notes and what is out, as `Position` takes."""

    Cells = list[tuple[int, str]]
    """What stands in every cell, with the offset where it begins."""

    class Written(Protocol):
        """A `Position`, as far as it is written."""

        givens: Grid
        digits: Grid
        corner: tuple[int, ...]
        centre: tuple[int, ...]
        out: tuple[int, ...]

        @property
        def layout(self) -> Layout:
            """The shape."""

        @property
        def entered(self) -> Grid:
            """The digits that are not given."""

        def candidates(self) -> tuple[int, ...]:
            """The candidates of every cell."""

    class Block(Protocol):
        """What gathers the lines of positions of a form that has several."""

        done: bool
        """Whether no further line is of it."""

        def add(self, number: int, line: str) -> list[tuple[int, str]] | None:
            """Take a line, and give the texts that are complete, each with the number of its first line.

            None if the line is not of it: then the block has ended, and the line is still to be looked at.
            """

        def end(self) -> list[tuple[int, str]]:
            """Give the texts that are left where the block or the input ends."""
