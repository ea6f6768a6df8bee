"""The guess how a program is called, and what it gives."""

from __future__ import annotations

import ast
from typing import NamedTuple

from undoku.programs.calling.conventions import others_of, row_of
from undoku.programs.calling.facts import facts_of
from undoku.programs.calling.functions import Functions, called_in
from undoku.programs.calling.giving import resized
from undoku.programs.calling.names import SIZES
from undoku.programs.calling.parameter import Facts, Parameter
from undoku.programs.calling.records import spelled_out
from undoku.programs.calling.syntax import DEFINITIONS
from undoku.programs.calling.usage import Usage
from undoku.programs.calling.wanted import FIRST, Called
from undoku.programs.calling.what import answer_of
from undoku.programs.errors import ProgramError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.programs.calling.conventions import Row
    from undoku.programs.calling.functions import Place
    from undoku.programs.calling.wanted import Wanted


BOARD_ROWS = frozenset({"board", "characters", "columns", "grid", "grown", "path", "regions"})
"""The rows of the table whose parameter is the board."""


class _Given(NamedTuple):
    """What a parameter is given, with its name where that has to be said."""

    parameter: Parameter
    name: str
    text: str


class Guess:
    """What a program's text tells of how it is called on a board.

    Attributes:
        functions: its functions.
        usage: what it does with its variables.
        entry: the function that is called; None where there is none.
        script: whether it begins its search by itself.
    """

    def __init__(self, tree: ast.Module, board: str, rows: int = 9, rule: str = "") -> None:
        """Look through the whole program; of a Sudoku it counts how many rows it has."""
        self._rows = rows
        self._rule = rule
        self._tree = tree = spelled_out(tree)
        self._board = board
        self.functions = Functions(tree)
        self.usage = Usage(tree)
        self.entry = self.functions.entry()
        self.script = self.entry is None or any(map(self.functions.starts, script_of(tree)))

    def called(self, wanted: Wanted) -> Called:
        """How it is called, as far as the reader has not said."""
        script = wanted.script or (not wanted.call and self.script)
        call = "" if script else wanted.call or self.call()
        if not wanted.script and self.entry is None and not any(map(_does, script_of(self._tree))):
            raise ProgramError("no-function")
        begins = "" if script else self.entry_of(call)
        answer = FIRST if call.startswith("next(") else answer_of(self._tree, self.functions, begins)
        return Called(call, script, wanted.answer or answer)

    def call(self) -> str:
        """The expression that calls it; "" where there is no function."""
        return self._calling(self.entry, self._given(self.entry)) if self.entry else ""

    def others(self) -> Iterator[str]:
        """Other calls, where the first one does not fit: one thing that is given is another in each."""
        place = self.entry
        if place is None:
            return
        given = self._given(place)
        # A list is guessed wrongly more often than a number.
        for number, one in sorted(enumerate(given), key=lambda pair: not pair[1].parameter.is_container):
            for maker in self._makers(place):
                made = one._replace(text=f"{maker.name}({_joined(self._given(maker))})")
                yield self._calling(place, [*given[:number], made, *given[number + 1 :]])
            for other in others_of(one.parameter):
                if other != one.text:
                    yield self._calling(
                        place, [*given[:number], one._replace(text=other), *given[number + 1 :]]
                    )

    def _calling(self, place: Place, given: list[_Given]) -> str:
        """A call of a function that is given this."""
        arguments = _joined(given)
        if self._board == "sudoku" and self._rows != 9:
            arguments = resized(arguments, self._rows)
        if place.name == "__init__":
            return f"{place.room}({arguments})"
        if place.room:
            maker = self.functions.maker(place.room)
            return f"{place.room}({_joined(self._given(maker)) if maker else ''}).{place.name}({arguments})"
        return f"{place.name}({arguments})"

    def entry_of(self, call: str) -> str:
        """The name of the function that a call begins; of a script the one that is likely to be called."""
        try:
            tree = ast.parse(call.strip() or "None", mode="eval")
        except SyntaxError:
            return ""
        named = [
            part.id if isinstance(part, ast.Name) else part.attr
            for part in ast.walk(tree)
            if isinstance(part, ast.Name | ast.Attribute)
        ]
        found = [name for name in named if self.functions.node(name) or self.functions.maker(name)]
        return next(
            (name for name in found if self.functions.is_search(name)), found[0] if found else ""
        ) or (self.entry.called if self.entry else "")

    def _given(self, place: Place) -> list[_Given]:
        """What a function is given, for each parameter that is not left out."""
        given: list[_Given] = []
        before: tuple[str, ...] = ()
        leaves_out = False
        facts = facts_of(self._tree, self.functions, self.usage, place, self._board)
        facts = facts._replace(rule=self._rule)
        for argument, default, is_keyword in place.parameters():
            parameter = self._parameter(place, argument, before, facts)
            row = row_of(parameter)
            stays = default is not None and (
                (_stays(default, parameter.name) and not self._is_shape(row.name)) or _is_name(row, default)
            )
            if stays or (default is not None and row.name not in TOLD):
                leaves_out = True
                continue
            before = (*before, row.name)
            if row.name in BOARD_ROWS or (
                row.name in ("cells", "rows of text", "text") and self._board == "sudoku"
            ):
                before = (*before, "board")
            text = self._made(place, parameter) or row.given(parameter)
            name = argument.arg if is_keyword or leaves_out else ""
            given.append(_Given(parameter, name, text))
        return given

    def _is_shape(self, row: str) -> bool:
        """Whether a row says of what shape this board is; of regions a default says that there are none."""
        return row in SHAPES or (row == "regions" and bool(self._rule))

    def _made(self, place: Place, parameter: Parameter) -> str:
        """What another function of the program makes for a parameter that the board is no value of."""
        is_odd = parameter.does("dict") or (
            self._board == "knight"
            and parameter.is_container
            and parameter.items
            and not parameter.does("grows", "set", "stored")
        )
        if not is_odd:
            return ""
        return next((f"{maker.name}({_joined(self._given(maker))})" for maker in self._makers(place)), "")

    def _makers(self, place: Place) -> Iterator[Place]:
        """The functions that may make what another one is given."""
        # What the program calls by itself has made what it is there for.
        made = {name for node in script_of(self._tree) for name in called_in(node)}
        for maker in self.functions.places:
            node = maker.node
            returns = not isinstance(node, ast.Lambda) and any(
                isinstance(part, ast.Return) and part.value is not None for part in ast.walk(node)
            )
            if (
                returns
                and not maker.room
                and maker.name != place.name
                and not self.functions.is_helper(maker.name)
                and place.name not in self.functions.below(maker.name)
                and maker.name not in made
            ):
                yield maker

    def _parameter(self, place: Place, argument: ast.arg, before: tuple[str, ...], facts: Facts) -> Parameter:
        key, name = place.key, argument.arg
        words = self.usage.words(key, name)
        kind = ast.unparse(argument.annotation) if argument.annotation else ""
        return Parameter(
            self._board,
            name.lower(),
            words,
            self.usage.items(key, name),
            self.usage.deep(key, name),
            kind,
            before,
            facts,
        )


