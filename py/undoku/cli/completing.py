"""`undoku queens complete`: placements that have given queens, how many there are, or why there is none."""

from __future__ import annotations

import sys

from undoku.cli.arguments import add_squares, question_of, whole_number
from undoku.cli.counting import count_here
from undoku.cli.output import write_json, write_line
from undoku.cli.placements import SLICE, found_by, one_placement, print_placements
from undoku.cli.progress import progress
from undoku.queens import CompletionsSearch, ImpossibleSearch, OrderedSearch, QueensSearch
from undoku.queens.lines import LARGEST_IN_LINES
from undoku.queens.parts import LARGEST_COUNTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from undoku.queens import Placement

PLAIN_UP_TO = 12
"""Up to this N trying everything is faster than making sure of what can be completed."""

UNITS = 100
"""Queens placed until what is found is printed."""

SUMMARY = "print placements with given queens"
DESCRIPTION = """
Print a placement of N queens that has the given queens and none on a blocked square. Rows and columns are
counted from 0.
"""
AFTERWARDS = """
Where there is no such placement, the exit code is 1, and a sentence on stderr names a minimal set of the
queens that leaves none: any fewer of them would leave one. With --json that set is printed too: {"n": N,
"columns": null, "because": [[row, column], ...]}. With --count the number is printed alone, also where it is
0, or with --json as {"n": N, "count": ...}, where it is 0 with "because".
"""


def add_complete(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `complete` to the commands of `queens`."""
    parser = commands.add_parser("complete", help=SUMMARY, description=DESCRIPTION, epilog=AFTERWARDS)
    parser.add_argument("n", metavar="N", type=whole_number, help="queens, rows and columns")
    add_squares(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--all", action="store_true", help="every placement, in order")
    what.add_argument("--count", action="store_true", help="only how many placements there are")
    parser.add_argument("--json", action="store_true", help="one JSON object a placement")
    parser.set_defaults(run=run_complete)


def run_complete(arguments: argparse.Namespace) -> int:
    """Print one placement, all of them or their number; 1 if there is none."""
    n = arguments.n
    if arguments.count:
        found = _count(arguments)
    else:
        found = print_placements(n, _placements(arguments), arguments.json)
    answer: dict[str, object] = {"n": n, "count": found} if arguments.count else {"n": n, "columns": None}
    if not found:
        search = ImpossibleSearch.about(question_of(arguments))
        with progress(f"{n} queens"):
            while not search.advance(SLICE):
                pass
        answer["because"] = search.because
        print(f"undoku: {search.sentence}", file=sys.stderr)
    if arguments.json and (arguments.count or not found):
        write_json(answer)
    elif arguments.count:
        write_line(str(found))
    return 0 if found else 1


def _placements(arguments: argparse.Namespace) -> Iterator[Placement]:
    question = question_of(arguments)
    if not arguments.all:
        placement = one_placement(question)
        if placement is not None:
            yield placement
    elif PLAIN_UP_TO < question.n <= LARGEST_IN_LINES:
        yield from found_by(OrderedSearch.about(question), UNITS)
    else:
        yield from found_by(QueensSearch.about(question), SLICE)


def _count(arguments: argparse.Namespace) -> int:
    question = question_of(arguments)
    search = CompletionsSearch.about(question)
    total = 0
    with progress(f"{question.n} queens") as update:
        if question.is_plain and question.n <= LARGEST_COUNTED:
            return count_here(question.n, False, update)
        while not search.done:
            search.advance(SLICE)
            total += len(search.found)
            search.found.clear()
            update(None, f"{total:,} placements")
    return total
