"""What is wrong with a text in which no grid was found: what is no cell, or where cells are missing."""

from __future__ import annotations

from itertools import islice

from undoku.sudoku.errors import GridError
from undoku.sudoku.forms import candidates
from undoku.sudoku.forms.cell import cell_of
from undoku.sudoku.forms.rows import MOST_LINES, Line, lines_of
from undoku.sudoku.forms.split import SPLITS, WORDS
from undoku.sudoku.forms.variants import variants
from undoku.sudoku.layout import SIZES, Layout
from undoku.sudoku.text import usual

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.forms.parts import Cells
    from undoku.sudoku.forms.source import Source


_NEAR = 4
"""Of so many cells in a row, one may be missing or too many for the size to be told."""
_MOST_CELLS = 2 * 25 * 25
"""More than any grid has: those that follow are too many, whatever they are."""


def explained(source: Source, layout: Layout | None) -> GridError:
    """Say what is wrong at which line and character, and what is expected there."""
    lines = lines_of(next(variants(source.bare)))[:MOST_LINES]
    lines = _between_labels([line for line in lines if not line.is_ruled])
    words = [(line.start + place, word) for line in lines for place, word in WORDS.placed(line.text)]
    if candidates.is_one(words, len(lines), layout):
        try:
            candidates.read(source, words, layout)
        except GridError as error:
            return error
    return _of_digits(source, lines, words, layout)


def _between_labels(lines: Sequence[Line]) -> Sequence[Line]:
    """Leave out what is said above and below, if that is not all."""
    first, last = 0, len(lines)
    while first < last and lines[first].is_label:
        first += 1
    while last > first and lines[last - 1].is_label:
        last -= 1
    return lines[first:last] or lines


def _of_digits(
    source: Source, lines: Sequence[Line], words: Sequence[tuple[int, str]], layout: Layout | None
) -> GridError:
    numbered = all((len(word) <= 2 and word.isalnum()) or len(word) == 1 for _, word in words)
    found = layout or (usual(len(words)) if numbered else None)
    if found is not None and numbered and len(words) == found.cells:
        cells = words
    else:
        split = SPLITS[2] if any("." in line.text or "0" in line.text for line in lines) else SPLITS[1]
        every = ((line.start + place, mark) for line in lines for place, mark in split.placed(line.text))
        cells = list(islice(every, _MOST_CELLS))
        found = layout or usual(len(cells)) or _nearest(cells)
    for start, word in cells:
        if cell_of(word, found.size) is None or len(cell_of(word, found.size) or "") > 1:
            value = source.written(start, start + len(word))
            return source.error("odd-symbol", start, value=value, size=found.size)
    size = found.size
    if layout is None and len(cells) == found.cells:
        # As many as a grid has, but in lines that are no rows of it.
        size = 9 if size >= 9 else 4
    return source.miscounted([start for start, _ in cells], size)


def _nearest(cells: Cells) -> Layout:
    """The usual shape that has nearly as many cells, of which these can be; 9 by 9 where there is none."""
    for size in SIZES:
        is_near = abs(len(cells) - size * size) <= size // _NEAR
        if is_near and all(len(cell_of(word, size) or "..") == 1 for _, word in cells):
            return Layout.standard(size)
    return Layout.standard(9)
