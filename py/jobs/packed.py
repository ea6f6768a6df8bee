"""Rows of texts and numbers as one text: it crosses to the page faster than many small values do."""

END = "\x1e"
"""Between two rows."""

NEXT = "\x1f"
"""Between two parts of a row."""

_MARKS = str.maketrans(dict.fromkeys((END, NEXT), " "))


def packed(*parts: object) -> str:
    """Pack one row; the marks themselves are of no text that is read, and become spaces."""
    return NEXT.join(str(part).translate(_MARKS) for part in parts)
