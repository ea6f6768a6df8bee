"""What one line of a file is, looked at by itself."""

from __future__ import annotations

import re
from enum import IntEnum

from undoku.sudoku.forms.behind import sizes_behind
from undoku.sudoku.forms.cell import cell_of
from undoku.sudoku.forms.cells import cells_in
from undoku.sudoku.forms.register import recognise
from undoku.sudoku.forms.rows import DATE, Line
from undoku.sudoku.forms.source import LONGEST, Source, hash_cells
from undoku.sudoku.forms.split import CHARACTERS, SEPARATORS, WORDS
from undoku.sudoku.forms.variants import SPEAKER, without_clauses, without_code, without_tags
from undoku.sudoku.layout import SIZES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Kind(IntEnum):
    """What a line can be."""

    BLANK = 0
    COMMENT = 1
    RULE = 2
    """A line of a frame."""
    DRAWN = 3
    """A row of blanks, or a line of a frame."""
    ROW = 4
    WHOLE = 5
    """A position."""
    OPENS = 6
    """Brackets, or a table, of which more is to come."""
    LABEL = 7
    """What stands above one position or many, and never in one."""
    SAID = 8
    """Words that may be a title."""
    OTHER = 9


_HEADING = re.compile(
    r"\s*(?:```.*|~~~.*|\\\w+.*|[^\W\d]\w*(?:[,;\t]\s*[^\W\d]\w*)+[,;]?|.*[=(]\s*[\"'`\[{(]*|.*:"
    r"|(?:[^\W\d_]+[.#:]?\s+){1,3}[#(]?\d+\W*|(?:puzzle|sudoku|grid|board|game|no|nr)\b\.?\s*#?\d{1,6}\b.{0,80}"
    r"|.*\bnew \w+\[.*|[^\W\d]\w*\s*=|(?=[^\W\d_])\S+(?: \S+){2,40}[.!?]"
    r"|[^\W\d_][^.]{0,40}\.{3,40}[^.]{0,40})\s*",
    re.IGNORECASE,
)
_SETTING = re.compile(
    r"\s*(?:(?:name|title|author|source|publisher|copyright|collection|level|difficulty|rating|score|date|created|time"
    r"|id|number|nr|no|size|type|variant|version|comment|description|info|language|url)[ \t]*[=:]"
    r"|(?:from|to|cc|subject|sent|reply-to|re|by|n|int|const)\b[ \t]*[=:]|(?:tel|phone|fax)\b)"
    r"(?!.{0,100}[\d.*_?]{16})[^\[{]{0,100}|\s*\[[^\W\d_][\w -]{2,30}\]\s*",
    re.IGNORECASE,
)
"""What a file of settings says about a puzzle, or the name of a section of it."""
# Most lines of files are of these kinds.
_ONE_PUZZLE = re.compile(r"^(?!\s*[#:\[{>])(?:[^#]*[\s,;:])?[\d.]{81}(?=[\s,;]|$)")
_PLAIN_ROW = re.compile(r"[| ]*(?:[\d.][| ]*){9}", re.ASCII)
_DIGIT = re.compile("[1-9]")
_EMPTY_GRID = re.compile(
    rf"\s*(?:{'|'.join(rf'[.]{{{size * size}}}' for size in SIZES if size * size not in SIZES)}),?\s*"
)
"""An empty grid in a line, alone or of a table; but of 4 by 4 it may be an empty row of 16 by 16."""
_TIMED = re.compile(r"\s*\[?\d")
_WORDED = re.compile(r"[^\W\d_]{2,}")
_TITLE = re.compile(
    r"se\s+\d+\.\d\W*|[^\W\d_][^\W_]*(?: [^\W\d_]+){2,20}[.!?]|tel\W.{0,30}|no?r?\.?\s*\d{1,6}\W*"
    r"|[^\W\d_]{2}.{0,80}\d{4},?[ T]\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?[\])]?"
    r"|[^\W\d]\w{0,30}\s*=|[^\W\d]\w{0,30}\s*::.{0,60}|[^\W\d][\w, \[\]]{0,60}=\s*new \w+(?:\[[\d, ]*\])+",
    re.IGNORECASE,
)
"""What looks like cells or names nothing, and is said about a puzzle."""
_NAMED_HEAD = re.compile(r"[ \t|,;]*[csvx]\d", re.IGNORECASE)
_CELLS = re.compile(r"[\d.*_?]{9}")
_FEWEST = 4
_FEWEST_BARS = 3
_MOST = 27
_LARGEST = max(SIZES)
_NAMES = re.compile(r"[=:]|[^\W\d]\w+[ \t]*\(")


