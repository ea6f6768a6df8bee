"""What `undoku sudoku hint` and `rate` share: one answer for each position of the input, in its order."""

from __future__ import annotations

import sys

from undoku.cli.arguments import positive_number
from undoku.cli.blocks import Blocks
from undoku.cli.input import lines_of
from undoku.cli.output import Lines
from undoku.cli.progress import progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Iterator
    from typing import TypeAlias

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
    parser.add_argument(
        "--jobs", metavar="N", type=positive_number, default=1, help="use N cores (default 1)"
    )


def answer_each(arguments: argparse.Namespace, work: Callable[[tuple[int, str]], Answer]) -> int:
    """Print what `work` makes of each position of the input; 1 if something was wrong with one.

    Texts are blocks; what is wrong is said on stderr, and in JSON only there.
    """
    from undoku.sudoku.forms.records import records

    code = 0
    with (
        Lines() as output,
        Blocks(output) as blocks,
        lines_of(arguments.file, blocks.flush) as lines,
        progress("sudoku", beside_output=True) as update,
    ):
        positions = records(lines)
        if not arguments.json:
            positions = blocks.noted(positions)
        for done, (text, wrong) in enumerate(_map(work, positions, arguments.jobs), 1):
            if wrong is not None:
                code = 1
            if arguments.json:
                output.write(text)
                # The next one may take long.
                output.flush()
            else:
                blocks.write(text if wrong is None else None)
            if wrong is not None and not arguments.json:
                print(f"undoku: {wrong}", file=sys.stderr)
            update(None, f"{done:,} positions")
    return code


def started(number: int, text: str, puzzle_only: bool = False) -> tuple[Start | None, str | None, str]:
    """Read a position that begins at a line, and look for what is wrong with it.

    Give the start; if something is wrong, the sentence for JSON, else None; and that for stderr. With
    `puzzle_only` it is the puzzle that counts, its givens if it has any, and none with several solutions.
    """
    from undoku.sudoku import GridError, Position
    from undoku.sudoku.techniques.start import Start

    try:
        position = Position.parse(text, line=number)
    except GridError as error:
        sentence = str(error)
        return None, sentence, f"{sentence[0].lower()}{sentence[1:]}"
    try:
        if puzzle_only:
            position = Position(position.givens if any(position.givens.packed) else position.digits)
        start = Start(position)
    except GridError as error:
        return None, str(error), f"line {number}: {error}"
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
    position = start.position
    is_bare = position.givens == position.digits and not any(position.out)
    return position.write("81" if is_bare else "hodoku")


def _map(
    work: Callable[[tuple[int, str]], Answer], positions: Iterable[tuple[int, str]], jobs: int
) -> Iterator[Answer] | Iterable[Answer]:
    if jobs == 1:
        # Not `map`, for which a StopIteration out of `work` would be the end of the positions.
        return (work(position) for position in positions)
    from undoku.cli.parallel import ordered_map

    return ordered_map(work, positions, jobs, CHUNK)
