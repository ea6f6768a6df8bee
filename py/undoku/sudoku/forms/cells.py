"""Cells without a mark of their form: rows in a frame or none, one line, numbers, groups of candidates.

What is there is tried from what is surest to what may be: rows of as many cells as there are rows, one word
of as many characters as a grid has cells, and at last all that is there, one cell after the other.
"""

from __future__ import annotations

import re
from itertools import chain
from math import isqrt

from undoku.sudoku.forms import candidates
from undoku.sudoku.forms.beside import are_solved, beside
from undoku.sudoku.forms.cell import MARKS, USUAL_BLANKS, cell_of
from undoku.sudoku.forms.explain import explained
from undoku.sudoku.forms.rows import MOST_LINES, lines_of, rows_of
from undoku.sudoku.forms.split import CHARACTERS, SPLITS, WORDS, splits_of
from undoku.sudoku.forms.variants import HAS_CELLS, variants
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import SIZES, Layout
from undoku.sudoku.text import SYMBOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from undoku.sudoku.forms.parts import Cells, Parts
    from undoku.sudoku.forms.rows import Line
    from undoku.sudoku.forms.source import Source
    from undoku.sudoku.forms.split import Split

_TOKEN = re.compile(r"[0-9A-Za-z.*?_~-]{16,}")
_NAME = re.compile(r"(?!(?:none|null|nan|nil|na)\b)[^\W\d_]{2,}", re.IGNORECASE)
_DIGIT = re.compile("[1-9]")
_ZEROS = {"0", "00"}
_PLAIN_BLANKS = {".", "0"}
"""Blanks that letters may stand among, as digits above 9; words alone are no grid."""
_BLANKS = re.compile(r"[.0_*?|\s]*")
_SPACED = re.compile(r"[1-9 ]+")
_LONGEST_SUKAKU = 729
_FEWEST_ENDS = 3
"""Ends of lines in the smallest grid."""


def read(source: Source, layout: Layout | None) -> Parts:
    """Read digits or candidates; raises GridError that names line and character."""
    cells = cells_in(source.bare, SIZES if layout is None else (layout.size,))
    if cells is None:
        raise explained(source, layout)
    size = isqrt(len(cells))
    layout = layout or Layout.standard(size)
    placed = _bare(cells, size)
    if max(len(word) for _, word in placed) > 1:
        givens, out = candidates.read(source, placed, layout)
        return givens, givens, (), (), out
    grid = Grid.trusted(layout, bytes(SYMBOLS.index(word) for _, word in placed))
    return grid, grid, (), (), ()


def cells_in(text: str, sizes: Collection[int]) -> Cells | None:
    """Find the cells of the one grid in a text, of one of these sizes; None where that is not to be seen."""
    if text.count("\n") > MOST_LINES:
        return None
    tried = list(variants(text))
    if any(tried_text.count("\n") >= _FEWEST_ENDS for tried_text in tried):
        rows = _in_rows(text, tried, sizes)
        if rows is not None:
            return rows
    return (
        _one_line(text, sizes)
        or _sukaku(text, sizes)
        or _flat(tried, SPLITS[:1], sizes)
        or _spaced(text, sizes)
        or (None if _are_several(text, sizes) else _flat(tried, splits_of(text)[1:], sizes))
        or _one_blank(text, sizes)
    )


def rows_in(text: str, sizes: Collection[int]) -> Cells | None:
    """Find the cells of the one grid in a text that has a line for each row; None where there is none."""
    return _in_rows(text, list(variants(text)), sizes)


def _in_rows(text: str, tried: Sequence[str], sizes: Collection[int]) -> Cells | None:
    """A grid with a line for each row, alone or beside its solution, in what is tried of a text."""
    return _framed(tried, sizes, not HAS_CELLS.search(text)) or beside(tried[0], sizes)


def _framed(texts: Iterable[str], sizes: Collection[int], has_places: bool) -> Cells | None:
    for text in texts:
        rows = rows_of(text, sizes, has_places)
        if rows is not None:
            cells = [cell for row in rows for cell in row]
            if _is_grid(cells, isqrt(len(cells))):
                return cells
    return None


def _bare(cells: Cells, size: int) -> Cells:
    """Write what stands in the cells as `cell_of` does; where some are groups, none is a number."""
    has_groups = any(len(word) > 2 and word.strip(MARKS) == cell_of(word, size) for _, word in cells)
    zero = SYMBOLS[size] if _is_zero_a_digit({word for _, word in cells}, size) else "."
    placed = []
    for start, word in cells:
        bare = word.strip(MARKS)
        if has_groups and len(bare) == 2 and bare.isdecimal() and "0" not in bare:
            placed.append((start + word.index(bare), bare))
            continue
        written = zero if word in _ZEROS else cell_of(word, size) or "."
        placed.append((start + max(word.find(written), 0), written))
    return placed


