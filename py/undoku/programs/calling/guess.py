"""The guess how a program is called, and what it gives."""

from __future__ import annotations

import ast

from undoku.programs.calling.conventions import others_of, row_of
from undoku.programs.calling.functions import DEFINITIONS, Functions, called_in
from undoku.programs.calling.names import SIZES
from undoku.programs.calling.parameter import Facts, Parameter
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


class Guess:
    """What a program's text tells of how it is called on a board.

    Attributes:
        functions: its functions.
        usage: what it does with its variables.
        entry: the function that is called; None where there is none.
        script: whether it begins its search by itself.
    """

    def __init__(self, tree: ast.Module, board: str) -> None:
        """Look through the whole program."""
        self._tree = tree
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
        place = self.entry
        if place is None:
            return ""
        function = place.name
        if place.name == "__init__":
            return f"{place.room}({self._given(place)})"
        if place.room:
            maker = self.functions.maker(place.room)
            function = f"{place.room}({self._given(maker) if maker else ''}).{place.name}"
        return f"{function}({self._given(place)})"

    def others(self) -> Iterator[str]:
        """Other calls, where the first one does not fit: one thing that is given is another in each."""
        place = self.entry
        if place is None:
            return
        call = self.call()
        taken = [argument for argument, default, _ in place.parameters() if default is None]
        for maker in self._makers(place):
            yield call.replace(self._given(place), f"{maker.name}({self._given(maker)})")
        for argument in taken:
            parameter = self._parameter(place, argument, ())
            given = row_of(parameter).given(parameter)
            for other in others_of(parameter):
                if other != given and f"({given}" in call:
                    yield call.replace(f"({given}", f"({other}", 1)

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

    def _given(self, place: Place) -> str:
        """What a function is given, as it stands between its brackets."""
        given: list[str] = []
        before: tuple[str, ...] = ()
        leaves_out = False
        for argument, default, is_keyword in place.parameters():
            parameter = self._parameter(place, argument, before)
            row = row_of(parameter)
            stays = default is not None and (_stays(default, parameter.name) or _is_name(row, default))
            if stays or (default is not None and row.name not in TOLD):
                leaves_out = True
                continue
            before = (*before, row.name)
            text = row.given(parameter)
            if row.name in ("grid", "cells", "path", "board", "text") and self._board == "sudoku":
                before = (*before, "board")
            if row.name in ("columns", "grown", "board"):
                before = (*before, "board")
            made = self._made(place, parameter)
            text = made or text
            given.append(f"{argument.arg}={text}" if is_keyword or leaves_out else text)
        joined = ", ".join(given)
        return joined.replace("start[0], start[1]", "*start")

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
        return next((f"{maker.name}({self._given(maker)})" for maker in self._makers(place)), "")

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

    def _parameter(self, place: Place, argument: ast.arg, before: tuple[str, ...]) -> Parameter:
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
            self._facts(place),
        )

    def _facts(self, place: Place) -> Facts:
        names = [argument.arg for argument, _, _ in place.parameters()]
        coordinates = self._board == "knight" and any(
            not self.usage.words(place.key, name).isdisjoint({"row", "col"}) for name in names
        )
        return Facts(
            self._size(place),
            self._writes(place, ast.Assign),
            self._writes(place, ast.Call),
            coordinates,
        )

    def _writes(self, place: Place, kind: type) -> bool:
        """Whether what is called first writes its own square: to a board, or to the end of a path."""
        for name in self.functions.below(place.called):
            node = self.functions.node(name)
            if node and _writes(
                node, [argument.arg for argument in (*node.args.posonlyargs, *node.args.args)], kind
            ):
                return True
        return False

    def _size(self, place: Place) -> str:
        """The size of a queens' board as the program has it for good, "" where it is told."""
        if self._board != "queens":
            return ""
        constants = {
            target.id
            for node in self._tree.body
            if isinstance(node, ast.Assign) and type(getattr(node.value, "value", None)) is int
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        texts = [
            ast.unparse(part.args[-1] if len(part.args) < 3 else part.args[1])
            for name in self.functions.below(place.called)
            if (node := self.functions.node(name))
            for part in ast.walk(node)
            if isinstance(part, ast.Call) and getattr(part.func, "id", "") == "range" and part.args
        ]
        if any("len(" in text for text in texts):
            return ""
        return next((text for text in texts if text in constants or (text.isdigit() and int(text) > 3)), "")


DEFINED = (*DEFINITIONS, ast.ClassDef, ast.Import, ast.ImportFrom)
"""What a module has that is not done, but there to be used."""

TOLD = frozenset(
    {
        "grid",
        "characters",
        "text",
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


def _writes(function: ast.AST, names: list[str], kind: type) -> bool:
    """Whether a function writes its own square, outside of all loops: to a board, or to the end of a path."""
    for node in ast.iter_child_nodes(function):
        if isinstance(node, ast.For | ast.While):
            continue
        if isinstance(node, ast.Assign) and kind is ast.Assign:
            for target in node.targets:
                if isinstance(target, ast.Subscript):
                    used = {part.id for part in ast.walk(target.slice) if isinstance(part, ast.Name)}
                    if used & {*names}:
                        return True
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and kind is ast.Call:
            call = node.value
            if isinstance(call.func, ast.Attribute) and call.func.attr in ("append", "add"):
                used = {
                    part.id
                    for argument in call.args
                    for part in ast.walk(argument)
                    if isinstance(part, ast.Name)
                }
                if used & {*names}:
                    return True
        elif isinstance(node, ast.stmt) and not isinstance(node, DEFINITIONS) and _writes(node, names, kind):
            return True
    return False
