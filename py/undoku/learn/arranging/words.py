"""What is said of programs that are put together or mended."""

from __future__ import annotations

ENDLESS = "It goes on and on, and was ended."
LEFT = "It does not leave the board as the right program does."
OTHER = "something else"
FAILS = "nothing more: it was ended."

MISTAKES = {
    "never-undone": "What is placed is never taken back, so a try that failed stays on the board.",
    "undone-outside-loop": "Only the last try is taken back: each has to be, within the loop.",
    "undone-too-early": "What was placed is taken back before the call that needs it.",
    "result-dropped": "Nobody looks at what comes of the call, so what is found below is lost.",
    "returns-in-loop": "The first try decides: the loop is left, whatever comes of it.",
    "mark-not-unmarked": "A mark stays when its queen is gone, so what was tried once is taken for ever.",
    "same-list": "It keeps the list itself, which is written to again: all that it has kept is one list.",
    "diagonal-missed": "One diagonal is not looked at.",
    "box-missed": "The box begins at another cell: the whole part of a third has to be taken three times.",
    "off-by-one": "The loop, or the test, is off by one: the first or the last one is left out.",
}
"""What each mistake does, by the name of its symptom."""


def ends(returned: str) -> str:
    """That a program has come to its end, with what it returned, "" for nothing.

    >>> ends("False"), ends("")
    ('it returns False.', 'it comes to its end.')
    """
    return f"it returns {returned}." if returned else "it comes to its end."


def listed(count: int) -> str:
    """A list that is too long to be told.

    >>> listed(10)
    'a list of 10'
    """
    return f"a list of {count}"


def returns(said: str, right: str) -> str:
    """That a program returned something else than is right.

    >>> returns("None", "False")
    'It returned None, and is to return False.'
    """
    return f"It returned {said}, and is to return {right}."