def _is_zero_a_digit(words: Collection[str], size: int) -> bool:
    """Whether 0 is the largest digit, as in hexadecimal: another sign is for blanks, and none for that."""
    if size <= 9 or not _ZEROS & set(words):
        return False
    written = {cell_of(word, size) for word in words if word not in _ZEROS}
    return "." in written and SYMBOLS[size] not in written


def _is_grid(cells: Cells, size: int) -> bool:
    """Whether there is a digit, and no number that is too large among numbers."""
    words = {word for _, word in cells}
    if (
        size > 9
        and max(map(len, words)) == 2
        and any(word.isdecimal() and len(word) == 2 and int(word) > size for word in words)
    ):
        return False
    return any(map(_DIGIT.search, words)) or bool(words & _PLAIN_BLANKS) or words <= set(USUAL_BLANKS)


def _one_line(text: str, sizes: Collection[int]) -> Cells | None:
    """The one word of as many characters as a grid has cells; a second one may be its solution."""
    found: list[tuple[int, str, int]] = []
    for line in lines_of(text):
        words = list(_tokens(line.text, sizes))
        found += [(line.start + start, word, size) for start, word, size in words]
        if not words and line.is_solid and not line.may_stand_above:
            return None
    if not found:
        return None
    start, word, size = found[0]
    if _is_beside_damaged(text, size):
        return None
    if len(found) > 1:
        if len(found) > 2 or found[1][2] != size:
            return None
        if are_solved(word, found[1][1], size):
            start, word, size = found[1]
        elif not are_solved(found[1][1], word, size):
            return None
    cells = [(start + place, symbol) for place, symbol in enumerate(word)]
    return cells if _is_grid(cells, size) else None


def _readings(word: str) -> Sequence[str]:
    """The word, and what it is without the dot of a sentence, where no other dot is a blank."""
    bare = word.removesuffix(".")
    if bare == word or "." in bare:
        return (word,)
    return (bare,) if "0" in bare else (word, bare)


def _is_beside_damaged(text: str, size: int) -> bool:
    """Whether a word has nearly as many cells: a puzzle that is damaged, beside its solution or a number."""
    needed = size * size
    for found in _TOKEN.finditer(text):
        lengths = {len(word) for word in _readings(found[0])}
        is_near = 3 * max(lengths) > 2 * needed and not lengths & {side * side for side in SIZES}
        if is_near and _all_cells(found[0], size):
            return True
    return False


def _are_several(text: str, sizes: Collection[int]) -> bool:
    """Whether more than one word is as long as a grid has cells: no grid goes over all of them."""
    return sum(1 for line in lines_of(text) for _ in _tokens(line.text, sizes)) > 1


def _tokens(line: str, sizes: Collection[int]) -> Iterator[tuple[int, str, int]]:
    for found in _TOKEN.finditer(line):
        for word in _readings(found[0]):
            size = isqrt(len(word))
            if size in sizes and size * size == len(word) and _all_cells(word, size):
                has_digit = any(cell_of(symbol, size) != "." for symbol in word)
                if has_digit or word == line.strip():
                    yield found.start(), word, size
                break


def _all_cells(words: Collection[str], size: int) -> bool:
    return all(cell_of(word, size) is not None for word in words)


def _spaced(text: str, sizes: Collection[int]) -> Cells | None:
    """A line whose blanks are spaces; those at its end may be lost."""
    lines = [line for line in lines_of(text) if line.is_solid]
    if len(lines) != 1 or not _SPACED.fullmatch(lines[0].text):
        return None
    line = lines[0].text
    for size in sizes:
        # What has lost the spaces at its end ends with a digit.
        bare = line if len(line) == size * size or line[-1] != " " else ""
        if (
            size * size - size < len(bare) <= size * size
            and " " in bare
            and bare[1::2].strip()
            and _all_cells(bare.replace(" ", ""), size)
        ):
            return [
                (lines[0].start + min(place, len(bare)), bare[place : place + 1].strip())
                for place in range(size * size)
            ]
    return None


