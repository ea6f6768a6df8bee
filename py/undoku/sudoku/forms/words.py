"""What is wrong at a place of a text. Rows and columns count from 1 here."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ERRORS_AT = {
    "too-long": "the text goes on here; {longest} characters are the most.",
    "odd-symbol": "{value!r} is not a digit from 1 to {size}, nor a blank.",
    "too-few": "the cells end here, after {cells} of {needed}.",
    "too-many": "here is a cell too many; {needed} are needed.",
    "too-few-of-size": "the cells end here, after {cells} of the {needed} that {size} by {size} has.",
    "too-many-of-size": "here is a cell too many; {size} by {size} has {needed}.",
    "row-too-short": "row {row} ends here, after {cells} of {needed} cells.",
    "row-too-long": "here is a cell too many in row {row}; {needed} are needed.",
    "odd-candidate": "{value!r} is not a candidate from 1 to {size}.",
    "candidate-twice": "the candidate {value} stands twice in {group!r}; once is needed.",
    "no-givens": "the line ends before its third part, the givens.",
    "nothing-placed": "after '+' a digit from 1 to {size} is needed, not {value!r}.",
    "odd-deleted": "{value} is not digit, row and column of a candidate, each from 1 to {size}.",
    "after-line": "the position is in the line above; nothing is expected here.",
    "other-board": "this is a link to the board {board}; one to the board 'sudoku' is needed.",
    "no-link": "a link to a Sudoku on the page is needed; none is in this text.",
    "packed-cut": "the packed puzzle breaks off; the rest of it is needed.",
    "not-packed": "what begins here cannot be unpacked; it is not as that program writes it.",
    "packed-too-long": "what begins here unpacks to more than {longest} characters, the most there are.",
    "not-json": "what is packed here is not the description of a puzzle, or goes deeper than one does.",
    "json": "in what is packed here, {name} is {value}; {needed} is needed.",
    "no-shape": "{problem} So what begins here has no shape.",
    "other-rule": "this puzzle has {rule}, which is not known here; it is not read without its rules.",
    "kept-elsewhere": "this link has only the name of a puzzle, which is kept at that site.",
    "kept-as-drawing": "this link has a drawing of a puzzle, of which the rules cannot be told.",
    "not-81": "what begins here is not the 81 cells that '{kind}' has.",
    "other-penpa": "this is no square grid of Penpa's with 1 to 25 rows.",
    "no-form-here": "this text is not of the form {form!r}.",
    "another-shape": "here is a grid of another shape than is needed.",
    "game-cells": "here are {cells} cells; {needed} are needed.",
    "game-cell": "{cell} is {value}, which is not a digit, notes and 0 or 1.",
    "game-version": "games of version {version} are not known here; versions 1 to {last} are.",
    "no-game": "a game is needed; none is in this text.",
    "second-game": "here is a second game; one is needed.",
    "no-data": "this game has no digits: the attribute 'data' is needed.",
    "xml-doctype": "a document type can name other files and is not read; take this line out.",
    "xml-tag": "the tag goes on or ends otherwise here: an attribute in quotes, or '>', is needed.",
    "xml-entity": "{value} is no character: '&amp;' and four more names are, and numbers like '&#10;'.",
    "odd-pair": "{value} is no cell: those are two characters from '00' to 'ep'.",
    "odd-frames": "this frame is too many: there are givens, digits and candidates, in this order.",
    "section-twice": "the section {name} is here again; once is needed.",
    "odd-section": "there is no section {name}: 'Puzzle', 'State', 'PencilMarks' and 'Colours' are.",
    "section-short": "the section ends here, after {lines} of {needed} lines.",
    "section-long": "here is a line too many in its section; {needed} are needed.",
    "before-section": "here is a line above the first section; one of those in '[ ]' is needed.",
    "state-without-given": "{cell} is given as {given}, and is something else in these digits.",
    "link-too-long": "the link goes on here; {longest} characters are the most.",
    "key-twice": "{key} is said twice in this link; once is needed.",
    "odd-size": "a link has no size {value}; it has one of {sizes}.",
    "another-size": "this link has the size {value}; {size} is needed.",
    "bad-escape": "{value} begins no percent-encoded character.",
    "twice-in-link": "{cell} is both given and entered; only one is possible.",
    "odd-base64": "{value!r} is not a character of notes: those are letters, digits, '-' and '_'.",
    "not-deflated": "these notes cannot be unpacked; they are not as the page writes them.",
    "notes-cut": "the notes break off here; the rest of them is needed.",
    "notes-too-long": "these notes unpack to more than {longest} characters, which is the most there are.",
    "groups": "{layer} need {needed} groups of digits and have {groups}.",
    "odd-note": "{layer} of {cell}: {value!r} is not a digit from 1 to {size}.",
}
"""What is wrong at a line and a character of a text, which are said before it."""

_RULES = {
    "antiking": "the anti-king rule",
    "antiknight": "the anti-knight rule",
    "arrow": "arrows",
    "arrows": "arrows",
    "betweenline": "lines that bound what is between",
    "cage": "cages without sums",
    "clone": "clones",
    "difference": "dots for differences",
    "disjointgroups": "disjoint groups",
    "entropicline": "entropic lines",
    "even": "even cells",
    "extraregion": "further regions",
    "littlekillersum": "sums of diagonals",
    "killercages": "cages drawn in Penpa",
    "line": "lines through its cells",
    "lineE": "lines along its cells",
    "maximum": "maxima",
    "minimum": "minima",
    "no-region": "cells of no region",
    "nonconsecutive": "the rule that neighbours do not follow each other",
    "numberS": "small numbers in its corners",
    "odd": "odd cells",
    "one-diagonal": "one of the two long diagonals",
    "palindrome": "palindromes",
    "quadruple": "quadruples",
    "ratio": "dots for ratios",
    "renban": "lines of digits in a row",
    "sandwichsum": "sandwich sums",
    "skyscraper": "skyscrapers",
    "surface": "shaded cells",
    "symbol": "symbols in its cells",
    "thermo": "thermometers",
    "thermometer": "thermometers",
    "whispers": "whispers",
    "windoku": "four further boxes",
    "xsum": "X-sums",
    "xv": "pairs of sum 5 or 10",
}
"""Rules of other programs; those that have no name here are called as they are called there."""

_NEEDED = {"object": "an object", "list": "a list", "cell": "a cell of the grid"}

_LAYERS = {
    "corner": "the corner notes",
    "centre": "the centre notes",
    "out": "the candidates taken out",
}


def error_at(code: str, values: dict[str, Any]) -> str:
    """The sentence of a GridError with a line and a character.

    >>> error_at("too-few", {"line": 1, "character": 81, "cells": 80, "needed": 81})
    'Line 1, character 81: the cells end here, after 80 of 81.'
    """
    said = dict(values)
    if "row" in said:
        said["row"] += 1
    if "column" in said:
        said["cell"] = f"row {said['row']}, column {said['column'] + 1}"
    if "rule" in said:
        said["rule"] = _RULES.get(said["rule"], f"the rule {said['rule']!r}")
    if isinstance(said.get("needed"), str):
        said["needed"] = _NEEDED.get(said["needed"], said["needed"].replace("-", " "))
    if "layer" in said:
        said["layer"] = _LAYERS[said["layer"]]
    return f"Line {said['line']}, character {said['character']}: {ERRORS_AT[code].format(**said)}"
