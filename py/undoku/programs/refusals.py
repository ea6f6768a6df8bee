"""What no program can have here: modules that are not there, windows, the network, other programs."""

from __future__ import annotations

import ast
from typing import NamedTuple

from undoku.programs.errors import ProgramError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_LEFT_OUT = "leave it out"
_PRINTED = "leave it out, as print shows the board, and so does the page"
_WRITTEN = "write the search itself"

INSTEAD = {
    **dict.fromkeys(("numpy", "cupy", "jax"), "a list of lists does the same"),
    **dict.fromkeys(("pandas", "polars"), "a list of lists or of dicts does the same"),
    **dict.fromkeys(("scipy", "sympy", "torch", "tensorflow"), "write out what you need of it"),
    **dict.fromkeys(("networkx", "igraph"), "a dict of lists does the same"),
    **dict.fromkeys(("matplotlib", "seaborn", "plotly", "bokeh"), _PRINTED),
    **dict.fromkeys(("rich", "colorama", "termcolor", "tabulate", "blessed"), _PRINTED),
    **dict.fromkeys(("numba", "cython", "pyximport", "tqdm", "line_profiler"), _LEFT_OUT),
    **dict.fromkeys(("pytest", "hypothesis"), "leave the tests out"),
    **dict.fromkeys(("sortedcontainers", "bintrees"), "sorted, bisect and heapq do the same"),
    **dict.fromkeys(("ortools", "constraint", "pulp", "pysat", "z3", "pycosat", "clingo"), _WRITTEN),
    **dict.fromkeys(("PIL", "cv2", "pytesseract", "imageio"), "put the puzzle into the program as text"),
    **dict.fromkeys(("bs4", "lxml"), "put the puzzle into the program as text"),
}
"""Modules that people use for puzzles and that are not Python's own, and what to do without each."""

WINDOWS = (
    "Tkinter customtkinter curses graphics kivy msvcrt pyglet pygame PyQt5 PyQt6 PySide6 tkinter turtle wx"
).split()
NETWORK = (
    "aiohttp ftplib http.client http.server httpx imaplib mechanize requests selenium smtplib socket "
    "socketserver ssl urllib.request urllib2 urllib3 webbrowser websocket websockets xmlrpc"
).split()
PARALLEL = "joblib mpi4py multiprocessing ray".split()
PROCESSES = "pexpect pty subprocess".split()

_CODES = {
    **dict.fromkeys(WINDOWS, "window"),
    **dict.fromkeys(NETWORK, "network"),
    **dict.fromkeys(PARALLEL, "parallel"),
    **dict.fromkeys(PROCESSES, "process"),
    **dict.fromkeys(INSTEAD, "missing"),
}

PYTHON_2_NAMES = {
    "xrange": "range",
    "raw_input": "input",
    "unichr": "chr",
    "unicode": "str",
    "basestring": "str",
    "long": "int",
}
"""What Python 2 calls otherwise than Python 3."""


class Import(NamedTuple):
    """Something that is imported: its whole name, and the line."""

    name: str
    line: int


def of_import(name: str, line: int) -> ProgramError | None:
    """What is to be said of the import of a module that is refused; None if it is not.

    >>> str(of_import("numpy.linalg", 2))
    'Line 2 imports numpy, which is not there: a list of lists does the same.'
    """
    parts = name.split(".")
    for end in range(1, len(parts) + 1):
        module = ".".join(parts[:end])
        if code := _CODES.get(module):
            return ProgramError(code, line, module=module, instead=INSTEAD.get(module, ""))
    return None


def sure_imports(tree: ast.Module) -> Iterator[Import]:
    """What a program imports whatever happens: outside of all functions, and where no failing is handled."""
    for node in tree.body:
        yield from _imports(node)


def guarded_imports(tree: ast.Module) -> set[str]:
    """The first parts of what is only imported where its failing may be handled."""
    guarded = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Try) and node.handlers
        for statement in node.body
        for part in ast.walk(statement)
    }
    inside: set[str] = set()
    outside: set[str] = set()
    for node in ast.walk(tree):
        names = {found.name.partition(".")[0] for found in _imports(node)}
        (inside if id(node) in guarded else outside).update(names)
    return inside - outside


def _imports(node: ast.AST) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(alias.name, node.lineno)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        for alias in node.names:
            yield Import(f"{node.module}.{alias.name}", node.lineno)


def of_exception(error: BaseException, line: int) -> ProgramError | None:
    """What is to be said of an exception that nothing of the program's own has caused; None of any other."""
    # A class of the program's own may say what it likes.
    if type(error) is ModuleNotFoundError and type(error.name) is str:
        return of_import(error.name, line)
    if type(error) is FileNotFoundError and type(error.filename) is str:
        return ProgramError("no-file", line, name=error.filename)
    if type(error) is NameError and type(error.name) is str and error.name in PYTHON_2_NAMES:
        return ProgramError("python-2-name", line, name=error.name, now=PYTHON_2_NAMES[error.name])
    return None
