"""`undoku queens regions --generate`: new boards with regions, each of which its seed makes again."""

from __future__ import annotations

from undoku.cli.arguments import positive_number, whole_number
from undoku.cli.errors import CommandError
from undoku.cli.output import Lines
from undoku.cli.progress import progress
from undoku.cli.seeds import json_of, seed, seed_at_random, seed_of
from undoku.queens import BoardError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from undoku.queens.regions.generator import NewBoard

SLICE = 4096
DEFAULT_LEVEL = "easy"

OPTIONS = ("size", "level", "seed", "count")
"""What may be wished of new boards, and of nothing else."""


def add_generate(parser: argparse.ArgumentParser) -> None:
    """Add to `undoku queens regions` that new boards are made, and what may be wished of them."""
    parser.add_argument("--generate", action="store_true", help="make new boards instead of reading any")
    parser.add_argument(
        "--size",
        metavar="N",
        type=whole_number,
        help="with --generate: rows, 5 to 11 (default 7 to 10, by level)",
    )
    parser.add_argument(
        "--level",
        metavar="L",
        help=f"with --generate: easy, medium, hard or extreme (default {DEFAULT_LEVEL})",
    )
    parser.add_argument(
        "--seed",
        metavar="TEXT",
        type=seed,
        help="with --generate: the same board everywhere (default: a number drawn at random)",
    )
    parser.add_argument(
        "--count",
        metavar="K",
        type=positive_number,
        help="with --generate: make so many (default 1), each with the next seed",
    )


def check_generate(arguments: argparse.Namespace) -> None:
    """Refuse with a CommandError what does not go together."""
    if arguments.generate:
        others = ("file", "hint", "queens", "crosses")
        if wrong := [name for name in others if getattr(arguments, name)]:
            named = "FILE" if wrong[0] == "file" else f"--{wrong[0]}"
            raise CommandError(f"{named} is about boards that are read: --generate makes new ones.")
    elif wrong := [name for name in ("queens", "crosses") if getattr(arguments, name) and not arguments.hint]:
        raise CommandError(f"--{wrong[0]} is about a position: it goes with --hint.")
    elif wrong := [name for name in OPTIONS if getattr(arguments, name) is not None]:
        raise CommandError(f"--{wrong[0]} is about new boards: it goes with --generate.")


def run_generate(arguments: argparse.Namespace) -> int:
    """Make as many boards as are asked for; 1 if there are none of that wish."""
    from undoku.queens.regions.generator import Generator

    level, size = arguments.level or DEFAULT_LEVEL, arguments.size
    with Lines() as output, progress("boards", beside_output=True) as update:
        try:
            Generator.usually(level, "", size)
        except BoardError as error:
            if arguments.json:
                output.write(_as_json(size, arguments.seed, None, str(error)))
            else:
                output.complain(str(error))
            return 1
        first, count = arguments.seed or seed_at_random(), arguments.count or 1
        for number in range(1, count + 1):
            update((number - 1) / count, f"{number - 1:,} of {count:,} boards")
            making = Generator.usually(level, seed_of(first, number), size)
            while not making.advance(SLICE):
                pass
            if arguments.json:
                output.write(_as_json(making.size, making.seed, making.board, None))
            else:
                output.write("\n".join([*([""] if number > 1 else []), *_lines(making.board)]))
    return 0


def _lines(board: NewBoard | None) -> list[str]:
    """The letters of each row."""
    from undoku.queens.letters import lines_of_text

    return lines_of_text(board.n, board.regions) if board else []


def _as_json(size: int | None, seed: str | None, board: NewBoard | None, error: str | None) -> str:
    import json

    return json.dumps(
        {
            "n": size,
            "regions": _lines(board) or None,
            "solutions": 1 if board else None,
            "columns": board.columns if board else None,
            "level": board.level if board else None,
            "seed": None if seed is None else json_of(seed),
            "error": error,
        }
    )
