"""What is shown of a program has a bound, however large that is: else it would not leave its sandbox.

`static/js/sandbox/schema.js` says what may leave that. Characters are those of an answer as JSON.
"""

from __future__ import annotations

import json

NAME = 150
"""Characters of the longest name of something."""

VARIABLES = 200
"""Variables that are shown of one call."""

TOGETHER = 10_000
"""Variables that are shown of all calls together."""

CHARACTERS = 500_000
"""Characters of those."""

LEFT = "…"
"""Stands where something is left out."""

WIDEST = 12
"""Characters that one of the source takes at most."""

Shown = list[tuple[str, str]]


def short(name: str, most: int = NAME) -> str:
    r"""Cut a name where it takes more than so many characters.

    >>> short("ab"), short("a" * 10, 8), short("é" * 10, 12)
    ('ab', 'aaaaaaaa…', 'éé…')
    """
    if len(name) * WIDEST <= most or (len(name) <= most and name.isidentifier() and name.isascii()):
        return name
    room = most
    for place, character in enumerate(name):
        room -= len(json.dumps(character)) - 2
        if room < 0:
            return name[:place] + LEFT
    return name


def fitted(calls: list[Shown]) -> list[Shown]:
    """Leave out variables of calls, the outermost call first, that are more than can be shown.

    Where some of a call are left out, that is said in the place of the last one.
    """
    room, places = CHARACTERS, TOGETHER
    found = []
    for variables in reversed(calls):
        most = min(VARIABLES if len(variables) <= VARIABLES else VARIABLES - 1, places)
        kept: Shown = []
        for name, text in variables[:most]:
            room -= len(json.dumps([name, text]))
            if room < 0:
                break
            kept.append((name, text))
        places -= len(kept)
        if len(kept) < len(variables):
            kept.append((LEFT, f"{len(variables) - len(kept):,} more"))
        found.append(kept)
    return found[::-1]
