"""The same program written in another way: names, order, loops, conditions, a class around it."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Iterator

from .plain_truth import QUESTIONS, Base, is_right

Rewriting = Callable[[ast.Module], ast.Module | None]


def _names(tree: ast.Module) -> list[str]:
    """What a program names itself, outermost functions apart."""
    found: dict[str, None] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = None
        elif isinstance(node, ast.arg):
            found[node.arg] = None
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
            found[node.name] = None
    return [name for name in found if name not in {*dir(builtins), "self"}]


def renamed(new_of: Callable[[int, str], str]) -> Rewriting:
    """All names are others."""

    def rewrite(tree: ast.Module) -> ast.Module:
        classes = any(isinstance(node, ast.ClassDef) for node in tree.body)
        names = {name: new_of(number, name) for number, name in enumerate(_names(tree))}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                node.id = names.get(node.id, node.id)
            elif isinstance(node, ast.arg):
                node.arg = names.get(node.arg, node.arg)
            elif isinstance(node, ast.FunctionDef):
                node.name = names.get(node.name, node.name)
            elif isinstance(node, ast.Attribute) and classes:
                node.attr = names.get(node.attr, node.attr)
        return tree

    return rewrite


GERMAN = ("feld", "zeile", "spalte", "suche", "zug", "frei", "wert", "weg", "liste", "nummer", "seite", "ort")


def reordered(tree: ast.Module) -> ast.Module | None:
    """Functions stand in another order."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    if len(functions) < 2:
        return None
    rest = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
    tree.body = [*rest, *reversed(functions)]
    return tree


class _While(ast.NodeTransformer):
    """`while` instead of a loop over one range."""

    def __init__(self) -> None:
        self.number = 0

    def visit_For(self, node: ast.For) -> object:
        self.generic_visit(node)
        is_range = isinstance(node.iter, ast.Call) and getattr(node.iter.func, "id", "") == "range"
        leaves = any(isinstance(part, ast.Continue) for part in ast.walk(node))
        if not is_range or leaves or not isinstance(node.target, ast.Name):
            return node
        assert isinstance(node.iter, ast.Call)
        if len(node.iter.args) == 3:
            return node
        begin, end = node.iter.args if len(node.iter.args) == 2 else (ast.Constant(0), *node.iter.args)
        name = node.target.id
        head = ast.parse(f"{name} = {ast.unparse(begin)}\nwhile {name} < {ast.unparse(end)}: {name} += 1")
        loop = head.body[1]
        assert isinstance(loop, ast.While)
        loop.body = [*node.body, *loop.body]
        return head.body


def with_while(tree: ast.Module) -> ast.Module:
    return _While().visit(tree)  # type: ignore[no-any-return]


class _Continue(ast.NodeTransformer):
    """`if not …: continue` instead of a block in a loop."""

    def visit_For(self, node: ast.For) -> ast.For:
        self.generic_visit(node)
        last = node.body[-1]
        if isinstance(last, ast.If) and not last.orelse and len(last.body) > 1:
            leave = ast.If(ast.UnaryOp(ast.Not(), last.test), [ast.Continue()], [])
            node.body[-1:] = [leave, *last.body]
        return node


class _All(ast.NodeTransformer):
    """`return not any(…)` instead of a loop that returns False."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        if len(node.body) < 2:
            return node
        loop, end = node.body[-2:]
        if not (
            isinstance(loop, ast.For) and isinstance(end, ast.Return) and ast.unparse(end) == "return True"
        ):
            return node
        tests = [part.test for part in loop.body if isinstance(part, ast.If) and not part.orelse]
        leaves = [ast.unparse(part.body[0]) for part in loop.body if isinstance(part, ast.If)]
        if len(tests) == len(loop.body) and {*leaves} == {"return False"}:
            test = ast.BoolOp(ast.Or(), tests) if len(tests) > 1 else tests[0]
            call = f"not any({ast.unparse(test)} for {ast.unparse(loop.target)} in {ast.unparse(loop.iter)})"
            node.body[-2:] = [ast.Return(ast.parse(call, mode="eval").body)]
        return node


class _Turned(ast.NodeTransformer):
    """Comparisons the other way round, and a result that is kept before it is looked at."""

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        self.generic_visit(node)
        others = {ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.LtE: ast.GtE, ast.GtE: ast.LtE, ast.Eq: ast.Eq}
        if len(node.ops) == 1 and type(node.ops[0]) in others:
            return ast.Compare(node.comparators[0], [others[type(node.ops[0])]()], [node.left])
        return node


class _Kept(ast.NodeTransformer):
    def visit_If(self, node: ast.If) -> object:
        self.generic_visit(node)
        if isinstance(node.test, ast.Call) and len(node.body) == 1 and isinstance(node.body[0], ast.Return):
            kept = ast.Assign([ast.Name("done", ast.Store())], node.test)
            node.test = ast.Name("done", ast.Load())
            return [kept, node]
        return node


class _Else(ast.NodeTransformer):
    """What comes after a return stands in an `else`."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        for place, part in enumerate(node.body[:-1]):
            if isinstance(part, ast.If) and not part.orelse and isinstance(part.body[-1], ast.Return):
                part.orelse = node.body[place + 1 :]
                node.body = node.body[: place + 1]
                break
        return node


