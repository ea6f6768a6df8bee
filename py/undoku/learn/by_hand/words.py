"""What is said to somebody who is the search."""

from __future__ import annotations

NOT_NOW = "Mend the last act first."
OVER = "This one is over. Take another board."
NO_CELL_CHOSEN = "Choose a square on the board first."
NOTHING_STANDS = "Nothing stands that could be taken back."
GIVEN = "This digit is given."

NAMES = {
    "forgot-undo": "Forgot to take back",
    "undid-too-much": "Took back too much",
    "undid-early": "Took back too early",
    "past-dead-end": "Went on after a dead end",
    "order": "Took them in another order",
    "skipped": "Skipped one",
    "unchecked": "Did not check",
    "too-strict": "Refused what can stand",
    "early-solution": "Called it a solution too early",
    "missed-solution": "Missed a solution",
    "stopped-at-first": "Stopped at the first solution",
    "past-first": "Went on after the first solution",
    "started-again": "Started again from the first",
    "empty-call": "Went deeper with nothing decided",
    "returned-early": "Returned too early",
    "no-call": "Went on without going deeper",
    "no-return": "Went on without returning",
}
"""Each habit by its name."""

ABOUT = {
    "forgot-undo": "What was placed has to go before the next one is tried.",
    "undid-too-much": "A call takes back what it placed itself, and nothing else.",
    "undid-early": "The call above takes its placement back, once the call below has returned.",
    "past-dead-end": "Nothing can stand here any more: the way on is back.",
    "order": "Every call goes through its candidates in the same order.",
    "skipped": "Every candidate is looked at, or a solution may be missed.",
    "unchecked": "Before something is placed it is compared with all that stands.",
    "too-strict": "Only what stands on the board now can forbid it.",
    "early-solution": "A solution is there when nothing is left to be placed.",
    "missed-solution": "Nothing is left to be placed: that is a solution.",
    "stopped-at-first": "This search looks for all solutions: after one it goes on as after a dead end.",
    "past-first": "This search wants one solution: with it, all calls return and nothing is taken back.",
    "started-again": "A call goes on behind the candidate that it tried last.",
    "empty-call": "The call below needs something that was decided here.",
    "returned-early": "Candidates are left: a call returns when it has tried them all.",
    "no-call": "What comes after a placement is for the next call.",
    "no-return": "All has been tried in this call: first it returns.",
}
"""What there is to know about each."""


def goes_deeper(label: str) -> str:
    """Say that the search calls itself; a label names what the call begins with.

    >>> goes_deeper(""), goes_deeper("c1")
    ('The search calls itself for what comes next.', 'The search calls itself for c1.')
    """
    return f"The search calls itself for {label or 'what comes next'}."


def returns(with_solution: bool, found: bool) -> str:
    """Say why a call returns.

    >>> returns(False, False)
    'All has been tried in this call: it returns.'
    """
    if with_solution:
        return "The solution is found: the call returns, and nothing is taken back."
    if found:
        return "The call returns, and the search goes on for more solutions."
    return "All has been tried in this call: it returns."


def task(board: str, strategy: str, depth: int, stops: bool) -> str:
    """Say what is to be done.

    >>> task("queens", "board-scan", 1, False)
    'You are the search: from the first call until it returns. It looks for all solutions.'
    """
    if depth == 1:
        which = "from the first call until it returns"
    else:
        which = (
            f"{depth - 1} {'calls wait' if depth > 2 else 'call waits'}, play call {depth} until it returns"
        )
    wanted = "one solution" if stops else "all solutions"
    return f"You are the search: {which}. It looks for {wanted}."


def call(board: str, depth: int, row: int, column: int, strategy: str) -> str:
    """Name what a call stands for.

    >>> call("queens", 3, 2, 0, "board-scan"), call("queens", 2, 0, 1, "columns")
    ('row 3', 'column 2')
    """
    if board == "queens":
        return f"column {depth}" if strategy == "columns" else f"row {depth}"
    if board == "knight":
        return f"move {depth}"
    return f"row {row + 1}, column {column + 1}" if row >= 0 else ""
