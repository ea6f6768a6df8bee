"""What `undoku sudoku hint` and `rate` share: one answer for each position of the input, in its order."""

from __future__ import annotations

from undoku.cli.blocks import Blocks
from undoku.cli.input import lines_of
from undoku.cli.output import Lines, placed
from undoku.cli.pace import Pace, size_of
from undoku.cli.positions import positions
from undoku.cli.progress import progress
from undoku.cli.resume import Answered
from undoku.cli.shape import add_shape, words_of
from undoku.cli.spread import GIVEN_UP, add_spread, spread

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from typing import TypeAlias

    from undoku.sudoku import Layout
    from undoku.sudoku.techniques.start import Start

    Answer: TypeAlias = tuple[str, str | None]
    """What is printed, and what is said on stderr if the position cannot be used."""

SLICE = 4096
CHUNK = 4
"""Positions sent to a process at a time: few, for one may take seconds."""


def add_input(parser: argparse.ArgumentParser) -> None:
    """Add what is read, and how it is answered."""
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help="positions of any form, mixed; stdin if left out or -"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a position")
    add_shape(parser)
    add_spread(parser)


def answer_each(
    arguments: argparse.Namespace,
    command: str,
    work: Callable[[tuple[int, str]], Answer],
    failed: Callable[[str, str], str],
) -> int:
    """Print what `work` makes of each position of the input; 1 if something was wrong with one.

    Texts are blocks; what is wrong is said on stderr, and in JSON only there. `command` is what has to be the
    same for a later run to go on; `failed` makes JSON of a position that could not be worked on, and why.
    """

    answered = Answered(arguments.resume, command + words_of(arguments))

    def given_up(position: tuple[int, str], reason: str) -> Answer:
        number, text = position
        sentence = f"line {number}: {GIVEN_UP}: {reason}"
        return failed(text.strip(), sentence) if arguments.json else "", sentence

    with (
        spread(arguments) as place,
        Lines(answered.note, arguments.file) as output,
        Blocks(output, answered) as blocks,
        lines_of(arguments.file, place.before_waiting(blocks.flush)) as lines,
        progress("sudoku", beside_output=True) as update,
    ):
        pace = Pace("positions", size_of(lines))
        asked = blocks.counted(answered.left(positions(lines), pace.skip), place.reads_here)
        for (number, position), (text, wrong) in place.pairs(work, asked, given_up, blocks.flush, CHUNK):
            mark = number, position, wrong is None
            if arguments.json:
                output.write(text, mark)
            elif wrong is None:
                blocks.write(text, mark)
            else:
                blocks.flush()
                output.complain(wrong, mark)
            if place.workers == 1:
                # The next one may take long.
                output.flush()
            pace.count(len(position) + 1)
            update(pace.done, pace.words(place.workers))
    return 1 if answered.bad else 0


def started(
    number: int, text: str, puzzle_only: bool = False, layout: Layout | None = None
) -> tuple[Start | None, str | None, str]:
    """Read a position that begins at a line, and look for what is wrong with it.

    Give the start; if something is wrong, the sentence for JSON, else None; and that for stderr. With
    `puzzle_only` it is the puzzle that counts, its givens if it has any, and none with several solutions.
    """
    from undoku.sudoku import GridError, Position
    from undoku.sudoku.techniques.geometry import check_rated
    from undoku.sudoku.techniques.start import Start

    try:
        position = Position.parse(text, layout, line=number)
    except GridError as error:
        return None, str(error), placed(error, number)
    try:
        if puzzle_only:
            check_rated(position.layout)
            position = Position(position.givens if any(position.givens.packed) else position.digits)
        start = Start(position)
    except GridError as error:
        return None, str(error), placed(error, number)
    while not start.done:
        start.advance(SLICE)
    wrong = start.error
    if wrong is None and puzzle_only and start.solutions > 1:
        wrong = GridError("several-solutions")
    return start, str(wrong) if wrong else None, f"line {number}: {wrong}"


def named(text: str, start: Start | None) -> str:
    """Give a position as it is told in JSON: as it was read; one of several lines in a single line."""
    if start is None or "\n" not in text:
        return text.strip()
    from undoku.sudoku.forms.register import rules_of

    position = start.position
    is_bare = position.givens == position.digits and not any(position.out)
    return position.write("link" if rules_of(position.layout) else "81" if is_bare else "hodoku")
