"""How long texts take to be read, beside json.loads of the same digits: medians of rounds.

`.venv/bin/python tests/benchmark/reading.py [--rounds N]`. Texts of every way in which the tests write a
grid, junk as long as the longest text that is looked at, and files of thousands of texts. A time is told with
its ratio to that of the fixed reference, measured in the same round, so that figures of computers compare.
"""

import argparse
import contextlib
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from tests.unit.sudoku.further_texts import FURTHER
from tests.unit.sudoku.puzzle_rows import listed, made
from tests.unit.sudoku.texts import ANY_SIZE, OF_NINE

from undoku.sudoku import GridError, Position
from undoku.sudoku.forms.records import records
from undoku.sudoku.forms.source import LONGEST

PUZZLES = [made(seed) for seed in range(1, 6)]
WRITERS = {**ANY_SIZE, **OF_NINE, **FURTHER}
LINES = 5_000
REFERENCE = json.dumps([listed(puzzle) for puzzle in PUZZLES] * 40)
JUNK = {
    "digits": "5",
    "words": "hello world ",
    "lines of digits": "123456789\n",
    "lines of spaced digits": "1 2 3 4 5 6 7 8 9\n",
    "a digit a line": "1.\n",
    "a frame that goes on": "| 1 2 3 | 4 5 6 | 7 8 9 |\n+-------+-------+-------+\n",
    "lists that go on": '{"puzzle": [1, 2, 3],\n',
    "a chat": "10:32 Bob: 1\n",
    "rows with numbers": "1: 1 2 3\n2: 1 2 3\n",
    "tags": "<tr><td>1</td>",
    "tags that open": "[code=",
    "ellipses": "…",
    "spaces and a digit": " " * 99 + "1",
    "comments": "/* 1 */",
}
STREAMS = {
    "plain lines": lambda number: PUZZLES[number % 5].line,
    "lines with a label": lambda number: f"{PUZZLES[number % 5].line};hard {number}",
    "rows of grids": lambda number: PUZZLES[number // 9 % 5].rows[number % 9],
    "a chat of rows": lambda number: f"10:32 Bob: {PUZZLES[number // 9 % 5].rows[number % 9]}",
    "eight rows and none": lambda number: PUZZLES[0].rows[number % 9] if number % 9 < 8 else "",
    "titles": lambda number: "Hello there world",
    "spaced digits": lambda number: "1 3   7  ",
}


def taken(work: Callable[[], object]) -> float:
    """Give the processor's milliseconds of some work."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def read(text: str | bytes) -> None:
    """Read a text, whether it has a grid or not."""
    with contextlib.suppress(GridError):
        Position.parse(text)


def read_file(line_of: Callable[[int], str]) -> None:
    """Split a file into texts, and read them."""
    for _, text in records(map(line_of, range(LINES))):
        read(text)


def figures() -> Iterator[tuple[str, int, Callable[[], object]]]:
    """Give what is measured: its name, how many texts or lines it is, and the work."""
    texts = [write(puzzle) for write in WRITERS.values() for puzzle in PUZZLES]
    yield f"a text, of {len(WRITERS)} kinds", len(texts), lambda: [read(text) for text in texts]
    for name, part in JUNK.items():
        junk = (part * (LONGEST // len(part) + 1))[:LONGEST]
        yield f"{LONGEST:,} characters: {name}", 1, lambda junk=junk: read(junk)
    for name, line_of in STREAMS.items():
        yield f"a line of a file: {name}", LINES, lambda line_of=line_of: read_file(line_of)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for name, count, work in figures():
            reference = min(taken(lambda: json.loads(REFERENCE)) for _ in range(3))
            milliseconds = taken(work) / count
            found.setdefault(name, []).append((milliseconds, milliseconds / reference))
    print(f"Reading, beside json.loads of {len(REFERENCE):,} characters; medians of {rounds} rounds")
    for name, measured in found.items():
        milliseconds, ratio = map(statistics.median, zip(*measured, strict=True))
        print(f"  {name:52} {milliseconds:9.3f} ms {ratio:9.2f}")


if __name__ == "__main__":
    main()
