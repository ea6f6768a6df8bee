"""A cluster on this machine beside `--jobs 2`, and what a large count takes, from parts that are measured.

`.venv/bin/python tests/benchmark/cluster.py [--lines N] [--rounds N] [--sample N]`. Our own puzzles, over and
over, in both ways in turns; then the same with many lines for the memory of the process that prints; then
some parts of N = 18, 19 and 20, two at a time on two workers.
"""

import argparse
import filecmp
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[2]
PUZZLES = ("easy", "few-clues", "hard", "sparse")
UNDOKU = (sys.executable, "-m", "undoku")
RATIO_GOAL = 1.15
MEMORY_GOAL = 200
PART_GOAL = 60
PART_MEMORY_GOAL = 800
LINES = 2_000_000

sys.path.insert(0, str(ROOT / "py"))


def write_puzzles(file: Path, number: int) -> None:
    """Write so many lines, of all sets in turn."""
    sets = [
        [
            line
            for line in (ROOT / f"tests/benchmark/puzzles/{name}.txt").read_text("ascii").split()
            if len(line) == 81
        ]
        for name in PUZZLES
    ]
    with file.open("w", encoding="ascii") as output:
        for index in range(number):
            lines = sets[index % len(sets)]
            output.write(lines[index // len(sets) % len(lines)] + "\n")


def timed(file: Path, output: Path, *options: str) -> tuple[float, float]:
    """Return the seconds that solving takes, and the MB of the process that prints."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    start = perf_counter()
    with output.open("wb") as stdout:
        words = (*UNDOKU, "sudoku", "solve", str(file), *options)
        process = subprocess.Popen(words, stdout=stdout, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return perf_counter() - start, usage.ru_maxrss / 1024


def solve(lines: int, rounds: int, folder: Path) -> None:
    """Set the cluster beside `--jobs 2`."""
    file, one, two, three = (folder / name for name in ("puzzles", "one", "two", "three"))
    write_puzzles(file, lines)
    alone, _ = timed(file, one)
    took = []
    for _ in range(rounds):
        jobs, _ = timed(file, two, "--jobs", "2")
        cluster, memory = timed(file, three, "--cluster", "local", "--jobs", "2")
        took.append((cluster / jobs, jobs, cluster, memory))
        # Not read as a whole: the memory of this process would be counted as that of the next one it starts.
        assert all(filecmp.cmp(one, other, shallow=False) for other in (two, three))
    ratio, jobs, cluster, memory = (statistics.median(column) for column in zip(*took, strict=True))
    print(
        f"{lines:,} puzzles, the same bytes: one process {alone:.1f} s, --jobs 2 {jobs:.1f} s, two workers of"
        f" a local cluster {cluster:.1f} s and {memory:.0f} MB; ratio {ratio:.3f}; goal {RATIO_GOAL}",
        flush=True,
    )
    write_puzzles(file, LINES)
    seconds, memory = timed(file, three, "--cluster", "local", "--jobs", "2")
    print(f"{LINES:,} lines: {seconds:.1f} s, {memory:.0f} MB; goal {MEMORY_GOAL} MB", flush=True)


def part(question: tuple[int, int]) -> tuple[float, float]:
    """Count a part; return the seconds, and the MB that this process has had at most."""
    from undoku.queens.parts import PartSearch

    start = perf_counter()
    search = PartSearch(*question)
    while not search.advance(1_000_000):
        pass
    return perf_counter() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def count(sample: int) -> None:
    """Measure about so many parts of each board, and say what the whole takes."""
    from undoku.queens.parts import parts

    for n in (18, 19, 20):
        whole = parts(n)
        step = max(1, len(whole) // sample)
        chosen = range(step // 2, len(whole), step)
        with ProcessPoolExecutor(2) as pool:
            found = list(pool.map(part, [(n, index) for index in chosen]))
        seconds = [each for each, _ in found]
        share = sum(whole[index].share for index in chosen)
        print(
            f"N = {n}: {len(whole)} parts, {len(chosen)} of them measured: {min(seconds):.1f} to"
            f" {max(seconds):.1f} s, goal {PART_GOAL} s; at most {max(memory for _, memory in found):.0f} MB,"
            f" goal {PART_MEMORY_GOAL} MB; the whole about {sum(seconds) / share / 3600:.2f} hours of a core",
            flush=True,
        )


def main() -> None:
    """Print everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--sample", type=int, default=9)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        solve(options.lines, options.rounds, Path(folder))
    count(options.sample)


if __name__ == "__main__":
    main()
