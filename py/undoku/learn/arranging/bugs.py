"""Programs with one mistake: made by rules, each named as the judge names its symptom."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from random import Random
from typing import NamedTuple

from undoku.learn.arranging import words
from undoku.learn.arranging.lines import Line, lines_of
from undoku.learn.arranging.programs import program, programs
from undoku.search.errors import PuzzleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Rule = Callable[[list[Line]], list[Line]]

UNDO = re.compile(r"^\w+\[\w+\](\[\w+\])? = (0|-1)$")
MARKS = re.compile(r"^\w+\[.* = False$")
CALL = re.compile(r"^(if |yield from )(solve|place)\(.*\):?$")


def _find(lines: list[Line], pattern: re.Pattern[str]) -> int:
    return next((at for at, line in enumerate(lines) if pattern.search(line.text)), -1)


def _call(lines: list[Line]) -> int:
    """The call that goes deeper: before it a function may be called that begins the search."""
    return max((at for at, line in enumerate(lines) if CALL.search(line.text)), default=-1)


def _dropped(pattern: re.Pattern[str]) -> Rule:
    def rule(lines: list[Line]) -> list[Line]:
        at = _find(lines, pattern)
        return lines if at < 0 else lines[:at] + lines[at + 1 :]

    return rule


def _outside(lines: list[Line]) -> list[Line]:
    at = _find(lines, UNDO)
    loop = next((line for line in lines[: at + 1] if line.indent == 1 and line.text.startswith("for ")), None)
    # Where the next try writes to the same place, nothing comes of it.
    if at < 0 or loop is None or f"[{loop.text.split()[1]}]" not in lines[at].text:
        return lines
    end = next((to for to in range(at, len(lines)) if lines[to].indent < 2), len(lines))
    return [*lines[:at], *lines[at + 1 : end], Line(1, lines[at].text), *lines[end:]]


def _early(lines: list[Line]) -> list[Line]:
    at, call = _find(lines, UNDO), _call(lines)
    if not 0 <= call < at:
        return lines
    undo = Line(lines[call].indent, lines[at].text)
    return [*lines[:call], undo, *lines[call:at], *lines[at + 1 :]]


def _result_dropped(lines: list[Line]) -> list[Line]:
    at = _call(lines)
    if at < 0:
        return lines
    call = Line(
        lines[at].indent, CALL.sub(lambda found: found[0][len(found[1]) :].rstrip(":"), lines[at].text)
    )
    return [*lines[:at], call, *lines[at + (2 if lines[at].text.startswith("if ") else 1) :]]


def _returned(lines: list[Line]) -> list[Line]:
    at = _call(lines)
    if at < 0 or not lines[at].text.startswith("if "):
        return lines
    call = Line(lines[at].indent, "return " + lines[at].text[3:-1])
    return [*lines[:at], call, *lines[at + 2 :]]


def _put(pattern: str, other: str) -> Rule:
    sought = re.compile(pattern)

    def rule(lines: list[Line]) -> list[Line]:
        at = _find(lines, sought)
        if at < 0:
            return lines
        return [*lines[:at], Line(lines[at].indent, sought.sub(other, lines[at].text)), *lines[at + 1 :]]

    return rule


RULES: tuple[tuple[str, Rule], ...] = (
    ("never-undone", _dropped(UNDO)),
    ("undone-outside-loop", _outside),
    ("undone-too-early", _early),
    ("result-dropped", _result_dropped),
    ("returns-in-loop", _returned),
    ("mark-not-unmarked", _dropped(MARKS)),
    (
        "mark-not-unmarked",
        _put(r"^top\[col\] = left\[down\] = right\[up\] = False", "top[col] = left[down] = False"),
    ),
    ("diagonal-missed", _put(r"\(row, row - distance, row \+ distance\)", "(row, row - distance)")),
    ("diagonal-missed", _put(r"\babs\((queens\[other\] - col)\)", r"\1")),
    ("diagonal-missed", _put(r"\brow - 1, col \+ 1", "row - 1, col - 1")),
    ("box-missed", _put(r"// height \* height, col // width \* width", "// height, col // width")),
    ("same-list", _put(r"\.append\((\w+)\[:\]\)", r".append(\1)")),
    ("off-by-one", _put(r"\brange\(1, len\((\w+)\) \+ 1\)", r"range(1, len(\1))")),
    ("off-by-one", _put(r"\brange\(len\((\w+)\)\)", r"range(len(\1) - 1)")),
    ("off-by-one", _put(r"\brange\(n\)", "range(n - 1)")),
    ("off-by-one", _put(r"\brange\(row\)", "range(row - 1)")),
    ("off-by-one", _put(r"^if 0 <= i\b", "if 0 < i")),
)
"""The mistakes, by the names of their symptoms."""


class Bug(NamedTuple):
    """A program with a mistake.

    Attributes:
        board, name: the right program's.
        code: what the mistake is called.
        lines: what the program is now.
        places: the lines, from 0, that are to be found: those that are changed, or around what is missing.
        begin, end: which lines are to be mended.
        mended: what they were.
    """

    board: str
    name: str
    code: str
    lines: tuple[Line, ...]
    places: tuple[int, ...]
    begin: int
    end: int
    mended: tuple[Line, ...]

    @property
    def title(self) -> str:
        """What the program is called."""
        return program(self.board, self.name).title

    @property
    def why(self) -> str:
        """What is wrong there."""
        return words.MISTAKES[self.code]


def bugs(board: str) -> list[Bug]:
    """Return all mistakes in all programs of a board."""
    found = []
    for entry in programs(board):
        right = lines_of(board, entry.name)
        for code, rule in RULES:
            wrong = rule(right)
            if wrong != right:
                found.append(_bug(board, entry.name, code, right, wrong))
    return found


def bug_of(board: str, name: str, seed: str) -> Bug:
    """Choose a mistake by a seed, in the program of that name or any for ""; raises PuzzleError."""
    every = bugs(board)
    there = [bug for bug in every if name in ("", bug.name)]
    if not there:
        raise PuzzleError(
            "no-strategy", board=board, name=name, names=[*dict.fromkeys(b.name for b in every)]
        )
    return Random(f"{seed} {board} {name}").choice(there)


def _bug(board: str, name: str, code: str, right: list[Line], wrong: list[Line]) -> Bug:
    parts = [
        part
        for part in SequenceMatcher(None, right, wrong, autojunk=False).get_opcodes()
        if part[0] != "equal"
    ]
    places: set[int] = set()
    for _, _, _, begin, end in parts:
        # Where a line is missing, either of those around it will do.
        places |= {*range(begin, end)} or {begin - 1, begin}
    begin, end = min(part[3] for part in parts), max(part[4] for part in parts)
    first, last = min(part[1] for part in parts), max(part[2] for part in parts)
    if begin == end:
        begin, first = begin - 1, first - 1
    return Bug(
        board,
        name,
        code,
        tuple(wrong),
        tuple(sorted(places & {*range(len(wrong))})),
        begin,
        end,
        tuple(right[first:last]),
    )
