"""What the recording of a run tells of what is wrong."""

from __future__ import annotations

import ast
from itertools import combinations, islice

from undoku.programs.calling.syntax import DEFINITIONS, called
from undoku.programs.judging.answers import Reading
from undoku.programs.judging.source import sites
from undoku.search.steps import PLACE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.programs.judging.source import Source
    from undoku.programs.judging.verdict import Verdict
    from undoku.programs.run import ProgramRun

    Values = tuple[int, ...]

MOST = 2_000
"""Boards that are looked at."""

COUNTED = 9
"""Up to this N it is counted how many placements there are without a diagonal."""


def board_lines(run: ProgramRun) -> frozenset[int]:
    """The lines that have placed something."""
    log = run.log
    lines = log.lines
    return frozenset(
        lines[at - 1] for at, kind in zip(log.at, log.kinds, strict=True) if kind == PLACE and at
    )


def boards_of(run: ProgramRun, verdict: Verdict) -> list[Values]:
    """The boards that a run has given, as far as they can be seen, in their order."""
    outcome = run.outcome
    assert outcome is not None
    answer = run.guarded(lambda: Reading(run).answer())
    boards = answer.boards[:MOST] if answer else ()
    return list(boards or filter(None, [verdict.values]))


def full_boards(run: ProgramRun) -> Iterator[Values]:
    """The boards on which as many cells were filled as a solution has, whatever is wrong with them."""
    values = run.problem.board()
    full, size = run.reader.full, len(values)
    found = (
        tuple(values)
        for _, kind, _ in run.log.played(values)
        if kind == PLACE and size - values.count(0) == full
    )
    return islice(found, MOST)


def attacks(n: int, values: Sequence[int]) -> set[str]:
    """In which ways queens attack each other.

    >>> attacks(2, (1, 0, 0, 1)), attacks(2, (1, 0, 1, 0))
    ({'falling'}, {'column'})
    """
    found = set()
    queens = [divmod(cell, n) for cell, value in enumerate(values) if value]
    for (row, col), (other, there) in combinations(queens, 2):
        down, across = other - row, there - col
        if not down:
            found.add("row")
        elif not across:
            found.add("column")
        elif abs(down) == abs(across):
            found.add("falling" if down == across else "rising")
    return found


def diagonals_missed(run: ProgramRun, verdict: Verdict) -> set[str]:
    """The diagonals that it has not looked at: there alone queens attack each other, or so many it counts."""
    n, outcome = run.problem.rows, run.outcome
    assert outcome is not None
    if run.question.get("regions"):
        # There queens may stand on the same diagonal.
        return set()
    boards = boards_of(run, verdict) or list(full_boards(run))
    found = set().union(*(attacks(n, values) for values in boards)) if boards else set()
    if found:
        return found if found <= {"falling", "rising"} else set()
    if type(outcome.value) is int and 3 < n <= COUNTED and outcome.value > 1:
        if outcome.value == _placements(n, 1):
            return {"rising"}
        if outcome.value == _placements(n, 0):
            return {"falling", "rising"}
    return set()


def first_attack(run: ProgramRun) -> int:
    """The position at which queens first attack each other, 0 for none."""
    n, values = run.problem.rows, run.problem.board()
    played = run.log.played(values)
    return next((at + 1 for at, kind, _ in played if kind == PLACE and attacks(n, values)), 0)


def _placements(n: int, diagonals: int) -> int:
    """In how many ways queens stand that attack each other along so many of the diagonals less than both."""
    full = (1 << n) - 1

    def go(cols: int, falling: int) -> int:
        if cols == full:
            return 1
        free, found = full & ~(cols | falling), 0
        while free:
            bit = free & -free
            free ^= bit
            found += go(cols | bit, (falling | bit) << 1 if diagonals else 0)
        return found

    return go(0, 0)


def start_missed(run: ProgramRun) -> tuple[int, int] | None:
    """The line and the position at which a tour's first number goes to a square after the start."""
    if run.board != "knight":
        return None
    log, problem, outcome = run.log, run.problem, run.outcome
    value = outcome.value if outcome else None
    if type(value) is list and len(value) > 1 and type(value[0]) is tuple and value[0] in value[1:]:
        return log.lines[0], 1
    first = log.kinds.find(PLACE)
    if first < 0 or not log.at[first]:
        return None
    row, col = divmod(log.cells[first], problem.cols)
    start, there = problem.start  # type: ignore[attr-defined]
    if {abs(row - start), abs(col - there)} != {1, 2}:
        return None
    return log.lines[log.at[first] - 1], log.at[first] + 1


def one_list(run: ProgramRun) -> bool:
    """Whether what was given as several boards is one list."""
    outcome = run.outcome
    assert outcome is not None
    value = outcome.value
    if type(value) is not list or len(value) < 2 or type(value[0]) not in (list, dict, set):
        return False
    return all(item is value[0] for item in value) and value[0] is not run.given


def checking_line(source: Source) -> int:
    """The line in which it is looked whether a queen may stand: that of the helper, or of the test itself."""
    searches = {site.function.name for site in sites(source)}
    functions = {node.name: node for node in source.nodes if isinstance(node, DEFINITIONS)}
    for node in source.nodes:
        if isinstance(node, ast.If | ast.IfExp | ast.comprehension):
            tests = node.ifs if isinstance(node, ast.comprehension) else [node.test]
            for test in tests:
                for part in ast.walk(test):
                    name = called(part) if isinstance(part, ast.Call) else ""
                    if name in functions and name not in searches:
                        return functions[name].lineno
    for node in source.nodes:
        if isinstance(node, ast.Call) and called(node) in ("abs", "all", "any"):
            return node.lineno
    for site in sites(source):
        for above in source.above(site.statement):
            if isinstance(above, ast.If):
                return above.lineno
    return next((site.function.lineno for site in sites(source)), 0)
