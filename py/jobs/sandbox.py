"""The door of a Python that a reader's program has for itself: the four words of the page's own worker.

What leads out of Python, and what the door is made of, is hidden there. That nothing can be reached is not
its doing, but that of the frame around the worker; this is a second lock on the same door.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import re
import signal
import sys
from array import array
from collections.abc import Callable, Iterable
from importlib.machinery import ModuleSpec
from types import BuiltinFunctionType, FrameType, ModuleType
from typing import Any

import jobs.program
from jobs.table import Table
from undoku.programs.program import FILE

HIDDEN = frozenset({"jobs", "js", "micropip", "pyodide", "pyodide_js", "pyodide_http"})
"""The modules by which Python in a browser gets at what is outside, by the first part of their names."""

WITHIN = "_pyodide"
"""What the names of such modules begin with that are not for anybody."""

LIBRARY = re.compile(r".*/python\d+\.zip")
"""Where Python has its standard library in an archive."""

OURS = re.compile(r"/(jobs|undoku)/")
"""What the names of our files have in them."""


class Hiding:
    """Finds what the finders before it found, but for those modules: to a program they are not there.

    Those that have been imported are kept: the door goes on with them.
    """

    def __init__(self, finders: Iterable[Any]) -> None:
        """Take the place of `finders`, and put the modules away."""
        self._find = [finder.find_spec for finder in finders]
        self._kept: dict[str, ModuleType] = {}
        self._isopen = False
        self._put_away()

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Look for a module; None if it is not there."""
        if is_hidden(name) and not self._isopen:
            return None
        return next(filter(None, (find(name, path, target) for find in self._find)), None)

    def load(self, name: str) -> ModuleType:
        """Return one of those modules to the door, while no program runs."""
        if name not in self._kept:
            sys.modules.update(self._kept)
            self._isopen = True
            try:
                importlib.import_module(name)
            finally:
                self._isopen = False
                self._put_away()
        return self._kept[name]

    def _put_away(self) -> None:
        for name in filter(is_hidden, list(sys.modules)):
            self._kept[name] = sys.modules.pop(name)


def is_hidden(name: str) -> bool:
    """Tell whether a module is one of those, or a part of one."""
    return name.startswith(WITHIN) or name.partition(".")[0] in HIDDEN


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
    table = Table(load=_load)
    for board, question, code in REHEARSED:
        number = table.open("program", json.dumps({"board": board, "question": question, "code": code}))
        if isinstance(number, int):
            while not json.loads(table.work(number, 0))["done"]:
                pass
            table.ask(number, "moment", json.dumps({"position": 1, "view": "tree", "opened": []}))
            table.close(number)


_load: Callable[[str], ModuleType] = importlib.import_module


def begin(listener: Callable[[int], object], flat: Callable[[array[Any]], object]) -> Callable[..., object]:
    """Hide what leads out, and return the door: it takes a word and its values, and gives the answer.

    `listener` is told the lines of a running program; `flat` makes a flat array one of the page's.
    """
    global _load
    jobs.program.listener = listener
    hiding = Hiding(sys.meta_path)
    sys.meta_path[:] = [hiding]
    _load = hiding.load
    table = Table(load=_load)

    def door(word: str, *values: object) -> object:
        answer = getattr(table, word)(*values)
        return flat(answer) if isinstance(answer, array) else answer

    return door


def begin_in_browser(device: str) -> Callable[..., object]:
    """Begin where nothing is left of the page's: lines are told by writing them to a file.

    A flat array is answered as it is: whoever asks reads it in Python's memory. SIGINT ends a program that
    does not look at the clock any more.
    """
    told, write = os.open(device, os.O_WRONLY), os.write
    door = begin(lambda lines: write(told, b"%d\n" % lines), lambda flat: flat)
    signal.signal(signal.SIGINT, interrupt)
    # Whoever could handle it otherwise would not be ended.
    for module in (signal, sys.modules["_signal"]):
        vars(module)["signal"] = _no_handler
    cut_off()
    return door


def interrupt(number: int, frame: FrameType | None) -> None:
    """End what runs of a program; code of ours is left to end by itself."""
    if frame is None or OURS.search(frame.f_code.co_filename):
        return
    while frame:
        if frame.f_code.co_filename == FILE:
            raise KeyboardInterrupt
        frame = frame.f_back


def _no_handler(*_: object) -> None:
    raise ValueError("signals cannot be handled here")


def cut_off() -> None:
    """Let nothing in this Python lead to an object of the browser's, or make one.

    Modules that are hidden are still there for whoever goes through what Python keeps.
    """
    for names in filter(lambda thing: type(thing) is dict, gc.get_objects()):
        for name, thing in list(names.items()):
            if _leads_out(thing):
                names[name] = None
    gc.collect()


def _leads_out(thing: object) -> bool:
    """Whether this is an object of the browser's, a function that makes one, or what converts to one."""
    kind = type(thing)
    if kind is BuiltinFunctionType:
        return str(thing.__module__).startswith(WITHIN)
    return any(base.__name__ in ("JsProxy", "Py2JsConverter", "Js2PyConverter") for base in kind.__mro__)
