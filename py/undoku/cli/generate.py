"""`undoku sudoku generate`: new puzzles as they are wished, each of which its seed makes again."""

from __future__ import annotations

import argparse
from contextlib import contextmanager
from functools import partial

from undoku.cli.arguments import positive_number, whole_number
from undoku.cli.each_line import print_each
from undoku.cli.errors import CommandError
from undoku.cli.output import Lines, placed
from undoku.cli.pace import Pace
from undoku.cli.progress import progress
from undoku.cli.resume import Answered
from undoku.cli.seeds import is_number, json_of, seed_at_random, seed_of
from undoku.cli.seeds import seed as seed_text
from undoku.cli.shape import RANDOM, add_rules, layout_of
from undoku.cli.spread import GIVEN_UP, add_spread, spread
from undoku.cli.techniques import add_parser, known
from undoku.search.errors import PuzzleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.cli.each_line import Answer, Numbered
    from undoku.sudoku import Grid
    from undoku.sudoku.generator import Generator, ShapeGenerator, ShapeWishes, Wishes

SIZES = (4, 6, 8, 9, 10, 12, 16)
SLICE = 4096
CHUNK = 1
"""Puzzles sent to a process at a time: one that is rare takes long."""

DAILY = "easy"
"""The level of a day's puzzle where none is named."""


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `generate` to the commands of `sudoku`."""
    parser = add_parser(commands, "generate", "make new puzzles", _names)
    parser.add_argument(
        "--count", metavar="K", type=positive_number, help="make so many (default 1), each with the next seed"
    )
    parser.add_argument("--level", metavar="L", type=_level, help="how hard it is (default: any level)")
    for option, what in (("with", "needs"), ("without", "does not need")):
        parser.add_argument(
            f"--{option}",
            metavar="NAME",
            dest=f"{option}_techniques",
            type=known,
            action="append",
            default=[],
            help=f"a technique that it {what} on its way; may be repeated",
        )
    parser.add_argument(
        "--symmetry", metavar="S", type=_symmetry, help="of where the givens lie (default none)"
    )
    parser.add_argument("--givens", metavar="N", type=whole_number, help="how many there are")
    parser.add_argument("--minimal", action="store_true", help="no given can be left out")
    parser.add_argument("--size", metavar="N", type=int, choices=SIZES, help="rows (default 9)")
    add_rules(parser, drawn=True)
    parser.add_argument(
        "--seed",
        metavar="TEXT",
        type=seed_text,
        help="with the same wishes the same puzzle everywhere (default: a number drawn at random)",
    )
    parser.add_argument(
        "--day",
        metavar="DAY",
        type=_day,
        help="the puzzle of a day, like 2026-11-27, of a level (default easy)",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a puzzle")
    add_spread(parser)
    parser.set_defaults(run=run_generate)


def _names() -> list[str]:
    from undoku.sudoku.generator.shapes import SYMMETRIES
    from undoku.sudoku.techniques.catalogue import LEVELS

    return [
        f"The levels: {', '.join(LEVELS)}.",
        f"The symmetries: {', '.join(SYMMETRIES)}. With a horizontal one top and bottom are alike, with a "
        "vertical one left and right.",
    ]


def _level(text: str) -> str:
    from undoku.sudoku.generator import Wishes

    with _no_command():
        Wishes(level=text)
    return text


def _symmetry(text: str) -> str:
    from undoku.sudoku.generator import Wishes

    with _no_command():
        Wishes(symmetry=text)
    return text


def _day(text: str) -> str:
    from undoku.sudoku.generator import daily

    with _no_command():
        daily(text, DAILY)
    return text


@contextmanager
def _no_command() -> Iterator[None]:
    """Say as the command line does what the engine says of a word that is none of an option's."""
    try:
        yield
    except PuzzleError as error:
        raise argparse.ArgumentTypeError(str(error).removesuffix(".")) from None


def run_generate(arguments: argparse.Namespace) -> int:
    """Make as many puzzles as are asked for; 1 if one was not found."""
    as_json: bool = arguments.json
    try:
        wishes, seed = _asked(arguments)
    except PuzzleError as error:
        with Lines() as output:
            if as_json:
                output.write(_as_json(arguments.seed, None, str(error)))
            else:
                output.complain(placed(error))
        return 1
    named = f" seed={seed!r}" if seed is not None else ""
    answered = Answered(
        arguments.resume, f"sudoku generate {wishes.name}{named}{' --json' if as_json else ''}"
    )
    first, count = seed if seed is not None else _at_random(answered), arguments.count or 1
    work = partial(answer, wishes=wishes, as_json=as_json)

    def failed(numbered_seed: Numbered, reason: str) -> Answer:
        sentence = f"seed {numbered_seed[1]}: {GIVEN_UP}: {reason}"
        return False, _as_json(numbered_seed[1], None, sentence) if as_json else sentence

    with (
        spread(arguments, most=count) as place,
        Lines(answered.note) as output,
        progress("sudoku", beside_output=True) as update,
    ):
        # Nearly all seeds are as long as the last one.
        pace = Pace("puzzles", count * (len(seed_of(first, count)) + 1))
        seeds = ((number, seed_of(first, number)) for number in range(1, count + 1))
        left = answered.left(seeds, pace.skip)
        update(pace.done, pace.words(place.workers))
        print_each(place, output, update, pace, work, left, failed, as_json, CHUNK)
    return 1 if answered.bad else 0


