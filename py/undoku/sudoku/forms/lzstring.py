"""The packing of lz-string in base64, in which f-puzzles and SudokuPad put a puzzle into a link.

It is LZ78: a stream of codes, each of as many bits as are needed for the codes that there are by then. Code 0
brings a new character of 8 bits, code 1 one of 16 bits, code 2 ends the stream; every other code is a phrase
that was there before, and after each, the phrase before it together with the first character of this one
becomes a phrase as well. The bits of a code come from the lowest to the highest, six to a character.

The format is told by the library's source, https://github.com/pieroxy/lz-string (MIT); this is written anew.
"""

from __future__ import annotations

from undoku.search.errors import PuzzleError

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = {symbol: f"{value:06b}" for value, symbol in enumerate(BASE64)}
_NARROW, _WIDE, _END = range(3)


class LzError(PuzzleError):
    """The stream is none: its code is "cut", "odd" or "long"."""

    room = "sudoku"


def compress(text: str) -> str:
    """Pack a text of characters below 65,536.

    >>> compress("aaaa")
    'IY5A'
    """
    codes: dict[str, int] = {}
    new: set[str] = set()
    bits: list[str] = []
    # As many codes as the reader knows of by then, which decides about the width.
    size = _END + 1

    def put(value: int, width: int) -> None:
        bits.append(f"{value:0{width}b}"[::-1])

    def emit(phrase: str) -> None:
        nonlocal size
        width = size.bit_length()
        is_first = size == _END + 1
        if phrase in new:
            new.remove(phrase)
            is_wide = ord(phrase) > 255
            put(_WIDE if is_wide else _NARROW, width)
            put(ord(phrase), 16 if is_wide else 8)
            size += 1
        else:
            put(codes[phrase], width)
        size += not is_first

    phrase = ""
    for symbol in text:
        if symbol not in codes:
            codes[symbol] = len(codes) + _END + 1
            new.add(symbol)
        if phrase + symbol in codes:
            phrase += symbol
            continue
        emit(phrase)
        codes[phrase + symbol] = len(codes) + _END + 1
        phrase = symbol
    if phrase:
        emit(phrase)
    put(_END, size.bit_length())
    stream = "".join(bits) + "0"
    stream += "0" * (-len(stream) % 6)
    packed = "".join(BASE64[int(stream[place : place + 6], 2)] for place in range(0, len(stream), 6))
    return packed + "=" * (-len(packed) % 4)


def decompress(packed: str, longest: int) -> str:
    """Unpack a text of at most so many characters; raises LzError.

    >>> decompress("IY5A", 10)
    'aaaa'
    """
    try:
        bits = "".join([_BITS[symbol] for symbol in packed.rstrip("=")])
    except KeyError:
        raise LzError("odd") from None
    place = 0

    def take(width: int) -> int:
        nonlocal place
        place += width
        if place > len(bits):
            raise LzError("cut")
        return int(bits[place - width : place][::-1], 2)

    phrases = [""] * (_END + 1)
    found: list[str] = []
    length, before = 0, ""
    while (code := take(len(phrases).bit_length())) != _END:
        if code < _END:
            phrase = chr(take(16 if code == _WIDE else 8))
            phrases.append(phrase)
        elif code < len(phrases):
            phrase = phrases[code]
        elif code == len(phrases) and before:
            phrase = before + before[0]
        else:
            raise LzError("odd")
        length += len(phrase)
        if length > longest:
            raise LzError("long")
        found.append(phrase)
        if before:
            phrases.append(before + phrase[0])
        before = phrase
    return "".join(found)
