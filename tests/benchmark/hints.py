"""How long a hint takes at the positions of hard puzzles, and how many puzzles a second are rated.

After `make site`: `.venv/bin/python tests/benchmark/hints.py [HINTED [RATED]]`, how many puzzles of each.
With PUZZLES=folder they are drawn from top1465 and from QQWing's expert ones, else from our own. What the
estimate on Sudoku Explainer's scale costs is told in seconds of the processor; the rest in seconds.
"""

import os
import random
import statistics
import sys
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "peers"))

from install import install
from runtimes import Runtime, runtimes

OURS = Path(__file__).parent / "puzzles/hard.txt"
EASY = OURS.with_name("easy.txt")
IMPORTING = ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",)
"""What needs so many techniques that all are imported by then."""
ROUNDS = 3
LONG = 3600.0


def drawn(file: str, count: int, own: Path = OURS) -> tuple[str, list[str]]:
    """Draw puzzles from a collection, or from our own, hard ones unless others are named; say from which."""
    path = Path(os.environ.get("PUZZLES", ""), file)
    path = path if os.environ.get("PUZZLES") and path.is_file() else own
    lines = [line[:81].replace("0", ".") for line in path.read_text(encoding="ascii").splitlines()]
    puzzles = [line for line in lines if line and not line.startswith("#")]
    return path.stem, random.Random(1465).sample(puzzles, min(count, len(puzzles)))


def share(times: list[float], part: float) -> float:
    """The time within which such a part of them lies, in milliseconds."""
    return 1000 * sorted(times)[int(part * (len(times) - 1))]


def hints(run: dict[str, Runtime], count: int) -> None:
    """Print how long the next step takes, over all positions of some paths but those of singles."""
    name, puzzles = drawn("puzzles3_magictour_top1465", count)
    paths = run["Python"].run("positions", list(puzzles), LONG, LONG)
    lines = list(chain.from_iterable(paths.answers))  # type: ignore[arg-type]
    print(f"A hint, at {len(lines):,} positions of {len(puzzles)} paths of {name}, singles left out")
    timed(run, "hint", lines)


def large(run: dict[str, Runtime], count: int) -> None:
    """Print how long a hint takes on 16 by 16, with the proof that there is one solution before it."""
    paths = run["Python"].run("large positions", [str(seed) for seed in range(count)], LONG, LONG)
    lines = list(chain.from_iterable(paths.answers))  # type: ignore[arg-type]
    print(f"A hint on 16 by 16 and the proof before it, at {len(lines)} positions of {count} paths")
    timed(run, "whole hint", lines)


def timed(run: dict[str, Runtime], task: str, lines: list[str]) -> None:
    """Print how long a task takes in Python and in Pyodide, and its longest slices."""
    for where in ("Python", "Pyodide"):
        run[where].run(task, lines[:20], LONG, LONG)
        outcome = run[where].run(task, lines, LONG, LONG)
        slices = [longest for _, longest in outcome.answers]  # type: ignore[misc]
        times = outcome.times
        print(
            f"  {where:8} median {share(times, 0.5):6.0f} ms, 95% within {share(times, 0.95):6.0f} ms", end=""
        )
        print(f", all within {share(times, 1):6.0f} ms; longest slice {1000 * max(slices):4.0f} ms", end="")
        print(f", 95% within {share(slices, 0.95):4.0f} ms")


def rates(run: dict[str, Runtime], count: int) -> None:
    """Print how many puzzles a second are rated, beside hodoku-py in turns, and how often both agree."""
    name, puzzles = drawn("qqwing_expert.sdm", count)
    print(f"Rated, {len(puzzles)} puzzles of {name}, medians of {ROUNDS} rounds in turn")
    seconds: dict[str, list[float]] = {
        task: [] for task in ("rate", "rating", "rate as HoDoKu", "hodoku-py, rate")
    }
    answers = {}
    for _ in range(ROUNDS):
        for task, sums in seconds.items():
            outcome = run["Python"].run(task, list(puzzles), LONG, LONG)
            if outcome.trouble:
                print(f"  {task}: {outcome.trouble}")
            sums.append(sum(outcome.times))
            answers[task] = outcome.answers
    beside = statistics.median(seconds["hodoku-py, rate"])
    for task, label in (
        ("rate", "Undoku, path and level"),
        ("rating", "Undoku, all of `rate`"),
        ("rate as HoDoKu", "Undoku, as HoDoKu"),
        ("hodoku-py, rate", "hodoku-py"),
    ):
        took = statistics.median(seconds[task])
        ratio = f"{beside / took:6.1f} times as many" if beside and task != "hodoku-py, rate" else ""
        print(f"  {label:24} {len(puzzles) / took:7.1f} a second {ratio}")
    same = sum(a == b for a, b in zip(answers["rate as HoDoKu"], answers["hodoku-py, rate"], strict=False))
    print(f"  as HoDoKu, level and score are the same for {same} of {len(puzzles)}")


def estimates(run: dict[str, Runtime], count: int) -> None:
    """Print how long `rate` works on a puzzle with the estimate and without, in turns, for several sets.

    Each time it is a new process, for what is kept of some puzzles would help with the same ones.
    """
    sets = {"easy": drawn("", count, EASY)[1]}
    for file in ("", "qqwing_expert.sdm", "puzzles3_magictour_top1465"):
        name, puzzles = drawn(file, count)
        sets[name] = puzzles
    print("`rate` with the estimate, and without, milliseconds of the processor a puzzle")
    for where in ("Python", "Pyodide"):
        for name, puzzles in sets.items():
            rounds = []
            for _ in range(ROUNDS):
                spent = []
                for task in ("rating, spent", "rating without the estimate, spent"):
                    run[where].run(task, list(IMPORTING), LONG, LONG)
                    outcome = run[where].run(task, list(puzzles), LONG, LONG)
                    spent.append(1000 * statistics.mean(outcome.answers))  # type: ignore[type-var]
                    run[where].stop()
                rounds.append(spent)
            whole, path = (statistics.median(times) for times in zip(*rounds, strict=True))
            ratio = statistics.median(with_it / without for with_it, without in rounds)
            print(f"  {where:8} {name:27} {whole:8.2f} {path:8.2f}, {ratio:5.2f} times as fast without")


def main() -> None:
    """Print everything."""
    counts = [int(text) for text in sys.argv[1:]]
    run = runtimes(install())
    try:
        hints(run, counts[0] if counts else 100)
        large(run, 10)
        rates(run, counts[1] if len(counts) > 1 else 100)
        estimates(run, counts[1] if len(counts) > 1 else 100)
    finally:
        for runtime in run.values():
            runtime.stop()


if __name__ == "__main__":
    main()
