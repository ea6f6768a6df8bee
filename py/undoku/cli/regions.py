"""`undoku queens regions`: boards with regions, solved, or with the next step of somebody who plays."""

from __future__ import annotations

from undoku.cli.arguments import squares
from undoku.cli.input import lines_of
from undoku.cli.output import Lines
from undoku.cli.regions_generate import add_generate, check_generate, run_generate
from undoku.queens import BoardError, CompletionsSearch, HintSearch, OrderedSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator

    from undoku.queens import Placement
    from undoku.queens.pulled import PulledSearch

SLICE = 4096

SUMMARY = "solve boards with regions, tell the next step, or make new ones"
DESCRIPTION = """
Place one queen in each row, column and region so that no two touch. A board is N lines of N letters, one for
each region, up to N = 26; a blank line stands between boards, and lines that begin with # are left out. Up to
N = 16 or so a board takes moments; of those beyond, some with hardly a solution take minutes.
"""
AFTERWARDS = """
Rows and columns of --queens, --crosses and --json are counted from 0. With --json a board is answered with
{"n", "regions", "solutions", "columns", "error"}: up to 2 solutions, and the columns of the first; a hint has
{"step", "queens", "crosses", "sentence", "error"}: the queens to place and the squares to cross out; a new
board has {"n", "regions", "solutions", "columns", "level", "seed", "error"}, and the same seed, size and
level make the same board everywhere.
"""


def add_regions(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `regions` to the commands of `queens`."""
    parser = commands.add_parser("regions", help=SUMMARY, description=DESCRIPTION, epilog=AFTERWARDS)
    parser.add_argument("file", metavar="FILE", nargs="?", help="boards; stdin if left out or -")
    parser.add_argument("--hint", action="store_true", help="the next step instead, and why")
    for name, what in (("queens", "queens already placed"), ("crosses", "squares already crossed out")):
        parser.add_argument(
            f"--{name}", metavar="R:C,...", type=squares, default=[], help=f"with --hint: {what}"
        )
    add_generate(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object a board")
    parser.set_defaults(run=run_regions)


def run_regions(arguments: argparse.Namespace) -> int:
    """Answer every board of the input in its order, or make new ones; 1 if one could not be read or made."""
    check_generate(arguments)
    if arguments.generate:
        return run_generate(arguments)
    code = 0
    is_first = True
    with Lines(file=arguments.file) as output, lines_of(arguments.file, output.flush) as lines:
        for number, board in boards(lines):
            try:
                text = _hinted(board, arguments) if arguments.hint else _solved(board, arguments.json)
            except BoardError as error:
                code = 1
                if arguments.json:
                    text = _wrong(board, arguments.hint, str(error))
                else:
                    output.complain(f"line {number}: {error}")
                    continue
            if not (is_first or arguments.json or arguments.hint):
                output.write("")
            output.write(text)
            is_first = False
    return code


def boards(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The boards of a text, each with the number of its first line from 1.

    >>> list(boards(["AB", "# a comment", "AB", "", "", "A"]))
    [(1, ['AB', 'AB']), (6, ['A'])]
    """
    first, board = 0, list[str]()
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text.startswith("#"):
            continue
        if text:
            first = first if board else number
            board.append(text)
        elif board:
            yield first, board
            board = []
    if board:
        yield first, board


def _solved(board: list[str], as_json: bool) -> str:
    search = CompletionsSearch(len(board), regions=board, most=2)
    _finish(search)
    solutions = len(search.found)
    placement = _first(board) if solutions > 1 else search.found[0] if solutions else None
    if as_json:
        return _as_json(board, solutions, placement, None)
    if placement is None:
        return "no solution"
    return "\n".join([*placement.lines(), *(["(more than one)"] if solutions > 1 else [])])


def _first(board: list[str]) -> Placement:
    """The first of several in the lecture's order."""
    search = OrderedSearch(len(board), regions=board)
    while not search.found:
        search.advance(1)
    return search.found[0]


def _hinted(board: list[str], arguments: argparse.Namespace) -> str:
    search = HintSearch(len(board), arguments.queens, (), arguments.crosses, regions=board)
    _finish(search)
    hint = search.hint
    assert hint is not None
    if not arguments.json:
        return f"{hint.name}: {hint.sentence}" if hint.step else hint.sentence
    queens = [hint.square] if hint.step and hint.square else []
    return _dumped(
        {
            "step": hint.step,
            "queens": queens,
            "crosses": hint.crosses,
            "sentence": hint.sentence,
            "error": None,
        }
    )


def _wrong(board: list[str], is_hint: bool, sentence: str) -> str:
    if is_hint:
        return _dumped({"step": None, "queens": [], "crosses": [], "sentence": None, "error": sentence})
    return _as_json(board, None, None, sentence)


def _as_json(board: list[str], solutions: int | None, placement: Placement | None, error: str | None) -> str:
    columns = placement.columns if placement else None
    answer = {"n": len(board), "regions": board, "solutions": solutions, "columns": columns, "error": error}
    return _dumped(answer)


def _dumped(fields: dict[str, object]) -> str:
    import json

    return json.dumps(fields)


def _finish(search: PulledSearch) -> None:
    while not search.advance(SLICE):
        pass
