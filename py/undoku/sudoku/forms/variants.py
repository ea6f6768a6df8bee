"""What stands around the rows of a grid: quotes of a mail, tags, numbers of rows, words of a program.

Every function gives a text of the same length, with spaces in the place of what it takes away.
"""

from __future__ import annotations

import re

from undoku.sudoku.forms.rows import Line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_QUOTE = re.compile(r"^(?:[ \t]*>)+", re.MULTILINE)
_NOT_QUOTED = re.compile(r"^[ \t]*[^\s>]", re.MULTILINE)
_TAG = re.compile(
    r"<[/!]?[a-zA-Z][^<>]*>|<!--.*?-->|&(?:nbsp|#160|#xa0|emsp|ensp);", re.DOTALL | re.IGNORECASE
)
_ROW_TAG = re.compile(r"<(?:tr|/tr|br|p|/p|div|/div|li)\b", re.IGNORECASE)
_CELL_TAG = re.compile(r"<t[dh]\b", re.IGNORECASE)
_BOARD_TAG = re.compile(
    r"\[/?(?:code|quote|pre|tt|tr|td|table|b|i|u|s|font|size|color|colour|center|spoiler|hidden|url|img|list|\*)"
    r"(?:=[^\]\n]*)?\]",
    re.IGNORECASE,
)
_EMPTY = re.compile(r"\[ \]|\( \)|\{ \}")
_IS_CODE = re.compile(r"[\[{\"'=`\\]|//")
_CODE = re.compile(
    r"//.*|\\(?:begin|end|[hc]line|\w*rule)\b(?:\{[^{}\n]*\})*|\\(?:r\\)?n"
    r"|(?<=[\])}]),(?=[ \t]*[\[({])|(?<![\w.])[A-Za-z_$][\w$]*(?=[ \t]*:?=)"
    r"|(?<![\w.])[A-Za-z_$][\w$.]+(?:[ \t]*\[\w*\])*"
)
_IN_CELLS = re.compile(
    "none|null|nil|nan|na|nbsp|undefined|false|[xo._*]+|(?=.*[0-9.])[0-9a-p._*]{4,}", re.IGNORECASE
)
_LABEL = re.compile(
    r"^[ \t|!(\[\"']*(?:[^\W\d_]{1,8}[ \t]*(?=\d))?(\d{1,2}|[a-z])(?!\w|\.\S)(?:[.)\]>]|[ \t]*[:|!=])?",
    re.IGNORECASE,
)
_FEWEST_ROWS = 4


def variants(text: str) -> Iterator[str]:
    """The text, and what is left of it without what may stand around rows, each once."""
    if ">" in text and not _NOT_QUOTED.search(text):
        text = _QUOTE.sub(_blank, text)
    text = _EMPTY.sub(" . ", without_tags(text))
    seen = set()
    code = without_code(text)
    for variant in (text, without_labels(text), code, without_labels(code)):
        if variant not in seen:
            seen.add(variant)
            yield variant


def without_tags(text: str) -> str:
    """Take away the tags of forums and of HTML: rows of tables become lines, with a | before each cell."""
    if "[" in text:
        text = _BOARD_TAG.sub(_blank, text)
    if not _TAG.search(text):
        return text
    if "<tr" in text.lower():
        text = text.replace("\n", " ")
    return _TAG.sub(_tag, text)


def _tag(found: re.Match[str]) -> str:
    first = "\n" if _ROW_TAG.match(found[0]) else "|" if _CELL_TAG.match(found[0]) else " "
    return first.ljust(len(found[0]))


def without_code(text: str) -> str:
    """Take away names and comments of a program, and end lines where a text in it says so."""
    return _CODE.sub(_code, text) if _IS_CODE.search(text) else text


def _code(found: re.Match[str]) -> str:
    word = found[0]
    if word in ("\\n", "\\r\\n", ","):
        return "\n".ljust(len(word))
    return word if _IN_CELLS.fullmatch(word) else " " * len(word)


def without_labels(text: str) -> str:
    """Take away the numbers or letters of rows, where lines one below the other have them in order."""
    lines = text.split("\n")
    labels = [(index, _LABEL.match(line)) for index, line in enumerate(lines) if re.search(r"\w", line)]
    run: list[tuple[int, re.Match[str]]] = []
    best = run
    step = 0
    for index, found in labels:
        if found is None:
            run = []
            continue
        value = _value(found[1])
        if run:
            apart = value - _value(run[-1][1][1])
            if abs(apart) != 1 or (len(run) > 1 and apart != step):
                run = run[-1:] if abs(apart) == 1 else []
            step = apart
        run = [*run, (index, found)]
        best = max(best, run, key=len)
    if len(best) < _FEWEST_ROWS:
        return text
    above = best[0][0] - 1
    while above > 0 and not re.search(r"\w", lines[above]):
        above -= 1
    if above >= 0 and Line(0, lines[above]).is_head:
        lines[above] = " " * len(lines[above])
    are_at_both_ends = all(lines[index].rstrip().endswith(f" {found[1]}") for index, found in best)
    for index, found in best:
        end = len(lines[index].rstrip()) - len(found[1]) if are_at_both_ends else len(lines[index])
        lines[index] = " " * found.end() + lines[index][found.end() : end]
    return "\n".join(lines)


def _value(label: str) -> int:
    return int(label) if label.isdecimal() else ord(label.lower())


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])
