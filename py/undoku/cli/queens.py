"""`undoku queens` with its commands, and what `solve`, `count` and `trace` do."""

import argparse
import sys
from collections.abc import Iterator

from undoku.cli.arguments import add_squares, add_trace, question_of, whole_number
from undoku.cli.completing import add_complete
from undoku.cli.orbit import add_orbit
from undoku.cli.output import write_line
from undoku.cli.placements import SLICE, found_by, one_placement, print_placements
from undoku.cli.progress import progress
from undoku.cli.regions import add_regions
from undoku.cli.spread import add_spread
from undoku.queens import Placement, QueensSearch
from undoku.queens.parts import LARGEST_COUNTED, LARGEST_IN_PARTS
from undoku.search import PuzzleError


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the commands of `queens`."""
    commands = group.add_subparsers(
        metavar="solve | complete | count | orbit | regions | trace", dest="command", required=True
    )
    solve = commands.add_parser("solve", help="print placements")
    solve.add_argument("n", metavar="N", type=whole_number, help="queens, rows and columns")
    solve.add_argument("--all", action="store_true", help="every placement, in order")
    solve.add_argument("--unique", action="store_true", help="one for each set of images under symmetry")
    add_squares(solve)
    solve.add_argument("--json", action="store_true", help="one JSON object a placement")
    solve.set_defaults(run=run_solve)
    add_complete(commands)
    count = commands.add_parser("count", help="print how many placements there are")
    count.add_argument(
        "n",
        metavar="N",
        type=whole_number,
        help=f"queens, rows and columns, up to {LARGEST_COUNTED}, or in parts (with --jobs, --cluster or"
        f" --resume) up to {LARGEST_IN_PARTS}",
    )
    count.add_argument("--unique", action="store_true", help="count images under symmetry once")
    add_spread(count)
    count.set_defaults(run=run_count)
    add_orbit(commands)
    add_regions(commands)
    trace_parser = add_trace(commands)
    trace_parser.add_argument("n", metavar="N", type=whole_number, help="queens, rows and columns")
    trace_parser.add_argument(
        "--regions",
        metavar="LETTERS",
        default="",
        help="a letter for each square, row by row: a queen in each row, column and region, and no two touch",
    )
    trace_parser.set_defaults(run=run_trace)


def run_solve(arguments: argparse.Namespace) -> int:
    """Print one placement or all of them; 1 if there is none."""
    placements = _all_placements(arguments) if arguments.all else _one_placement(arguments)
    printed = print_placements(arguments.n, placements, arguments.json)
    if not printed:
        conditions = " with these queens and blocked squares" if arguments.queens or arguments.blocked else ""
        queens = f"{arguments.n} queen{'' if arguments.n == 1 else 's'}"
        print(f"undoku: There is no placement of {queens}{conditions}.", file=sys.stderr)
    return 0 if printed else 1


def _all_placements(arguments: argparse.Namespace) -> Iterator[Placement]:
    return found_by(QueensSearch.about(question_of(arguments), fundamental=arguments.unique), SLICE)


def _one_placement(arguments: argparse.Namespace) -> Iterator[Placement]:
    question = question_of(arguments)
    placement = one_placement(question)
    if placement is not None:
        yield placement.orbit()[0] if arguments.unique and question.is_plain else placement


def run_count(arguments: argparse.Namespace) -> int:
    """Print the number of placements."""
    from undoku.cli.counting import count_queens

    with progress(f"{arguments.n} queens") as update:
        total = count_queens(arguments, update)
    write_line(str(total))
    return 0


def run_trace(arguments: argparse.Namespace) -> int:
    """Run a teaching strategy; 1 if there is no such board."""
    from undoku.cli import trace
    from undoku.queens.strategies.problem import QueensProblem

    try:
        trace.run_trace(arguments, "queens", QueensProblem(arguments.n, regions=arguments.regions))
    except PuzzleError as error:
        return trace.report(arguments, error)
    return 0
