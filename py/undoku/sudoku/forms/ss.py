"""What Simple Sudoku saves and copies: one frame of `*-----------*` with the givens, or up to three.

The second has all digits, and the last, which is wide, the candidates of every cell. One frame alone is read
as cells. Held are givens, digits and which candidates are left.
"""

from __future__ import annotations

from itertools import pairwise

from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.masks import fitting
from undoku.sudoku.text import digit_of, group, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

    Word = tuple[int, str]

_SIZE = 9
_CELLS = 81
_EDGE = "*--"
_MARKS = "*#@<>"
_ROW = 13
"""Characters of a line of a frame that has digits alone."""


def is_one(source: Source) -> bool:
    """Whether a text has two frames or more, and nothing else."""
    if source.text.count(_EDGE) < 4:
        return False
    frames = _frames(source)
    return len(frames) > 1 and sum(map(len, frames)) == len(_words(source))


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the frames; raises GridError that names line and character."""
    frames = _frames(source)
    if layout is not None and layout is not Layout.standard(_SIZE):
        raise source.error("another-shape", frames[0][0][0] if frames[0] else 0)
    narrow = [frame for frame in frames if len(frame) < _CELLS]
    wide = [frame for frame in frames if len(frame) >= _CELLS]
    if not 1 <= len(narrow) <= 2 or len(wide) > 1 or (wide and frames[-1] is not wide[0]):
        start = frames[-1][0][0] if frames[-1] else source.end()
        raise source.error("odd-frames", start)
    grids = [_grid(source, frame) for frame in narrow]
    givens, digits = grids[0], grids[-1]
    for cell, (given, digit) in enumerate(zip(givens.packed, digits.packed, strict=True)):
        if given and digit != given:
            row, column = divmod(cell, _SIZE)
            raise source.error("state-without-given", narrow[-1][0][0], row=row, column=column, given=given)
    out: list[int] = []
    if wide:
        listed = [_mask(source, *word) for word in wide[0]]
        if len(listed) > _CELLS:
            raise source.error("too-many", wide[0][_CELLS][0], needed=_CELLS)
        fits = fitting(digits.layout, digits.packed)
        out = [fit & ~mask for fit, mask in zip(fits, listed, strict=True)]
    return givens, digits, (), (), out


def _frames(source: Source) -> list[list[Word]]:
    """The words of every frame, each with its offset; an edge above the ninth row is a rule."""
    spans: list[int] = []
    offset, rows = 0, _SIZE
    for line in source.text.split("\n"):
        if line.lstrip().startswith(_EDGE) and rows >= _SIZE:
            if len(spans) % 2 == 0:
                rows = 0
            spans.append(offset)
        rows += any(symbol in line for symbol in ".123456789")
        offset += len(line) + 1
    found = _words(source)
    ends = [*spans[1::2], offset]
    return [
        [word for word in found if start < word[0] < end]
        for start, end in zip(spans[::2], ends, strict=False)
    ]


def _words(source: Source) -> list[Word]:
    """What stands in cells, with its offset: nothing of the edges."""
    return [word for word in words(source.bare) if word[1].strip("*")]


def _grid(source: Source, words: list[Word]) -> Grid:
    digits = bytearray()
    symbols = [(place, symbol) for start, word in words for place, symbol in enumerate(word, start)]
    for place, symbol in symbols:
        digit = digit_of(symbol, _SIZE)
        if digit is None:
            raise source.error("odd-symbol", place, value=symbol, size=_SIZE)
        digits.append(digit)
    if len(digits) != _CELLS:
        raise source.miscounted([place for place, _ in symbols], _SIZE)
    return Grid.trusted(Layout.standard(_SIZE), bytes(digits))


def _mask(source: Source, start: int, word: str) -> int:
    mask = 0
    for place, symbol in enumerate(word, start):
        digit = digit_of(symbol, _SIZE)
        if digit is None and symbol not in _MARKS:
            raise source.error("odd-candidate", place, value=symbol, size=_SIZE)
        mask |= 1 << digit - 1 if digit else 0
    return mask


def write(position: Written) -> str:
    """Write one frame, or three where there is more than givens.

    >>> from undoku.sudoku import Position
    >>> print(write(Position(Grid.parse("1" + "." * 80)))[:27])
    *-----------*
    |1..|...|...|
    """
    fits = fitting(position.layout, position.digits.packed)
    if position.givens == position.digits and [*position.candidates()] == fits:
        return _frame(position.digits)
    return "\n\n".join([_frame(position.givens), _frame(position.digits), _candidates(position)])


def _frame(grid: Grid) -> str:
    text = str(grid)
    lines = []
    for row in range(_SIZE):
        if row in (3, 6):
            lines.append("|---+---+---|")
        first = row * _SIZE
        parts = (text[place : place + 3] for place in range(first, first + _SIZE, 3))
        lines.append(f"|{'|'.join(parts)}|")
    return "\n".join([edge := "*-----------*", *lines, edge])


def _candidates(position: Written) -> str:
    groups = [
        str(digit) if digit else group(mask) or "."
        for digit, mask in zip(position.digits.packed, position.candidates(), strict=True)
    ]
    wide = max(map(len, groups)) + 2
    dashes = "-" * (3 * wide + 1)
    lines = []
    for row in range(_SIZE):
        if row in (3, 6):
            lines.append(f"|{'+'.join([dashes] * 3)}|")
        cells = [text.ljust(wide) for text in groups[row * _SIZE : row * _SIZE + _SIZE]]
        lines.append("".join(f"| {''.join(cells[place : place + 3])}" for place in (0, 3, 6)) + "|")
    edge = f"*{'-' * (3 * len(dashes) + 2)}*"
    return "\n".join([edge, *lines, edge])


class Frames:
    """Frames, as they come line by line: one or several are a position.

    Attributes:
        done: whether no line can follow; there is always one that may.
    """

    done = False

    def __init__(self) -> None:
        """Wait for the first edge."""
        self._lines: list[tuple[int, str]] = []
        self._edges = 0
        self._rows = 0
        self._frames: list[tuple[int, int, bool]] = []
        """The first line of each frame that is held, the line after it, and whether it is wide."""

    def add(self, number: int, line: str) -> list[tuple[int, str]] | None:
        """Take a line, and give the positions that are ended; None if the line is of no frame."""
        is_open = self._edges % 2 == 1
        bare = line.lstrip("\ufeff \t")
        is_edge = bare.startswith(_EDGE) and (not is_open or self._rows >= _SIZE)
        if not is_edge and (bare[:1] not in ("|", "*") if is_open else bare.strip()):
            return None
        self._rows = 0 if is_edge else self._rows + any(symbol in line for symbol in ".123456789")
        self._lines.append((number, line))
        if not is_edge:
            return []
        self._edges += 1
        if not is_open:
            self._frames.append((number, number + 1, len(bare.rstrip()) > _ROW))
            return self._ended()
        first, _, is_wide = self._frames.pop()
        self._frames.append((first, number + 1, is_wide))
        return []

    def end(self) -> list[tuple[int, str]]:
        """Give what is held: a frame each, unless they belong together, and one that breaks off."""
        if not self._lines:
            return []
        if self._edges % 2:
            first, _, is_wide = self._frames.pop()
            if self._lines[-1][0] > first:
                self._frames.append((first, self._lines[-1][0] + 1, is_wide))
        return self._give(len(self._frames))

    def _ended(self) -> list[tuple[int, str]]:
        """What has ended before the frame that begins."""
        kinds = [is_wide for _, _, is_wide in self._frames]
        if kinds in ([False], [False, False], [False, True], [False, False, True], [True]):
            return []
        return self._give(1 if kinds == [False, False, False] else len(kinds) - 1)

    def _give(self, count: int) -> list[tuple[int, str]]:
        """The first frames that are held: without their edges, or as they are if they are one position."""
        frames, self._frames = self._frames[:count], self._frames[count:]
        if (
            frames
            and frames[-1][2]
            and _belong([self._text(first + 1, end, is_bare=True) for first, end, _ in frames])
        ):
            texts = [(frames[0][0], self._text(frames[0][0], frames[-1][1]))]
        else:
            texts = [(first + 1, self._text(first + 1, end, is_bare=True)) for first, end, _ in frames]
        start = self._frames[0][0] if self._frames else self._lines[-1][0] + 1
        self._lines = [(number, line) for number, line in self._lines if number >= start]
        return texts

    def _text(self, first: int, end: int, is_bare: bool = False) -> str:
        lines = [line for number, line in self._lines if first <= number < end]
        return "\n".join(lines[:-1] if is_bare and lines[-1].lstrip().startswith(_EDGE) else lines)


def _belong(frames: list[str]) -> bool:
    """Whether the cells of every frame have what those of the frame before have."""
    cells = [
        [set(word) for _, word in found] if len(found := words(frame.replace("-", " "))) == _CELLS
        else [{symbol} - {".", "0"} for _, word in found for symbol in word]
        for frame in frames
    ]  # fmt: skip
    return all(
        len(before) == len(after) == _CELLS and all(map(set.issubset, before, after))
        for before, after in pairwise(cells)
    )
