"""The exercises that a lesson may open, and what each is told."""

from __future__ import annotations

import re
from typing import Any

from undoku.learn.by_hand.boards import sizes_of
from undoku.learn.lesson import words
from undoku.learn.lesson.errors import LessonError
from undoku.learn.lesson.searches import known
from undoku.programs.starters import has_starter

EXAMPLES = {
    "by-hand": "by-hand queens 4 board-scan",
    "parsons": "parsons queens board-scan",
    "bug": "bug queens board-scan",
    "growth": "growth queens calls 9 board-scan,markers",
}

MEASURES = ("calls", "tries", "placements")
"""What may be guessed of how a search grows."""


def exercise_of(text: str) -> dict[str, Any]:
    """Which activity an exercise opens, with what; raises LessonError.

    >>> exercise_of("parsons queens board-scan")
    {'id': 'arranging', 'args': {'kind': 'parsons', 'board': 'queens', 'program': 'board-scan'}}
    """
    name, *rest = text.split() or [""]
    if name not in EXAMPLES:
        raise LessonError(words.no_exercise(name, EXAMPLES))
    if len(rest) != len(EXAMPLES[name].split()) - 1:
        raise LessonError(words.exercise_as(EXAMPLES[name], text))
    board = rest[0]
    if name == "growth":
        measure, guess, named = rest[1:]
        if measure not in MEASURES or not re.fullmatch(r"[1-9]\d?", guess):
            raise LessonError(words.exercise_as(EXAMPLES[name], text))
        strategies = named.split(",")
        for strategy in strategies:
            known(board, strategy)
        args = {"board": board, "measure": measure, "guess": int(guess), "strategies": strategies}
        return {"id": "growth", "args": args}
    strategy = rest[-1]
    known(board, strategy)
    if name == "by-hand":
        sizes = {"x".join(map(str, size)): size for size in sizes_of(board, strategy)}
        if rest[1] not in sizes:
            raise LessonError(words.no_size(rest[1], sizes))
        sides = dict(zip(("rows", "cols") if board == "knight" else ("n",), sizes[rest[1]], strict=True))
        return {"id": "byHand", "args": {"board": board, **sides, "strategy": strategy}}
    if not has_starter(board, strategy):
        raise LessonError(words.exercise_as(EXAMPLES[name], text))
    return {"id": "arranging", "args": {"kind": name, "board": board, "program": strategy}}
