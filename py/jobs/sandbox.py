"""The door of a Python that a reader's program has for itself: the four words of the page's own worker.

What leads out of Python is hidden there. That nothing can be reached is not its doing, but that of the frame
around the worker; this is a second lock on the same door.
"""

from __future__ import annotations

import json
import re
import sys
from array import array
from collections.abc import Callable, Iterable
from importlib.machinery import ModuleSpec
from typing import Any

import jobs.program
from jobs.table import Table

HIDDEN = frozenset({"_pyodide", "_pyodide_core", "js", "micropip", "pyodide", "pyodide_js", "pyodide_http"})
"""The modules by which Python in a browser gets at what is outside, by the first part of their names."""

LIBRARY = re.compile(r".*/python\d+\.zip")
"""Where Python has its standard library in an archive."""


class Hiding:
    """Finds what the finders before it found, but for those modules: to a program they are not there."""

    def __init__(self, finders: Iterable[Any]) -> None:
        """Take the place of `finders`."""
        self._find = [finder.find_spec for finder in finders]

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Look for a module; None if it is not there."""
        if is_hidden(name):
            return None
        return next(filter(None, (find(name, path, target) for find in self._find)), None)


def is_hidden(name: str) -> bool:
    """Tell whether a module is one of those, or a part of one."""
    return name.partition(".")[0] in HIDDEN


def add(archive: str) -> None:
    """Let imports find what is in one more archive, also parts of packages that are there already."""
    library = next(place for place in sys.path if LIBRARY.fullmatch(place))
    sys.path.insert(sys.path.index(library), archive)
    for module in list(sys.modules.values()):
        places = getattr(module, "__path__", None)
        # A package without a file of its own finds its places by itself.
        if isinstance(places, list):
            here = [place for place in places if place.startswith(f"{library}/")]
            places.extend(archive + place.removeprefix(library) for place in here)


REHEARSED = (
    ("queens", {"n": 1}, "def solve(queens):\n    queens[0] = 0\n    return True\n"),
    ("knight", {"rows": 1, "cols": 1, "start": [0, 0]}, "def solve(board):\n    board[0][0] = 1\n"),
    ("sudoku", {"givens": 81 * "."}, "def solve(board):\n    board[0][0] = 1\n"),
)
"""Programs on each board that do next to nothing."""


def rehearse() -> None:
    """Run them, and look at one, so that for the reader's own program everything is loaded."""
    table = Table()
    for board, question, code in REHEARSED:
        number = table.open("program", json.dumps({"board": board, "question": question, "code": code}))
        if isinstance(number, int):
            table.work(number, 0)
            table.ask(number, "moment", json.dumps({"position": 1, "view": "tree", "opened": []}))
            table.close(number)


def begin(listener: Callable[[int], object], flat: Callable[[array[Any]], object]) -> Callable[..., object]:
    """Hide what leads out, and return the door: it takes a word and its values, and gives the answer.

    `listener` is told the lines of a running program; `flat` makes a flat array one of the page's.
    """
    table = Table()
    jobs.program.listener = listener

    def door(word: str, *values: object) -> object:
        answer = getattr(table, word)(*values)
        return flat(answer) if isinstance(answer, array) else answer

    for name in filter(is_hidden, list(sys.modules)):
        del sys.modules[name]
    sys.meta_path[:] = [Hiding(sys.meta_path)]
    return door
