"""Whether a program that was ended would ever have come to an end, where that can be shown."""

from __future__ import annotations

import ast
import sys
from types import CodeType

from undoku.programs.calling.syntax import DEFINITIONS
from undoku.programs.judging import words
from undoku.programs.judging.source import LOOPS, Source, is_generator
from undoku.programs.judging.state import Hidden, state_of
from undoku.programs.recorder import EVENTS, same_line_again

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from undoku.programs.recorder import Events
    from undoku.programs.run import ProgramRun

SURE = frozenset(
    "__future__ abc array bisect collections copy dataclasses enum functools heapq itertools math operator"
    " string typing".split()
)
"""Modules that give the same to who asks the same."""

ASKS = frozenset({"input", "id", "open", "hash", "next", "iter"})
"""Functions whose answers are not all in the variables."""

LINES = 400_000
"""Lines of the second run."""

TEXT = 1_000_000
"""Characters of all that is looked at."""

OFTEN = 64
"""Lines between two looks at the clock."""

HIDDEN = 100
"""How often something may be hidden."""

SECONDS = 1.0
"""How long that may take."""

LEAVABLE = 0x20 | 0x80 | 0x200
"""Flags of code that can be left and gone on with."""


def never_ends(run: ProgramRun) -> str:
    """That a program never ends, in a sentence; empty where that cannot be shown.

    It is run once more. If the head of a `while`, around which no `for` is going on, is reached twice in one
    call with the same values of all that can be reached from there, or a function is called by itself in the
    same way, then it goes round for ever, as long as it asks nobody, no clock and no chance.
    """
    program = run.program
    if not {*program.modules} <= SURE:
        return ""
    source = Source(program.text)
    if any(isinstance(node, ast.Name) and node.id in ASKS for node in source.nodes):
        return ""
    looking = _Looking(run, source)
    run.again(looking.events)
    return looking.found


class _Seen:
    """What was seen at one place."""

    def __init__(self) -> None:
        self.times = 0
        self.due = 1
        self.kept = ""


class _Looking:
    """Looks at the variables again and again, ever more seldom: a round of any length is found so."""

    def __init__(self, run: ProgramRun, source: Source) -> None:
        self.found = ""
        self._run = run
        self._heads = _heads(source)
        self._functions = {
            node.lineno: node.name
            for node in source.nodes
            if isinstance(node, DEFINITIONS) and not node.decorator_list
        }
        self._lines = LINES
        self._left = TEXT
        self._until = run.clock() + SECONDS
        # By the frame of a call and the line of a head: how often it was reached, when what is seen there is
        # kept next, and what was kept last.
        self._frames: dict[int, dict[int, _Seen]] = {}
        self._calls: dict[int, _Seen] = {}
        self._catches = any(isinstance(node, ast.Try) for node in source.nodes)

    def events(self, turn_to: Callable[[Events], object]) -> Events:
        """What is called for each line and each call."""
        return {
            **dict.fromkeys(EVENTS, _ignore),
            "LINE": self._on_line,
            "JUMP": self._on_jump,
            "PY_START": self._on_start,
            "PY_RETURN": self._on_end,
            "PY_UNWIND": self._on_end,
        }

    def _on_jump(self, code: CodeType, begin: int, end: int) -> None:
        # A loop in one line is told of so alone.
        if number := same_line_again(code, begin, end):
            self._on_line(code, number, 2)

    def _on_line(self, code: CodeType, number: int, above: int = 1) -> None:
        self._lines -= 1
        if not self._lines or (not self._lines % OFTEN and self._run.clock() > self._until):
            self._run.end("enough")
        if number in self._heads:
            frame = sys._getframe(above)
            seen = self._frames.setdefault(id(frame), {}).setdefault(number, _Seen())
            if self._is_again(seen, frame):
                self._end(words.never_ends(number))

    def _on_start(self, code: CodeType, offset: int) -> None:
        frame = sys._getframe(1)
        # Another one may lie where one was.
        self._frames.pop(id(frame), None)
        name = self._functions.get(code.co_firstlineno)
        if name != code.co_name or code.co_flags & LEAVABLE or self._catches:
            return
        if self._is_again(self._calls.setdefault(id(code), _Seen()), frame):
            self._end(words.never_ends(code.co_firstlineno, code.co_name))

    def _on_end(self, code: CodeType, offset: int, value: object) -> None:
        # What was kept may be of a call that is over, and only those that are open count.
        self._calls.pop(id(code), None)

    def _is_again(self, seen: _Seen, frame: FrameType) -> bool:
        """Whether all is as it was when it was kept last; Brent's way of finding a round."""
        seen.times += 1
        if self._left < 0 or self._run.clock() > self._until:
            self._run.end("enough")
        try:
            now = state_of(_shown(frame.f_locals), _shown(frame.f_globals))
        except (Hidden, RecursionError):
            # What cannot be seen now may be seen later.
            self._left -= TEXT // HIDDEN
            return False
        self._left -= len(now)
        if now == seen.kept:
            return True
        if seen.times >= seen.due:
            seen.due *= 2
            seen.kept = now
        return False

    def _end(self, sentence: str) -> None:
        self.found = sentence
        self._run.end("enough")


def _heads(source: Source) -> set[int]:
    """Lines of `while` loops around which no `for` is going on: heads, and what stands in the loops."""
    found: set[int] = set()
    for node in source.nodes:
        if not isinstance(node, ast.While) or not all(
            isinstance(loop, ast.While) for loop in source.loops(node)
        ):
            continue
        function = source.function(node)
        if function is not None and is_generator(function):
            continue
        # Python tells of no line for the head of `while True`.
        found |= {node.lineno, *(part.lineno for part in node.body if not isinstance(part, LOOPS))}
    return found


def _shown(variables: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in variables.items() if not name.startswith("__")}


def _ignore(*_: object) -> None:
    """Take no notice of an event."""
