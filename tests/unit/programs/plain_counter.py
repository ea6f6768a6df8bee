"""Counts what a program does with its board by the board itself: lists that note what is written to them."""

from __future__ import annotations

from typing import Any, NamedTuple


class Counted(NamedTuple):
    """How often the search was called and a cell filled or emptied, and every full board that was shown."""

    calls: int
    placements: int
    undos: int
    shown: list[Any]


class Row(list):
    """A row of numbers that counts how often one is written to it, and taken away again: 0 is none."""

    def __init__(self, items: list[int], counts: dict[str, int]) -> None:
        super().__init__(items)
        self.counts = counts

    def __setitem__(self, index: Any, value: Any) -> None:
        before = self[index]
        super().__setitem__(index, value)
        self.counts["placements" if value else "undos"] += value != before


class Columns(Row):
    """The columns of queens: one that moves is taken away as well, and one off the board is on none."""

    def __setitem__(self, index: int, value: int) -> None:
        before = self[index]
        list.__setitem__(self, index, value)
        if value != before:
            self.counts["undos"] += 0 <= before < len(self)
            self.counts["placements"] += 0 <= value < len(self)


def count(text: str, search: str, board: list[Any], *more: Any) -> Counted:
    """Call `solve` of a program on a board and what more it takes; `search` is the function to be counted.

    The board is a list of rows, or the columns of queens. What is shown is what a generator yields, or the
    board at the end where the program returns True.
    """
    counts = {"calls": 0, "placements": 0, "undos": 0}
    is_grid = not board or isinstance(board[0], list)
    noting = [Row(row, counts) for row in board] if is_grid else Columns(board, counts)
    namespace: dict[str, Any] = {"__name__": "program"}
    exec(text, namespace)
    function = namespace[search]

    def called(*arguments: Any) -> Any:
        counts["calls"] += 1
        return function(*arguments)

    namespace[search] = called
    result = namespace["solve"](noting, *more)
    if hasattr(result, "__next__"):
        shown = [plain(yielded) for yielded in result]
    else:
        shown = [plain(noting)] if result else []
    return Counted(**counts, shown=shown)


def plain(board: list[Any]) -> list[Any]:
    return [list(row) if isinstance(row, list) else row for row in board]
