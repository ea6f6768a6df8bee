"""What is said to somebody who is the search."""

from __future__ import annotations

NOT_NOW = "Mend the last act first."
NO_CELL_CHOSEN = "Choose a square on the board first."
NO_DIGIT = "Choose a digit first."
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


def task(depth: int, *, stops: bool, tried: str = "") -> str:
    """Say what is to be done by somebody who plays a call of this depth, behind what it has `tried`.

    >>> task(3, stops=False)
    '2 calls are open already. Play call 3, until it returns. It looks for all solutions.'
    >>> task(1, stops=False, tried=tried("queens", 2))
    'Call 1 has tried its first 2 squares. Play the rest of it, until it returns. It looks for all solutions.'
    """
    wanted = "It ends with the first solution." if stops else "It looks for all solutions."
    waiting = "" if depth == 1 else "1 call is" if depth == 2 else f"{depth - 1} calls are"
    opened = waiting and f"{waiting} open already. "
    if tried:
        return f"{opened}Call {depth} has tried {tried}. Play the rest of it, until it returns. {wanted}"
    if depth == 1:
        return f"Play the whole search, until the first call returns. {wanted}"
    return f"{opened}Play call {depth}, until it returns. {wanted}"


def tried(board: str, count: int) -> str:
    """Name so many candidates, the first of a call; empty for none.

    >>> tried("sudoku", 1), tried("queens", 3), tried("knight", 0)
    ('its first digit', 'its first 3 squares', '')
    """
    what = "digit" if board == "sudoku" else "square"
    return f"its first {count} {what}s" if count > 1 else f"its first {what}" if count else ""


def asks(depth: int) -> str:
    """Ask for the next act, without giving it away.

    >>> asks(3)
    'Call 3: what does the search do next?'
    """
    return f"Call {depth}: what does the search do next?"


def stands_for(board: str, strategy: str, depth: int, cell: int, rows: int) -> str:
    """Name what a call stands for; empty where all is done, or a Sudoku's cell is still to be found.

    >>> stands_for("queens", "columns", 2, -1, 4), stands_for("sudoku", "first-empty", 1, 10, 9)
    ('column 2', 'row 2, column 2')
    """
    if board == "queens":
        return f"{'column' if strategy == 'columns' else 'row'} {depth}" if depth <= rows else ""
    if board == "knight":
        return f"after move {depth}"
    return f"row {cell // 9 + 1}, column {cell % 9 + 1}" if cell >= 0 else ""


def size(board: str, sides: tuple[int, ...]) -> str:
    """Name a size.

    >>> size("queens", (4,)), size("sudoku", (6,)), size("knight", (3, 4))
    ('4 queens', '6 empty cells', '3 × 4')
    """
    if board == "knight":
        return " × ".join(map(str, sides))
    return f"{sides[0]} {'queens' if board == 'queens' else 'empty cells'}"


def title(strategy: str, *, stops: bool) -> str:
    """Name a strategy with what it looks for, where its own title does not say that.

    >>> title("Fixed order", stops=True), title("One array, first solution", stops=True)
    ('Fixed order: the first solution', 'One array, first solution')
    """
    if "solution" in strategy:
        return strategy
    return f"{strategy}: {'the first solution' if stops else 'all solutions'}"


def over(right: int, total: int) -> str:
    """Sum up an exercise.

    >>> over(26, 26), over(21, 26)
    ('All 26 acts as the search does them.', '21 of 26 acts as the search does them.')
    """
    return f"{'All' if right == total else f'{right} of'} {total} acts as the search does them."


def at(number: int, why: str) -> str:
    """Say where something went wrong for the first time, and what was due there.

    >>> at(7, "The call returns.")
    'First at act 7. There was due: The call returns.'
    """
    return f"First at act {number}. There was due: {why}"
