"""Which form a text is of, by what it looks like, and reading it."""

from __future__ import annotations

from undoku.sudoku.errors import GridError
from undoku.sudoku.forms import candidates, plain
from undoku.sudoku.forms.source import LINK, LONGEST, Source, is_library
from undoku.sudoku.grid import Grid
from undoku.sudoku.text import plain_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.layout import Layout

    Parts = tuple[Grid, Grid, Sequence[int], Sequence[int], Sequence[int]]
    """Givens, all digits, and the masks of corner notes, centre notes and what is out."""


def read(text: str, layout: Layout | None = None, line: int = 1) -> Parts:
    """Read a position; `line` is the number of the text's first line.

    Raises GridError that names line and character.
    """
    if not isinstance(text, str):
        raise GridError("not-text", type=type(text).__name__)
    if layout is None and plain_line(text) is not None:
        grid = Grid.parse(text)
        return grid, grid, (), (), ()
    if len(text) > LONGEST:
        raise Source(text[: LONGEST + 1], line).error("too-long", LONGEST, longest=LONGEST)
    source = Source(text, line)
    link = LINK.search(source.bare)
    if link:
        from undoku.sudoku.forms.link import read as read_link

        return read_link(source, link, layout)
    start = len(source.bare) - len(source.bare.lstrip())
    if is_library(source.bare[start:].partition("\n")[0]):
        from undoku.sudoku.forms.hodoku import read as read_line

        givens, digits, out = read_line(source, start, layout)
        return givens, digits, (), (), out
    words = source.words()
    lines = sum(bool(line.strip()) for line in source.bare.split("\n"))
    if candidates.is_one(words, lines, layout):
        givens, out = candidates.read(source, words, layout)
        return givens, givens, (), (), out
    grid = plain.read(source, layout)
    return grid, grid, (), (), ()
