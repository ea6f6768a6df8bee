"""A program that somebody watches: recorded, and shown at any moment as plain values."""

from __future__ import annotations

import json

from undoku.programs import words
from undoku.programs.calling.wanted import NOTHING, Wanted
from undoku.programs.fitting import fitted
from undoku.programs.judging.findings import Findings, verdict_soon
from undoku.programs.judging.judged import trials
from undoku.programs.program import Program
from undoku.programs.run import SECONDS, ProgramRun
from undoku.programs.sentences import Sentences
from undoku.programs.trace import ProgramTrace
from undoku.programs.variables import GLOBALS, Variables
from undoku.search.doom import DoomSearch, Placed
from undoku.search.steps import KINDS, NO_CELL, SOLUTION
from undoku.watch.kept import Kept
from undoku.watch.states import EMPTY, FRUITFUL, IMPOSSIBLE, PERMANENT, PROVISIONAL
from undoku.watch.window import window
from undoku.watch.words import figure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator, Mapping, Sequence

    from undoku.programs.trace import Change
    from undoku.search.problem import Problem
    from undoku.watch.window import Mark

Shown = dict[str, object]

TITLE = "Your code"

SHOWN = 1_000
"""Open calls of which each is shown."""


class WatchedProgram:
    """The reader's program on what a board asks (see `problem_of`).

    Raises what `Program` and `ProgramRun` raise. What is shown is made of numbers, texts, lists and dicts
    only, and named as `undoku.watch.watched.Watched` names it.
    """

    def __init__(
        self,
        text: str,
        board: str,
        question: Mapping[str, object],
        clock: Callable[[], float],
        wanted: Wanted = NOTHING,
        *,
        seconds: float = SECONDS,
        most: int = 0,
        heard: Callable[[int], object] = lambda lines: None,
    ) -> None:
        """Read the program; it does not run yet."""
        self.run = ProgramRun(
            Program(text), board, question, clock, wanted, seconds=seconds, most=most, heard=heard
        )
        self._slices = self._through(seconds)
        self._trace: ProgramTrace | None = None

    @property
    def done(self) -> bool:
        """Whether it has run."""
        return self._trace is not None

    def run_through(self) -> bool:
        """Run the program on a board and judge it, or find what is wrong; False where that is done."""
        return next(self._slices, False)

    def _through(self, seconds: float) -> Iterator[bool]:
        """On each board of its own, and in the end what is to be said of it."""
        for found in trials(self.run, lambda run: verdict_soon(run, seconds)):
            self.run, self._verdict = found
            yield True
        self._findings = Findings(self.run, self._verdict, seconds)
        yield True

    def advance(self, budget: int = 0) -> bool:
        """Run the program, all of it, unless it has run, and make of that what can be shown."""
        if self._trace is None:
            while self.run_through():
                pass
            self._trace = ProgramTrace(self.run)
            self._kept: Kept[ProgramTrace] = Kept(self)
            self._variables = Variables(self.run, self._trace)
            self._sentences = Sentences(self.run, self._trace, self._variables)
        return True

    @property
    def problem(self) -> Problem:
        """What its board asks: that may be one of its own."""
        return self.run.problem

    @property
    def trace(self) -> ProgramTrace:
        """What was recorded."""
        assert self._trace is not None, "the program has not run yet"
        return self._trace

    @property
    def head(self) -> int:
        """The last position; with `ending` and `since` what `Kept` asks for."""
        return len(self.trace)

    @property
    def steps(self) -> int:
        """The last position of all."""
        return self.head

    @property
    def ending(self) -> None:
        """There is no part that is left out."""

    @property
    def since(self) -> int:
        """No other part begins."""
        return 0

    def report(self) -> Shown:
        """How far it has come, as a search tells it; and once it has run how it ended.

        `ended` is its sentence, `line` the line at fault and 0 for none, `counts` those of the whole run, and
        `wrong` tells whether what it answered is; at the position `answer` that is to be seen. `verdict` says
        more of it, and how the program was called; `question` is its board, which may be one of its own.
        """
        if not self.done:
            return {"steps": 0, "since": 0, "all": 0, "calls": 0, "stopped": False}
        outcome, counts = self.run.outcome, self.run.counts
        assert outcome is not None
        asks_first = self._verdict.kind == "first" and self._verdict.right is not False
        return {
            "steps": self.head,
            "since": 0,
            "all": self.head,
            "calls": counts.calls,
            "stopped": False,
            "ended": self._findings.ending,
            "failed": outcome.kind in ("raised", "ended"),
            "wrong": self._verdict.right is False,
            "line": outcome.line,
            "counts": counts._asdict(),
            "answer": self.trace.answer(first=asks_first),
            "printed": self.trace.tells_later(0),
            "verdict": self._findings.told(),
            "question": dict(self.run.question),
        }

    def opening(self) -> Shown:
        """What stays the same while the program is watched."""
        return {
            "title": TITLE,
            "document": "",
            "marks": [IMPOSSIBLE, FRUITFUL] if self.problem.tries_cells_once else [IMPOSSIBLE],
            "shows": "",
            "source": self.run.program.text,
            "folds": [],
            "begins": self.run.ready.line,
            "everything": [[formula, figure(value)] for formula, value in self.problem.everything()],
        }

    def moment(self, position: int, view: str = "", opened: Container[int] = ()) -> Shown:
        """What there is to see at a position.

        Frames, tree, levels and output are only there for the view that shows them: "stack", "tree" with the
        opened calls, "counters", "output" (`later` tells whether more is printed after this). Frames have no
        variables unless `told`: see `variables`.
        """
        trace, _ = self._kept.at(position)
        change = trace.change(position) if position else None
        values = trace.board(position)
        shown: Shown = {
            "position": position,
            "kind": KINDS[change.kind] if change else "",
            "cell": change.cell if change else NO_CELL,
            "value": change.value if change else 0,
            "by": NO_CELL,
            "line": trace.line(position),
            "values": values,
            "states": self._states(position, values, change),
            "sentence": self._sentence(position, change),
            "node": trace.tree.node_at(position),
            "counts": {**trace.counts(position)._asdict(), "depth": trace.depth(position)},
            "beside": {"kind": "", "data": None},
        }
        if view == "stack":
            known = self._variables.known(position)
            shown["told"] = known
            shown["frames"] = (
                self.variables(position)["frames"] if known else _without_middle(self._calls(position))
            )
        elif view == "tree":
            shown["tree"] = [self._mark(mark) for mark in window(trace.tree, position, opened, SHOWN)]
        elif view == "counters":
            shown["levels"] = trace.tree.levels(position)
        elif view == "output":
            shown["output"] = trace.told(position)
            shown["later"] = trace.tells_later(position)
        return shown

    def variables(self, position: int) -> Shown:
        """The open calls at a position with their variables, and those outside of all functions.

        They come from a second run; `same` is false where that did not come to this moment in the same way.
        """
        stack = self.trace.stack(position)
        if not stack:
            return {"same": True, "frames": []}
        seen = self._variables.at(min(position, len(self.trace) - 1))
        if seen is None:
            return {"same": False, "frames": []}
        frames, variables = self._calls(position), [*seen.variables]
        if returning := self.trace.returning(position):
            word = "yield" if returning.yields else "return"
            variables[-1] = [(word, seen.value), *variables[-1]]
        if seen.outside:
            frames.insert(0, {"function": GLOBALS, "line": 0})
            variables = [seen.outside, *variables]
        for frame, shown in zip(frames, fitted(variables), strict=True):
            frame["variables"] = [[name, text] for name, text in shown]
        return {"same": True, "frames": _without_middle(frames)}

    def overview(self, width: int) -> Shown:
        """What is kept along a strip of so many parts: as `Watched.overview`."""
        depths = self._kept.depths(width)
        deepest = max(max(depths), 1)
        return {
            "depths": [depth / deepest for depth in depths],
            "solutions": self._kept.solutions(width),
            "deadEnds": self._kept.dead_ends(width),
        }

    def jump(self, name: str, position: int, argument: int = 0) -> int:
        """The position that a jump leads to, or -1 if there is none."""
        found = self._kept.jump(name, position, argument)
        return -1 if found is None else found

    def doom(self, position: int) -> DoomSearch:
        """The search for the placement standing at a position that left no solution."""
        standing = self.trace.standing(position)
        placed = [Placed(at, cell, value) for cell, (at, value) in standing.items()]
        return DoomSearch(self.problem, sorted(placed))

    def stays(self, placed: int, position: int) -> int:
        """Where the search went on to another placement, by a position, though one made at `placed` stood."""
        return self.trace.stays(placed, position)

    def lines(self, begin: int, end: int) -> str:
        """What happened from one position to another: one JSON object a line."""
        trace = self.trace
        found = []
        for position in range(begin + 1, min(end, len(trace)) + 1):
            change = trace.change(position)
            cols = self.problem.cols
            found.append(
                {
                    "kind": KINDS[change.kind]
                    if change
                    else "line"
                    if trace.returning(position) is None
                    else "return",
                    "cell": list(divmod(change.cell, cols)) if change and change.cell != NO_CELL else None,
                    "value": change.value if change else None,
                    "line": trace.line(position),
                    "depth": trace.depth(position),
                }
            )
        return "".join(json.dumps(fields) + "\n" for fields in found)

    def _calls(self, position: int) -> list[Shown]:
        return [
            {"function": call.function, "line": call.line, "variables": []}
            for call in self.trace.stack(position)
        ]

    def _states(self, position: int, values: Sequence[int], change: Change | None) -> list[str]:
        solved = change is not None and change.kind == SOLUTION
        if position == len(self.trace) and self._verdict.right:
            solved = tuple(values) == self._verdict.values
        placed = PERMANENT if solved else PROVISIONAL
        states = [
            placed if value and value != given else EMPTY
            for value, given in zip(values, self.problem.board(), strict=True)
        ]
        if change and change.cell != NO_CELL and not values[change.cell]:
            states[change.cell] = self._left(position, change.cell)
        return states

    def _left(self, position: int, cell: int) -> str:
        """The state of a cell that is emptied: where solutions stood with it, it is not impossible."""
        placed, _ = self.trace.standing(position - 1).get(cell, (0, 0))
        if not placed or not self.trace.jumps.solutions_within(placed, position):
            return IMPOSSIBLE
        # Where other values are tried in the same cell, this says nothing of it.
        return FRUITFUL if self.problem.tries_cells_once else EMPTY

    def _sentence(self, position: int, change: Change | None) -> str:
        """What the line before a position did, and where it differs; at the last one how all ended."""
        if not position:
            return f"{self._findings.ending} {words.FIRST}"
        findings = self._findings
        wrong = findings.difference
        differs = wrong.sentence if wrong and wrong.position == position else ""
        if position == len(self.trace):
            # What differs there may be the symptom itself.
            said = dict.fromkeys((findings.ending, findings.symptom, differs))
        else:
            said = dict.fromkeys((differs, self._sentences.at(position, change)))
        return " ".join(filter(None, said))

    def _label(self, mark: Mark) -> str:
        """What a call placed, or its function's name where it placed nothing."""
        if mark.cell != NO_CELL:
            return self.problem.label(mark.cell, mark.value)
        frames = self.trace.frames
        return frames.name(frames.calls[mark.id])

    def _mark(self, mark: Mark) -> Shown:
        return {
            "id": mark.id,
            "parent": mark.parent,
            "label": self._label(mark),
            "outcome": mark.outcome,
            "size": mark.size,
            "hidden": mark.hidden,
            "missing": mark.missing,
            "position": mark.position,
        }


def _without_middle(frames: list[Shown]) -> list[Shown]:
    """The open calls, with one line for those between the first and the last ones where they are many."""
    over = len(frames) - SHOWN
    if over <= 0:
        return frames
    first = SHOWN // 10
    between: Shown = {"function": f"… {over:,} more calls …", "line": 0, "variables": []}
    return [*frames[:first], between, *frames[first + over :]]
