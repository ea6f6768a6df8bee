"""The exercise: a search is done by hand, and each act compared with the recorded one."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import NamedTuple

from undoku.learn.by_hand import words
from undoku.learn.by_hand.acts import DEEPER, PLACES, REJECTS, RETURNS, SOLVES, UNDOES, Act
from undoku.learn.by_hand.alignment import aligned
from undoku.learn.by_hand.hand import Hand, Level
from undoku.learn.by_hand.slips import LAST_FIRST, ORDER, SKIPPED, STARTED_AGAIN, slip
from undoku.search.steps import NO_CELL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.learn.by_hand.boards import Fresh


class Slip(NamedTuple):
    """An act that the search would not have done.

    Attributes:
        kind: the habit that it shows.
        given: how many acts had been done before it.
        expected: the index of the act that was due, in the script.
    """

    kind: str
    given: int
    expected: int


class Exercise:
    """One call of a search, done by hand.

    With `at_once` a wrong act is told as it is done, and nothing else can be done until it is taken back or
    done right; without, all acts are judged by `judge`, or when the call has returned.

    Attributes:
        hand: the board now.
        slips: what was wrong so far.
        wrong: the slip that is to be mended now, or None.
        finished: whether all is done and judged.
    """

    def __init__(self, fresh: Fresh, *, at_once: bool = True) -> None:
        """Begin where the call has been made."""
        self.fresh = fresh
        self.at_once = at_once
        self.slips: list[Slip] = []
        self.wrong: Slip | None = None
        self.finished = False
        self.hand = _beginning(fresh)
        self._acts: list[Act] = []
        self._hands: list[Hand] = []
        self._helped: set[int] = set()
        self._same = 0

    @property
    def total(self) -> int:
        """How many acts there are to be done."""
        return self.fresh.end - self.fresh.begin

    @property
    def done(self) -> int:
        """How many acts stand."""
        return len(self._acts) - (self.wrong is not None)

    @property
    def index(self) -> int:
        """The index in the script of the act that is due; with `at_once`."""
        return self.fresh.begin + self.done

    @property
    def latest(self) -> Act | None:
        """The latest act, right or wrong."""
        return self._acts[-1] if self._acts else None

    @property
    def right(self) -> int:
        """How many acts were done as the search does them, at the first go; or were so at the end."""
        if not self.at_once:
            return self._same
        return self.total - len(self._helped | {slip.expected for slip in self.slips})

    @property
    def score(self) -> float:
        """The part of all acts that was."""
        return self.right / max(self.total, len(self._acts))

    @property
    def solved(self) -> bool:
        """Whether all was done, and at the end nothing was wrong."""
        return self.finished and (self.at_once or not self.slips)

    @property
    def missed(self) -> list[tuple[str, int]]:
        """What was wrong by kind, with how often: the most frequent first, of equals the one seen first."""
        return Counter(map(self._kind, self.slips)).most_common()

    def first(self, kind: str) -> Slip:
        """The first slip of a kind."""
        return next(slip for slip in self.slips if self._kind(slip) == kind)

    def _kind(self, slip: Slip) -> str:
        """Name a slip by itself, or by what else was wrong.

        Who passes over all but the last candidate may have skipped one or go from the last to the first.
        """
        kinds = [other.kind for other in self.slips]
        either = ORDER if kinds.count(ORDER) >= max(1, kinds.count(SKIPPED)) else SKIPPED
        return either if slip.kind == LAST_FIRST else slip.kind

    def value(self, digit: int) -> int:
        """What is placed or refused now: a queen, the number of the knight's next move, or this digit."""
        question = self.fresh.question
        return 1 if "n" in question else len(self.hand.placed) + 1 if "rows" in question else digit

    def do(self, kind: str, cell: int, digit: int) -> str:
        """Do what a reader asks for: an act, on a chosen cell and with a digit, or "back", "help" or "judge".

        Returns why that cannot be done, empty where it is.
        """
        others = {"back": self.take_back, "help": self.help, "judge": self.judge}
        if other := others.get(kind):
            other()
            return ""
        # The knight's call begins with a placement; other calls find out for themselves where they are.
        names_cell = kind in (PLACES, REJECTS) or (kind == DEEPER and "rows" in self.fresh.question)
        act = Act(kind, cell, self.value(digit)) if names_cell else Act(kind)
        if names_cell and not act.value:
            return words.NO_DIGIT
        refused = self.refusal(act, names_cell=names_cell)
        if not refused:
            self.act(act)
        return refused

    def refusal(self, act: Act, *, names_cell: bool = False) -> str:
        """Why an act cannot even be done on the board, in a sentence; empty if it can."""
        if self.finished or self.wrong:
            return words.NOT_NOW
        if (names_cell or act.kind in (PLACES, REJECTS)) and act.cell < 0:
            return words.NO_CELL_CHOSEN
        if act.kind == UNDOES and not self.hand.placed:
            return words.NOTHING_STANDS
        if act.kind == PLACES and self.fresh.trace.problem.board()[act.cell]:
            return words.GIVEN
        return ""

    def act(self, act: Act) -> None:
        """Do an act that is not refused. What is taken back is what was placed last."""
        self._do(act)
        if not self.at_once:
            if self.hand.is_over:
                self.judge()
            return
        index = self.fresh.begin + len(self._acts) - 1
        if self._acts[-1] != self.fresh.script.acts[index].act:
            self.wrong = Slip(slip(self.fresh.script, index, act), len(self._acts) - 1, index)
            self.slips.append(self.wrong)
        self._look_for_the_end()

    def take_back(self) -> None:
        """Take back the latest act: the wrong one, or where all is judged at the end, any."""
        if self._acts and not self.finished and (self.wrong or not self.at_once):
            self._acts.pop()
            self.hand = self._hands.pop()
            self.wrong = None

    def help(self) -> None:
        """Do the next act as the search does it, in the place of a wrong one."""
        if self.finished or not self.at_once:
            return
        self.take_back()
        index = self.fresh.begin + len(self._acts)
        self._helped.add(index)
        self._do(self.fresh.script.acts[index].act)
        self._look_for_the_end()

    def judge(self) -> None:
        """End an exercise that is judged at its end."""
        if self.finished or self.at_once:
            return
        fresh = self.fresh
        due = [expected.act for expected in fresh.script.acts[fresh.begin : fresh.end]]
        self._same, differing = aligned(self._acts, due)
        for given, at in differing:
            act = self._acts[given] if given < len(self._acts) else None
            if act is not None and act.kind == due[at].kind == UNDOES:
                # Another piece was the latest, as something before was wrong.
                continue
            index = fresh.begin + at
            kind = self._seen_whole(slip(fresh.script, index, act), given, index)
            self.slips.append(Slip(kind, given, index))
        self.finished = True

    def _seen_whole(self, kind: str, given: int, index: int) -> str:
        """Name a habit by what was done before and after: who comes to all candidates has not skipped one."""
        fresh = self.fresh
        earlier = fresh.script.acts[fresh.script.spans[fresh.call][0] : fresh.begin]
        done = [*(expected.act for expected in earlier), *self._acts[:given]]
        before = decided(done[::-1], RETURNS, DEEPER)
        after = decided(self._acts[given:], DEEPER, RETURNS)
        due = fresh.script.acts[index].act
        if kind in (SKIPPED, LAST_FIRST) and (due.cell, due.value) in after:
            return ORDER
        if kind == STARTED_AGAIN and not set(after[:1]) <= set(before):
            return ORDER
        return kind

    def why(self, index: int) -> str:
        """Say what the search does in an act, and why: a step's own sentence where it is one."""
        script, trace = self.fresh.script, self.fresh.trace
        expected = script.acts[index]
        if expected.act.kind in (PLACES, REJECTS, UNDOES, SOLVES):
            return trace.sentence(expected.position)
        if expected.act.kind == DEEPER:
            at = expected.act
            return words.goes_deeper(trace.problem.label(at.cell, at.value) if at.cell >= 0 else "")
        return words.returns(expected.found and script.stops, expected.found)

    def _do(self, act: Act) -> None:
        if act.kind == UNDOES:
            latest = self.hand.placed[-1][0]
            act = Act(UNDOES, latest, self.hand.board[latest])
        self._hands.append(self.hand)
        self._acts.append(act)
        self.hand = self.hand.done(act)

    def _look_for_the_end(self) -> None:
        if self.wrong is None and len(self._acts) == self.total:
            self.finished = True


