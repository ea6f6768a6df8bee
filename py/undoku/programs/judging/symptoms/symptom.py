"""What is wrong with a program, by its symptom."""

from __future__ import annotations

from typing import NamedTuple

from undoku.knight.squares import square_name
from undoku.programs.calling.wanted import COUNT
from undoku.programs.judging.source import sites
from undoku.programs.judging.symptoms import words
from undoku.programs.judging.symptoms.boxes import box_missed, boxes
from undoku.programs.judging.symptoms.numbers import ends, exchanged, off_by_one
from undoku.programs.judging.symptoms.results import dropped, leaving, shared, stopping
from undoku.programs.judging.symptoms.rows import one_row
from undoku.programs.judging.symptoms.seen import (
    board_lines,
    boards_of,
    checking_line,
    diagonals_missed,
    first_attack,
    one_list,
    start_missed,
)
from undoku.programs.judging.symptoms.trials import Trials
from undoku.programs.judging.symptoms.undoing import returned, undoing
from undoku.search.steps import PLACE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from undoku.programs.judging.symptoms.repair import Repair
    from undoku.programs.judging.verdict import Verdict
    from undoku.programs.run import ProgramRun

NEAR = 4
"""So many lines from the one at fault may be shown for it."""

CODES = (
    "never-undone",
    "undone-too-early",
    "undone-outside-loop",
    "same-list",
    "returns-in-loop",
    "result-dropped",
    "diagonal-missed",
    "box-missed",
    "rows-shared",
    "mark-not-unmarked",
    "start-not-counted",
    "rows-columns-exchanged",
    "off-by-one",
    "stops-early",
)


class Symptom(NamedTuple):
    """What is wrong with a program.

    Attributes:
        code: one of `CODES`.
        sentence: what happened, and where.
        line: the line at fault, 0 where it is not known.
        position: the moment of the recording that shows it, -1 for none.
    """

    code: str
    sentence: str
    line: int
    position: int


def symptom_of(run: ProgramRun, verdict: Verdict) -> Symptom | None:
    """What is wrong with a run that was judged wrong; None where that is not known.

    Where the recording leaves several things open, the smallest repair of each is made and run on small
    boards: if that is right, that was it.
    """
    try:
        # Where it gave nothing, the fault may have led to a wrong guess of what it was to give.
        trials = Trials(run, verdict.kind if verdict.values or verdict.kind == COUNT else "")
        return _Search(run, verdict, trials).found()
    except (RecursionError, MemoryError):
        return None


