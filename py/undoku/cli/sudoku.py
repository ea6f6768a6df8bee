"""`undoku sudoku solve` and `undoku sudoku trace`: puzzles of any form; the other commands of `sudoku`."""

from __future__ import annotations

import sys
from functools import partial

from undoku.cli import check, convert, generate, hint, rate
from undoku.cli.arguments import add_trace, positive_number
from undoku.cli.each_line import print_each
from undoku.cli.input import lines_of
from undoku.cli.output import Lines, placed
from undoku.cli.pace import Pace, size_of
from undoku.cli.positions import positions
from undoku.cli.progress import progress
from undoku.cli.resume import Answered
from undoku.cli.shape import add_shape, layout_of, words_of
from undoku.cli.spread import GIVEN_UP, add_spread, spread
from undoku.search.errors import PuzzleError
from undoku.sudoku import Grid, Layout, SudokuSearch
from undoku.sudoku.text import plain_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from undoku.cli.each_line import Answer

SLICE = 4096


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the commands of `sudoku`."""
    commands = group.add_subparsers(
        metavar="solve | hint | rate | generate | trace | convert | check", dest="command", required=True
    )
    solve = commands.add_parser("solve", help="solve puzzles")
    solve.add_argument(
        "file", metavar="FILE", nargs="?", help="puzzles of any form, mixed; stdin if left out or -"
    )
    solve.add_argument(
        "--limit", metavar="K", type=positive_number, default=2, help="count solutions up to K (default 2)"
    )
    solve.add_argument("--json", action="store_true", help="one JSON object a puzzle")
    add_shape(solve)
    add_spread(solve)
    solve.set_defaults(run=run_solve)
    hint.add_command(commands)
    rate.add_command(commands)
    generate.add_command(commands)
    trace_parser = add_trace(commands)
    trace_parser.add_argument(
        "file", metavar="FILE", nargs="?", help="puzzles of any form, mixed; stdin if left out or -"
    )
    add_shape(trace_parser)
    trace_parser.set_defaults(run=run_trace)
    convert.add_command(commands)
    check.add_command(commands)


def run_solve(arguments: argparse.Namespace) -> int:
    """Answer every puzzle of the input in its order; 1 if one could not be read."""
    as_json: bool = arguments.json
    command = f"sudoku solve --limit {arguments.limit}{words_of(arguments)}{' --json' if as_json else ''}"

    answered = Answered(arguments.resume, command)
    work = partial(answer, limit=arguments.limit, as_json=as_json, layout=layout_of(arguments))

    def failed(numbered: tuple[int, str], reason: str) -> Answer:
        number, text = numbered
        sentence = f"line {number}: {GIVEN_UP}: {reason}"
        return False, _as_json(text.strip(), None, None, sentence) if as_json else sentence

    with (
        spread(arguments) as place,
        Lines(answered.note, arguments.file) as output,
        lines_of(arguments.file, place.before_waiting(output.flush)) as lines,
        progress("sudoku", beside_output=True) as update,
    ):
        pace = Pace("puzzles", size_of(lines))
        puzzles = answered.left(positions(lines), pace.skip)
        print_each(place, output, update, pace, work, puzzles, failed, as_json)
    return 1 if answered.bad else 0


def answer(numbered: tuple[int, str], limit: int, as_json: bool, layout: Layout | None = None) -> Answer:
    """Solve the puzzle whose text begins at a line, counting its solutions up to `limit`."""
    number, text = numbered
    cells = plain_line(text) if layout is None else None
    try:
        grid = grid_in(text, number, layout) if cells is None else Grid.trusted(Layout.standard(9), cells)
        search = SudokuSearch(grid, limit)
    except PuzzleError as error:
        if as_json:
            return False, _as_json(text.strip(), None, None, str(error))
        return False, placed(error, number)
    first = None
    done = False
    while not done:
        done = search.advance(SLICE)
        if first is None and search.solutions:
            first = str(search.found[0])
        if not done:
            search.forget()
    if as_json and cells is not None and first is not None:
        # The same in a quarter of the time: there is nothing in it that needs to be quoted.
        return (
            True,
            f'{{"puzzle": "{text}", "solutions": {search.solutions}, "solution": "{first}", "error": null}}',
        )
    if as_json:
        puzzle = str(grid) if "\n" in text else text.strip()
        return True, _as_json(puzzle, search.solutions, first, None)
    if first is None:
        return True, "no solution"
    return True, first if search.solutions == 1 else f"{first} (more than one)"


def _as_json(puzzle: str, solutions: int | None, solution: str | None, error: str | None) -> str:
    import json

    return json.dumps({"puzzle": puzzle, "solutions": solutions, "solution": solution, "error": error})


def run_trace(arguments: argparse.Namespace) -> int:
    """Run a teaching strategy on every puzzle of the input; 1 if one could not be read."""
    from undoku.cli import trace
    from undoku.search.register import find
    from undoku.sudoku.strategies.problem import SudokuProblem

    find("sudoku", arguments.strategy)
    layout = layout_of(arguments)
    code = 0
    with lines_of(arguments.file, sys.stdout.flush) as lines:
        for number, text in positions(lines):
            try:
                trace.run_trace(arguments, "sudoku", SudokuProblem(grid_in(text, number, layout)))
            except PuzzleError as error:
                code = trace.report(arguments, error, "" if "line" in error.values else f"line {number}: ")
    return code


def grid_in(text: str, number: int, layout: Layout | None) -> Grid:
    """Read all digits of a position that begins at a line; raises GridError.

    >>> str(grid_in("1... .2.. ..3. ...4", 1, None))
    '1....2....3....4'
    """
    from undoku.sudoku import Position

    return Position.parse(text, layout, line=number).digits
