"""The shell beside the engine, on the same puzzles, and what a small command costs: medians of rounds.

`.venv/bin/python tests/benchmark/shell.py [--rounds N]`. The puzzles are our own, over and over; with
PUZZLES=folder also the classic ones, by their usual file names. It counts seconds of the processor, which
other programs disturb less than seconds of the clock. Needs a system that counts them (not Windows).
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "peers"))

from runtimes import HERE, ROOT, Runtime, runtimes
from sets import sets

LINES = 20_000
TOGETHER = (100, 500, 1_000, 4_000)
PATIENCE = 600.0

# What is counted for the engine: reading the text of a puzzle, the proof, and writing the solution as text.
ENGINE = """
import sys, time
from undoku.sudoku import solve
lines = [line.strip() for line in open(sys.argv[1])]
puzzles = [line for line in lines if line and line[0] != "#"]
start = time.process_time()
for puzzle in puzzles:
    str(solve(puzzle).first)
print(time.process_time() - start, len(puzzles))
"""
UNDOKU = (sys.executable, "-m", "undoku")
SOLVE = (*UNDOKU, "sudoku", "solve")
SMALL = (
    ((sys.executable, "-c", "pass"), "python -c pass"),
    ((*UNDOKU, "--help"), "undoku --help"),
    ((*SOLVE, os.devnull), "undoku sudoku solve, no puzzle"),
    ((*UNDOKU, "queens", "count", "4"), "undoku queens count 4"),
    ((*UNDOKU, "knight", "count", "3", "4"), "undoku knight count 3 4"),
)


def environment() -> dict[str, str]:
    """Give what a user's shell has: output is gathered, and byte code kept."""
    changed = {"PYTHONPATH": str(ROOT / "py"), "PYTHONUNBUFFERED": "", "PYTHONDONTWRITEBYTECODE": ""}
    return {**os.environ, **changed}


def processor_seconds(command: tuple[str, ...]) -> float:
    """Run a command that prints to nowhere, and give the processor's seconds for all of it."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment())
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, command
    return usage.ru_utime + usage.ru_stime


def many(name: str, file: Path, rounds: int) -> None:
    """Set the shell's time for many puzzles beside the engine's, which has them one by one."""
    engine: list[float] = []
    ways = {"text": (), "--json": ("--json",), "--jobs 2": ("--jobs", "2")}
    shell: dict[str, list[float]] = {way: [] for way in ways}
    number = ""
    for _ in range(rounds):
        command = [sys.executable, "-c", ENGINE, str(file)]
        printed = subprocess.run(
            command, env=environment(), capture_output=True, text=True, check=True
        ).stdout
        seconds, number = printed.split()
        engine.append(float(seconds))
        for way, words in ways.items():
            shell[way].append(processor_seconds((*SOLVE, *words, str(file))))
    print(f"\nThe shell: {int(number):,} puzzles, {name}")
    print(f"  {'the engine alone':34} {statistics.median(engine):10,.2f} s")
    for way, times in shell.items():
        ratio = statistics.median(a / b for a, b in zip(times, engine, strict=True))
        line = f"  {f'undoku sudoku solve, {way}':34} {statistics.median(times):10,.2f} s"
        print(f"{line}   {ratio:6.2f} x the engine's time")


def together(runtime: Runtime, name: str, puzzles: list[str], rounds: int) -> None:
    """Say how many times as fast puzzles are that are swept together, by how many there are."""
    told = []
    for number in TOGETHER:
        lists = [list(islice(cycle(puzzles), number))] * rounds
        outcome = runtime.run("undoku, many", lists, PATIENCE, PATIENCE)  # type: ignore[arg-type]
        if outcome.trouble or not all(answer[2] for answer in outcome.answers):  # type: ignore[index]
            told.append(f"{outcome.trouble or 'they differ'}!")
        else:
            told.append(f"{statistics.median(a / b for a, b, _ in outcome.answers):.2f} x")  # type: ignore[misc]
    print(f"  {f'{name}, {runtime.name}':24}" + "".join(f"{word:>10}" for word in told))


def small(rounds: int) -> None:
    """Time commands that have next to nothing to do."""
    times: dict[str, list[float]] = {name: [] for _, name in SMALL}
    for _ in range(2 * rounds + 1):
        for command, name in SMALL:
            times[name].append(processor_seconds(command))
    print("\nThe shell: from start to end")
    for name, all_times in times.items():
        print(f"  {name:34} {1000 * statistics.median(all_times):10,.1f} ms")


def main() -> None:
    """Print everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    found = list(sets(os.environ.get("PUZZLES", "")))
    with tempfile.TemporaryDirectory() as scratch:
        for name, puzzles in found:
            # The hardest are few, and take long.
            lines = puzzles if name == "hardest" else islice(cycle(puzzles), max(LINES, len(puzzles)))
            file = Path(scratch, name)
            file.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
            many(name, file, rounds)
    print("\nSwept together: times the speed of one by one, by how many there are")
    print(" " * 26 + "".join(f"{number:10,}" for number in TOGETHER))
    run = runtimes(HERE)
    for runtime in (run["Python"], run["Pyodide"]):
        for name, puzzles in found:
            if name != "hardest":
                together(runtime, name, puzzles, rounds)
        runtime.stop()
    small(rounds)


if __name__ == "__main__":
    main()
