"""Which form a text is of, by what it looks like, and reading it."""

from __future__ import annotations

from undoku.search.encoding import decoded
from undoku.sudoku.errors import GridError
from undoku.sudoku.forms import cells
from undoku.sudoku.forms.behind import layout_behind
from undoku.sudoku.forms.register import form_of, recognise
from undoku.sudoku.forms.source import LONGEST, LONGEST_XML, Source
from undoku.sudoku.grid import Grid
from undoku.sudoku.text import plain_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts
    from undoku.sudoku.layout import Layout


def read(text: str | bytes, layout: Layout | None = None, line: int = 1, name: str | None = None) -> Parts:
    """Read a position; `line` is the number of the text's first line, `name` that of its form, if known.

    Raises GridError that names line and character.
    """
    if isinstance(text, bytes):
        text = decoded(text)
    if not isinstance(text, str):
        raise GridError("not-text", type=type(text).__name__)
    named = None if name is None else form_of(name)
    if layout is None and (named is None or named.is_cells) and plain_line(text) is not None:
        grid = Grid.parse(text)
        return grid, grid, (), (), ()
    longest = LONGEST_XML if text.lstrip()[:1] == "<" else LONGEST
    if len(text) > longest:
        raise Source(text[: longest + 1], line).error("too-long", longest, longest=longest)
    source = Source(text, line)
    form = recognise(source)
    if named is not None and form is not named:
        form = None if named.is_cells else named
    reads = cells.read if form is None else form.read
    return reads(source, layout_behind(source, layout, reads))
