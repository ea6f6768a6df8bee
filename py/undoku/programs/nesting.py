"""Whether a text is nested more deeply than a browser's Python can read, found without reading it as Python.

Its reader goes down by as many calls within each other, and a browser that has no room for more of them ends
Python as a whole: between 500 and 2,000 operators in one expression do that.
"""

from __future__ import annotations

import re

MOST = 400
"""Operators that one expression may have, with what is around it in brackets; branches of one condition."""

_TEXTS = re.compile(
    r"(?:\b([A-Za-z]{1,2}))?(?:(\"\"\"|''')[\s\S]*?\2|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')"
    r"|#[^\n]*|\\\n"
)
_WITHIN = re.compile(r"\{[^{}]*\}?")
_PARTS = re.compile(r"[(\[{]|[)\]}]|[,;\n]|\*\*|//|<<|>>|[-+~*/%@&|^.]|\b(?:not|lambda|if|await|yield)\b")


def is_too_nested(text: str) -> bool:
    """Whether there is such an expression, or a condition with so many branches.

    >>> is_too_nested("x = " + "-" * 401 + "1"), is_too_nested("x = [" + "-1, " * 401 + "]")
    (True, False)
    """
    text = _TEXTS.sub(_expressions, text)
    if len(re.findall(r"\belif\b", text)) > MOST:
        return True
    # How many operators there are in what is open, the innermost brackets last.
    counts, whole = [0], 0
    for part in _PARTS.findall(text):
        if part in "([{":
            counts[-1] += 1
            whole += 1
            counts.append(0)
        elif part in ")]}":
            whole -= counts.pop()
            counts = counts or [0]
        elif part in ",;\n":
            if part == "," or len(counts) == 1:
                whole -= counts[-1]
                counts[-1] = 0
        else:
            counts[-1] += 1
            whole += 1
        if whole > MOST:
            return True
    return False


def _expressions(match: re.Match[str]) -> str:
    """What is to be evaluated in a text that has such places, and nothing of any other."""
    prefix = (match[1] or "").lower()
    return ",".join(_WITHIN.findall(match[0])) if "f" in prefix or "t" in prefix else ""
