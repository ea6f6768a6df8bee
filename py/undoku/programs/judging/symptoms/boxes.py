"""Boxes of a Sudoku that are not looked at, or other cells in their place: seen on its boards, and mended."""

from __future__ import annotations

import ast
from typing import NamedTuple

from undoku.programs.judging.symptoms.numbers import pairs
from undoku.programs.judging.symptoms.repair import Repair, putting
from undoku.programs.judging.symptoms.seen import boards_of
from undoku.search.steps import PLACE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.programs.judging.source import Source
    from undoku.programs.judging.verdict import Verdict
    from undoku.programs.run import ProgramRun

SIDE, BOX = 9, 3

OTHER = {ast.FloorDiv: ast.Mod, ast.Mod: ast.FloorDiv}


class Clash(NamedTuple):
    """A digit that stands twice in a box, and in no row or column: where the box begins, and the position."""

    digit: int
    row: int
    col: int
    position: int


def box_missed(run: ProgramRun, verdict: Verdict) -> Clash | None:
    """The first digit that is twice in a box where rows and columns are right; None where none is."""
    log, values = run.log, run.problem.board()
    found = None
    for at, kind, cell in log.played(values):
        if kind == PLACE:
            if _is_in_line(values, cell):
                found = None
                break
            found = found or _in_box(values, cell, at + 1)
    if found:
        return found
    # It may be that it places a digit, and looks at that afterwards.
    for board in boards_of(run, verdict):
        if not any(_is_in_line(board, cell) for cell in range(len(board)) if board[cell]):
            for cell in range(len(board)):
                if board[cell] and (clash := _in_box(board, cell, len(log) + 1)):
                    return clash
    return None


def _is_in_line(values: Sequence[int], cell: int) -> bool:
    """Whether the digit of a cell is in its row or its column once more."""
    row, col, digit = cell // SIDE, cell % SIDE, values[cell]
    in_row = values[row * SIDE : row * SIDE + SIDE]
    return [*in_row].count(digit) > 1 or [*values[col::SIDE]].count(digit) > 1


def _in_box(values: Sequence[int], cell: int, position: int) -> Clash | None:
    row, col = cell // SIDE // BOX * BOX, cell % SIDE // BOX * BOX
    box = [values[(row + down) * SIDE + col + across] for down in range(BOX) for across in range(BOX)]
    return Clash(values[cell], row, col, position) if box.count(values[cell]) > 1 else None


def boxes(source: Source) -> Iterator[Repair]:
    """What is divided by a side of a box: one otherwise, all in a function, or all that are the same."""
    parts = [node for node in source.nodes if isinstance(node, ast.BinOp) and _is_by_side(node)]
    names = pairs(source)
    for part in parts:
        for other in (_corner(part), _otherwise(part), *_of_others(part, names)):
            yield _repair(source, [(part, other)])
    groups: dict[object, list[ast.BinOp]] = {}
    for part in parts:
        for key in (source.function(part), ast.unparse(part)):
            groups.setdefault(key, []).append(part)
    for group in groups.values():
        if len(group) > 1:
            yield _repair(source, [(part, _corner(part)) for part in group])
            yield _repair(source, [(part, _otherwise(part)) for part in group])


def _is_by_side(node: ast.BinOp) -> bool:
    """Whether it is divided by three, or one name by another: the sides of a box may have names."""
    three = isinstance(node.right, ast.Constant) and node.right.value == BOX
    named = isinstance(node.left, ast.Name) and isinstance(node.right, ast.Name)
    return type(node.op) in OTHER and (three or named)


def _corner(part: ast.BinOp) -> str:
    return f"{ast.unparse(part)} * {ast.unparse(part.right)}"


def _otherwise(part: ast.BinOp) -> str:
    """What is left over in the place of the third, or the third in the place of that."""
    return ast.unparse(ast.BinOp(part.left, OTHER[type(part.op)](), part.right))


def _of_others(part: ast.BinOp, names: Sequence[tuple[str, str]]) -> Iterator[str]:
    """The same of a column for a row, or of a row for a column."""
    for pair in names:
        if isinstance(part.left, ast.Name) and part.left.id in pair:
            other = pair[pair[0] == part.left.id]
            yield ast.unparse(ast.BinOp(ast.Name(other), part.op, part.right))


def _repair(source: Source, changes: Sequence[tuple[ast.BinOp, str]]) -> Repair:
    edits = [putting(source, part, text) for part, text in changes]

    def edit(new: Source) -> None:
        for put in edits:
            put(new)

    said = {
        "was": ", ".join(dict.fromkeys(ast.unparse(part) for part, _ in changes)),
        "is": ", ".join(dict.fromkeys(text for _, text in changes)),
    }
    return Repair("box-missed", changes[0][0].lineno, edit, said)
