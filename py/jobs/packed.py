"""Rows of texts and numbers as one text: it crosses to the page faster than many small values do."""

END = "\x1e"
"""Between two rows."""

_NEXT = "\x1f"
"""Between two parts of a row."""

_MARKS = str.maketrans(dict.fromkeys((END, _NEXT), " "))


def packed(*parts: object) -> str:
    """Pack one row; the marks themselves are of no text that is read, and become spaces."""
    return _NEXT.join(str(part).translate(_MARKS) for part in parts)
