"""Calls what is to be called: the expression of a call line, evaluated among the program's names."""

from __future__ import annotations

import ast
import builtins
from typing import NamedTuple

from undoku.programs.errors import ProgramError
from undoku.programs.nesting import is_too_nested

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import CodeType
    from typing import Any

KEPT, BEGUN, GAVE = "__kept__", "__begun__", "__gave__"
"""What a call line and a script are given: it notes what is handed over, begins the search, notes a value."""

MOST = 6
"""The most names of a program that are said where another one is not known."""

FILE = "<call>"
"""Stands for the file of a call line in what Python says of it."""


class Call(NamedTuple):
    """A call line, ready to be evaluated.

    Attributes:
        code: the expression; it hands every argument to `KEPT`, and calls the outermost function by `BEGUN`.
        names: the names that it takes from around it.
        begins: whether `BEGUN` is called at all; if not, all of it is the search.
    """

    code: CodeType
    names: frozenset[str]
    begins: bool


def call_of(text: str) -> Call:
    """Read a call line; raises ProgramError for what is no expression of Python."""
    if is_too_nested(text):
        raise ProgramError("call-syntax", call=text, message="it cannot be read")
    try:
        tree = ast.parse(text.strip(), FILE, mode="eval")
    except SyntaxError as error:
        raise ProgramError("call-syntax", call=text, message=error.msg) from None
    except (ValueError, RecursionError, MemoryError):
        raise ProgramError("call-syntax", call=text, message="it cannot be read") from None
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    own = {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    names = frozenset(used - own - {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)})
    outermost = tree.body if isinstance(tree.body, ast.Call) else None
    _Keeping(outermost).visit(tree)
    if outermost is not None:
        outermost.args.insert(0, outermost.func)
        outermost.func = ast.Name(BEGUN, ast.Load())
    ast.fix_missing_locations(tree)
    return Call(compile(tree, FILE, "eval", dont_inherit=True), names, outermost is not None)


class _Keeping(ast.NodeTransformer):
    def __init__(self, outermost: ast.Call | None) -> None:
        self._outermost = outermost

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        node.args = [
            argument if isinstance(argument, ast.Starred) else _kept(argument) for argument in node.args
        ]
        for keyword in node.keywords:
            if keyword.arg:
                keyword.value = _kept(keyword.value)
        if isinstance(node.func, ast.Attribute):
            node.func.value = _kept(node.func.value)
        return node


def _kept(node: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(KEPT, ast.Load()), [node], [])


def evaluated(
    call: Call,
    there: dict[str, Any],
    own: dict[str, Any],
    functions: Sequence[str],
    kept: Callable[[Any], Any],
    begun: Callable[..., Any],
) -> Any:
    """The value of a call line among the names that are `there` and the program's `own`, which go before.

    Raises ProgramError where it asks for a name that is neither; `functions` are those of the program.
    """
    names = {**there, **own}
    missing = next((name for name in sorted(call.names - {*names}) if not hasattr(builtins, name)), None)
    if missing:
        more = ["…"] if len(functions) > MOST else []
        has = ", ".join([*functions[:MOST], *more])
        raise ProgramError("call-name", name=missing, has=has, there=", ".join(there))
    return eval(call.code, {**names, KEPT: kept, BEGUN: begun})
