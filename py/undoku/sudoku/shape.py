"""A shape as a question, an address and a shell write it: `size`, `shape`, `diagonal` and `cages`.

- `size`: a number, or its digits; 9 where nothing says otherwise.
- `shape`: the boxes, N x N letters in reading order.
- `diagonal`: true, or "1", where the two long diagonals hold every digit once.
- `cages`: `sum:cell.cell…` joined by `_`, cells numbered from 0; a sum 0 is none.
"""

from __future__ import annotations

from undoku.search.errors import shown
from undoku.sudoku.errors import LayoutError
from undoku.sudoku.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

KEYS = ("size", "shape", "diagonal", "cages")
_FORMS = {
    "size": "a number",
    "shape": "letters, one a cell",
    "diagonal": "true or 1",
    "cages": "sums and cells",
}
_MOST_CHARACTERS = 8000
"""No cages are written with more: 625 cells and their sums."""


def shape_of(values: Mapping[str, object]) -> Layout:
    """The shape that the `KEYS` among some values describe; any of them may be missing.

    Raises LayoutError.

    >>> shape_of({"size": 4, "cages": "3:0.1_0:5"}).cages
    (Cage(sum=3, cells=(0, 1)), Cage(sum=0, cells=(5,)))
    >>> shape_of({}) is Layout.standard(9)
    True
    """
    size = _size(values)
    letters = _text("shape", values)
    if letters:
        boxes = Layout.from_regions(letters.upper())
        if size not in (None, boxes.size):
            raise LayoutError("shape-size", cells=boxes.cells, size=size)
    else:
        boxes = Layout.standard(9 if size is None else size)
    diagonal = _diagonal(values)
    cages = _cages(_text("cages", values))
    return boxes.with_rules(diagonal, cages) if diagonal or cages else boxes


def texts_of(layout: Layout) -> dict[str, str | bool | int]:
    """The keys of a shape that are not those of the usual 9 by 9, with what `shape_of` reads.

    >>> texts_of(Layout.standard(6).with_rules(diagonal=True)), texts_of(Layout.standard(9))
    ({'size': 6, 'diagonal': True}, {})
    >>> texts_of(Layout.from_regions("AAAB ACBB CCDB CDDD").with_rules(cages=[(3, (0, 1))]))
    {'shape': 'AAABACBBCCDBCDDD', 'cages': '3:0.1'}
    """
    texts: dict[str, str | bool | int] = {}
    if not layout.rectangular:
        texts["shape"] = layout.regions
    elif layout.size != 9:
        texts["size"] = layout.size
    if layout.diagonal:
        texts["diagonal"] = True
    if layout.cages:
        texts["cages"] = "_".join(
            f"{cage.sum}:{'.'.join(str(cell) for cell in cage.cells)}" for cage in layout.cages
        )
    return texts


def _size(values: Mapping[str, object]) -> int | None:
    size = values.get("size")
    if isinstance(size, str) and size.isascii() and size.isdecimal() and len(size) <= 3:
        return int(size)
    if size is None or (isinstance(size, int) and not isinstance(size, bool)):
        return size
    raise _odd("size", size)


def _text(name: str, values: Mapping[str, object]) -> str:
    text = values.get(name)
    if text is None or isinstance(text, str):
        return text or ""
    raise _odd(name, text)


def _diagonal(values: Mapping[str, object]) -> bool:
    diagonal = values.get("diagonal")
    if diagonal in (None, False, "", "0", True, "1"):
        return diagonal in (True, "1")
    raise _odd("diagonal", diagonal)


def _cages(text: str) -> list[tuple[int, list[int]]]:
    if len(text) > _MOST_CHARACTERS:
        raise _odd("cages", text)
    cages = []
    for word in text.split("_") if text else ():
        numbers = word.replace(":", ".", 1).split(".")
        if ":" not in word or not all(map(_is_number, numbers)):
            raise LayoutError("no-cages", value=shown(word))
        total, *cells = map(int, numbers)
        cages.append((total, cells))
    return cages


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 3


def _odd(name: str, value: object) -> LayoutError:
    return LayoutError("no-shape-text", name=name, form=_FORMS[name], value=shown(value))
