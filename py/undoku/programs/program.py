"""The text of a program: checked, and made ready to run."""

from __future__ import annotations

import ast
import warnings
from copy import deepcopy
from types import CodeType

from undoku.programs.arguments import COLUMN, ROW, START, takes_numbers
from undoku.programs.beside import beside
from undoku.programs.conventions import counts_from_one, keeps_options
from undoku.programs.errors import ProgramError
from undoku.programs.functions import (
    entry_of,
    named_functions,
    recursive_of,
    taken,
    uses_of,
    without_script,
)
from undoku.programs.rewriting import Rewriting

FILE = "<your program>"
"""Stands for the file of a program in what Python says of it."""

LONGEST = 50_000
"""Characters of the longest program."""


class Program:
    """A program that can be run, any number of times.

    Raises ProgramError, with its line where there is one, for a text that is too long, that Python cannot
    read, or that has no function to be called.

    Attributes:
        text: what was written.
        entry: the function that is called, as (class, name) with "" for no class.
        line: the line where that function begins.
        parameters: the names of what it takes, in small letters.
        search: the name of the function that calls itself; that of the one called where none does.
        uses: how it uses its variables.
        any_start: whether it is told no square to begin a tour at.
        first: the number of the first column of a chess board, as it counts them.
        options: whether it has the digits that are possible in each cell of a Sudoku for its board.
        modules: what it imports, by the first part of the names, each with its line.

    >>> Program("def solve(board):\\n    return True\\n").entry
    ('', 'solve')
    """

    def __init__(self, text: str) -> None:
        """Read the text."""
        if len(text) > LONGEST:
            raise ProgramError("too-long", characters=len(text), most=LONGEST)
        self.text = text
        try:
            self._read(_parsed(text))
        except (RecursionError, MemoryError):
            raise ProgramError("too-nested") from None

    def _read(self, tree: ast.Module) -> None:
        entry = entry_of(tree)
        if entry is None:
            raise ProgramError("no-function")
        self.entry = entry
        self.line = next(
            node.lineno
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name == entry[1]
        )
        self._taken = frozenset(parameter.arg for parameter in taken(tree, entry))
        self.parameters = frozenset(name.lower() for name in self._taken)
        self.search = recursive_of(tree, entry[1])
        self._lambdas = {
            node.lineno
            for name, node in named_functions(tree)
            if name == self.search and isinstance(node, ast.Lambda)
        }
        self.uses = uses_of(tree, entry)
        self.any_start = not self.parameters & (ROW | COLUMN | START)
        self.first = int(counts_from_one(tree))
        self.options = keeps_options(tree)
        self.modules = _modules(tree)
        if takes_numbers(self.parameters, self.uses):
            # A program with a board of its own calls its search itself, and that begins on an empty board.
            tree.body = without_script(tree, entry[1])
        self._tree = tree
        self._compiled: dict[str, CodeType] = {}

    def compiled(self, board: str) -> CodeType:
        """The whole module, ready to run on a board: it tells of what it writes that may be the board."""
        if board not in self._compiled:
            try:
                tree = deepcopy(self._tree)
                sets = board == "queens" or (board == "sudoku" and self.options)
                others = beside(tree, board, self.search, self._taken)
                self._compiled[board] = _compiled(Rewriting(tree, others, sets=sets).visit(tree))
            except (RecursionError, MemoryError):
                raise ProgramError("too-nested") from None
        return self._compiled[board]

    def is_search(self, code: CodeType) -> bool:
        """Whether a code object is that of the function that calls itself."""
        return code.co_name == self.search or (
            code.co_name == "<lambda>" and code.co_firstlineno in self._lambdas
        )


def _parsed(text: str) -> ast.Module:
    # Python's own messages for these are about how it reads, not about what is wrong.
    before, null, _ = text.partition("\0")
    if null:
        raise ProgramError("null", before.count("\n") + 1)
    try:
        tree = ast.parse(text, FILE)
        # What a compiler refuses that a parser takes, like a return outside of a function.
        _compiled(tree)
    except SyntaxError as error:
        raise ProgramError(
            "syntax", error.lineno or 0, kind=type(error).__name__, message=error.msg
        ) from None
    except (ValueError, UnicodeError) as error:
        raise ProgramError("syntax", 0, kind="ValueError", message=str(error)) from None
    return tree


def _compiled(tree: ast.Module) -> CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code: CodeType = compile(tree, FILE, "exec", dont_inherit=True)
    return code


def _modules(tree: ast.Module) -> dict[str, int]:
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        else:
            continue
        for name in names:
            found.setdefault(name.partition(".")[0], node.lineno)
    return found


def codes_in(code: CodeType) -> list[CodeType]:
    """A code object and all that are in it."""
    found = [code]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found += codes_in(constant)
    return found