class _Search:
    """Looks for the symptom of one run."""

    def __init__(self, run: ProgramRun, verdict: Verdict, trials: Trials) -> None:
        self._run = run
        self._verdict = verdict
        self._trials = trials
        self._source = trials.source
        self._clash = box_missed(run, verdict) if run.board == "sudoku" else None

    def found(self) -> Symptom | None:
        if missed := start_missed(self._run):
            return self._start_missed(*missed)
        if one_list(self._run):
            for repair in shared(self._source):
                return self._of(repair)
        if self._is_short():
            for repair in ends(self._source):
                if self._trials.mends(repair, patient=True):
                    return self._of(repair)
        for repair in self._repairs():
            if self._trials.mends(repair):
                return self._of(repair)
        return self._unmended()

    def _repairs(self) -> Iterator[Repair]:
        """The likeliest first."""
        source, run = self._source, self._run
        yield from one_row(source)
        if self._clash:
            yield from boxes(source)
        yield from undoing(source, board_lines(run))
        yield from returned(source)
        yield from dropped(source)
        yield from leaving(source)
        yield from shared(source)
        if run.board == "knight":
            yield from exchanged(source)
            yield from off_by_one(source)
        else:
            if run.board == "sudoku":
                yield from boxes(source)
            yield from off_by_one(source)
            yield from exchanged(source)

    def _is_short(self) -> bool:
        """Whether it gave a board for a solution that is not full."""
        values = self._verdict.values
        return values is not None and 0 < sum(map(bool, values)) < self._run.reader.full

    def _unmended(self) -> Symptom | None:
        """What the recording alone tells."""
        run, source = self._run, self._source
        if run.board == "queens" and (ways := diagonals_missed(run, self._verdict)):
            is_count = type(run.outcome and run.outcome.value) is int and not run.counts.placements
            found, which = words.too_many(ways) if is_count else words.attacking(ways)
            return self._symptom("diagonal-missed", checking_line(source), {"found": found, "which": which})
        if self._clash:
            return self._box_missed(checking_line(source), {})
        counts = run.counts
        in_loop = [site for site in sites(source) if source.loops(site.call)]
        boards = boards_of(run, self._verdict)
        if boards and len({*boards}) == len(boards) and all(map(run.reader.is_solution, boards)):
            return self._stopped(f"It gave {len(boards):,} right and has left others out")
        if counts.placements and not counts.undos and not in_loop:
            return self._stopped(
                f"It placed {words.counted(run.board, counts.placements)} and took back none"
            )
        if counts.placements and self._is_short():
            return self._stopped("The board that it gave is not full")
        return None

    def _stopped(self, found: str) -> Symptom:
        log = self._run.log
        line = log.lines[-1] if log.lines else 0
        for repair in stopping(self._source):
            if self._trials.mends(repair):
                line = repair.line
                break
        return self._symptom("stops-early", line, {"found": found})

    def _start_missed(self, line: int, position: int) -> Symptom:
        run = self._run
        problem = run.problem
        first = run.log.kinds.find(PLACE)
        if first < 0 or position == 1:
            sentence = words.start_again(square_name(problem.start, problem.rows))  # type: ignore[attr-defined]
            return Symptom("start-not-counted", sentence, line, position)
        values = {
            "square": square_name(divmod(run.log.cells[first], problem.cols), problem.rows),
            "start": square_name(problem.start, problem.rows),  # type: ignore[attr-defined]
            "line": line,
        }
        return Symptom("start-not-counted", words.symptom("start-not-counted", values), line, position)

    def _box_missed(self, line: int, mended: Mapping[str, object]) -> Symptom:
        clash = self._clash
        why = words.box_looked_at(str(mended.get("was", "")), str(mended.get("is", "")))
        values = {"found": words.box(clash[:3] if clash else None), "why": why}
        return self._symptom("box-missed", line, values)

    def _of(self, repair: Repair) -> Symptom:
        if repair.code == "box-missed":
            return self._box_missed(repair.line, repair.values)
        return self._symptom(repair.code, repair.line, repair.values)

    def _symptom(self, code: str, line: int, values: Mapping[str, object]) -> Symptom:
        run, counts = self._run, self._run.counts
        said = {
            "line": line,
            "placed": words.counted(run.board, counts.placements),
            "undone": f"{counts.undos:,}" if counts.undos else "none",
            "place": words.PLACES[run.board],
            "more": "",
            **values,
        }
        return Symptom(code, words.symptom(code, said), line, self._position(code, line))

    def _position(self, code: str, line: int) -> int:
        """The moment that shows it: the first call that failed, or the first time that the line ran."""
        log = self._run.log
        if code in ("never-undone", "mark-not-unmarked"):
            ends = (log.end[frame] for frame in self._run.calls() if log.failed(frame))
            first = min((end for end in ends if end <= len(log)), default=-1)
            if first >= 0:
                return first + 1
        if code == "stops-early":
            return len(log) + 1
        if code == "box-missed" and self._clash:
            return self._clash.position
        if code == "diagonal-missed" and (first := first_attack(self._run)):
            return first
        # Of the head of a function Python tells nothing.
        for near in range(line, line + NEAR):
            if near in log.lines:
                return log.lines.index(near) + 1
        return -1
