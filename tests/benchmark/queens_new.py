"""How soon a new board of queens is made, by rule, size and level, natively and in Pyodide, and its slices.

`.venv/bin/python tests/benchmark/queens_new.py [COUNT]`: how many boards of each.
"""

import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "peers"))

from runtimes import HERE, runtimes

LEVELS = ("easy", "medium", "hard", "extreme")
# Milliseconds in the page at the median, by the rows of a board with regions.
GOALS = {8: 100, 10: 1500, 11: 5000}
LONG = 3600.0


def told(times: list[float]) -> str:
    """Write the median and the 90th percentile of some seconds, in milliseconds."""
    ordered = sorted(times)
    late = ordered[int(0.9 * (len(ordered) - 1))]
    return f"median {1000 * statistics.median(ordered):6.1f} ms, 90% {1000 * late:6.1f} ms"


def main(count: int) -> None:
    """Print the figures."""
    # What these tasks need is ours: no peer is installed.
    run = runtimes(HERE)
    try:
        for where in ("Python", "Pyodide"):
            process = run[where]
            process.run("new queens", [["regions", 6, "easy", "warm"]], LONG, LONG)
            for rule, sizes, levels in (("regions", GOALS, LEVELS), ("diagonals", (8, 12), LEVELS[:3])):
                for size in sizes:
                    every, slices = [], []
                    for level in levels:
                        items = [[rule, size, level, seed] for seed in range(count)]
                        outcome = process.run("new queens", list(items), LONG, LONG)
                        assert not outcome.trouble, outcome.trouble
                        every += outcome.times
                        slices += outcome.answers
                        print(f"{where:8} {rule} {size:2} by {size:2}, {level:8} {told(outcome.times)}")
                    goal = f"; goal {GOALS[size]:,} ms" if rule == "regions" and where == "Pyodide" else ""
                    longest = f"longest slice {1000 * max(slices):.0f} ms"
                    print(f"{where:8} {rule} {size:2} by {size:2}, all      {told(every)}; {longest}{goal}")
    finally:
        for process in run.values():
            process.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