class _Typed(ast.NodeTransformer):
    """A line of documentation, and a type for what is returned."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(ast.Constant("What this is for.")))
        for argument in node.args.args:
            if argument.arg != "self":
                argument.annotation = ast.Name("object", ast.Load())
        return node


class _Printing(ast.NodeTransformer):
    """`range(0, n)`, `x += 1` as `x = x + 1`, and tuples taken apart."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if getattr(node.func, "id", "") == "range" and len(node.args) == 1:
            node.args = [ast.Constant(0), *node.args]
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        value = ast.parse(
            f"{ast.unparse(node.target)} {_sign(node.op)} {ast.unparse(node.value)}", mode="eval"
        ).body
        return ast.Assign([node.target], value)


def _sign(operator: ast.operator) -> str:
    return ast.unparse(ast.BinOp(ast.Constant(1), operator, ast.Constant(1)))[1:-1].strip()


def _by(transformer: type[ast.NodeTransformer]) -> Rewriting:
    return lambda tree: transformer().visit(tree)


def in_class(tree: ast.Module) -> ast.Module | None:
    """Functions are methods of a class."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    if not functions or any(isinstance(node, ast.ClassDef) for node in tree.body):
        return None
    names = {node.name for node in functions}
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                node.func = ast.Attribute(ast.Name("self", ast.Load()), node.func.id, ast.Load())  # type: ignore[attr-defined]
        function.args.args.insert(0, ast.arg("self"))
    rest = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
    holder = ast.ClassDef(
        name="Search", bases=[], keywords=[], body=list(functions), decorator_list=[], type_params=[]
    )
    tree.body = [*rest, holder]
    return tree


def nested(tree: ast.Module) -> ast.Module | None:
    """Helpers stand inside the function that is called."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    if len(functions) < 2:
        return None
    outer, helpers = _called(functions)
    rest = [node for node in tree.body if node not in functions]
    outer.body = [*helpers, *outer.body]
    tree.body = [*rest, outer]
    return tree


def _called(functions: list[ast.FunctionDef]) -> tuple[ast.FunctionDef, list[ast.FunctionDef]]:
    used = {
        getattr(node.func, "id", "")
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") != function.name
    }
    outer = next(function for function in functions if function.name not in used)
    return outer, [function for function in functions if function is not outer]


REWRITINGS: dict[str, Rewriting] = {
    "renamed to letters": renamed(
        lambda number, name: f"{'abcdefghklmopqstuvwxyz'[number % 22]}{number // 22 or ''}"
    ),
    "renamed in German": renamed(lambda number, name: f"{GERMAN[number % 12]}{number // 12 or ''}"),
    "renamed with tails": renamed(lambda number, name: f"my_{name}_value"),
    "camel case": renamed(lambda number, name: f"the{name.title().replace('_', '')}"),
    "reordered": reordered,
    "while for for": with_while,
    "continue": _by(_Continue),
    "any for a loop": _by(_All),
    "turned round": _by(_Turned),
    "kept": _by(_Kept),
    "else": _by(_Else),
    "typed": _by(_Typed),
    "written out": _by(_Printing),
    "in a class": in_class,
    "nested": nested,
}


def rewritten(base: Base) -> Iterator[tuple[str, str]]:
    """The ways in which a program can be written otherwise, each with its text."""
    seen = {ast.unparse(ast.parse(base.text))}
    for name, rewrite in REWRITINGS.items():
        tree = rewrite(ast.parse(base.text))
        if tree is None:
            continue
        text = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
        if text.strip() not in seen:
            seen.add(text.strip())
            yield name, text


def is_still_right(base: Base, name: str, text: str) -> bool:
    """Whether a rewriting whose call is the same one is right, as it should be; others are taken to be."""
    if name in ("in a class",) or name.startswith(("renamed", "camel")):
        return True
    return all(is_right(base, text, question) is not False for question in QUESTIONS[base.board])
