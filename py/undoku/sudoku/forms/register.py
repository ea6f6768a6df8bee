"""The text forms of a position: their names, what each can hold, and which one a text is of.

A form has a writer, and many have a mark by which a text of theirs is recognised, and a reader of their own.
Texts without a mark are cells, which `read` reads. What a form is like stands in its module, which is
imported when it is first needed.
"""

from __future__ import annotations

import re
from importlib import import_module

from undoku.search.errors import shown
from undoku.sudoku.errors import GridError
from undoku.sudoku.forms.marks import MARKS
from undoku.sudoku.forms.source import is_library
from undoku.sudoku.masks import fitting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Block, Parts, Written
    from undoku.sudoku.forms.source import Source
    from undoku.sudoku.layout import Layout


class Form:
    """One form.

    Attributes:
        name: what it is called: `convert --to NAME`.
        holds: what of a position comes back, besides the digits of the usual 9 by 9: "sizes" (other sizes),
            "givens" (which digits are given), "corner" and "centre" (the reader's notes; of a form with
            "notes" one kind comes back, as centre notes), "out", "left" (the candidates that are left) or
            "some-left" (those of cells that have some),
            "groups" (those and the digits, as a candidate grid has them), "shape" (regions), "diagonal" and
            "cages".
        head: what stands above the first position of a file.
        tail: what stands below the last one.
        between: what stands between two of them, besides a newline.
        is_cells: whether it has texts that are read as cells.
    """

    __slots__ = ("_reads", "_writes", "between", "head", "holds", "is_cells", "name", "tail")

    def __init__(
        self,
        name: str,
        writes: str,
        holds: str = "",
        reads: str = "",
        head: str = "",
        tail: str = "",
        between: str = "",
        is_cells: bool = False,
    ) -> None:
        """Name the functions as `module.function`; `holds` are words."""
        self.name = name
        self.holds = frozenset(holds.split())
        self.head = head
        self.tail = tail
        self.between = between
        self.is_cells = is_cells or not reads
        self._writes = writes
        self._reads = reads

    def read(self, source: Source, layout: Layout | None) -> Parts:
        """Read a position; raises GridError that names line and character."""
        return _function(self._reads)(source, layout)  # type: ignore[no-any-return]

    def record(self, position: Written, is_told: bool = False) -> str:
        """Write a position as it stands in a file with others; raises GridError where the form has no way.

        Digits alone are of any puzzle: where it `is_told` beside them what they have `lost`, they are written
        without its rules.
        """
        layout = position.layout
        if layout.size != 9 and "sizes" not in self.holds:
            raise GridError("form-of-nine", form=self.name, size=layout.size)
        if not (is_told and self.name in _DIGITS):
            for rule in rules_of(layout):
                if rule not in self.holds:
                    raise GridError("form-without", form=self.name, lost=rule)
        return _function(self._writes)(position)  # type: ignore[no-any-return]

    def write(self, position: Written, is_told: bool = False) -> str:
        """Write a position alone."""
        return self.head + self.record(position, is_told) + self.tail


def rules_of(layout: Layout) -> list[str]:
    """Give what a shape has besides usual boxes, in the words of `Form.holds`.

    >>> from undoku.sudoku.layout import Layout
    >>> rules_of(Layout.standard(9).with_rules(diagonal=True))
    ['diagonal']
    """
    has = {"shape": not layout.rectangular, "diagonal": layout.diagonal, "cages": bool(layout.cages)}
    return [rule for rule, is_there in has.items() if is_there]


def _function(name: str):  # type: ignore[no-untyped-def]
    module, _, function = name.partition(".")
    return getattr(import_module(f"undoku.sudoku.forms.{module}"), function)


