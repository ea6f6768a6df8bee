"""A fresh board of which a seed decides, the search on it, and the call that is to be played."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from undoku.learn.by_hand.acts import SOLVES, UNDOES, Script
from undoku.search.question import no_question
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.sudoku.solve import count
from undoku.watch.problems import problem_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.trace import Trace

STRATEGIES = {
    "queens": ("board-scan", "markers", "array-first", "columns"),
    "sudoku": ("first-empty", "last-empty"),
    "knight": ("fixed-order", "warnsdorff-backtracking"),
}
"""What can be played by hand, the usual one first.

Left out are those whose reasons are not to be seen on the board, or that never turn back on small ones.
"""

FOR_ALL = ("board-scan", "markers")
"""Those that look for all solutions."""

SIZES = {
    "queens": ((4,), (5,), (6,)),
    "sudoku": ((6,), (8,), (10,)),
    "knight": ((3, 4), (3, 5), (4, 4), (4, 5), (5, 5)),
}
"""N, empty cells, or rows and columns; the usual first."""

_FIRST_ONLY = {"array-first": ((4,), (6,), (8,)), "columns": ((4,), (6,), (8,))}

FEWEST, MOST = 8, 60
"""How many acts there are to be done."""

_LIMIT = 6_000


class Fresh(NamedTuple):
    """What is to be played: the acts of one call, from its beginning, or a candidate of it, to its return.

    Attributes:
        question: the question of the board, as its problem reads it.
        trace: the whole search.
        script: its acts.
        call: the number of that call.
        begin, end: the acts that are to be done, by their indices. What the call begins with is done, and so
            may be what comes of its first candidates.
    """

    question: dict[str, object]
    trace: Trace
    script: Script
    call: int
    begin: int
    end: int

    @property
    def position(self) -> int:
        """The position in the trace before the first act."""
        return self.script.acts[self.begin - 1].position if self.begin else 0

    @property
    def tried(self) -> int:
        """How many candidates of the call are done before."""
        return self.script.acts[self.begin].tried


class Making:
    """Makes the board of a seed, the same each time. The usual strategy and size stand for unknown ones.

    Attributes:
        board, strategy, size, seed: of what it is made.
        fresh: what has been made; None until then.
    """

    def __init__(self, board: str, strategy: str, size: tuple[int, ...], seed: str) -> None:
        """Begin; raises PuzzleError for a board that there is not."""
        if board not in STRATEGIES:
            raise no_question(board, {"strategy": strategy, "seed": seed})
        self.board = board
        self.strategy = strategy if strategy in STRATEGIES[board] else STRATEGIES[board][0]
        sizes = sizes_of(board, self.strategy)
        self.size = size if size in sizes else sizes[0]
        self.seed = seed
        self.fresh: Fresh | None = None
        self._draw = Random(f"{board} {self.strategy} {self.size} {seed}")

    def advance(self) -> bool:
        """Look at one more board, and say whether that is one to be played."""
        if self.fresh is None:
            question = _question(self.board, self.size, self._draw)
            self.fresh = _played(self.board, self.strategy, question, self._draw)
        return self.fresh is not None


def fresh(board: str, strategy: str, size: tuple[int, ...], seed: str) -> Fresh:
    """Make the board of a seed at once."""
    making = Making(board, strategy, size, seed)
    while not making.advance():
        pass
    assert making.fresh is not None
    return making.fresh


def sizes_of(board: str, strategy: str) -> tuple[tuple[int, ...], ...]:
    """The sizes on which a strategy turns back: with five queens the first solution comes without."""
    return _FIRST_ONLY.get(strategy, SIZES[board])


def _question(board: str, size: tuple[int, ...], draw: Random) -> dict[str, object]:
    if board == "queens":
        return {"n": size[0]}
    if board == "knight":
        rows, cols = size
        return {"rows": rows, "cols": cols, "start": [draw.randrange(rows), draw.randrange(cols)]}
    return {"givens": _puzzle(size[0], draw)}


def _puzzle(empty: int, draw: Random) -> str:
    """A Sudoku with so many empty cells, all in two or three boxes that share rows or columns."""
    solved = _solved(draw)
    bands = draw.sample(range(3), 2), draw.sample(range(3), 2)
    rows = [row for row in range(9) if row // 3 in bands[0][: draw.randint(1, 2)]]
    cols = [col for col in range(9) if col // 3 in bands[1]]
    open_cells = set(draw.sample([row * 9 + col for row in rows for col in cols], empty))
    return "".join("." if cell in open_cells else str(digit) for cell, digit in enumerate(solved))


def _solved(draw: Random) -> list[int]:
    """A full grid: digits, rows and columns of a regular one exchanged."""
    digits = draw.sample(range(1, 10), 9)
    rows, cols = (
        [3 * band + line for band in draw.sample(range(3), 3) for line in draw.sample(range(3), 3)]
        for _ in range(2)
    )
    return [digits[(3 * (row % 3) + row // 3 + col) % 9] for row in rows for col in cols]


def _played(board: str, strategy: str, question: dict[str, object], draw: Random) -> Fresh | None:
    """Choose a call of the search, or the rest of one from a candidate on, that is to be played."""
    problem = problem_of(board, question)
    recorder = Recorder(find(board, strategy), problem, _LIMIT)
    recorder.advance(_LIMIT)
    script = Script(recorder.trace)
    calls = {call: begins for call in script.spans if (begins := _begins(script, call, board == "knight"))}
    if not calls or (board == "sudoku" and count(str(question["givens"]), 2) != 1):
        return None
    solving = [call for call in calls if SOLVES in _kinds(script, *script.spans[call])]
    call = draw.choice(solving if solving and draw.randrange(3) else [*calls])
    begin = calls[call][0] if draw.randrange(2) else draw.choice(calls[call])
    return Fresh(question, recorder.trace, script, call, begin, script.spans[call][1])


def _begins(script: Script, call: int, may_succeed: bool) -> list[int]:
    """Where a call can be begun.

    What is left of it has a length to be played, and takes something back, or `may_succeed` at once.
    """
    first, end = script.spans[call]
    first += script.begins_placed(call)
    own = (at for at in range(first + 1, end) if script.acts[at].call == call and script.decides(at))
    found = []
    for begin in (first, *own):
        kinds = _kinds(script, begin, end)
        turns = UNDOES in kinds or (may_succeed and SOLVES in kinds)
        if FEWEST <= end - begin <= MOST and turns:
            found.append(begin)
    return found


def _kinds(script: Script, begin: int, end: int) -> set[str]:
    return {expected.act.kind for expected in script.acts[begin:end]}