def _sukaku(text: str, sizes: Collection[int]) -> Cells | None:
    """Nine places for the candidates of each cell, in which either the digit stands or a blank."""
    lines = lines_of(text)
    if 9 not in sizes or sum(len(CHARACTERS.words(line.text)) for line in lines) != _LONGEST_SUKAKU:
        return None
    marks = [mark for line in lines for mark in _marked(line.text, line.start)]
    cells = []
    for first in range(0, _LONGEST_SUKAKU, 9):
        group = ""
        for place, mark in enumerate(marks[first : first + 9], 1):
            if cell_of(mark[1], 9) not in (".", str(place)):
                return None
            group += mark[1] if mark[1] == str(place) else ""
        cells.append((marks[first][0], group))
    if {len(group) for _, group in cells} == {1, 9}:
        # A puzzle in which nothing was crossed out yet.
        cells = [(start, group if len(group) == 1 else "") for start, group in cells]
    return cells if any(group for _, group in cells) else None


def _marked(line: str, start: int) -> Cells:
    return [(start + place, mark) for place, mark in CHARACTERS.placed(line)]


def _flat(texts: Sequence[str], splits: Sequence[Split], sizes: Collection[int]) -> Cells | None:
    """All that is there but lines of a frame, one cell after the other."""
    for text in texts:
        lines = [line for line in lines_of(text) if not line.is_ruled]
        is_ruled = len(lines) < len(lines_of(text))
        solid = sum(line.is_solid for line in lines)
        if not solid and not _BLANKS.fullmatch(text):
            continue
        for split in splits:
            words = [split.words(line.text) for line in lines]
            skipped, last = (
                _between_names(list(chain(*words))) if split is WORDS else (0, sum(map(len, words)))
            )
            size = isqrt(last - skipped)
            # Where there are as many lines as rows, the rows should have been found.
            if (
                size in sizes
                and size * size == last - skipped
                and solid != size
                and _may_be_cut(
                    [len(cells) for cells in words if cells], size, split is WORDS and not is_ruled
                )
                and (split is WORDS or solid < _FEWEST_ENDS or not _are_torn(lines, words, size))
            ):
                cells = [
                    (line.start + place, word) for line in lines for place, word in split.placed(line.text)
                ][skipped:last]
                if (
                    _all_cells({word for _, word in cells}, size)
                    and _is_grid(cells, size)
                    and (split is WORDS or not _is_beside_damaged(text, size))
                ):
                    return cells
    return None


def _one_blank(text: str, sizes: Collection[int]) -> Cells | None:
    """Digits with one other character among them, which then is the blank: nothing else stands there."""
    lines = lines_of(text)
    if len(lines) > 9 or sum(len(line.text.strip()) for line in lines) > 81:
        return None
    marks = [
        (line.start + place, mark)
        for line in lines
        for place, mark in enumerate(line.text.strip(), len(line.text) - len(line.text.lstrip()))
    ]
    size = isqrt(len(marks))
    others = {mark for _, mark in marks} - set("123456789"[:size])
    if size not in sizes or size > 9 or size * size != len(marks) or len(others) != 1:
        return None
    blank = others.pop()
    written = "".join(mark for _, mark in marks)
    # Where each digit has one before it, it separates them.
    if blank.isspace() or blank * 2 not in written or len(lines) not in (1, size):
        return None
    cells = [(place, "." if mark == blank else mark) for place, mark in marks]
    return cells if _is_grid(cells, size) and _DIGIT.search(written) else None


def _may_be_cut(counts: Sequence[int], size: int, are_words: bool) -> bool:
    """Whether lines of so many cells may be parts of one grid of that size: whole rows, or all of one width.

    Lines that each are a grid of a smaller size are many grids. Words are cut where the page ends.
    """
    *full, last = counts
    if full and isqrt(last) in SIZES and isqrt(last) ** 2 == last and set(full) == {last}:
        return False
    is_even = not full or (len(set(full)) == 1 and last <= full[0])
    if all(count % size == 0 for count in counts):
        return are_words or is_even
    if full and last in SIZES and last > size and set(full) == {last}:
        # Rows of a larger grid, of which some are missing.
        return False
    return are_words or len(counts) < _FEWEST_ENDS or is_even


def _are_torn(lines: Sequence[Line], words: Sequence[Sequence[str]], size: int) -> bool:
    """Whether lines of characters are no whole rows, and have more in them than one word."""
    return any(len(cells) % size for cells in words) and any(
        len(WORDS.words(line.text)) != 1 for line in lines
    )


def _between_names(words: Sequence[str]) -> tuple[int, int]:
    """Where the words begin and end that are no names before and after cells."""
    first, last = 0, len(words)
    while first < last and _NAME.match(words[first]):
        first += 1
    while last > first and _NAME.match(words[last - 1]):
        last -= 1
    return first, last
