"""`undoku queens solve`, `undoku queens count` and `undoku queens trace`."""

import argparse
import sys
from collections.abc import Iterator

from undoku.cli.arguments import add_trace, positive_number, squares, whole_number
from undoku.cli.output import write_json, write_line
from undoku.cli.progress import progress
from undoku.queens import CompletionSearch, Placement, QueensSearch, place
from undoku.search import PuzzleError

SLICE = 20_000

LECTURE_SIZE = 20
"""Up to this N a single placement is the first in the lecture's order."""

LECTURE_PATIENCE = 300_000
"""Queens placed in looking for it, before any other placement will do."""


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the commands of `queens`."""
    commands = group.add_subparsers(metavar="solve | count | trace", dest="command", required=True)
    solve = commands.add_parser("solve", help="print placements")
    solve.add_argument("n", metavar="N", type=whole_number, help="queens, rows and columns")
    solve.add_argument("--all", action="store_true", help="every placement, in order")
    solve.add_argument("--unique", action="store_true", help="one for each set of images under symmetry")
    solve.add_argument("--queens", metavar="R:C,...", type=squares, default=[], help="queens already placed")
    solve.add_argument("--blocked", metavar="R:C,...", type=squares, default=[], help="squares to stay empty")
    solve.add_argument("--json", action="store_true", help="one JSON object a placement")
    solve.set_defaults(run=run_solve)
    count = commands.add_parser("count", help="print how many placements there are")
    count.add_argument("n", metavar="N", type=whole_number, help="queens, rows and columns")
    count.add_argument("--unique", action="store_true", help="count images under symmetry once")
    count.add_argument("--jobs", metavar="N", type=positive_number, default=1, help="use N cores (default 1)")
    count.set_defaults(run=run_count)
    trace_parser = add_trace(commands)
    trace_parser.add_argument("n", metavar="N", type=whole_number, help="queens, rows and columns")
    trace_parser.set_defaults(run=run_trace)


def run_solve(arguments: argparse.Namespace) -> int:
    """Print one placement or all of them; 1 if there is none."""
    printed = 0
    with progress(f"{arguments.n} queens", beside_output=True) as update:
        placements = _all_placements(arguments) if arguments.all else _one_placement(arguments)
        for placement in placements:
            if arguments.json:
                write_json({"n": placement.n, "columns": placement.columns})
            else:
                if printed:
                    write_line("")
                for line in placement.lines():
                    write_line(line)
            printed += 1
            update(None, f"{printed:,} placements")
    if not printed:
        conditions = " with these queens and blocked squares" if arguments.queens or arguments.blocked else ""
        print(f"undoku: There is no placement of {arguments.n} queens{conditions}.", file=sys.stderr)
    return 0 if printed else 1


def _all_placements(arguments: argparse.Namespace) -> Iterator[Placement]:
    search = QueensSearch(arguments.n, arguments.queens, arguments.blocked, fundamental=arguments.unique)
    while True:
        search.advance(SLICE)
        yield from search.found
        search.found.clear()
        if search.done:
            return


def _one_placement(arguments: argparse.Namespace) -> Iterator[Placement]:
    """The lecture's first on small boards; on large ones whatever is found quickly."""
    n, queens, blocked = arguments.n, arguments.queens, arguments.blocked
    if 0 <= n <= LECTURE_SIZE:
        search = QueensSearch(n, queens, blocked)
        while search.nodes < LECTURE_PATIENCE and not search.found and not search.advance(100):
            pass
        if search.found or search.done:
            yield from search.found[:1]
            return
    placement = _any_placement(n, queens, blocked)
    if placement is not None:
        free = not queens and not blocked
        yield placement.orbit()[0] if arguments.unique and free else placement


def _any_placement(n: int, queens: list[tuple[int, int]], blocked: list[tuple[int, int]]) -> Placement | None:
    if not queens and not blocked:
        return place(n)
    search = CompletionSearch(n, queens, blocked)
    while not search.advance(SLICE):
        pass
    return search.placement


def run_count(arguments: argparse.Namespace) -> int:
    """Print the number of placements."""
    from undoku.cli.counting import count_queens

    with progress(f"{arguments.n} queens") as update:
        total = count_queens(arguments.n, arguments.unique, arguments.jobs, update)
    write_line(str(total))
    return 0


def run_trace(arguments: argparse.Namespace) -> int:
    """Run a teaching strategy; 1 if there is no such board."""
    from undoku.cli import trace
    from undoku.queens.strategies.problem import QueensProblem

    try:
        trace.run_trace(arguments, "queens", QueensProblem(arguments.n))
    except PuzzleError as error:
        return trace.report(arguments, error)
    return 0
