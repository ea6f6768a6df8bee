"""`undoku sudoku solve` and `undoku sudoku trace`: puzzles of any form; the other commands of `sudoku`."""

from __future__ import annotations

import sys

from undoku.cli import check, convert, generate, hint, rate
from undoku.cli.answering import Answering, as_json, grid_in
from undoku.cli.arguments import add_trace, positive_number
from undoku.cli.each_line import print_each
from undoku.cli.input import lines_of
from undoku.cli.output import Lines
from undoku.cli.pace import Pace, size_of
from undoku.cli.positions import positions
from undoku.cli.progress import progress
from undoku.cli.resume import Answered
from undoku.cli.shape import add_shape, layout_of, words_of
from undoku.cli.spread import GIVEN_UP, add_spread, spread
from undoku.search.errors import PuzzleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from undoku.cli.each_line import Answer


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
    is_json: bool = arguments.json
    command = f"sudoku solve --limit {arguments.limit}{words_of(arguments)}{' --json' if is_json else ''}"

    answered = Answered(arguments.resume, command)
    work = Answering(arguments.limit, is_json, layout_of(arguments))

    def failed(numbered: tuple[int, str], reason: str) -> Answer:
        number, text = numbered
        sentence = f"line {number}: {GIVEN_UP}: {reason}"
        return False, as_json(text.strip(), None, None, sentence) if is_json else sentence

    with (
        spread(arguments) as place,
        Lines(answered.note, arguments.file) as output,
        lines_of(arguments.file, place.before_waiting(output.flush)) as lines,
        progress("sudoku", beside_output=True) as update,
    ):
        pace = Pace("puzzles", size_of(lines))
        puzzles = answered.left(positions(lines), pace.skip)
        print_each(place, output, update, pace, work, puzzles, failed, is_json)
    return 1 if answered.bad else 0


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
