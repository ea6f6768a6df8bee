"""`undoku sudoku check`: how many solutions a puzzle has, where they differ, what clashes."""

from __future__ import annotations

from undoku.cli.input import lines_of
from undoku.cli.output import Lines, placed
from undoku.cli.positions import positions
from undoku.cli.shape import add_shape, layout_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from undoku.sudoku import Grid, GridError, Position
    from undoku.sudoku.truth import Truth

SLICE = 4096


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `check` to the commands of `sudoku`."""
    parser = commands.add_parser("check", help="count solutions, and tell where they differ or what clashes")
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="positions of any form, mixed; stdin if left out or -"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a position")
    add_shape(parser)
    parser.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    """Tell the truth about the digits of every position of the input; 1 if one could not be read."""
    from undoku.sudoku import GridError, Position

    layout = layout_of(arguments)
    code = 0
    with Lines(file=arguments.file) as output, lines_of(arguments.file, output.flush) as lines:
        for number, text in positions(lines):
            try:
                position = Position.parse(text, layout, line=number)
            except GridError as error:
                code = 1
                if arguments.json:
                    output.write(_unread(text.strip(), error))
                else:
                    output.complain(placed(error, number))
            else:
                grid, truth = position.digits, _truth(position)
                puzzle = str(grid) if "\n" in text else text.strip()
                output.write(_as_json(puzzle, grid, truth) if arguments.json else _said(grid, truth))
    return code


def _truth(position: Position) -> Truth:
    from undoku.sudoku.truth import Truth

    truth = Truth(position.digits, position.givens if any(position.givens.packed) else None)
    while not truth.done:
        truth.advance(SLICE)
    return truth


def _unread(puzzle: str, error: GridError) -> str:
    import json

    unknown = dict.fromkeys(("solutions", "exact", "clash", "differ", "true_candidates"))
    return json.dumps({"puzzle": puzzle, **unknown, "error": str(error)})


def _as_json(puzzle: str, grid: Grid, truth: Truth) -> str:
    import json

    size = grid.layout.size
    fields = {
        "puzzle": puzzle,
        "solutions": truth.census.solutions,
        "exact": truth.census.exact,
        "clash": [divmod(cell, size) for cell in truth.clash],
        "differ": [divmod(cell, size) for cell in truth.differ],
        "true_candidates": [
            (*divmod(cell, size), digit)
            for cell, (held, mask) in enumerate(zip(grid.packed, truth.candidates, strict=True))
            for digit in range(1, size + 1)
            if not held and mask >> digit - 1 & 1
        ],
        "error": None,
    }
    return json.dumps(fields)


def _said(grid: Grid, truth: Truth) -> str:
    if not truth.clash or grid.clashes():
        return truth.sentence
    from undoku.sudoku import words

    digits = [(*divmod(cell, grid.layout.size), grid.packed[cell]) for cell in truth.clash]
    return f"{truth.sentence} {words.row_by_row(digits)}"
