"""What is said of a program's answer: what came, what is wrong with it, and what would be right."""

from __future__ import annotations

LEFT_OUT = {
    "closed": "Its call does not have the name closed, so it cannot be asked for a closed tour.",
    "untold": "Its call has no name for the board, so it is not told of this one.",
    "start": "Its call has no name for the start, so it cannot be told where to begin.",
    "size": "It is told one side of the board alone.",
    "slow": "Two boards before took too long.",
}


def at_a_glance(right: bool | None, sentence: str) -> str:
    """What came, with whether it is right before it, where that is known.

    >>> at_a_glance(True, "It printed 92 solutions, which are all.")
    'Right. It printed 92 solutions, which are all.'
    """
    return {True: "Right. ", False: "Wrong. ", None: ""}[right] + sentence


def right(how: str, said: str, number: int, where: str = "") -> str:
    """An answer that is right: so many boards, given in one of the ways of `answers`.

    >>> right("left", "True", 1), right("yielded", "", 92)
    ('It filled the board and returned True.', 'It yielded 92 solutions.')
    """
    solutions = _counted(number, "solution", "solutions")
    if how == "left":
        return f"It filled the board and returned {said}." if said != "None" else "It filled the board."
    return f"It {how} {solutions}{_in(where)}."


def all_of_them(how: str, said: str, number: int, where: str = "") -> str:
    """All solutions were given, and no other board.

    >>> all_of_them("printed", "None", 92)
    'It printed 92 solutions, which are all.'
    """
    ending = ", which are all" if number > 1 else ", and there is no other" if number else ""
    return f"{right(how, said, number, where).removesuffix('.')}{ending}."


def some(how: str, number: int, known: int | None, where: str = "") -> str:
    """Some of the solutions are missing; `known` is None where nobody knows how many there are.

    >>> some("printed", 46, 92)
    'It printed 46 different solutions, but there are 92.'
    """
    given = f"It {how} {_counted(number, 'solution', 'different solutions')}{_in(where)}"
    return (
        f"{given}, but there {'is' if known == 1 else 'are'} {known:,}."
        if known is not None
        else (f"{given}. How many there are is not known here.")
    )


def counted(how: str, said: str, known: int | None, *, right: bool, more: bool = False) -> str:
    """A number of solutions, and how many there are, or that there are `more`.

    >>> counted("returned", "92", 92, right=True), counted("printed", "2", 4, right=False)
    ('It returned 92, and so many solutions there are.', 'It printed 2, but there are 4 solutions.')
    """
    if known is None:
        return f"It {how} {said}. How many solutions there are is not known here."
    if right:
        return f"It {how} {said}, and so many solutions there are."
    if more:
        return f"It {how} {said}, but there are more solutions."
    verb = "is" if known == 1 else "are"
    return f"It {how} {said}, but there {verb} {_counted(known, 'solution', 'solutions')}."


def of_another_size(how: str, said: str, size: int, rows: int) -> str:
    """A program counted for a board of another size, which stands in its call, and that number is right."""
    return f"It {how} {said}, which is right for N = {size}, as its call has it; the board has N = {rows}."


def left(said: str, fault: str) -> str:
    """A board that was left wrong.

    >>> left("True", "row 3 has two 5s")
    'It returned True, but row 3 has two 5s.'
    """
    return f"It returned {said}, but {fault}."


def wrong_one(place: int, number: int, how: str, fault: str) -> str:
    """One of several boards is wrong.

    >>> wrong_one(2, 5, "yielded", "row 3 has two 5s")
    'Of the 5 boards that it yielded, number 2 is wrong: row 3 has two 5s.'
    """
    if number == 1:
        return f"The board that it {how} is wrong: {fault}."
    return f"Of the {number:,} boards that it {how}, number {place:,} is wrong: {fault}."


def same_twice(one: int, two: int, how: str) -> str:
    """A board came more than once."""
    return f"It {how} the same board twice, as number {one:,} and as number {two:,}."