_XML_HEAD = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
<opensudoku version="2">
<folder name="Undoku" created="0">
"""
_XML_TAIL = "\n</folder>\n</opensudoku>"
_CSV_HEAD = "givens,entered\n"
_ALL_BUT_OUT = "givens corner centre sizes shape diagonal cages"
_FRAME = "*--"
_XML = re.compile(MARKS["opensudoku"])

_ALL = (
    Form("81", "digits.line", "sizes"),
    Form("grid", "digits.grid", "sizes", between="\n"),
    Form("candidates", "candidates.write", "groups sizes", between="\n"),
    Form("hodoku", "hodoku.write", "givens out sizes", "hodoku.read"),
    Form("729", "candidates.write_row", "groups"),
    Form("sdk", "sdk.write", "givens notes", "sdk.read", between="\n", is_cells=True),
    Form("sdm", "digits.sdm"),
    Form("ss", "ss.write", "givens left", "ss.read", between="\n", is_cells=True),
    Form("opensudoku", "opensudoku.write", "givens corner centre", "opensudoku.read", _XML_HEAD, _XML_TAIL),
    Form("csv", "csv.write", "givens sizes", "csv.read", head=_CSV_HEAD, is_cells=True),
    Form("tsv", "digits.tsv", "sizes", between="\n"),
    Form("json", "digits.json", "sizes"),
    Form("sudokuwiki", "sites.write_wiki", "givens left", "sites.read_wiki"),
    Form("sudokuexchange", "sites.write_exchange", "", "sites.read_exchange"),
    Form("fpuzzles", "fpuzzles.write", f"{_ALL_BUT_OUT} some-left", "fpuzzles.read"),
    Form("sudokupad", "sudokupad.write", f"{_ALL_BUT_OUT} some-left", "sudokupad.read"),
    Form("penpa", "penpa.write", "sizes diagonal", "penpa.read"),
    Form("link", "link.write", f"{_ALL_BUT_OUT} out", "link.read"),
)

_DIGITS = ("81", "grid", "candidates", "hodoku", "729", "csv", "tsv", "json")
"""Forms that are of digits alone; the others tell programs what the puzzle is."""

FORMS = {form.name: form for form in _ALL}
"""All forms by their names."""

_FIRST_MARK = re.compile("|".join(f"(?P<{name}>{mark})" for name, mark in MARKS.items()), re.MULTILINE)


def form_of(name: str) -> Form:
    """Give the form of that name; raises GridError.

    >>> form_of("hodoku").is_cells
    False
    """
    if name not in FORMS:
        raise GridError("no-form", form=shown(name), forms=list(FORMS))
    return FORMS[name]


def lost(position: Written, form: Form) -> list[str]:
    """Give what a position has and a form does not hold: "entries", and the words of `Form.holds`."""
    layout, held = position.layout, form.holds
    left = zip(fitting(layout, position.digits.packed), position.out, strict=True)
    for_corner = {"corner"} if any(position.centre) else {"corner", "notes"}
    has = {
        "entries": "givens" not in held and position.givens != position.digits,
        "corner": any(position.corner) and not held & for_corner,
        "centre": any(position.centre) and not held & {"centre", "notes"},
        "out": not held & {"out", "left", "some-left", "groups"} and any(fit & out for fit, out in left),
    }
    return [name for name, is_lost in has.items() if is_lost] + [
        rule for rule in rules_of(layout) if rule not in held
    ]


def recognise(source: Source) -> Form | None:
    """Give the form that a text is of by its looks; None where it is read as cells."""
    found = _FIRST_MARK.search(source.bare)
    if found and found.lastgroup:
        return FORMS[found.lastgroup]
    bare = source.bare.strip()
    if is_library(bare.partition("\n")[0]):
        return FORMS["hodoku"]
    if "," in bare and _function("csv.is_one")(bare):
        return FORMS["csv"]
    if _FRAME in source.text and _function("ss.is_one")(source):
        return FORMS["ss"]
    return None


def block_of(line: str) -> Block | None:
    """Give what gathers the lines of a form that has several, where a line begins such; None for others."""
    bare = line.lstrip(" \t\ufeff")
    first = bare[:1]
    if first == "<":
        return _function("opensudoku.Games")() if _XML.match(bare) else None
    if first == "[" and bare.strip().lower() == "[puzzle]":
        return _function("sdk.Sections")()  # type: ignore[no-any-return]
    if first == "*" and bare.startswith(_FRAME):
        return _function("ss.Frames")()  # type: ignore[no-any-return]
    if first == "g" and bare.strip() == _CSV_HEAD.strip():
        return _function("csv.Table")()  # type: ignore[no-any-return]
    return None
