"""`undoku knight tour`, `undoku knight finish`, `undoku knight count` and `undoku knight trace`."""

from __future__ import annotations

import argparse
import sys

from undoku.cli.arguments import add_trace, square, squares, whole_number
from undoku.cli.errors import CommandError
from undoku.cli.output import write_json, write_line
from undoku.cli.progress import progress
from undoku.knight import BoardError, CountSearch, FinishSearch, TourSearch, parse_square
from undoku.search import PuzzleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from undoku.knight import Square
    from undoku.knight.methods import MethodSearch

    AnySearch: TypeAlias = TourSearch | MethodSearch | FinishSearch

SLICE = 20_000


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the commands of `knight`."""
    commands = group.add_subparsers(metavar="tour | finish | count | trace", dest="command", required=True)
    tour_parser = commands.add_parser("tour", help="print a tour, or why there is none")
    _add_tour(tour_parser)
    _add_ways(tour_parser)
    _add_json(tour_parser)
    tour_parser.set_defaults(run=run_tour)
    finish_parser = commands.add_parser(
        "finish", help="print a tour that begins as given, or why there is none"
    )
    _add_board(finish_parser)
    finish_parser.add_argument(
        "--path",
        metavar="SQUARE,...",
        required=True,
        help="squares passed so far, each R:C or a name like a1",
    )
    _add_ends(finish_parser)
    _add_json(finish_parser)
    finish_parser.set_defaults(run=run_finish)
    count_parser = commands.add_parser("count", help="print how many tours there are")
    _add_board(count_parser)
    count_parser.add_argument("--closed", action="store_true", help="closed tours, direction not counted")
    count_parser.set_defaults(run=run_count)
    trace_parser = add_trace(commands)
    _add_tour(trace_parser)
    trace_parser.set_defaults(run=run_trace)


def _add_board(parser: argparse.ArgumentParser) -> None:
    """The sides, and the squares that are taken out."""
    parser.add_argument("rows", metavar="ROWS", type=whole_number)
    parser.add_argument("cols", metavar="COLS", type=whole_number)
    parser.add_argument(
        "--holes", metavar="R:C,...", type=squares, default=[], help="squares taken out of the board"
    )


def _add_tour(parser: argparse.ArgumentParser) -> None:
    """The board, and how a tour of it has to start and to end."""
    _add_board(parser)
    parser.add_argument(
        "--start", metavar="R:C", type=square, help="first square (0:0, or the first that is there)"
    )
    _add_ends(parser)


def _add_ends(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--end", metavar="R:C", type=square, help="last square")
    parser.add_argument("--closed", action="store_true", help="end a knight's move from the start")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="a JSON object")


def _add_ways(parser: argparse.ArgumentParser) -> None:
    """How a tour is found, or what it is to be like."""
    parser.add_argument(
        "--via",
        metavar="R:C,...",
        type=squares,
        default=[],
        help="squares passed in this order, others between",
    )
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument(
        "--method",
        metavar="NAME",
        help="spliced, warnsdorff-pohl, warnsdorff-roth, rotations or backtracking alone",
    )
    ways.add_argument("--calm", action="store_true", help="one with few turns and few crossings")


def _start(arguments: argparse.Namespace) -> Square:
    """Where the tour starts: if that is not said, on the first square in reading order that is there."""
    if arguments.start is not None:
        start: Square = arguments.start
        return start
    holes = set(arguments.holes)
    board = ((row, column) for row in range(arguments.rows) for column in range(arguments.cols))
    return next((there for there in board if there not in holes), (0, 0))


def _search(arguments: argparse.Namespace) -> AnySearch:
    """What looks for the tour that is asked for; may raise BoardError or CommandError."""
    board = (
        *(arguments.rows, arguments.cols, _start(arguments), arguments.end, arguments.closed),
        arguments.holes,
    )
    if arguments.via and (arguments.calm or arguments.method is not None):
        other = "--calm" if arguments.calm else "--method"
        raise CommandError(f"--via and {other} cannot be wished for together")
    if arguments.method is not None:
        from undoku.knight.methods import MethodSearch

        return MethodSearch(arguments.method, *board)
    if arguments.calm:
        from undoku.knight.calm import CalmSearch

        return CalmSearch(*board)
    return TourSearch(*board, arguments.via)


def run_tour(arguments: argparse.Namespace) -> int:
    """Print the tour; 1 if there is none, or none was found."""
    return _run(arguments, _search(arguments))


def run_finish(arguments: argparse.Namespace) -> int:
    """Print the tour that begins with the path; 1 if there is none, or none was found."""
    path = _path(arguments)
    board = arguments.rows, arguments.cols
    return _run(arguments, FinishSearch(*board, path, arguments.end, arguments.closed, arguments.holes))


def _path(arguments: argparse.Namespace) -> list[Square]:
    """Read the squares passed so far; may raise CommandError, which says which of them is wrong."""
    path: list[Square] = []
    for text in filter(None, map(str.strip, arguments.path.split(","))):
        try:
            is_name = ":" not in text
            path.append(parse_square(text, arguments.rows, arguments.cols) if is_name else square(text))
        except (BoardError, argparse.ArgumentTypeError) as error:
            raise CommandError(f"square {len(path) + 1} of --path: {error}") from None
    return path


def _run(arguments: argparse.Namespace, search: AnySearch) -> int:
    """Search, and print what is found, or why nothing is."""
    with progress(f"tour of {arguments.rows} by {arguments.cols}"):
        while not search.advance(SLICE):
            pass
    found = search.tour
    if found is None:
        if arguments.json:
            write_json({"possible": False if _is_proved(search) else None, "reason": search.reason})
        else:
            print(f"undoku: {search.reason}", file=sys.stderr)
        return 1
    if arguments.json:
        board = {"rows": found.rows, "cols": found.cols, "closed": found.closed}
        write_json({**board, "path": found.path})
    else:
        write_line(str(found))
        write_line("closed tour" if found.closed else "open tour")
    return 0


def _is_proved(search: AnySearch) -> bool:
    """Whether there is certainly no tour, of a search that has found none."""
    return search.possible is False if isinstance(search, FinishSearch) else search.proved


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
        problem = KnightProblem(
            rows, cols, _start(arguments), arguments.end, arguments.closed, arguments.holes
        )
        trace.run_trace(arguments, "knight", problem)
    except PuzzleError as error:
        return trace.report(arguments, error)
    return 0
