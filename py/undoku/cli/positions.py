"""The positions of a command's input."""

from __future__ import annotations

from itertools import chain

from undoku.sudoku.text import is_sukaku, plain_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def positions(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """What `undoku.sudoku.forms.records` gives of the lines, which is imported where a line is not plain.

    >>> [number for number, _ in positions(["", 81 * ".", "# a comment", 80 * "." + "1"])]
    [2, 4]
    """
    left = iter(lines)
    is_any = False
    for number, line in enumerate(left, 1):
        text = line.rstrip("\r\n")
        cells = plain_line(text)
        if cells is not None and not is_sukaku(cells):
            is_any = True
            yield number, text
        elif text and not (text.startswith("# ") and text.isprintable() and text[-1] != "#"):
            from undoku.sudoku.forms.records import records

            yield from records(chain([line], left), number, is_any)
            return