def _asked(arguments: argparse.Namespace) -> tuple[Wishes | ShapeWishes, str | None]:
    """Give the wishes, and the first seed, None for any. May raise WishError or CommandError."""
    from undoku.sudoku import Layout
    from undoku.sudoku.generator import ShapeWishes, WishError, Wishes, daily

    layout = layout_of(arguments, drawn=True) or Layout.standard(9)
    drawn = tuple(name for name in ("regions", "cages") if getattr(arguments, name) == RANDOM)
    if drawn or layout is not Layout.standard(9):
        if arguments.day is not None:
            raise CommandError("The puzzle of a day is 9 by 9: beside --day no other shape can be wished.")
        if arguments.level or arguments.with_techniques or arguments.without_techniques:
            raise WishError("only-usual")
        symmetry = arguments.symmetry or "none"
        return ShapeWishes(layout, drawn, symmetry, arguments.givens, arguments.minimal), arguments.seed
    wishes = {
        "needed": arguments.with_techniques,
        "excluded": arguments.without_techniques,
        "symmetry": arguments.symmetry,
        "givens": arguments.givens,
        "minimal": arguments.minimal,
    }
    # No givens at all are a wish as well, which cannot be: 0 is equal to False, so that `in` would not do.
    wished = {
        name: wish for name, wish in wishes.items() if not (wish is None or wish is False or wish == [])
    }
    if arguments.day is None:
        return Wishes(arguments.level, **wished), arguments.seed
    if wished or arguments.seed is not None or arguments.count is not None:
        raise CommandError("A day has one puzzle of each level: beside --day only --level can be wished.")
    return daily(arguments.day, arguments.level or DAILY)


def _at_random(answered: Answered) -> str:
    """Draw a first seed, or give that of the run which this one goes on with."""
    if answered.line and is_number(answered.text):
        return str(int(answered.text) - answered.line + 1)
    return seed_at_random()


def answer(numbered_seed: Numbered, wishes: Wishes | ShapeWishes, as_json: bool) -> Answer:
    """Make the puzzle of a seed."""
    from undoku.sudoku.generator import Generator, ShapeGenerator, ShapeWishes, pools

    _, seed = numbered_seed
    search: Generator | ShapeGenerator
    try:
        if isinstance(wishes, ShapeWishes):
            search = ShapeGenerator(wishes, seed)
        else:
            search = Generator(wishes, seed, pools.read(pools.with_techniques(wishes.needed)))
    except PuzzleError as error:
        return False, _as_json(seed, None, str(error)) if as_json else f"seed {seed}: {error}"
    while not search.done:
        search.advance(SLICE)
    if search.puzzle is None:
        sentence = f"{search.error} It is {search.best}." if search.best else str(search.error)
        return False, _as_json(seed, None, sentence) if as_json else f"seed {seed}: {sentence}"
    return True, _as_json(seed, search, None) if as_json else _as_text(search.puzzle)


def _as_text(puzzle: Grid) -> str:
    """A line; what the number of its characters does not tell of its shape stands in a comment behind it."""
    texts = _shape(puzzle)
    return " ".join(
        [str(puzzle), *(["#"] if texts else []), *(f"{key}={value}" for key, value in texts.items())]
    )


def _shape(puzzle: Grid) -> dict[str, str | bool | int]:
    """Give the shape of a puzzle, without its size."""
    from undoku.sudoku.shape import texts_of

    return {key: value for key, value in texts_of(puzzle.layout).items() if key != "size"}


def _as_json(seed: str | None, found: Generator | ShapeGenerator | None, error: str | None) -> str:
    import json

    fields = {
        "puzzle": str(found.puzzle) if found else None,
        "solution": str(found.solution) if found else None,
        "level": found.level if found else None,
        "score": found.score if found else None,
        "seed": None if seed is None else json_of(seed),
        **(_shape(found.puzzle) if found and found.puzzle else {}),
    }
    return json.dumps(fields if error is None else {**fields, "error": error})
