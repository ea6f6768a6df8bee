"""The engine's figures beside its peers', in one table: medians of rounds in which all take turns.

After `make site`: `.venv/bin/python tests/benchmark/engine.py [--rounds N] [--seconds S]`. PUZZLES=folder
adds the classic collections to the sets of our own making. The peers are installed into `.cache/benchmark/`.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "peers"))

from install import FOLDER, install
from runtimes import ROOT, Runtime, runtimes
from sets import sets
from sudoku_contest import Contest

HERE = Path(__file__).parent
QUEENS = (10, 12, 13, 14)
PATIENCE = 10.0
SLOW = 500
"""So many of the slowest are timed again: on a busy machine a pause makes a quick puzzle look slow."""


def first_line(command: list[str]) -> str:
    """Give the first line that a program prints, or say that it is not there."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0]
    except (OSError, subprocess.CalledProcessError, IndexError):
        return "not there"


def machine() -> str:
    """Name the machine: processor, cores, Python, Node."""
    model = platform.processor() or platform.machine()
    about = Path("/proc/cpuinfo")
    if about.exists():
        names = [
            line.split(": ")[1] for line in about.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    languages = f"CPython {platform.python_version()}, Node {first_line(['node', '--version'])}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}; {languages}"


def time_once(runtime: Runtime, task: str, item: object) -> float | None:
    """Do one item once and give its seconds, or None if it was not done."""
    outcome = runtime.run(task, [item], 0, 60)
    return outcome.times[0] if outcome.times else None


def show(name: str, times: list[float | None], beside: list[float | None] | None = None) -> None:
    """Print the median of times, and how many times `beside` it is, turn by turn."""
    done = [time for time in times if time is not None]
    if not done:
        print(f"  {name:34} not done")
        return
    line = f"  {name:34} {1000 * statistics.median(done):10,.2f} ms"
    pairs = [(a, b) for a, b in zip(beside or [], times, strict=False) if a and b]
    if pairs:
        line += f"   {statistics.median(a / b for a, b in pairs):6.2f} x as fast as the bit masks in Python"
    print(line)


def compiled() -> Path | None:
    """Compile the bit masks in C, if there is a compiler."""
    program = FOLDER / "queens"
    try:
        subprocess.run(["cc", "-O2", "-o", program, HERE / "peers/queens.c"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return program


def queens(run: dict[str, Runtime], rounds: int) -> None:
    """Count N-Queens: ours by joining half boards, and the usual recursion in three languages."""
    program = compiled()
    if program is None:
        print("  no C compiler (cc): the bit masks in C are left out")
    for n in QUEENS:
        columns: dict[str, list[float | None]] = {}
        turns = rounds if n < 14 else min(rounds, 3)
        for _ in range(turns):
            for name, where, task in (
                ("Undoku, Python", "Python", "queens"),
                ("bit masks, Python", "Python", "queens, bit masks"),
                ("Undoku, Pyodide", "Pyodide", "queens"),
                ("bit masks, Node", "Node", "queens, bit masks"),
            ):
                columns.setdefault(name, []).append(time_once(run[where], task, n))
            if program:
                seconds = float(first_line([str(program), str(n)]).split()[0])
                columns.setdefault("bit masks, C", []).append(seconds)
        plain = columns["bit masks, Python"]
        for name, times in columns.items():
            show(f"N = {n}: {name}", times, None if times is plain else plain)


def startup(run: dict[str, Runtime], rounds: int) -> None:
    """Time what comes before the first answer, in fresh processes."""
    puzzle = next(iter(sets("")))[1][0]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    code = "import time; start = time.perf_counter(); {}; print(time.perf_counter() - start)"
    rooms = "import undoku.sudoku, undoku.queens, undoku.knight, undoku.search"
    imports: list[float | None] = []
    columns: dict[str, list[float | None]] = {"Python": [], "Pyodide": []}
    for _ in range(rounds):
        command = [sys.executable, "-c", code.format(rooms)]
        imports.append(float(subprocess.run(command, env=environment, capture_output=True, text=True).stdout))
        for name, times in columns.items():
            run[name].stop()
            times.append(time_once(run[name], "undoku, start", puzzle))
    show("import, Python", imports)
    for name, times in columns.items():
        show(f"import and first solve, {name}", times)
    for name in columns:
        show(f"Sudoku tables, {name}", [time_once(run[name], "tables", 9) for _ in range(rounds)])


def knight(run: dict[str, Runtime], rounds: int) -> None:
    """Time the closed tour of a board of a million squares, and calm ones, with their turns and crossings."""
    for name in ("Python", "Pyodide"):
        times = [time_once(run[name], "knight", 1000) for _ in range(min(rounds, 3))]
        show(f"1000 x 1000 closed, {name}", times)
    for side in (100, 101, 200, 1000):
        for name in ("Python", "Pyodide"):
            outcome = run[name].run("knight, calm", [side] * min(rounds, 3), 60, 60)
            show(f"{side} x {side} calm, {name}", list(outcome.times))
        answer = outcome.answers[0]
        assert isinstance(answer, list)
        turns, crossings = answer
        print(f"  {'':34} {turns / side:10.2f} turns and {crossings / side:.2f} crossings a row")


def slowest(runtime: Runtime, collections: Iterator[tuple[str, list[str]]]) -> None:
    """Find the puzzle that takes longest inside Pyodide, uniqueness proved, timing the slow ones again."""
    slow: list[tuple[float, str]] = []
    total = 0
    for _, puzzles in collections:
        outcome = runtime.run("undoku, proof", list(puzzles), 600, PATIENCE)
        timed = list(zip(outcome.times, puzzles, strict=False))
        total += len(timed)
        slow = sorted(slow + timed, reverse=True)[:SLOW]
        if outcome.trouble:
            print(f"  {outcome.trouble} after {len(timed)} puzzles")
    again = [
        runtime.run("undoku, proof", [puzzle for _, puzzle in slow], 600, PATIENCE).times for _ in range(3)
    ]
    medians = map(statistics.median, zip(*again, strict=True))
    seconds, puzzle = max(zip(medians, [puzzle for _, puzzle in slow], strict=True))
    print(f"  {1000 * seconds:.1f} ms, the slowest of {total:,}: {puzzle}")


def main() -> None:
    """Print everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="for a solver and a set, each round")
    options = parser.parse_args()
    folder = os.environ.get("PUZZLES", "")
    run = runtimes(install())
    print(machine())
    try:
        print("\nSudoku: puzzles a second, and how many times as fast ours is at the same task")
        Contest(run, list(sets(folder, sample=500)), options.rounds, options.seconds).play()
        print("\nThe slowest puzzle inside Pyodide, uniqueness proved")
        slowest(run["Pyodide"], sets(folder))
        print("\nN-Queens: all solutions counted")
        queens(run, options.rounds)
        print("\nKnight's tour")
        knight(run, options.rounds)
        print("\nStart")
        startup(run, options.rounds)
    finally:
        for runtime in run.values():
            runtime.stop()


if __name__ == "__main__":
    main()
