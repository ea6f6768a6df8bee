"""The encoding of a file that somebody has, told by its bytes."""

from __future__ import annotations

import codecs

_SEEN = bytes((*b"\t\n\v\f\r", *range(32, 256)))
_MARKS = ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))

_UNSEEN = bytes({*range(32)} - {*b"\t\n\v\f\r\x1a\x1b"})
_MOST_UNSEEN = 20
"""In a text at most one of so many bytes is unseen; in what is packed it is about one of ten."""
_BEGIN = (
    *((begin, "a picture") for begin in (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM", b"II*\0", b"MM\0*")),
    (b"%PDF-", "a PDF"),
    (b"PK\x03\x04", "an archive"),
    (b"\x1f\x8b", "an archive"),
)


def other_than_text(start: bytes) -> str:
    """What a file is that begins with these bytes, where it is no text; "" for a text.

    >>> other_than_text(b"GIF89a"), other_than_text(b"53..7....")
    ('a picture', '')
    """
    unseen = len(start) - len(start.translate(None, _UNSEEN))
    is_packed = unseen * _MOST_UNSEEN > len(start) and encoding_of(start) == "utf-8-sig"
    for begin, what in _BEGIN:
        if start.startswith(begin) and (is_packed or len(begin) > 2):
            return what
    if start[:4] == b"RIFF" and start[8:12] == b"WEBP":
        return "a picture"
    return "no text" if is_packed else ""


def _as_latin(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("latin-1"), error.end


LATIN = "undoku-latin-1"
"""How to decode what is no UTF-8: the name of a handler of errors, for `bytes.decode` and files."""
codecs.register_error(LATIN, _as_latin)


def encoding_of(start: bytes) -> str:
    """The encoding of a text that begins with these bytes, some hundreds or all.

    UTF-16 is told by the upper halves of its characters.

    >>> encoding_of("53..7....".encode("utf-16-be"))
    'utf-16-be'
    """
    for mark, encoding in _MARKS:
        if start.startswith(mark):
            return encoding
    # The upper halves of what most scripts write are no characters of a text.
    even, odd = (len(half.translate(None, _SEEN)) for half in (start[::2], start[1::2]))
    half = len(start) // 2
    if half and odd * 2 > half > even * 4:
        return "utf-16-le"
    return "utf-16-be" if half and even * 2 > half > odd * 4 else "utf-8-sig"


def decoded(data: bytes) -> str:
    """Decode UTF-8 or UTF-16, with or without a mark of the byte order; bytes that are neither are Latin-1.

    >>> decoded(b"r\\xe4tsel"), decoded("53..".encode("utf-16"))
    ('rätsel', '53..')
    """
    encoding = encoding_of(data)
    # The page's Python has no other codecs than "utf-8", and "utf-16" by its mark.
    if encoding == "utf-8-sig":
        return data.decode("utf-8", LATIN).removeprefix("\ufeff")
    mark = {"utf-16-le": codecs.BOM_UTF16_LE, "utf-16-be": codecs.BOM_UTF16_BE}.get(encoding, b"")
    return (mark + data).decode("utf-16", "replace")
