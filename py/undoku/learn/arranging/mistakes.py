"""What is often written in the place of a line that is right: its text, changed by rules."""

from __future__ import annotations

import re

RULES = (
    (r"\brange\(1, (len\(\w+\)) \+ 1\)", r"range(1, \1)"),
    (r"\brange\(len\((\w+)\)\)", r"range(len(\1) - 1)"),
    (r"\brange\(n\)", "range(n - 1)"),
    (r"\bnot (\w+\[)", r"\1"),
    (r"((?:solve|place)\(\w+, )(row|col) \+ 1", r"\1\2"),
    (r"\bmove \+ 1\)", "move)"),
    (r" \+ 1\b(?=\)$)", ""),
    (r"\bi - 1, j - 1$", "i - 1, j"),
    (r"\bi - 1, j \+ 1$", "i, j + 1"),
    (r"\brow - 1, col \+ 1", "row - 1, col - 1"),
    (r">= 0 and j >= 0", "> 0 and j > 0"),
    (r"\bj < len", "j <= len"),
    (r"// height \* height, col // width \* width", "// height, col // width"),
    (r"^(\w+\[\w+\](?:\[\w+\])?) = (?:0|-1)$", r"\1 = 1"),
    (r"= top\b|^top\[col\] = left\[down\] = right\[up\] = False", "top[col] = False"),
    (r"^if (solve\(.*\)):$", r"\1"),
    (r"^yield from (\w+\(.*\))$", r"\1"),
    (r"!= 0:", "== 0:"),
    (r"\brow - 1, len\(board\) - 1$", "row - 1, 0"),
    (r"^return row, col$", "return col, row"),
    (r"== 0:", "!= 0:"),
    (r"== (\w+):", r"!= \1:"),
)
"""Patterns, and what is put in the place of what they find."""


def mistaken(texts: list[str]) -> list[str]:
    """Return the texts that rules make of these, each from another one, and none that is among them."""
    found: dict[str, str] = {}
    for pattern, other in RULES:
        for text in texts:
            changed = re.sub(pattern, other, text, count=1)
            if changed != text and changed not in texts:
                found.setdefault(text, changed)
    return list(dict.fromkeys(found.values()))
