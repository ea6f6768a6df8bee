"""The numbers of a lesson: each is computed, by one of a closed list of names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from math import factorial

from undoku.learn.lesson import words
from undoku.learn.lesson.errors import LessonError
from undoku.learn.lesson.searches import counted, recorded
from undoku.search.recorder import Recorder
from undoku.search.steps import KINDS, NO_CELL

USUAL = {"sudoku": "first-empty", "queens": "markers", "knight": "warnsdorff-backtracking"}
"""The strategy where none is named."""

_BRACES = re.compile(r"\{([^{}]*)\}")
_OPERATOR = re.compile(r" ([-+*/]) ")

_COUNTS: dict[str, Callable[[Recorder], int]] = {
    "calls": lambda search: search.counts.calls,
    "tries": lambda search: search.counts.tries,
    "placements": lambda search: search.counts.placements,
    "undos": lambda search: search.counts.undos,
    "solutions": lambda search: search.counts.solutions,
    "checks": lambda search: search.checks,
    "steps": lambda search: search.steps,
}
"""How often a search did something, to its end."""


def _standing(search: Recorder, position: int) -> int:
    return sum(1 for value in search.trace.board(position) if value)


def _cell(search: Recorder, position: int) -> int:
    step = search.trace.step(position)
    if step is None or step.cell == NO_CELL:
        raise LessonError(words.no_kind("solution", KINDS[:4]))
    return step.cell


_AT: dict[str, Callable[[Recorder, int], int]] = {
    "step": lambda search, position: position,
    "row": lambda search, position: _cell(search, position) // search.trace.problem.cols + 1,
    "column": lambda search, position: _cell(search, position) % search.trace.problem.cols + 1,
    "standing": _standing,
    "depth": lambda search, position: search.trace.depth(position),
}
"""What is to be seen after a step."""

NAMES = (*_COUNTS, *_AT, "free", "factorial", "squares")


def value_of(expression: str) -> int:
    """Compute what stands in braces; raises LessonError.

    >>> value_of("calls queens 8 board-scan"), value_of("factorial 4"), value_of("calls queens 4 markers - 1")
    (2057, 24, 16)
    """
    first, *rest = _OPERATOR.split(expression.strip())
    value = _one(first)
    for operator, text in zip(rest[::2], rest[1::2], strict=True):
        other = _one(text)
        if operator == "/":
            value = round(value / other) if other else 0
        else:
            value = {"+": value + other, "-": value - other, "*": value * other}[operator]
    return value


def filled(text: str, *, plain: bool = False) -> str:
    """A text with its numbers in place of the braces, with commas between thousands unless `plain`."""
    done = _BRACES.sub(lambda match: f"{value_of(match[1]):{'' if plain else ','}}", text)
    if "{" in done or "}" in done:
        raise LessonError(words.braces(text))
    return done


def is_computed(text: str) -> bool:
    """Whether a text is one expression in braces."""
    return _BRACES.fullmatch(text) is not None


def _one(text: str) -> int:
    name, *rest = text.split() or [""]
    if re.fullmatch(r"\d+", text):
        return int(text)
    if name == "factorial":
        return factorial(_whole(_exactly(rest, 1, "factorial 8", text)[0]))
    if name == "squares":
        return _whole(_exactly(rest, 1, "squares 8", text)[0]) ** 2
    if name in _COUNTS:
        if len(rest) == 2:
            rest = [*rest, USUAL.get(rest[0], "")]
        board, size, strategy = _exactly(rest, 3, f"{name} queens 8 board-scan", text)
        return _COUNTS[name](counted(board, size, strategy))
    if name in _AT:
        *which, kind, number = _exactly(rest, 5, f"{name} queens 4 board-scan undo 1", text)
        search = recorded(*which)
        return _AT[name](search, _position(search, kind, number))
    if name == "free":
        *which, row, kind, number = _exactly(rest, 6, "free queens 4 board-scan 3 place 2", text)
        search = recorded(*which)
        return _free(search, _position(search, kind, number), _whole(row))
    raise LessonError(words.no_function(name, NAMES))


def _exactly(rest: Sequence[str], wanted: int, example: str, given: str) -> Sequence[str]:
    if len(rest) != wanted:
        raise LessonError(words.usage(example, given))
    return rest


def _whole(text: str) -> int:
    if not re.fullmatch(r"\d{1,6}", text):
        raise LessonError(words.no_number(text))
    return int(text)


def _position(search: Recorder, kind: str, number: str) -> int:
    """The position after the step of that kind and number."""
    if kind not in KINDS:
        raise LessonError(words.no_kind(kind, KINDS))
    wanted = _whole(number)
    found = [index for index, code in enumerate(search.trace.steps.kinds) if KINDS[code] == kind]
    if not 1 <= wanted <= len(found):
        raise LessonError(words.no_step(kind, wanted, len(found)))
    return found[wanted - 1] + 1


def _free(search: Recorder, position: int, row: int) -> int:
    """How many squares of a row no standing queen attacks."""
    cols = search.trace.problem.cols
    queens = [divmod(cell, cols) for cell, value in enumerate(search.trace.board(position)) if value]
    here = row - 1
    return sum(
        all(here != r and col != c and abs(here - r) != abs(col - c) for r, c in queens)
        for col in range(cols)
    )