def kind_of(line: str) -> tuple[Kind, int]:
    """Tell what a line is, and how many cells a row of it has; 0 where that is not certain.

    A position that has as many cells as a row of a larger grid may be one.
    """
    if len(line) > LONGEST or _ONE_PUZZLE.search(line):
        return Kind.WHOLE, 0
    if _PLAIN_ROW.fullmatch(line) and _DIGIT.search(line):
        return Kind.ROW, 9
    hashed = hash_cells(line) if "#" in line else 0
    if hashed:
        return (Kind.ROW, hashed) if hashed in SIZES else (Kind.WHOLE, 0)
    source = Source(line)
    sizes = SIZES if "\n" in source.bare else sizes_behind(source)
    cells = cells_in(source.bare, sizes) if sizes else None
    if cells is not None:
        return Kind.WHOLE, len(cells) if len(cells) in SIZES else 0
    bare = without_clauses(without_tags(source.bare))
    if not bare.strip():
        if bare.count("\t") + 1 in SIZES:
            return Kind.DRAWN, bare.count("\t") + 1
        return (Kind.COMMENT if source.text.strip() else Kind.BLANK), 0
    if _opens(bare):
        return Kind.OPENS, 0
    looked = Line(0, bare)
    if not looked.is_solid:
        if _EMPTY_GRID.fullmatch(bare):
            return Kind.WHOLE, 0
        if "\ufffd" in bare or not bare.replace("\t", " ").isprintable():
            return Kind.OTHER, 0
        size = 0 if looked.is_ruled else _cells(bare)
        return (Kind.DRAWN if size else Kind.RULE), size
    if recognise(source) is not None:
        return Kind.WHOLE, 0
    if DATE.fullmatch(bare.strip()):
        return Kind.SAID, 0
    if _SETTING.fullmatch(bare) or _TITLE.fullmatch(bare.strip()):
        return Kind.LABEL, 0
    if _NAMED_HEAD.match(bare) and looked.is_head:
        return Kind.LABEL, 0
    code = without_code(bare)
    said = SPEAKER.match(bare)
    # A time and a short name may look like further cells.
    row = bare[said.end() :] if said and _TIMED.match(said[0]) else ""
    size = _cells(row) or _cells(bare) or _cells(code)
    if size:
        return Kind.ROW, size
    if cells_in(source.bare, SIZES) is not None:
        return Kind.WHOLE, 0
    if not WORDS.words(code) and code.count("&") + 1 in SIZES:
        return Kind.DRAWN, code.count("&") + 1
    if looked.is_head and not _DIGIT.search(bare):
        return Kind.LABEL, 0
    if _is_nearly_row(code):
        return Kind.ROW, 0
    if looked.is_label and _HEADING.fullmatch(bare) and not _CELLS.search(bare):
        return Kind.LABEL, 0
    return (Kind.SAID if _WORDED.search(bare) or looked.may_stand_above else Kind.OTHER), 0


def _cells(bare: str) -> int:
    """How many cells a line has that is a row for certain, as a candidate grid or as characters."""
    for split in (WORDS, CHARACTERS):
        words = split.words(bare)
        size = len(words)
        if size in SIZES and _are_cells(words, size):
            return size
    return 0


def _are_cells(words: Sequence[str], size: int) -> bool:
    return all(cell_of(word, size) is not None for word in words)


def _is_nearly_row(bare: str) -> bool:
    """Whether a line may be a row with some cells too few or too many, or with a cell that is none."""
    words = WORDS.words(bare)
    for separator in SEPARATORS:
        fields = [field.strip(" '\"\\") for field in bare.split(separator)]
        if _FEWEST <= len(fields) <= _MOST and all(cell_of(field, _LARGEST) for field in fields if field):
            return bool(words)
    marks = "".join(CHARACTERS.words(bare))
    cells = sum(cell_of(mark, 9) is not None for mark in marks if mark not in "xXoO")
    if 2 * cells > len(marks):
        is_spaced = not marks.strip("123456789") and len(bare.rstrip()) >= _FEWEST
        return is_spaced or any(_FEWEST < count <= _MOST for count in (len(words), len(marks)))
    is_apart = len(words) >= _FEWEST or bare.count("|") >= _FEWEST_BARS
    return is_apart and all(len(word) == 1 and cell_of(word, _LARGEST) for word in words)


def _opens(bare: str) -> bool:
    """Whether brackets are opened at its end, and there is nothing else, or a name for what is to come."""
    if bare.rstrip()[-1:] not in "[{(" or sum(map(bare.count, "[{(")) <= sum(map(bare.count, "]})")):
        return False
    return not bare.strip(" \t[{(") or bool(_NAMES.search(bare))