def decided(acts: Sequence[Act], opens: str, closes: str) -> list[tuple[int, int]]:
    """What a call has decided on in these acts, of which the first is its own; calls open and close so."""
    found, depth = [], 0
    for act in acts:
        depth -= act.kind == closes
        if depth < 0:
            break
        if depth == 0 and act.cell != NO_CELL and act.kind != UNDOES:
            found.append((act.cell, act.value))
        depth += act.kind == opens
    return found


def _beginning(fresh: Fresh) -> Hand:
    """The board before the first act, and the calls that are open there."""
    trace, script = fresh.trace, fresh.script
    board = trace.board(fresh.position)
    steps = trace.steps
    placed = tuple((steps.cells[at - 1], 0) for at in trace.placements(fresh.position))
    path = trace.tree.path(fresh.call)
    levels = [_level(fresh, call, trace.tree.label(below)) for call, below in pairwise(path)]
    begins = trace.tree.label(fresh.call) if script.begins_placed(fresh.call) else (NO_CELL, 0)
    tried = script.candidates[fresh.call][: fresh.tried]
    latest = Level(*(tried[-1] if tried else begins), tuple(cell for cell, _ in tried))
    return Hand(tuple(board), (*levels, latest), placed, len(path))


def _level(fresh: Fresh, call: int, at: tuple[int, int]) -> Level:
    """A call that waits for another one, which it made when it had decided on this."""
    candidates = fresh.script.candidates[call]
    return Level(*at, tuple(cell for cell, _ in candidates[: candidates.index(at)]))
