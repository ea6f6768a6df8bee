"""`undoku knight tour`, `undoku knight count` and `undoku knight trace`."""

from __future__ import annotations

import argparse
import sys

from undoku.cli.arguments import add_trace, square, squares, whole_number
from undoku.cli.output import write_json, write_line
from undoku.cli.progress import progress
from undoku.knight import CountSearch, TourSearch
from undoku.search import PuzzleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from undoku.knight.methods import MethodSearch

    AnySearch: TypeAlias = TourSearch | MethodSearch

SLICE = 20_000


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the commands of `knight`."""
    commands = group.add_subparsers(metavar="tour | count | trace", dest="command", required=True)
    tour_parser = commands.add_parser("tour", help="print a tour, or why there is none")
    _add_tour(tour_parser)
    _add_ways(tour_parser)
    tour_parser.add_argument("--json", action="store_true", help="a JSON object")
    tour_parser.set_defaults(run=run_tour)
    count_parser = commands.add_parser("count", help="print how many tours there are")
    _add_board(count_parser)
    _add_holes(count_parser)
    count_parser.add_argument("--closed", action="store_true", help="closed tours, direction not counted")
    count_parser.set_defaults(run=run_count)
    trace_parser = add_trace(commands)
    _add_tour(trace_parser)
    _add_holes(trace_parser)
    trace_parser.set_defaults(run=run_trace)


def _add_board(parser: argparse.ArgumentParser) -> None:
    """The sides of the board."""
    parser.add_argument("rows", metavar="ROWS", type=whole_number)
    parser.add_argument("cols", metavar="COLS", type=whole_number)


def _add_holes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--holes", metavar="R:C,...", type=squares, default=[], help="squares taken out of the board"
    )


def _add_tour(parser: argparse.ArgumentParser) -> None:
    """The board, and how a tour of it has to start and to end."""
    _add_board(parser)
    parser.add_argument("--start", metavar="R:C", type=square, default=(0, 0), help="first square (0:0)")
    parser.add_argument("--end", metavar="R:C", type=square, help="last square")
    parser.add_argument("--closed", action="store_true", help="end a knight's move from the start")


def _add_ways(parser: argparse.ArgumentParser) -> None:
    """How a tour is found, or what it is to be like."""
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument(
        "--method",
        metavar="NAME",
        help="spliced, warnsdorff-pohl, warnsdorff-roth, rotations or backtracking alone",
    )
    ways.add_argument("--calm", action="store_true", help="one with few turns and few crossings")


def _search(arguments: argparse.Namespace) -> AnySearch:
    """What looks for the tour that is asked for; may raise BoardError."""
    board = arguments.rows, arguments.cols, arguments.start, arguments.end, arguments.closed
    if arguments.method is not None:
        from undoku.knight.methods import MethodSearch

        return MethodSearch(arguments.method, *board)
    if arguments.calm:
        from undoku.knight.calm import CalmSearch

        return CalmSearch(*board)
    return TourSearch(*board)


def run_tour(arguments: argparse.Namespace) -> int:
    """Print the tour; 1 if there is none, or none was found."""
    search = _search(arguments)
    with progress(f"tour of {arguments.rows} by {arguments.cols}"):
        while not search.advance(SLICE):
            pass
    found = search.tour
    if found is None:
        if arguments.json:
            write_json({"possible": False if search.proved else None, "reason": search.reason})
        else:
            print(f"undoku: {search.reason}", file=sys.stderr)
        return 1
    if arguments.json:
        write_json({"rows": found.rows, "cols": found.cols, "closed": found.closed, "path": found.path})
    else:
        write_line(str(found))
        write_line("closed tour" if found.closed else "open tour")
    return 0


def run_count(arguments: argparse.Namespace) -> int:
    """Print the number of tours."""
    rows, cols = arguments.rows, arguments.cols
    search = CountSearch(rows, cols, arguments.closed, holes=arguments.holes)
    with progress(f"tours of {rows} by {cols}") as update:
        while not search.advance(SLICE):
            update(search.progress, f"{search.progress:.0%}")
    write_line(str(search.total))
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
