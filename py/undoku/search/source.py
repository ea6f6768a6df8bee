"""A strategy's file as a reader needs it: what can be folded away at its top, and which lines are quiet."""

import ast
from collections.abc import Iterable
from typing import NamedTuple

Fold = tuple[int, int, str]
"""First and last line of what can be folded away, and what it is: "about" (the docstring) or "imports"."""


class Source(NamedTuple):
    """The file a strategy is written in; all lines are counted from 1.

    Attributes:
        text: the very code that runs.
        folds: what stands above the algorithm and is not part of it, in the order of the lines.
        quiet: the lines that only tell of a step, as `yield TRY, cell, digit` does, and not of the algorithm;
            to yield another generator is a call, which is.
    """

    text: str
    folds: list[Fold]
    quiet: list[int]


def read(text: str) -> Source:
    """Look through the text of a file.

    >>> read('"About."\\n\\nimport ast\\n\\ndef search(n):\\n    yield TRY, n\\n    yield search(n)\\n')[1:]
    ([(1, 2, 'about'), (3, 3, 'imports')], [6])
    """
    tree = ast.parse(text)
    return Source(text, list(_folds(tree)), _quiet(tree))


def _folds(tree: ast.Module) -> Iterable[Fold]:
    body = tree.body
    above = 1 if ast.get_docstring(tree) is not None else 0
    below = above
    while below < len(body) and isinstance(body[below], ast.Import | ast.ImportFrom):
        below += 1
    if above:
        # With the space below it, where imports follow that are folded as well.
        last = body[1].lineno - 1 if below > above else _last(body[0])
        yield body[0].lineno, last, "about"
    if below > above:
        yield body[above].lineno, _last(body[below - 1]), "imports"


def _quiet(tree: ast.Module) -> list[int]:
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    steps = [node for node in statements if _tells_a_step(node)]
    lines = {line for node in steps for line in range(node.lineno, _last(node) + 1)}
    # A line that begins something else as well is one of the algorithm.
    return sorted(lines - {node.lineno for node in statements if node not in steps})


def _tells_a_step(node: ast.stmt) -> bool:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Yield):
        return False
    said = node.value.value
    return isinstance(said, ast.Tuple) or (isinstance(said, ast.Name) and said.id.isupper())


def _last(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno
