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
from undoku.sudoku.forms.source import LINK, is_library

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source
    from undoku.sudoku.layout import Layout


class Form:
    """One form.

    Attributes:
        name: what it is called: `convert --to NAME`.
        holds: what of a position comes back, besides the digits of the usual 9 by 9: "sizes" (other sizes),
            "givens" (which digits are given), "corner" and "centre" (the reader's notes; of a form with
            "notes" one kind comes back, as centre notes), "candidates" (what is out, by the candidates that
            are left), "out", "shape" (regions), "diagonal" and "cages".
        head: what stands above the first position of a file.
        tail: what stands below the last one.
        between: what stands between two of them, besides a newline.
        has_reader: whether it is read by a reader of its own, not as cells.
    """

    __slots__ = ("_reads", "_writes", "between", "head", "holds", "name", "tail")

    def __init__(
        self,
        name: str,
        writes: str,
        holds: str = "",
        reads: str = "",
        head: str = "",
        tail: str = "",
        between: str = "",
    ) -> None:
        """Name the functions as `module.function`; `holds` are words."""
        self.name = name
        self.holds = frozenset(holds.split())
        self.head = head
        self.tail = tail
        self.between = between
        self._writes = writes
        self._reads = reads

    @property
    def has_reader(self) -> bool:
        """Whether it is read by a reader of its own."""
        return bool(self._reads)

    def read(self, source: Source, layout: Layout | None) -> Parts:
        """Read a position; raises GridError that names line and character."""
        return _function(self._reads)(source, layout)  # type: ignore[no-any-return]

    def record(self, position: Written) -> str:
        """Write a position as it stands in a file with others; raises GridError where the form has no way."""
        layout = position.layout
        if layout.size != 9 and "sizes" not in self.holds:
            raise GridError("form-of-nine", form=self.name, size=layout.size)
        return _function(self._writes)(position)  # type: ignore[no-any-return]

    def write(self, position: Written) -> str:
        """Write a position alone."""
        return self.head + self.record(position) + self.tail


def _function(name: str):  # type: ignore[no-untyped-def]
    module, _, function = name.partition(".")
    return getattr(import_module(f"undoku.sudoku.forms.{module}"), function)


_ALL = (
    Form("81", "digits.line", "sizes"),
    Form("grid", "digits.grid", "sizes", between="\n"),
    Form("candidates", "candidates.write", "candidates sizes", between="\n"),
    Form("hodoku", "hodoku.write", "givens out sizes", "hodoku.read"),
    Form("sdm", "digits.sdm"),
    Form("link", "link.write", "givens corner centre out sizes", "link.read"),
)

FORMS = {form.name: form for form in _ALL}
"""All forms by their names."""

_MARKS = re.compile(f"(?P<link>{LINK.pattern})", re.MULTILINE)
"""What a text of a form has in it, and no other: the first one that is found names the form."""


def form_of(name: str) -> Form:
    """Give the form of that name; raises GridError.

    >>> form_of("hodoku").has_reader
    True
    """
    if name not in FORMS:
        raise GridError("no-form", form=shown(name), forms=list(FORMS))
    return FORMS[name]


def recognise(source: Source) -> Form | None:
    """Give the form whose mark a text has; None where it has none and is read as cells."""
    found = _MARKS.search(source.bare)
    if found and found.lastgroup:
        return FORMS[found.lastgroup]
    first = source.bare.lstrip().partition("\n")[0]
    return FORMS["hodoku"] if is_library(first) else None