def none(how: str, said: str, *, wrong: bool) -> str:
    """A program gave no board; `wrong` where there is one.

    >>> none("", "False", wrong=True), none("yielded", "", wrong=False)
    ('It returned False, but there is a solution.', 'It yielded nothing.')
    """
    ending = ", but there is a solution." if wrong else "."
    if how == "yielded":
        return f"It yielded nothing{ending}"
    if how == "printed":
        return f"It printed no solution{ending}"
    if said == "None":
        return "It gave no solution, neither returned nor printed nor left on a board" + ending
    return f"It returned {said}{ending}"


def taken_back(said: str) -> str:
    """A function returned nothing after it had solved the board and taken that back."""
    return f"It returned {said}, though the board was full and right before: that was taken back."


def printed() -> str:
    """Something was printed in which no board is found."""
    return "What it printed cannot be read as a board of this size."


def printed_more(number: int) -> str:
    """All boards that are kept of what was printed are right, and more was printed than is kept."""
    said = _counted(number, "solution", "solutions")
    return f"It printed {said}, and more than is kept: they cannot all be counted."


def nothing() -> str:
    """A script that did nothing that anybody can see."""
    return (
        "It came to its end, and gave nothing that can be seen: nothing printed, returned or left on a board."
    )


def unseen(said: str) -> str:
    """A function says that it has filled a board that nobody sees."""
    return f"It returned {said}, and wrote to nothing that looks like the board."


def number(said: str) -> str:
    """A number that may be anything."""
    return f"It returned {said}. If that is how many solutions there are, choose How many as its answer."


def no_number(said: str) -> str:
    """A program was to count, and no number is found."""
    return f"It returned {said}, and no number of solutions is found in what it did."


def all_or_number(how: str, number: int) -> str:
    """A program was to count, and gave boards.

    >>> all_or_number("returned", 92)
    'It returned 92 boards, and not how many there are. Is All of them meant?'
    """
    return f"It {how} {number:,} boards, and not how many there are. Is All of them meant?"


def asks(said: str, board: str) -> str:
    """The question whether an answer is meant as it was read.

    >>> asks("'1302'", "queens")
    "It returned '1302'. Is that a column for each row?"
    """
    meant = "a column for each row" if board == "queens" else "the squares in their order"
    return f"It returned {said}. Is that {meant}?"


def denied() -> str:
    """A function says that there is no solution, and one stands on its board."""
    return "It returned False, which is for no solution, but a solution stands on the board. Return True."


def odd(text: str) -> str:
    """A generator yielded what is no board."""
    return f"It yielded {text}, which cannot be read as a board of this size."


def no_board(text: str) -> str:
    """A function returned what is no board."""
    return f"It returned {text}, which cannot be read as a board of this size."


def guess_failed(call: str, error: str) -> str:
    """A call that was guessed came to an error before anything was placed."""
    return f"{error} It was called by a guess, {call}: if that is not how it is meant, change the call."


def call_failed(call: str, error: str) -> str:
    """The call line does not fit to the program."""
    return f"The call {call} does not fit: {error}"


def unreadable() -> str:
    """What a function gave has code of its own, which fails or does not end where it is looked at."""
    return "What it gave cannot be looked at: its own code fails, or does not end."


def expected(board: str, solutions: int | None) -> str:
    """What is right on a board with 0, 1, or 2 for more solutions, or where nobody knows."""
    if solutions is None:
        return "Whether this board has a solution is not known."
    if board == "knight":
        return "This board has a tour." if solutions else "This board has no tour."
    return f"This board has {('no solution', 'one solution', 'more than one solution')[solutions]}."


def _in(where: str) -> str:
    return f" in {where}" if where else ""


def _counted(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def never_ends(line: int, function: str = "") -> str:
    """A program that can come to no end.

    >>> never_ends(4)
    'It never ends: line 4 is reached again with nothing changed, so it will be reached for ever.'
    """
    if function:
        return (
            f"It never ends: {function} (line {line}) is called by itself with nothing changed, "
            "so it will be called for ever."
        )
    return (
        f"It never ends: line {line} is reached again with nothing changed, so it will be reached for ever."
    )
