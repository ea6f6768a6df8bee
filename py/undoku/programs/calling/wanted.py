"""What the reader has chosen of how a program is called; what is not chosen is guessed."""

from __future__ import annotations

import re
from typing import NamedTuple

FIRST, ALL, COUNT = ANSWERS = ("first", "all", "count")
"""What a program may give: the first solution, all of them, or how many there are."""

SCRIPT = "script"
"""Stands in the first line of a program for one that is run as Python runs a file."""

_HEADER = re.compile(r"\ufeff?#[ \t]*undoku:(.*)")
_KIND = f"answer=({'|'.join(ANSWERS)})"
_ANSWER = re.compile(rf"^\s*{_KIND}\s*(?:;|$)|(?:^|;)\s*{_KIND}\s*$")


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
    said = match[1] if match else ""
    found = _ANSWER.search(said)
    # A call may have semicolons in it, and equals signs.
    how = _ANSWER.sub("", said, count=1).strip()
    answer = (found[1] or found[2]) if found else ""
    call = how.removeprefix("call=").strip() if how.startswith("call=") else ""
    if SCRIPT in (how, call):
        return Wanted(script=True, answer=answer)
    return Wanted(call, answer=answer) if call or not how else Wanted()


def with_header(wanted: Wanted, header: Wanted) -> Wanted:
    """What the reader wants now, and else what the first line of the program says."""
    if not wanted.call and not wanted.script:
        wanted = wanted._replace(call=header.call, script=header.script)
    return wanted if wanted.answer else wanted._replace(answer=header.answer)
