"""The answers of `undoku sudoku solve`: to a puzzle of any form, and to many plain ones together."""

from __future__ import annotations

from itertools import compress

from undoku.cli.output import placed
from undoku.search.errors import PuzzleError
from undoku.sudoku import Grid, Layout, SudokuSearch
from undoku.sudoku.many import Sweeps
from undoku.sudoku.text import are_plain_lines, plain_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.cli.each_line import Answer, Numbered

SLICE = 4096


class Answering:
    """Solves puzzles, counting solutions up to `limit`; without a `layout` the text of each tells it."""

    def __init__(self, limit: int, as_json: bool, layout: Layout | None) -> None:
        """Have answered nothing yet."""
        self._limit = limit
        self._as_json = as_json
        self._layout = layout
        self._sweeps = Sweeps()

    def __call__(self, numbered: Numbered) -> Answer:
        """Solve the puzzle whose text begins at a line."""
        number, text = numbered
        if self._layout is None and plain_line(text) is not None:
            return self._plain(text, None, text)
        try:
            grid = grid_in(text, number, self._layout)
            solutions, first = self._searched(grid)
        except PuzzleError as error:
            if self._as_json:
                return False, as_json(text.strip(), None, None, str(error))
            return False, placed(error, number)
        if self._as_json:
            return True, as_json(str(grid) if "\n" in text else text.strip(), solutions, first, None)
        return True, _told(solutions, first)

    def together(self, puzzles: Sequence[Numbered]) -> Iterator[Answer]:
        """Solve puzzles: the plain ones are swept before the first answer is given."""
        if self._layout is not None:
            yield from map(self, puzzles)
            return
        texts = [text for _, text in puzzles]
        is_plain = [True] * len(texts)
        if not are_plain_lines(texts):
            is_plain = [plain_line(text) is not None for text in texts]
            texts = list(compress(texts, is_plain))
        outcomes = iter(self._sweeps.outcomes(texts))
        for numbered, is_one in zip(puzzles, is_plain, strict=True):
            yield self._plain(numbered[1], *next(outcomes)) if is_one else self(numbered)

    def _plain(self, text: str, solutions: int | None, digits: str) -> Answer:
        """Answer a plain line, of which a sweep may have told how many solutions it has, and some digits."""
        first: str | None = digits if solutions else None
        if solutions is None:
            cells = plain_line(digits)
            assert cells is not None
            solutions, first = self._searched(Grid.trusted(Layout.standard(9), cells))
        if self._as_json:
            # There is nothing in it that needs to be quoted.
            shown = "null" if first is None else f'"{first}"'
            return (
                True,
                f'{{"puzzle": "{text}", "solutions": {solutions}, "solution": {shown}, "error": null}}',
            )
        return True, _told(solutions, first)

    def _searched(self, grid: Grid) -> tuple[int, str | None]:
        """Count the solutions of a grid, and give the first one."""
        search = SudokuSearch(grid, self._limit)
        first = None
        done = False
        while not done:
            done = search.advance(SLICE)
            if first is None and search.solutions:
                first = str(search.found[0])
            if not done:
                search.forget()
        return search.solutions, first


def _told(solutions: int, first: str | None) -> str:
    if first is None:
        return "no solution"
    return first if solutions == 1 else f"{first} (more than one)"


def as_json(puzzle: str, solutions: int | None, solution: str | None, error: str | None) -> str:
    """Write an answer as an object of JSON."""
    import json

    return json.dumps({"puzzle": puzzle, "solutions": solutions, "solution": solution, "error": error})


def grid_in(text: str, number: int, layout: Layout | None) -> Grid:
    """Read all digits of a position that begins at a line; raises GridError.

    >>> str(grid_in("1... .2.. ..3. ...4", 1, None))
    '1....2....3....4'
    """
    from undoku.sudoku import Position

    return Position.parse(text, layout, line=number).digits
