"""A link to a Sudoku on the page: `#board=sudoku&givens=...&entered=...&notes=...`, alone or in other text.

`givens` and `entered` have a character a cell, and are left out where they are blank; `notes` is written and
read in `notes`; `size`, `shape`, `diagonal` and `cages` are those of `undoku.sudoku.shape`, and without them
the number of cells decides. Other keys, such as `mode`, are the page's and are passed over.
"""

from __future__ import annotations

import re
from math import isqrt

from undoku.search.errors import shown
from undoku.sudoku.errors import LayoutError
from undoku.sudoku.forms import notes
from undoku.sudoku.forms.source import LINK
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import SIZES, Layout
from undoku.sudoku.shape import KEYS, shape_of, texts_of
from undoku.sudoku.text import digit_of, usual

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.errors import GridError
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

    Value = list[tuple[int, str]]
    """The characters of a value, each with the offset where it is written."""

LONGEST = 12_000
"""Characters of the longest address."""

_ESCAPES = re.compile("(?:%[0-9A-Fa-f]{2})+")
_AFTER_LINK = re.compile(r"[)\],;!?]+\.?$")
_ENDS_IN_CELLS = re.compile("(givens|entered)=[^&]*$")


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the first link of a text; raises GridError that names line and character."""
    found = LINK.search(source.bare)
    if not found:
        raise source.error("no-link", source.end())
    if found[1] != "sudoku":
        raise source.error("other-board", found.start(1), board=shown(found[1]))
    if len(found[0]) > LONGEST:
        raise source.error("link-too-long", found.start() + LONGEST, longest=LONGEST)
    values = _values(source, found.start(), _bare(found[0]))
    blank: tuple[int, Value] = (found.end(), [])
    givens_end, givens = values.get("givens", blank)
    entered_end, entered = values.get("entered", blank)
    sized = _sized(source, *values["size"], layout) if "size" in values else None
    layout = _ruled(source, values, sized, len(givens) or len(entered), layout)
    given = _digits(source, givens_end, givens, layout)
    digits = bytearray(given)
    for cell, digit in enumerate(_digits(source, entered_end, entered, layout)):
        if digit and given[cell]:
            row, column = divmod(cell, layout.size)
            raise source.error("twice-in-link", entered[cell][0], row=row, column=column)
        digits[cell] |= digit
    noted = ((), (), ()) if "notes" not in values else _notes(source, *values["notes"], layout)
    return Grid.trusted(layout, given), Grid.trusted(layout, bytes(digits)), *noted


def _bare(link: str) -> str:
    """Leave out what closes the sentence around a link; a full stop may be a blank cell."""
    bare = _AFTER_LINK.sub("", link)
    return bare if _ENDS_IN_CELLS.search(bare) else bare.rstrip(".")


def _values(source: Source, start: int, link: str) -> dict[str, tuple[int, Value]]:
    """The values by their keys, each with the offset where it ends."""
    values: dict[str, tuple[int, Value]] = {}
    for part in link[1:].split("&"):
        start += 1
        key, _, text = part.partition("=")
        name = "".join(symbol for _, symbol in _unescaped(source, start, key))
        if name in values:
            raise source.error("key-twice", start, key=shown(name))
        end = start + len(part)
        values[name] = end, _unescaped(source, end - len(text), text)
        start = end
    return values


def _unescaped(source: Source, start: int, text: str) -> Value:
    """Decode what is percent-encoded."""
    value: Value = []
    index = 0
    while index < len(text):
        if text[index] != "%":
            value.append((start + index, text[index]))
            index += 1
            continue
        escapes = _ESCAPES.match(text, index)
        try:
            decoded = bytes.fromhex(escapes[0].replace("%", "")).decode() if escapes else ""
        except UnicodeDecodeError:
            decoded = ""
        if not decoded:
            raise source.error("bad-escape", start + index, value=shown(text[index : index + 3]))
        for symbol in decoded:
            value.append((start + index, symbol))
            index += 3 * len(symbol.encode())
    return value


def _sized(source: Source, end: int, value: Value, layout: Layout | None) -> Layout:
    """The layout of the size that the link names, which is that of a given layout."""
    text = "".join(symbol for _, symbol in value)
    start = value[0][0] if value else end
    if layout is not None:
        if text != str(layout.size):
            raise source.error("another-size", start, value=shown(text), size=layout.size)
        return layout
    for size in SIZES:
        if text == str(size):
            return Layout.standard(size)
    raise source.error("odd-size", start, value=shown(text), sizes=SIZES)


def _ruled(
    source: Source,
    values: dict[str, tuple[int, Value]],
    sized: Layout | None,
    cells: int,
    layout: Layout | None,
) -> Layout:
    """The layout with the regions and rules that the link names, which are those of a given layout."""
    named = {key: "".join(symbol for _, symbol in values[key][1]) for key in KEYS[1:] if key in values}
    if not any(named.values()):
        return layout or sized or usual(cells) or Layout.standard(9)
    end, value = min(values[key] for key in named)
    start = value[0][0] if value else end
    size = sized.size if sized else isqrt(cells) or 9
    try:
        found = shape_of(named if named.get("shape") else {**named, "size": size})
    except LayoutError as error:
        raise source.error("no-shape", start, problem=str(error)) from None
    if layout is not None and layout is not found:
        raise source.error("another-shape", start)
    return found


def _digits(source: Source, end: int, value: Value, layout: Layout) -> bytes:
    """The digits of a value that ends at an offset; blank if there is none."""
    digits = bytearray()
    for place, symbol in value[: layout.cells]:
        digit = digit_of(symbol, layout.size)
        if digit is None:
            raise source.error("odd-symbol", place, value=symbol, size=layout.size)
        digits.append(digit)
    if len(value) > layout.cells:
        raise source.error("too-many", value[layout.cells][0], needed=layout.cells)
    if value and len(value) < layout.cells:
        raise source.error("too-few", end, cells=len(value), needed=layout.cells)
    return bytes(digits.ljust(layout.cells, b"\0"))


def _notes(source: Source, end: int, value: Value, layout: Layout) -> notes.Masks:
    def fault(code: str, index: int, **values: object) -> GridError:
        return source.error(code, value[index][0] if index < len(value) else end, **values)

    return notes.unpack("".join(symbol for _, symbol in value), layout, fault)


def write(position: Written) -> str:
    """Write the link, from `#`.

    >>> from undoku.sudoku import Position
    >>> write(Position(Grid.parse("1.3434122143432.")))
    '#board=sudoku&size=4&givens=1.3434122143432.'
    """
    givens, entered = position.givens, position.entered
    values: dict[str, object] = {
        **texts_of(position.layout),
        "givens": str(givens) if any(givens.packed) else "",
        "entered": str(entered) if any(entered.packed) else "",
        "notes": notes.pack(position.corner, position.centre, position.out),
    }
    if "diagonal" in values:
        values["diagonal"] = 1
    return "#" + "&".join(["board=sudoku", *(f"{key}={value}" for key, value in values.items() if value)])
