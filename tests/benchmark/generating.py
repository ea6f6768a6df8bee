"""How many puzzles are made a second, beside others in turns, and how long one of a level or technique takes.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/generating.py [COUNT [EACH [ASKED]]]`,
how many puzzles of a level and of a technique are timed, and how many easy and extreme ones are looked at.
"""

import statistics
import sys
from collections import Counter
from itertools import chain
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "peers"))

from browsing import SETTLING, visit_site, wait_ready
from install import install
from playwright.sync_api import Page
from runtimes import Runtime, runtimes

from undoku.sudoku.generator import pools
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, LEVELS, TECHNIQUES
from undoku.sudoku.techniques.path import Path as Way
from undoku.sudoku.techniques.state import State

ROUNDS = 4
LONG = 3600.0
PEERS = ("sudokutools", "dokusan", "py-sudoku")
POOLED = 20
"""A technique of which the pool has so many puzzles is one that a person may want to have needed."""
HARD_SCORE = 1800
GOALS = {"level": (0.3, 1.0), "technique": (1.0, 5.0)}
"""Seconds until there is a puzzle, for the median and for 95 of 100."""

NO_WISH = {
    "level": "",
    "with": [],
    "without": [],
    "symmetry": "none",
    "givens": 0,
    "minimal": False,
    "day": "",
}
# The seconds of each question, of the longest slice of it, and whether a puzzle was found.
ASK = """async (questions) => {
  const { worker } = await window.undoku.engine.ready();
  const answers = [];
  for (const question of questions) {
    const start = performance.now();
    const job = await worker.open("generate", JSON.stringify(question));
    let longest = 0;
    let report = { done: false };
    while (!report.done) {
      const before = performance.now();
      report = JSON.parse(await worker.work(job, 35));
      longest = Math.max(longest, performance.now() - before);
    }
    await worker.close(job);
    answers.push([(performance.now() - start) / 1000, longest / 1000, report.puzzle !== ""]);
  }
  return answers;
}"""


def share(times: list[float], part: float) -> float:
    """The time within which such a part of them lies."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def told(times: list[float]) -> str:
    """Tell the median of times, and within which 95 of 100 are."""
    return f"median {1000 * statistics.median(times):6.0f} ms, 95% within {1000 * share(times, 0.95):6.0f} ms"


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


def wait(page: Page, name: str, wishes: dict[str, object], count: int) -> list[float]:
    """Print how long a puzzle takes in the page, and give the seconds of each."""
    needed = wishes.get("with", [])
    question = {**NO_WISH, **wishes, "pool": pools.with_techniques(needed)}  # type: ignore[arg-type]
    answers = page.evaluate(ASK, [{**question, "seed": str(seed)} for seed in range(count)])
    times = [seconds for seconds, _, _ in answers]
    missing = sum(not found for _, _, found in answers)
    longest = max(longest for _, longest, _ in answers)
    print(
        f"  {name:34} {told(times)}; longest slice {1000 * longest:4.0f} ms"
        f"{f'; {missing} of {count} not found' if missing else ''}"
    )
    return times


def waits(count: int, each: int) -> None:
    """Print how long puzzles of each level take, and of each technique that the pool has."""
    counts = Counter(chain.from_iterable(pooled.techniques for pooled in pools.read(pools.lines())))
    named = [technique.identifier for technique in TECHNIQUES if counts[technique.identifier] >= POOLED]
    all_times = []
    within = 0
    with visit_site() as (line, page):
        page.goto(line.url)
        wait_ready(page)
        page.wait_for_timeout(SETTLING)
        print(f"A new puzzle in Chromium, {count} of each level; goal {GOALS['level']} s")
        wait(page, "any, the first time", {}, 1)
        for level in LEVELS:
            wait(page, level, {"level": level}, count)
        print(f"With a technique, {each} of each of {len(named)}; goal {GOALS['technique']} s")
        for name in named:
            times = wait(page, name, {"with": [name]}, each)
            all_times += times
            median, most = GOALS["technique"]
            within += statistics.median(times) <= median and share(times, 0.95) <= most
    print(f"  {'all':34} {told(all_times)}; {within} of {len(named)} techniques within the goal")


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
    count, each, asked = [*map(int, sys.argv[1:]), *(40, 8, 200)[len(sys.argv) - 1 :]]
    run = runtimes(install())
    try:
        beside(run["Python"], count)
        waits(count, each)
        meaning(run["Python"], asked)
    finally:
        for runtime in run.values():
            runtime.stop()


if __name__ == "__main__":
    main()
