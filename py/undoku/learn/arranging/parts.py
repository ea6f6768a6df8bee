"""The parts of starters that are put together: one function each, the rest is given."""

from __future__ import annotations

from typing import NamedTuple

from undoku.learn.arranging.lines import Line, lines_of
from undoku.programs.starters import starter
from undoku.search.errors import PuzzleError


class Part(NamedTuple):
    """The body of a function of a starter.

    Attributes:
        board: "sudoku", "queens" or "knight".
        name: what it is asked for by: the starter's name, and the function's where that is not its search.
        starter: the starter's name.
        function: the function's name.
    """

    board: str
    name: str
    starter: str
    function: str

    @property
    def title(self) -> str:
        """What it is called."""
        title = starter(self.board, self.starter).title
        return title if self.name == self.starter else f"{title}: {self.function}"

    def cut(self) -> tuple[list[Line], list[Line], list[Line]]:
        """Return what stands before the body, the body, and what stands behind it."""
        lines = lines_of(self.board, self.starter)
        head = next(at for at, line in enumerate(lines) if line.text.startswith(f"def {self.function}("))
        ends = (at for at in range(head + 1, len(lines)) if lines[at].indent == 0)
        end = next(ends, len(lines))
        return lines[: head + 1], lines[head + 1 : end], lines[end:]


PARTS = (
    Part("queens", "array-first", "array-first", "solve"),
    Part("queens", "board-scan", "board-scan", "solve"),
    Part("queens", "board-scan is_queen_safe", "board-scan", "is_queen_safe"),
    Part("queens", "columns", "columns", "solve"),
    Part("queens", "markers", "markers", "place"),
    Part("sudoku", "first-empty", "first-empty", "solve"),
    Part("sudoku", "first-empty is_free_of_conflict", "first-empty", "is_free_of_conflict"),
    Part("sudoku", "last-empty find_next_empty_cell", "last-empty", "find_next_empty_cell"),
    Part("knight", "fixed-order", "fixed-order", "solve"),
    Part("knight", "warnsdorff-backtracking", "warnsdorff-backtracking", "solve"),
)


def parts(board: str) -> list[Part]:
    """Return the parts of a board, the first one first."""
    return [part for part in PARTS if part.board == board]


def part_of(board: str, name: str) -> Part:
    """Return a part by its name, the first of the board for ""; raises PuzzleError that lists the names."""
    found = {part.name: part for part in parts(board)}
    if name and name not in found:
        raise PuzzleError("no-strategy", board=board, name=name, names=[*found])
    return found[name or next(iter(found))]
