"""What stands in a link of another program: percent-encoded, packed, and JSON; nothing of it is trusted."""

from __future__ import annotations

import re

from undoku.search.errors import shown
from undoku.sudoku.errors import GridError, LayoutError
from undoku.sudoku.forms.lzstring import BASE64, LzError, decompress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from undoku.sudoku.forms.source import Source
    from undoku.sudoku.layout import Layout

LONGEST = 200_000
"""Characters that a puzzle unpacks to at most: several times what the largest grid needs, with all notes."""
DEEPEST = 12
"""Brackets within brackets at most: readers of JSON call themselves for each."""

_ESCAPE = re.compile("%([0-9A-Fa-f]{2})")
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


def unescaped(text: str) -> str:
    """Decode what is percent-encoded in a text of which all is ASCII."""
    return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), text)


def from_lz(source: Source, place: int, packed: str) -> str:
    """Unpack what lz-string packed, which begins at a place of the source; raises GridError."""
    try:
        return decompress(packed, LONGEST)
    except LzError as error:
        if error.code == "long":
            raise source.error("packed-too-long", place, longest=LONGEST) from None
        raise source.error("packed-cut" if error.code == "cut" else "not-packed", place) from None


def from_deflate(source: Source, place: int, packed: str) -> str:
    """Unpack a raw stream of deflate in base64, which begins at a place of the source; raises GridError."""
    import zlib
    from binascii import a2b_base64

    bare = packed.rstrip("=")
    if any(symbol not in BASE64 for symbol in bare):
        raise source.error("not-packed", place)
    if len(bare) % 4 == 1:
        raise source.error("packed-cut", place)
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        text = unpacker.decompress(a2b_base64(bare + "=" * (-len(bare) % 4)), LONGEST + 1)
    except zlib.error:
        raise source.error("not-packed", place) from None
    if len(text) > LONGEST:
        raise source.error("packed-too-long", place, longest=LONGEST)
    if not unpacker.eof:
        raise source.error("packed-cut", place)
    return text.decode("utf-8", "replace")


def to_deflate(text: str) -> str:
    """Pack a text as `from_deflate` unpacks it."""
    import zlib
    from binascii import b2a_base64

    packer = zlib.compressobj(level=9, wbits=-zlib.MAX_WBITS)
    return b2a_base64(packer.compress(text.encode()) + packer.flush(), newline=False).decode()


class Json:
    """A value of JSON that came with a text, asked for what it has to be.

    Attributes:
        value: the value.
    """

    __slots__ = ("_name", "_place", "_source", "value")

    def __init__(self, source: Source, place: int, value: Any, name: str) -> None:
        """Take a value and what it is called in errors, which name a place of the source."""
        self._source = source
        self._place = place
        self._name = name
        self.value = value

    @classmethod
    def read(cls, source: Source, place: int, text: str) -> Json:
        """Read a text, which came packed in a place of the source; raises GridError."""
        import json

        depth = 0
        for found in _MARKS.finditer(text):
            depth += (found[0] in "[{") - (found[0] in "]}") if len(found[0]) == 1 else 0
            if depth > DEEPEST:
                raise source.error("not-json", place)
        try:
            return cls(source, place, json.loads(text), "the puzzle")
        except ValueError:
            raise source.error("not-json", place) from None

    def fault(self, needed: str) -> GridError:
        """Say what is needed instead."""
        return self._source.error(
            "json", self._place, name=self._name, value=shown(self.value), needed=needed
        )

    def names(self) -> list[str]:
        """Give the names of an object's values."""
        if not isinstance(self.value, dict):
            raise self.fault("object")
        return list(self.value)

    def get(self, key: str, default: object = None) -> Json:
        """Give a value of an object, or what is there instead."""
        self.names()
        return Json(self._source, self._place, self.value.get(key, default), key)

    def items(self, length: int | None = None) -> list[Json]:
        """Give the values of a list, of which there have to be so many."""
        if not isinstance(self.value, list) or (length is not None and len(self.value) != length):
            raise self.fault("list" if length is None else f"list-of-{length}")
        return [
            Json(self._source, self._place, value, f"{self._name} {number}")
            for number, value in enumerate(self.value, 1)
        ]

    def number(self, smallest: int, largest: int) -> int:
        """Give a whole number, which may stand in a string."""
        value = self.value
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 9:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not smallest <= value <= largest:
            raise self.fault(f"{smallest}-to-{largest}")
        return value

    def mask(self, size: int) -> int:
        """Give the digits of a list as a mask; of nothing, none."""
        if self.value is None:
            return 0
        mask = 0
        for item in self.items():
            mask |= 1 << item.number(1, size) - 1
        return mask

    def layout(self, make: Callable[[], Layout]) -> Layout:
        """Give the shape that is made, or say that there is none."""
        try:
            return make()
        except LayoutError as error:
            raise self._source.error("no-shape", self._place, problem=str(error)) from None

    def other_rule(self, rule: str) -> GridError:
        """Say that there is a rule that is not had here."""
        return self._source.error("other-rule", self._place, rule=rule)
