"""How many puzzles are made a second, beside others in turns, and whether levels are what people mean.

`PYTHONPATH=tools .venv/bin/python tests/benchmark/generating.py [COUNT [ASKED]]`: how many puzzles of a level
are timed, and how many easy and extreme ones are looked at. How soon one is on the board: `new_puzzles.py`.
"""

import statistics
import sys
from collections import Counter
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "peers"))

from install import install
from runtimes import Runtime, runtimes

from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LEVELS
from undoku.sudoku.techniques.path import Path as Way
from undoku.sudoku.techniques.state import State

ROUNDS = 4
LONG = 3600.0
PEERS = ("sudokutools", "dokusan", "py-sudoku")
HARD_SCORE = 1800


def made(runtime: Runtime, wishes: dict[str, object], seeds: range) -> list[list]:
    """Make puzzles of some wishes."""
    outcome = runtime.run("generate", [[wishes, seed] for seed in seeds], LONG, LONG)
    if outcome.trouble:
        print(f"  {outcome.trouble}")
    return outcome.answers  # type: ignore[return-value]


def beside(python: Runtime, count: int) -> None:
    """Print how many puzzles a second are made natively, each in turn a part of them."""
    print(f"Made natively, {count} of each, in {ROUNDS} turns, by time of the processor")
    seconds: dict[str, list[float]] = {}
    part = max(1, count // ROUNDS)
    for turn in range(ROUNDS):
        seeds = range(part * turn, part * turn + part)
        for level in LEVELS:
            answers = made(python, {"level": level}, seeds)
            seconds.setdefault(f"Undoku, {level}", []).extend(answer[1] for answer in answers)
        for peer in PEERS:
            outcome = python.run(f"{peer}, generate", list(seeds), LONG, LONG)
            if outcome.trouble:
                print(f"  {peer}: {outcome.trouble}")
            took = [answer[1] for answer in outcome.answers if isinstance(answer, list)]
            seconds.setdefault(f"{peer}, any level", []).extend(took)
    for name, took in seconds.items():
        if took:
            print(f"  {name:24} {len(took) / sum(took):7.1f} a second")


def way(puzzle: str) -> Way:
    """Go the whole way of a puzzle."""
    digits = bytes(int(character) if character != "." else 0 for character in puzzle)
    found = Way(State.of_digits(digits, True))
    while not found.done:
        found.advance(1000)
    return found


def meaning(python: Runtime, count: int) -> None:
    """Print whether levels are what people mean, and how the givens are spread."""
    puzzles = {
        level: [answer[0] for answer in made(python, {"level": level}, range(count)) if answer[0]]
        for level in (LEVELS[0], LEVELS[-1])
    }
    print(f"Levels, {count} puzzles of each")
    easy, extreme = ([way(puzzle) for puzzle in puzzles[level]] for level in puzzles)
    more = sum(any(BY_IDENTIFIER[name].level != LEVELS[0] for name in found.techniques) for found in easy)
    print(f"  {LEVELS[0]}: {more} of {len(easy)} need more than singles")
    of_level = sum(
        any(BY_IDENTIFIER[name].level == LEVELS[-1] for name in found.techniques) for found in extreme
    )
    scored = sum(found.score > HARD_SCORE for found in extreme)
    neither = sum(
        found.score <= HARD_SCORE
        and all(BY_IDENTIFIER[name].level != LEVELS[-1] for name in found.techniques)
        for found in extreme
    )
    print(
        f"  {LEVELS[-1]}: {of_level} of {len(extreme)} need a technique of that level, {scored} score over"
        f" {HARD_SCORE:,}, {neither} neither"
    )
    for level, made_ones in puzzles.items():
        spread(level, made_ones)


def spread(level: str, puzzles: list[str]) -> None:
    """Print where the givens are, and how often something has none."""
    numbers = sorted(81 - puzzle.count(".") for puzzle in puzzles)
    print(f"  {level}: {numbers[0]} to {numbers[-1]} givens, {statistics.median(numbers):.0f} in the median")
    places = {
        "digit": lambda cell, digit: int(digit) - 1,
        "row": lambda cell, digit: cell // 9,
        "column": lambda cell, digit: cell % 9,
        "box": lambda cell, digit: cell // 27 * 3 + cell % 9 // 3,
    }
    for name, place in places.items():
        totals, empty = [0] * 9, [0] * 9
        for puzzle in puzzles:
            here = Counter(place(cell, digit) for cell, digit in enumerate(puzzle) if digit != ".")
            for number in range(9):
                totals[number] += here[number]
                empty[number] += not here[number]
        shares = [100 * total / sum(totals) for total in totals]
        print(
            f"    a {name} has {min(shares):.1f} to {max(shares):.1f}% of them;"
            f" the one that is empty most often is so in {max(empty)} of {len(puzzles)}"
        )


def main() -> None:
    """Print everything."""
    count, asked = [*map(int, sys.argv[1:]), *(40, 200)[len(sys.argv) - 1 :]]
    run = runtimes(install())
    try:
        beside(run["Python"], count)
        meaning(run["Python"], asked)
    finally:
        for runtime in run.values():
            runtime.stop()


if __name__ == "__main__":
    main()
