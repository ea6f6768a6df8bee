"""The text of a program: checked, and made ready to run."""

from __future__ import annotations

import ast
import sys
import warnings
from copy import deepcopy
from types import CodeType

from undoku.programs.beside import beside
from undoku.programs.calling.begin import GAVE, call_of
from undoku.programs.calling.functions import named_functions
from undoku.programs.calling.guess import Guess, without_script
from undoku.programs.calling.notation import counts_from_one, keeps_options
from undoku.programs.calling.syntax import called
from undoku.programs.calling.wanted import Called, Wanted, header_of, with_header
from undoku.programs.errors import ProgramError
from undoku.programs.foreign import foreign
from undoku.programs.names import given_names
from undoku.programs.nesting import is_too_nested
from undoku.programs.refusals import guarded_imports, sure_imports
from undoku.programs.rewriting import Rewriting

FILE = "<your program>"
"""Stands for the file of a program in what Python says of it."""

MARK = "\ufeff"
"""What some editors begin a file with, which is no part of the program."""

LONGEST = 50_000
"""Characters of the longest program."""


class Program:
    """The text of a program, which can be run any number of times.

    Raises ProgramError, with its line where there is one, for a text that is too long or that Python cannot
    read.

    Attributes:
        text: what was written.
        header: what its first line says of how it is called.
        tree: what Python reads in it.
        modules: what it cannot do without, by the first part of the names, each with its line.
        sure: what it imports whatever happens.
        given: what it uses without an import, as practice sites have it, by name.
    """

    def __init__(self, text: str) -> None:
        """Read the text."""
        if len(text) > LONGEST:
            raise ProgramError("too-long", characters=len(text), most=LONGEST)
        self.text = text
        if is_too_nested(text):
            raise ProgramError("too-nested")
        self.header = header_of(text)
        self._ready: dict[tuple[str, Wanted, int, str], Ready] = {}
        try:
            self.tree = _parsed(text)
            self.modules = _modules(self.tree)
            self.sure = list(sure_imports(self.tree))
            self.given = given_names(self.tree)
        except (RecursionError, MemoryError):
            raise ProgramError("too-nested") from None

    @property
    def asks(self) -> bool:
        """Whether it reads what somebody types."""
        names = set(map(called, ast.walk(self.tree)))
        return not names.isdisjoint({"input", "stdin"})

    def ready(self, board: str, wanted: Wanted, rows: int = 9, rule: str = "") -> Ready:
        """The program as it is called on a board, a Sudoku of so many rows, or queens by a rule of their own.

        Raises ProgramError where there is nothing to be called.
        """
        # Many runs are of the same: on every board of a check, and each of its own.
        key = board, wanted, rows, rule
        if key not in self._ready:
            try:
                self._ready[key] = Ready(self, *key)
            except (RecursionError, MemoryError):
                raise ProgramError("too-nested") from None
        return self._ready[key]


class Ready:
    """A program with the way in which it is called on a board.

    Attributes:
        guess: what its text tells.
        called: how it is called, and what it gives.
        call: the expression, ready to be evaluated; None for a script.
        names: the names in that.
        line: the line where the function that is called begins, 1 for a script.
        search: the name of the function that calls itself; that of the one called where none does.
        any_start: whether it is told no square to begin a tour at.
        first: the number of the first column of a chess board, as it counts them.
        options: whether it has the digits that are possible in each cell of a Sudoku for its board.
        code: the whole module, ready to run: it tells of what it writes that may be the board.
    """

    def __init__(self, program: Program, board: str, wanted: Wanted, rows: int = 9, rule: str = "") -> None:
        """Guess what is not wanted."""
        tree = program.tree
        self.guess = guess = Guess(tree, board, rows, rule)
        self.called: Called = guess.called(with_header(wanted, program.header))
        self.call = None if self.called.script else call_of(self.called.call)
        self.names = self.call.names if self.call else frozenset()
        entry = guess.entry_of(self.called.call)
        node = guess.functions.node(entry)
        self.line = node.lineno if node and self.call else 1
        self.search = guess.functions.search(entry)
        self._lambdas = {
            node.lineno
            for name, node in named_functions(tree)
            if name == self.search and isinstance(node, ast.Lambda)
        }
        self.any_start = not self.names & {"start", "path"}
        self.first = int(counts_from_one(tree))
        self.options = keeps_options(tree)
        taken = (
            frozenset(argument.arg for argument in (*node.args.posonlyargs, *node.args.args))
            if node
            else frozenset()
        )
        tree = deepcopy(tree)
        if self.call:
            # What it does by itself with its search is the script: here it is called.
            tree.body = without_script(tree, guess.functions)
        sets = board == "queens" or (board == "sudoku" and self.options)
        rewriting = Rewriting(tree, beside(tree, board, self.search, taken), sets=sets)
        self.code = _compiled(rewriting.visit(tree if self.call else _telling(tree)))

    def is_search(self, code: CodeType) -> bool:
        """Whether a code object is that of the function that calls itself."""
        return code.co_name == self.search or (
            code.co_name == "<lambda>" and code.co_firstlineno in self._lambdas
        )


def _telling(tree: ast.Module) -> ast.Module:
    """A script that tells what the expressions come to which it does nothing with."""
    for node in tree.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            told = ast.Call(ast.Name(GAVE, ast.Load()), [node.value], [])
            node.value = ast.copy_location(told, node.value)
            ast.copy_location(told.func, node.value)
    return tree


def _parsed(text: str) -> ast.Module:
    # A mark of the order of bytes may stand before the text.
    text = text.removeprefix("\ufeff")
    # Python's own messages for these are about how it reads, not about what is wrong.
    before, null, _ = text.partition("\0")
    if null:
        raise ProgramError("null", before.count("\n") + 1)
    try:
        tree = ast.parse(text.removeprefix(MARK), FILE)
        # What a compiler refuses that a parser takes, like a return outside of a function.
        _compiled(tree)
    except SyntaxError as error:
        raise foreign(text, error) or ProgramError(
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
    guarded = guarded_imports(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        else:
            continue
        for name in names:
            found.setdefault(name.partition(".")[0], node.lineno)
    return {
        name: line for name, line in found.items() if name not in guarded or name in sys.stdlib_module_names
    }


def codes_in(code: CodeType) -> list[CodeType]:
    """A code object and all that are in it."""
    found = [code]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found += codes_in(constant)
    return found
