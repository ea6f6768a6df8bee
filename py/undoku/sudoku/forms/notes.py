"""The notes in a link: their text, deflated without a header, in base64url without padding.

The text is `corner;centre;out;auto;colours`. Each of the first three has a group of digits for every cell,
with commas between (letters from A above 9), or is empty if no cell has any. `auto` is 1 where the page shows
automatic candidates; that and `colours` are the page's: reading passes over them, and what is written here
shows the candidates where some are out, and has no colours.
"""

from __future__ import annotations

from undoku.sudoku.text import digit_of, group

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undoku.sudoku.errors import GridError
    from undoku.sudoku.layout import Layout

    Masks = tuple[Sequence[int], Sequence[int], Sequence[int]]
    """Corner notes, centre notes and what is out: a mask for every cell, or nothing at all."""
    Fault = Callable[..., GridError]
    """Makes the error of a code at an index of the text, with the values that it names."""

MOST = 65_536
"""Characters that the text may have: several times what notes and colours of the largest grid need."""

_LAYERS = ("corner", "centre", "out")
_URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_RAW = -15
"""What zlib calls a stream without a header, with the usual window."""


def pack(corner: Sequence[int], centre: Sequence[int], out: Sequence[int]) -> str:
    """Write the masks of every cell; nothing if there are no notes at all."""
    if not any((*corner, *centre, *out)):
        return ""
    import zlib
    from binascii import b2a_base64

    layers = [",".join(map(group, masks)) if any(masks) else "" for masks in (corner, centre, out)]
    text = ";".join([*layers, "1" if any(out) else "", ""])
    packer = zlib.compressobj(level=9, wbits=_RAW)
    packed = packer.compress(text.encode()) + packer.flush()
    return b2a_base64(packed, newline=False).decode().rstrip("=").replace("+", "-").replace("/", "_")


def unpack(packed: str, layout: Layout, fault: Fault) -> Masks:
    """Read corner notes, centre notes and what is out; raises what `fault` makes."""
    if not packed:
        return (), (), ()
    corner, centre, out, *_ = [*_inflated(packed, fault).split(";"), "", "", ""]
    return (
        _layer(corner, _LAYERS[0], layout, fault),
        _layer(centre, _LAYERS[1], layout, fault),
        _layer(out, _LAYERS[2], layout, fault),
    )


def _inflated(packed: str, fault: Fault) -> str:
    import zlib
    from binascii import a2b_base64

    for index, symbol in enumerate(packed):
        if symbol not in _URL:
            raise fault("odd-base64", index, value=symbol)
    if len(packed) % 4 == 1:
        raise fault("notes-cut", len(packed))
    unpacker = zlib.decompressobj(_RAW)
    padded = packed.replace("-", "+").replace("_", "/") + "=" * (-len(packed) % 4)
    try:
        text = unpacker.decompress(a2b_base64(padded), MOST + 1)
    except zlib.error:
        raise fault("not-deflated", 0) from None
    if len(text) > MOST:
        raise fault("notes-too-long", 0, longest=MOST)
    if not unpacker.eof:
        raise fault("notes-cut", len(packed))
    return text.decode("latin-1")


def _layer(text: str, name: str, layout: Layout, fault: Fault) -> list[int]:
    if not text:
        return []
    groups = text.split(",")
    if len(groups) != layout.cells:
        raise fault("groups", 0, layer=name, groups=len(groups), needed=layout.cells)
    masks = []
    for cell, digits in enumerate(groups):
        mask = 0
        for symbol in digits:
            digit = digit_of(symbol, layout.size)
            if not digit:
                row, column = divmod(cell, layout.size)
                values = {"layer": name, "row": row, "column": column, "value": symbol}
                raise fault("odd-note", 0, size=layout.size, **values)
            mask |= 1 << digit - 1
        masks.append(mask)
    return masks
