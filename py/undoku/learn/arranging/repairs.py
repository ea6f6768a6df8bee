"""What a mistake may be mended with: the right lines, and others that make another mistake."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

from undoku.learn.arranging.lines import Line, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.learn.arranging.bugs import Bug

WRONG = 3
"""How many there are beside the right one, at most."""

RULES = (
    (r"\brange\((n|row|len\(\w+\))\)", r"range(1, \1)"),
    (r"\brange\((n|len\(\w+\))\)", r"range(\1 - 2)"),
    (r"\brange\((n|len\(\w+\))\)", r"range(\1 // 2)"),
    (r"\brange\(row\)", "range(col)"),
    (r"\brange\(1, (len\(\w+\) \+ 1)\)", r"range(2, \1)"),
    (r"\brange\(1, (len\(\w+\)) \+ 1\)", r"range(1, \1 - 1)"),
    (r"// height \* height, col // width \* width", "% height * height, col % width * width"),
    (r"// height \* height, col // width \* width", "// height * height, col // width"),
    (r"// height \* height, col // width \* width", "* height // height, col * width // width"),
    (r"\(row, row - distance, row \+ distance\)", "(row - distance, row + distance)"),
    (r"\(row, row - distance, row \+ distance\)", "(row, row + distance)"),
    (r"\babs\((queens\[other\] - col)\)", r"-(\1)"),
    (r"\babs\(queens\[other\] - col\)", "abs(queens[other])"),
    (r"\brow - 1, col \+ 1", "row - 1, col"),
    (r"\brow - 1, col \+ 1", "row, col + 1"),
    (r"^(\w+)\[row\]\[col\] = 0$", r"\1[col][row] = 0"),
    (r"^(\w+)\[row\]\[col\] = 0$", r"\1[row][col] = 1"),
    (r"^queens\[row\] = -1$", "queens[col] = -1"),
    (r"^queens\[row\] = -1$", "queens[row] = 0"),
    (r"^top\[col\] = left\[down\] = right\[up\] = False$", "top[col] = left[down] = right[up] = True"),
    (r"^top\[col\] = left\[down\] = right\[up\] = False$", "left[down] = right[up] = False"),
    (r"^top\[col\] = left\[down\] = right\[up\] = False$", "top[col] = right[up] = False"),
    (r"^(\w+)\.append\((\w+)\[:\]\)$", r"\1.append([\2])"),
    (r"^(\w+)\.append\((\w+)\[:\]\)$", r"\1.append(\2[row])"),
    (r"^(\w+)\.append\((\w+)\[:\]\)$", r"\1 = [\2[:]]"),
    (r"^yield from (\w+\(.*\))$", r"return \1"),
    (r"^yield from (\w+\(.*\))$", r"yield \1"),
    (r"^yield from (\w+\(.*row) \+ 1\b", r"yield from \1"),
    (r"^if (solve\(.*\)):$", r"if not \1:"),
    (r"^return True$", "return False"),
    (r"^return True$", "pass"),
    (r"^if 0 <= i\b", "if 0 <= j"),
    (r"^if 0 <= i\b", "if 0 > i"),
    (r"^if 0 <= i\b", "if i"),
)
"""Patterns, and what is put in the place of what they find."""


def repairs(bug: Bug, seed: str) -> list[str]:
    """Return what the lines may be mended with, one of it right, in an order of which a seed decides."""
    chance = Random(f"{seed} {bug.board} {bug.name} {bug.code} {bug.begin}")
    right = text_of([*bug.mended])
    there = text_of([*bug.lines[bug.begin : bug.end]])
    others = dict.fromkeys(text_of(lines) for lines in _others([*bug.mended]) if _is_program(bug, lines))
    wrong = [text for text in others if text not in (right, there)]
    found = [right, *chance.sample(wrong, min(WRONG, len(wrong)))]
    chance.shuffle(found)
    return [text.rstrip() for text in found]


def _others(right: list[Line]) -> Iterator[list[Line]]:
    for at, line in enumerate(right):
        for pattern, other in RULES:
            yield [*right[:at], Line(line.indent, re.sub(pattern, other, line.text)), *right[at + 1 :]]
    for at, (line, after) in enumerate(pairwise(right)):
        # What is only written does not care for the order.
        if "=" not in line.text:
            swapped = Line(line.indent, after.text), Line(after.indent, line.text)
            yield [*right[:at], *swapped, *right[at + 2 :]]


def _is_program(bug: Bug, lines: list[Line]) -> bool:
    """Whether Python can read the whole with these lines."""
    try:
        compile(text_of([*bug.lines[: bug.begin], *lines, *bug.lines[bug.end :]]), "repair", "exec")
    except SyntaxError:
        return False
    return True
