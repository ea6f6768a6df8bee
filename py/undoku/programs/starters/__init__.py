"""What an editor opens with: the documents' algorithms in plain Python, each in a file of its own.

The file `queens_board_scan.py` has the program of the teaching strategy `board-scan` on the board `queens`,
and does what that does, as often. Its text is what the editor holds. Its place is enough for it to be found.
`stub_queens.py` is what a new program on that board begins with.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import get_data, iter_modules
from typing import NamedTuple

from undoku.search.errors import PuzzleError
from undoku.search.register import strategies


class Starter(NamedTuple):
    """A program to begin with.

    Attributes:
        board: "sudoku", "queens" or "knight".
        name: that of the strategy it is, like "first-empty".
        title: how that is shown to people.
        document: the page it comes from.
        text: the program.
        rule: the rule of the board that it goes by, "" for a board without one.
    """

    board: str
    name: str
    title: str
    document: str
    text: str
    rule: str = ""


def starters(board: str) -> list[Starter]:
    """Return the programs to begin with on a board, in the order of the strategies."""
    import_module(f"undoku.{board}.strategies")
    files = {module.name for module in iter_modules(__path__)}
    named = {entry: f"{board}_{entry.name.replace('-', '_')}" for entry in strategies(board)}
    return [
        Starter(board, entry.name, entry.title, entry.document, _text(file), entry.rule)
        for entry, file in named.items()
        if file in files
    ]


def starter(board: str, name: str) -> Starter:
    """Return the program of a strategy; raises PuzzleError that lists the names there are."""
    found = {entry.name: entry for entry in starters(board)}
    if name not in found:
        raise PuzzleError("no-strategy", board=board, name=name, names=[*found])
    return found[name]


def has_starter(board: str, name: str) -> bool:
    """Whether there is such a program."""
    return any(entry.name == name for entry in starters(board))


def stub(board: str) -> str:
    """Return what a new program on a board, or by its rule, begins with: what it gets, and no search yet."""
    return _text(f"stub_{board}")


def _text(file: str) -> str:
    # In a browser the files are in an archive.
    text = get_data(__name__, f"{file}.py")
    assert text is not None
    return text.decode("utf-8")
