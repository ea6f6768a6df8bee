"""The shell beside the engine, on the same puzzles, and what a small command costs: medians of rounds.

`.venv/bin/python tests/benchmark/shell.py [--rounds N]`. With PUZZLES=folder the puzzles are the 49,158 of
17 clues (`puzzles2_17_clue`), else our own of few clues, over and over. It counts seconds of the processor,
which other programs disturb less than seconds of the clock. Needs a system that counts them (not Windows).
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = ROOT / "tests/benchmark/puzzles/few-clues.txt"
CLASSIC = "puzzles2_17_clue"
LINES = 40_000

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


def puzzles(folder: str, scratch: Path) -> Path:
    """Give a file of many puzzles."""
    classic = Path(folder, CLASSIC)
    if folder and classic.exists():
        return classic
    lines = OURS.read_text(encoding="ascii").splitlines(keepends=True)
    file = scratch / OURS.name
    file.write_text("".join(lines * (LINES // len(lines))), encoding="ascii")
    return file


def many(file: Path, rounds: int) -> None:
    """Set the shell's time for many puzzles beside the engine's, round by round."""
    engine: list[float] = []
    ways = {"text": SOLVE, "--json": (*SOLVE, "--json")}
    shell: dict[str, list[float]] = {name: [] for name in ways}
    number = ""
    for _ in range(rounds):
        command = [sys.executable, "-c", ENGINE, str(file)]
        printed = subprocess.run(
            command, env=environment(), capture_output=True, text=True, check=True
        ).stdout
        seconds, number = printed.split()
        engine.append(float(seconds))
        for name, words in ways.items():
            shell[name].append(processor_seconds((*words, str(file))))
    print(f"\nThe shell: {int(number):,} puzzles of {file.name}")
    print(f"  {'the engine alone':34} {statistics.median(engine):10,.2f} s")
    for name, times in shell.items():
        ratio = statistics.median(a / b for a, b in zip(times, engine, strict=True))
        line = f"  {f'undoku sudoku solve, {name}':34} {statistics.median(times):10,.2f} s"
        print(f"{line}   {ratio:6.2f} x the engine's time")


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
    with tempfile.TemporaryDirectory() as scratch:
        many(puzzles(os.environ.get("PUZZLES", ""), Path(scratch)), rounds)
    small(rounds)


if __name__ == "__main__":
    main()
