"""What is said of a program: why it cannot run, what each line did, and how it ended."""

from __future__ import annotations

from undoku.programs.fitting import short
from undoku.programs.log import Return
from undoku.search.steps import SOLUTION, UNDO

_ERRORS = {
    "too-long": "This program has {characters:,} characters; up to {most:,} can be run.",
    "null": "Line {line} has a character in it that no program can have (a null byte). Delete it.",
    "syntax": "Line {line} is not Python: {message}.",
    "syntax-anywhere": "This is not Python: {message}.",
    "too-nested": "This program is nested too deeply for Python to read it.",
    "no-function": "There is nothing to be called: define a function that searches, or call what is to run.",
    "call-syntax": "The call {call!r} is not an expression of Python: {message}.",
    "call-name": "There is no {name!r} here. The program has {has}; the page offers {there}.",
    "call-name-alone": "There is no {name!r} here. The page offers {there}.",
    "no-module": "Line {line} imports {module!r}, which is not there: only Python's standard library is.",
    "missing": "{it} imports {module}, which is not there: {instead}.",
    "window": "{it} imports {module}, but there is no window to draw in: the page draws the board itself.",
    "network": (
        "{it} imports {module}, but a program cannot fetch anything here: put the puzzle into the program, "
        "or on the board."
    ),
    "parallel": "{it} imports {module}, but everything runs one after the other here: call the functions.",
    "process": "{it} imports {module}, but a program cannot start another one here.",
    "thread": (
        "{it} starts a thread, but everything runs one after the other here: call its function instead."
    ),
    "start": "{it} starts another program, which cannot be done here.",
    "no-file": "There is no file {name} here: put the puzzle into the program, or on the board.",
    "input": "{it} asks for input(){asked}, and there is no answer: write one into Input, a line for each.",
    "deep": "It went deeper than {most:,} calls, which is the most that can be open here, in line {line}.",
    "deeper": (
        "It went deeper than {most:,} calls, which is Python's own limit, in line {line}: "
        "sys.setrecursionlimit({largest}) at its beginning lets it go on, if its calls come to an end."
    ),
    "python-2": "{it} is Python 2, and this is Python 3: {now}.",
    "python-2-name": "{it} is Python 2, and this is Python 3: {name} is called {now}.",
    "foreign": "{it} is {language}, and only Python runs here: write it in Python.",
    "mixed-indent": (
        "The indent of line {line} has {has}, and that of line {before} {had}: indent all lines with spaces."
    ),
    "fence": "{it} only marks where a program begins or ends: delete the lines with ```.",
    "prompt": "{it} is copied from Python's prompt: delete >>> and ... and what Python has answered.",
    "untold": (
        "This board has {has}, and the program is not told: hand it {rule} in the call, as in "
        "solve(grid, {rule})."
    ),
    "regions": (
        "This board has regions, and the program is not told of them: hand it regions in the call, a list of "
        "rows with the number of each square's region, or letters, a text for each row."
    ),
    "no-regions": "The program asks for regions, and this board has none.",
    "holes": (
        "Squares are taken out of this board, and the program is not told which: hand it holes in the call, "
        "a set of (row, column), or put the squares back."
    ),
    "too-old": "Recording a program needs Python 3.12 or later.",
}

_RULES = {"regions": "regions of its own", "diagonal": "diagonals that count", "cages": "cages"}

_ENDED = {
    "time": "It was stopped after {seconds} of running",
    "lines": "It was stopped after {lines:,} lines, as many as can be kept",
    "most": "It was stopped after {lines:,} lines",
    "output": "It was stopped as it had printed more than {output:,} characters",
}

UNSEEN = "It wrote to nothing that looks like the board."

FIRST = "Step forward to see its first line."


def error(code: str, values: dict[str, object]) -> str:
    """The sentence of a ProgramError.

    >>> error("no-module", {"line": 1, "module": "numpy"})
    "Line 1 imports 'numpy', which is not there: only Python's standard library is."
    """
    if code == "syntax":
        values = {**values, "message": str(values["message"]).removesuffix(".")}
        code = code if values["line"] else "syntax-anywhere"
    elif code == "call-name" and not values["has"]:
        code = "call-name-alone"
    elif code == "input":
        question = " ".join(str(values["question"]).split())
        values = {**values, "asked": f" with {question!r}" if question else ""}
    values = {**values, "it": f"Line {values['line']}" if values.get("line") else "It"}
    if code == "untold":
        values = {**values, "has": _RULES[str(values["rule"])]}
    return _ERRORS[code].format(**values)