SHAPES = frozenset({"holes", "rules"})
"""The rows of the table that say of what shape the board is: a default says that it is the usual one."""

DEFINED = (*DEFINITIONS, ast.ClassDef, ast.Import, ast.ImportFrom)
"""What a module has that is not done, but there to be used."""

TOLD = frozenset(
    {
        "grid",
        "characters",
        "text",
        "rows of text",
        "cells",
        "board",
        "columns",
        "size",
        "rows",
        "cols",
        "row",
        "col",
        "square",
        "closed",
        "regions",
        *SHAPES,
    }
)
"""The rows of the table that say what the board is: such a parameter is given though it has a default."""


def without_script(tree: ast.Module, functions: Functions) -> list[ast.stmt]:
    """What is in a module, without what it does by itself from where it begins its search on."""
    for place, node in enumerate(tree.body):
        if functions.starts(node) and not isinstance(node, DEFINED):
            return tree.body[:place] + [part for part in tree.body[place:] if isinstance(part, DEFINED)]
    return tree.body


def _stays(default: ast.expr, name: str) -> bool:
    """Whether a default is left as it is: it says that nothing is there, or is another number."""
    if isinstance(default, ast.Constant):
        return default.value in (None, 0, "") or (type(default.value) is int and name not in SIZES)
    if isinstance(default, ast.Tuple) and default.elts:
        return all(isinstance(part, ast.Constant) for part in default.elts)
    return (
        isinstance(default, ast.List | ast.Tuple | ast.Dict) and not any(ast.iter_child_nodes(default))
    ) or (isinstance(default, ast.List | ast.Tuple) and not default.elts)


def _is_name(row: Row, default: ast.expr) -> bool:
    """Whether a default names a square in a way of the program's own, as "a1"."""
    is_text = isinstance(default, ast.Constant) and type(default.value) is str
    return row.name == "square" and is_text


def _does(statement: ast.stmt) -> bool:
    """Whether a statement outside of all functions does something, and does not only name a value."""
    return any(
        isinstance(node, ast.Call | ast.For | ast.While | ast.ListComp) for node in ast.walk(statement)
    )


def script_of(tree: ast.Module) -> list[ast.stmt]:
    """What a program does by itself, outside of all functions."""
    return [node for node in tree.body if not isinstance(node, DEFINED)]


def _joined(given: list[_Given]) -> str:
    """What stands between the brackets of a call."""
    joined = ", ".join(f"{one.name}={one.text}" if one.name else one.text for one in given)
    return joined.replace("start[0], start[1]", "*start")
