"""What is said of a symptom: what happened, and where."""

from __future__ import annotations

THINGS = {"sudoku": ("digit", "digits"), "queens": ("queen", "queens"), "knight": ("move", "moves")}
PLACES = {"sudoku": "cell", "queens": "square", "knight": "square"}

_SENTENCES = {
    "never-undone": (
        "It placed {placed} and took back {undone}: "
        "after line {last} nothing empties the {place} when the call in line {call} fails."
    ),
    "mark-not-unmarked": (
        "Line {line} writes to {name}, and nothing takes that back after the call in line {call}: "
        "what was tried once stays taken."
    ),
    "undone-too-early": (
        "It placed {placed} and took back {undone}: line {line} takes back what line {at} has placed {when}."
    ),
    "undone-outside-loop": (
        "It placed {placed} and took back {undone}: line {line} stands outside of the loop, "
        "so it takes back the last try alone, and not each one after the call in line {call}."
    ),
    "same-list": (
        "Line {line} hands out {name} itself, which goes on being written to: "
        "all that was handed out is one list. Hand out a copy of it."
    ),
    "returns-in-loop": (
        "Line {line} leaves the loop in its first turn, whatever comes of it: "
        "the other ways are never tried{more}."
    ),
    "result-dropped": (
        "Line {line} makes a call and does not look at what comes of it: what is found below is lost."
    ),
    "diagonal-missed": "{found}: {which} not looked at (line {line}).",
    "box-missed": "{found}: {why} (line {line}).",
    "rows-shared": "Line {line} makes one list of all, {was}: what is written to one is in each. Write {is}.",
    "start-not-counted": (
        "Its first number goes to {square} and not to the start, {start}: the knight may come back there, "
        "and another square is left out (line {line})."
    ),
    "rows-columns-exchanged": "In line {line} a row and a column are exchanged: {was}.",
    "off-by-one": "Line {line} is off by one: {was}; with {is} it would be right.",
    "stops-early": "{found}: it stops before it has gone through all ways (line {line}).",
}


def symptom(code: str, values: dict[str, object]) -> str:
    """The sentence of a symptom.

    >>> symptom("off-by-one", {"line": 3, "was": "range(1, n)", "is": "range(0, n)"})
    'Line 3 is off by one: range(1, n); with range(0, n) it would be right.'
    """
    # Where the line is not known, none is named.
    return _SENTENCES[code].format(**values).replace(" (line 0)", "")


def start_again(start: str) -> str:
    """A path that comes back to its first square."""
    return (
        f"Its path comes to its start, {start}, a second time, as that is not among the squares "
        "that it has visited: put it there before the first move."
    )


def counted(board: str, number: int) -> str:
    """So many digits, queens or moves.

    >>> counted("queens", 1), counted("knight", 6000)
    ('1 queen', '6,000 moves')
    """
    one, more = THINGS[board]
    return f"{number:,} {one if number == 1 else more}"


def too_many(ways: set[str]) -> tuple[str, str]:
    """So many are counted as there would be without one diagonal, or both."""
    which = "one of the diagonals" if len(ways) == 1 else "the diagonals"
    return f"It counts as many as there would be without {which}", "that is" if len(ways) == 1 else "they are"


def attacking(ways: set[str]) -> tuple[str, str]:
    """How queens attack each other, and what is not looked at, for the diagonals that were missed."""
    if len(ways) > 1:
        return "Queens attack each other, along diagonals only", "these are"
    towards = "down to the right" if "falling" in ways else "down to the left"
    return f"Queens attack each other, only along the diagonal {towards}", "that is"


def box(clash: tuple[int, int, int] | None) -> str:
    """That a digit is in a box twice, which begins in this row and column.

    >>> box((5, 0, 3))
    '5 stands twice in the box of rows 1-3, columns 4-6, and in no row or column'
    """
    if clash is None:
        return "Where the box was meant, other cells are looked at"
    digit, row, col = clash
    where = f"rows {row + 1}-{row + 3}, columns {col + 1}-{col + 3}"
    return f"{digit} stands twice in the box of {where}, and in no row or column"


def box_looked_at(was: str, other: str) -> str:
    """How the box is looked at, and how it would be right, "" where that is not known."""
    return f"{was} is to be {other}" if other else "the box is not looked at"


def differs(document: str, there: str, here: str, *, tries: bool = False) -> str:
    """What a document's version does where a program does something else, "" where it has ended.

    >>> differs("the blog", "a queen is placed in row 1, column 2", returns("False"), tries=True)[:56]
    'In the version of the blog the next value is tried here,'
    """
    if not there:
        return f"The version of {document} has come to its end here; {here}."
    what = f"the next value is tried here, and {there}" if tries else f"{there} here"
    return f"In the version of {document} {what}; {here}."


def instead(change: str) -> str:
    """What a program does there."""
    return f"in this one {change}"


def returns(value: str) -> str:
    """That its call returns there, "" for a value that is not known."""
    return f"this one returns {value}".rstrip()


def ends() -> str:
    """That it has ended there."""
    return "this one is at its end"