def raised(error: BaseException, line: int) -> str:
    """What ended a program, with its line.

    >>> raised(IndexError("list index out of range"), 7)
    'IndexError in line 7: list index out of range.'
    """
    name = short(type(error).__name__)
    if isinstance(error, RecursionError):
        return f"RecursionError in line {line}: it calls itself again and again, without end."
    where = f" in line {line}" if line else ""
    try:
        # The text of an exception of the program's own is made by its own code.
        message = " ".join(str(error).split())[:200]
    except BaseException:
        message = ""
    return f"{name}{where}: {message.removesuffix('.')}." if message else f"{name}{where}."


def raised_somehow(line: int) -> str:
    """An exception ended a program, and not even its name can be had."""
    return f"An exception ended it in line {line}." if line else "An exception ended it."


def ended(why: str, line: int, lines: int, seconds: float, output: int) -> str:
    """What ended a program in a line, 0 for none, from outside or by itself before its time.

    >>> ended("lines", 3, 20, 10, 100)
    'It was stopped after 20 lines, as many as can be kept, in line 3.'
    """
    time = f"{seconds:g} {'second' if seconds == 1 else 'seconds'}"
    words = _ENDED[why].format(lines=lines, seconds=time, output=output)
    return f"{words}, in line {line}." if line else f"{words}."


def exited(line: int) -> str:
    """A program has ended itself, as it may.

    >>> exited(9)
    'It ended itself with exit() in line 9.'
    """
    return f"It ended itself with exit() in line {line}." if line else "It ended itself with exit()."


def returned(text: str, found: int | None) -> str:
    """What a program's function returned, and how many solutions were on the board; None without a board.

    >>> returned("True", 1)
    'It returned True, with 1 solution found.'
    >>> returned("None", None)
    'It returned None. It wrote to nothing that looks like the board.'
    """
    return f"It returned {text}{_found(found)}"


def yielded(number: int, found: int | None) -> str:
    """How many values a program's generator has yielded."""
    return f"It yielded {number:,} {'value' if number == 1 else 'values'}{_found(found)}"


def change(board: str, kind: int, value: int, where: str) -> str:
    """A change of the board, and where it was, within a sentence.

    >>> change("queens", 2, 1, "row 2, column 3"), change("sudoku", UNDO, 5, "row 2, column 3")
    ('a queen is placed in row 2, column 3', 'the 5 in row 2, column 3 is taken back')
    """
    if board == "knight":
        placed, undone = f"move {value} goes to {where}", f"move {value} on {where}"
    elif board == "queens":
        placed, undone = f"a queen is placed in {where}", f"the queen in {where}"
    else:
        placed, undone = f"{value} is placed in {where}", f"the {value} in {where}"
    return f"{undone} is taken back" if kind == UNDO else placed


def changed(kind: int, what: str, others: int = 0) -> str:
    """End the sentence of a change; `others` is how many more there were.

    >>> changed(SOLUTION, "5 is placed in row 1, column 2", 1)
    '5 is placed in row 1, column 2, and 1 more change; the board is full, and it is a solution.'
    """
    more = f", and {others:,} more {'change' if others == 1 else 'changes'}" if others else ""
    if kind == SOLUTION:
        return f"{what}{more}; the board is full, and it is a solution." if what else "a solution."
    return f"{what}{more}."


def square(place: tuple[int, int]) -> str:
    """A square as people count its row and column."""
    return f"row {place[0] + 1}, column {place[1] + 1}"


def returns(found: Return) -> str:
    """A function returns, or yields a value, to the one that has called it.

    >>> returns(Return("solve", "False", False, "solve", 14))
    'solve returned False to line 14 of solve.'
    """
    verb = "yielded" if found.yields else "returned"
    value = f" {found.value}" if found.value else " a value" if found.yields else ""
    where = f" to line {found.line} of {found.caller}" if found.line else ""
    return f"{found.function} {verb}{value}{where}."


def left(function: str) -> str:
    """An exception left a function, and another one is running now."""
    return f"{function} came back."


def called(function: str, depth: int) -> str:
    """A function is called; `depth` tells how deep the search is, 0 for another function."""
    return f"{function} is called, {depth:,} deep." if depth else f"{function} is called."


def next_line(line: int) -> str:
    """The line that is about to run."""
    return f"Next is line {line}."


def _found(number: int | None) -> str:
    if number is None:
        return f". {UNSEEN}"
    return f", with {f'{number:,}' if number else 'no'} {'solution' if number < 2 else 'solutions'} found."
