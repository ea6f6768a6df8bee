"""Sudoku solvers taking turns at the same puzzles."""

import statistics
from typing import NamedTuple

from runtimes import Runtime
from sets import right

PATIENCE = 5.0


class Entry(NamedTuple):
    """A solver in a runtime, and the entry of ours that it is set beside: the one that answers as much.

    One that is cold begins in a process that has just started; all others have done the task before.
    """

    runtime: str
    task: str
    proves: bool
    beside: tuple[str, str] | None
    is_cold: bool = False

    @property
    def name(self) -> str:
        """What stands at the head of its row."""
        return f"{self.task}{' *' if self.proves else ''}{', cold' if self.is_cold else ''}"


FIRST, PROOF = "undoku, first", "undoku, proof"
PYTHON_PEERS = (
    *(("algorithm-x", FIRST), ("as Norvig", FIRST), ("sudokutools", FIRST), ("dlxsudoku", PROOF)),
    *(("py-sudoku", FIRST), ("hodoku-py", PROOF)),
)
ENTRIES = [
    Entry(runtime, task, proves, beside)
    for runtime in ("Python", "Pyodide")
    for task, proves, beside in (
        (PROOF, True, None),
        (FIRST, False, None),
        *((peer, ours == PROOF, (runtime, ours)) for peer, ours in PYTHON_PEERS),
    )
]
ENTRIES += [
    Entry("Node", peer, False, ("Pyodide", FIRST), is_cold)
    for peer, is_cold in (
        *(("dancing-links", False), ("dancing-links", True), ("@algorithm.ts/sudoku", False)),
        ("qqwing", False),
    )
]


class Score:
    """The rounds of one entry at one set."""

    def __init__(self) -> None:
        """Begin without rounds."""
        self.rounds: list[list[float]] = []
        self.wrong = 0
        self.trouble: str | None = None

    def rate(self) -> float:
        """Give the median of the rounds' puzzles a second."""
        return statistics.median(len(times) / sum(times) for times in self.rounds) if self.rounds else 0.0


class Contest:
    """All entries at all sets, in rounds, so that what disturbs the machine disturbs all."""

    def __init__(
        self, run: dict[str, Runtime], sets: list[tuple[str, list[str]]], rounds: int, seconds: float
    ) -> None:
        """Set the puzzles and the time for an entry, a set and a round."""
        self._run = run
        self._sets = sets
        self._rounds = rounds
        self._seconds = seconds
        self._scores = {(entry, name): Score() for entry in ENTRIES for name, _ in sets}

    def play(self) -> None:
        """Play all rounds, then print the table. The first round, which warms everything, is not counted."""
        for number in range(self._rounds + 1):
            for name, puzzles in self._sets:
                for entry in ENTRIES:
                    self._turn(entry, name, puzzles, number)
        self._print()

    def _turn(self, entry: Entry, name: str, puzzles: list[str], number: int) -> None:
        score = self._scores[entry, name]
        if score.trouble:
            return
        runtime = self._run[entry.runtime]
        if entry.is_cold:
            runtime.stop()
        warm = 0 if entry.is_cold else self._seconds
        outcome = runtime.run(entry.task, list(puzzles), self._seconds, PATIENCE, warm)
        score.trouble = outcome.trouble
        pairs = zip(puzzles, outcome.answers, strict=False)
        score.wrong = max(score.wrong, sum(not right(puzzle, answer) for puzzle, answer in pairs))
        # What was done before a solver got stuck counts, so that it has a rate.
        if outcome.times and (number or outcome.trouble):
            score.rounds.append(outcome.times)

    def _print(self) -> None:
        names = [name for name, _ in self._sets]
        print(f"  {'':32}" + "".join(f"{name:>20}" for name in names))
        notes = []
        for entry in ENTRIES:
            line = f"  {entry.name:23}{entry.runtime:9}"
            for name in names:
                score = self._scores[entry, name]
                line += f"{self._cell(entry, name, score):>20}"
                notes += self._notes(entry, name, score)
            print(line)
        print(
            "  * proves that the solution is the only one, beside ours that proves it; the others stop at the"
        )
        print("    first, beside ours that does")
        for note in notes:
            print(f"  {note}")

    def _cell(self, entry: Entry, name: str, score: Score) -> str:
        if not score.rounds:
            return "-"
        rate = score.rate()
        text = f"{rate:,.0f}" if rate >= 10 else f"{rate:.2f}"
        if entry.beside:
            beside = next(other for other in ENTRIES if other[:2] == entry.beside)
            ours = self._scores[beside, name].rounds
            # On the same puzzles, round by round: a slow solver gets through the first few only.
            ratios = []
            for theirs, mine in zip(score.rounds, ours, strict=False):
                common = min(len(theirs), len(mine))
                ratios.append(sum(theirs[:common]) / sum(mine[:common]))
            ratio = statistics.median(ratios)
            text += f" ({ratio:,.0f}x)" if ratio >= 10 else f" ({ratio:.2f}x)"
        return text + ("!" if score.trouble or score.wrong else "")

    def _notes(self, entry: Entry, name: str, score: Score) -> list[str]:
        who = f"! {entry.name}, {entry.runtime}, {name}:"
        notes = []
        if score.trouble:
            done = max(map(len, score.rounds), default=0)
            notes.append(f"{who} {score.trouble}, {done} puzzles done before")
        if score.wrong:
            notes.append(f"{who} {score.wrong} not solved")
        return notes
