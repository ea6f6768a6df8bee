"""What the reader has chosen of how a program is called; what is not chosen is guessed."""

from __future__ import annotations

import re
from typing import NamedTuple

FIRST, ALL, COUNT = ANSWERS = ("first", "all", "count")
"""What a program may give: the first solution, all of them, or how many there are."""

SCRIPT = "script"
"""Stands in the first line of a program for one that is run as Python runs a file."""

_HEADER = re.compile(r"\ufeff?#\s*undoku:(.*)")


class Wanted(NamedTuple):
    """How a program is called and what it gives, as far as the reader has said.

    Attributes:
        call: an expression of Python over what `offered` lists and what the program defines; "" to guess.
        script: whether it is run as Python runs a file.
        answer: one of `ANSWERS`; "" to guess.
        input: what `input()` reads, line by line.
        sure: whether the reader has said that what came is meant as it was read.
    """

    call: str = ""
    script: bool = False
    answer: str = ""
    input: str = ""
    sure: bool = False


NOTHING = Wanted()
"""All of it is to be guessed."""


class Called(NamedTuple):
    """How a program is called, guessed or wanted; `call` is "" for a script."""

    call: str
    script: bool
    answer: str


def header_of(text: str) -> Wanted:
    """What the first line of a program says.

    >>> header_of("# undoku: call=solve(board, 0); answer=all")
    Wanted(call='solve(board, 0)', script=False, answer='all', input='', sure=False)
    """
    match = _HEADER.match(text.partition("\n")[0])
    found = Wanted()
    for part in match[1].split(";") if match else ():
        name, _, value = (word.strip() for word in part.partition("="))
        if SCRIPT in (name, value if name == "call" else ""):
            found = found._replace(script=True)
        elif name == "call":
            found = found._replace(call=value)
        elif name == "answer" and value in ANSWERS:
            found = found._replace(answer=value)
    return found


def with_header(wanted: Wanted, header: Wanted) -> Wanted:
    """What the reader wants now, and else what the first line of the program says."""
    if not wanted.call and not wanted.script:
        wanted = wanted._replace(call=header.call, script=header.script)
    return wanted if wanted.answer else wanted._replace(answer=header.answer)
