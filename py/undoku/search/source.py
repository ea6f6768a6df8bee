"""A strategy's file as a reader needs it: without the recorder's words, and folded at its top."""

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple

Fold = tuple[int, int, str]
"""First and last line of what can be folded away, and what it is: "about" (the docstring) or "imports"."""


class Source(NamedTuple):
    """The file a strategy is written in; all lines are counted from 1.

    Attributes:
        text: the very code that runs.
        shown: the same without what is there for the recorder alone. `yield TRY, cell, digit`, which tells
            of a step, is left out, and of `yield search(n)`, which is a call, only the call stays.
        folds: what stands above the algorithm and is not part of it, in the order of the lines of `shown`.
        places: of every line of `text` the line of `shown` that it belongs to.
    """

    text: str
    shown: str
    folds: list[Fold]
    places: list[int]

    def place(self, line: int) -> int:
        """The line of what is shown for a line of the text; 0 for 0."""
        return self.places[line - 1] if line else 0


def read(text: str) -> Source:
    r"""Look through the text of a file.

    >>> read("def search(n):\n    yield TRY, n\n    found = yield search(n)\n")[1:]
    ('def search(n):\n    found = search(n)\n', [], [1, 1, 2])
    """
    tree = ast.parse(text)
    # Columns are counted in bytes.
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    left_out = _LeftOut(lines)
    left_out.visit(tree)
    for number, begin, end in sorted(_words(tree, lines), reverse=True):
        lines[number - 1] = lines[number - 1][:begin] + lines[number - 1][end:]
    shown: list[bytes] = []
    places: list[int] = []
    for number, line in enumerate(lines, 1):
        belongs = left_out.belongs.get(number)
        if number in left_out.emptied:
            shown.append(line[: len(line) - len(line.lstrip())] + b"pass\n")
        elif belongs is None:
            shown.append(line)
        places.append(places[belongs - 1] if belongs else len(shown))
    said = b"".join(shown).decode()
    return Source(text, said, list(_folds(ast.parse(said))), places)


class _LeftOut(ast.NodeVisitor):
    """The lines that only tell of a step; the statement before, or the block's head, is what they tell of.

    Attributes:
        belongs: of each of these lines the line that it belongs to.
        emptied: those of them in whose place something has to stand, as nothing else is in their block.
    """

    def __init__(self, lines: list[bytes]) -> None:
        self.belongs: dict[int, int] = {}
        self.emptied: set[int] = set()
        self._lines = lines

    def generic_visit(self, node: ast.AST) -> None:
        super().generic_visit(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block:
                self._look(block, getattr(node, "lineno", 0), is_else=name == "orelse")

    def _look(self, block: list[ast.stmt], head: int, *, is_else: bool) -> None:
        left_out = [statement for statement in block if head and self._is_step(statement)]
        if len(left_out) == len(block):
            first = block[0].lineno
            if is_else:
                self._leave_out(self._line_of_else(first), first - 1, head)
            else:
                self.emptied.add(first)
        before = head
        for statement in block:
            if statement in left_out:
                self._leave_out(statement.lineno, _last(statement), before)
            else:
                before = statement.lineno

    def _leave_out(self, first: int, last: int, belongs: int) -> None:
        self.belongs.update(dict.fromkeys(range(first, last + 1), belongs))

    def _is_step(self, node: ast.stmt) -> bool:
        """Whether a statement tells a step, and has its lines for itself."""
        before = self._lines[node.lineno - 1][: node.col_offset]
        after = self._lines[_last(node) - 1][node.end_col_offset :]
        return _tells_a_step(node) and not before.strip() and not after.strip()

    def _line_of_else(self, line: int) -> int:
        while not self._lines[line - 1].lstrip().startswith(b"else"):
            line -= 1
        return line


def _words(tree: ast.Module, lines: list[bytes]) -> Iterator[tuple[int, int, int]]:
    """The words that make a call or a function one of a generator: line, first column, and the one after."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Call):
            first, last, end = node.lineno, node.end_lineno or 0, node.end_col_offset or 0
            before, after = lines[first - 1][: node.col_offset], lines[last - 1][end:]
            # Brackets around it are only there for the word.
            if before.endswith((b" (", b"=(")) and after.startswith(b")"):
                yield last, end, end + 1
                yield first, node.col_offset - 1, node.col_offset
            yield first, node.col_offset, node.value.col_offset
        elif isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name):
            returns = node.returns
            arrow = lines[returns.lineno - 1].rfind(b" ->", 0, returns.col_offset)
            if returns.id == "Steps" and arrow >= 0:
                yield returns.lineno, arrow, returns.end_col_offset or 0


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


def _tells_a_step(node: ast.stmt) -> bool:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Yield):
        return False
    said = node.value.value
    return isinstance(said, ast.Tuple) or (isinstance(said, ast.Name) and said.id.isupper())


def _last(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno
