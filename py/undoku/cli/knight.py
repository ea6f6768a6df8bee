"""`undoku knight tour`, `undoku knight count` and `undoku knight trace`."""

import argparse
import sys

from undoku.cli.arguments import add_trace, square, squares, whole_number
from undoku.cli.output import write_json, write_line
from undoku.cli.progress import progress
from undoku.knight import NoTour, count, tour
from undoku.search import PuzzleError


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the commands of `knight`."""
    commands = group.add_subparsers(metavar="tour | count | trace", dest="command", required=True)
    tour_parser = commands.add_parser("tour", help="print a tour, or why there is none")
    _add_tour(tour_parser)
    tour_parser.add_argument("--json", action="store_true", help="a JSON object")
    tour_parser.set_defaults(run=run_tour)
    count_parser = commands.add_parser("count", help="print how many tours there are")
    _add_sides(count_parser)
    count_parser.add_argument("--closed", action="store_true", help="closed tours, direction not counted")
    count_parser.set_defaults(run=run_count)
    trace_parser = add_trace(commands)
    _add_tour(trace_parser)
    trace_parser.add_argument(
        "--holes", metavar="R:C,...", type=squares, default=[], help="squares taken out of the board"
    )
    trace_parser.set_defaults(run=run_trace)


def _add_tour(parser: argparse.ArgumentParser) -> None:
    """The board, and how a tour of it has to start and to end."""
    _add_sides(parser)
    parser.add_argument("--start", metavar="R:C", type=square, default=(0, 0), help="first square (0:0)")
    parser.add_argument("--end", metavar="R:C", type=square, help="last square")
    parser.add_argument("--closed", action="store_true", help="end a knight's move from the start")


def _add_sides(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rows", metavar="ROWS", type=whole_number)
    parser.add_argument("cols", metavar="COLS", type=whole_number)


def run_tour(arguments: argparse.Namespace) -> int:
    """Print the tour; 1 if there is none."""
    rows, cols = arguments.rows, arguments.cols
    try:
        with progress(f"tour of {rows} by {cols}"):
            found = tour(rows, cols, start=arguments.start, end=arguments.end, closed=arguments.closed)
    except NoTour as no_tour:
        if arguments.json:
            write_json({"possible": False, "reason": no_tour.reason})
        else:
            print(f"undoku: {no_tour.reason}", file=sys.stderr)
        return 1
    if arguments.json:
        write_json({"rows": rows, "cols": cols, "closed": found.closed, "path": found.path})
    else:
        write_line(str(found))
        write_line("closed tour" if found.closed else "open tour")
    return 0


def run_count(arguments: argparse.Namespace) -> int:
    """Print the number of tours."""
    with progress(f"tours of {arguments.rows} by {arguments.cols}"):
        number = count(arguments.rows, arguments.cols, closed=arguments.closed)
    write_line(str(number))
    return 0


def run_trace(arguments: argparse.Namespace) -> int:
    """Run a teaching strategy; 1 if there is no such board."""
    from undoku.cli import trace
    from undoku.knight.strategies.problem import KnightProblem

    rows, cols = arguments.rows, arguments.cols
    try:
        problem = KnightProblem(rows, cols, arguments.start, arguments.end, arguments.closed, arguments.holes)
        trace.run_trace(arguments, "knight", problem)
    except PuzzleError as error:
        return trace.report(arguments, error)
    return 0
