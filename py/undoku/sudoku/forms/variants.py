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
    r"<(?![a-z]+:|www\.)[/!]?[a-zA-Z][^<>]*>|<!--.*?-->",
    re.DOTALL | re.IGNORECASE,
)
_ROW_TAG = re.compile(r"<(?:tr|/tr|br|p|/p|div|/div|li)\b", re.IGNORECASE)
_CELL_TAG = re.compile(r"<(?:t[dh]|cell)\b", re.IGNORECASE)
_FIELD = re.compile(r"""<input\b[^<>]*?\bvalue=["']?([^"'<>\s]*)""", re.IGNORECASE)
_BOARD_TAG = re.compile(
    r"\[(/?)(code|quote|pre|tt|tr|td|table|b|i|u|s|font|size|color|colour|center|spoiler|hidden|url|img|list|\*)"
    r"(?:=[^\[\]\n]*)?\]",
    re.IGNORECASE,
)
HAS_CELLS = re.compile(r"<td\b", re.IGNORECASE)
_CLAUSE = re.compile(
    r"(?<![\w.])[a-z]\w*\([^()\n]*\)[ \t]*:-|(?<=\w)\([ \t]*\w+[ \t]*,(?=\s*\[)"
    r"|(?<=\])[\])]\.(?=\s|\Z)|:-[ \t]+[a-z]\w*\([^\n]{0,80}\)\."
)
"""What a clause of Prolog has around a list: numbers and a dot, which are no cells of it."""
_EMPTY = re.compile(r"\[ \]|\( \)|\{ \}")
_NOTHING = re.compile(r"""(?<![\w\]):])(?:\[\]|\(\)|\{\})|(?<![^\[{(,;\t\n ])(?:""|'')(?![^\]}),;\t\n ])""")
"""Brackets and texts with nothing in them; one alone may have lost its digit."""
_SPACED_TEXT = re.compile(r"""(?<=")[1-9A-P ]{4,25}(?=")|(?<=')[1-9A-P ]{4,25}(?=')""")
_IS_CODE = re.compile(r"[\[{\"'=`\\]|//|/\*")
_CODE = re.compile(
    r"(?<![\d/])//(?![\d/]).*|(?<=[\s,;{}:])//(?!/).*|/\*[\s\S]*?\*/|\bJust(?= \d)"
    r"|\b(?:nrow|ncol|byrow|dtype|shape|width|height|size|n)[ \t]*=[ \t]*[\w.]+"
    r"|--[ \t]+[A-Za-z].*|\\(?:begin|end|[hc]line|\w*rule)\b(?:\{[^{}\n]*\})*|\\(?:r\\)?n"
    r"|(?<=[\])}]),(?=[ \t]*[\[({])|(?<![\w.])[A-Za-z_$][\w$]*(?:(?:\[\w*\])+|(?=[ \t]*:?=|\())"
    r"|(?<![\w.])[A-Za-z_$][\w$.]+(?:[ \t]*\[\w*\])*"
)
_IN_CELLS = re.compile(
    "none|null|nil|nan|na|nbsp|undefined|false|[xo._*]+|(?=.*[0-9.])[0-9a-p._*]{4,}", re.IGNORECASE
)
_LABEL = re.compile(
    r"^[ \t|!(\[\"'*]*(?:[^\W\d_]{1,8}[ \t]*(?=\d))?(\d{1,2}|[a-z])(?!\w|\.\S)"
    r"(?:[.)\]>]|[ \t]*[:|!=])?(?:\*\*)?",
    re.IGNORECASE,
)
_TIME = (
    r"\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ T]+)?"
    r"\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?(?: ?[ap]\.?m\.?)?\]?(?:[ \t]+-)?(?=\s)"
)
SPEAKER = re.compile(
    rf"^[ \t]*(?:{_TIME}[ \t]*)?(?:(?=[^\W\d]|<)[\w .'<@+%~-]{{2,40}}[:>](?=\s)"
    r"|\[[a-z]{3,}\]|>>>|\.\.\.(?=[ \t]+[\[(\])])|[-*+](?=[ \t]))?",
    re.IGNORECASE | re.MULTILINE,
)
"""What a chat, a log or a list has before each line: when, who, or a mark."""
_SENT = re.compile(rf"\s*{_TIME}[ \t]*[^\W\d][\w .'-]{{1,40}}:[ \t]")
"""What a chat has before the first line alone of what was sent."""
_KEY = re.compile(r"""(["']?)([^\W\d]\w*)\1[ \t]*[:=][ \t\n]*""")
_PLAIN_VALUE = re.compile(r"""-?\d[\w.-]*|"[^"\n]*"|'[^'\n]*'|(?:true|false|null|none)\b""", re.IGNORECASE)
_LONG_TEXT = re.compile(r"""["'](?=[\s\S]{16})[0-9A-Pa-p.*_?xX\s|,;:/\\-]+["']""")
_SOLVED = re.compile(r"(?<!un)sol(?:ution|ved)|answer|result|loesung|lösung", re.IGNORECASE)
_BRACKET = re.compile(r"[\[\](){}]")
_NOT_NEWLINE = re.compile(r"[^\n]")
_FEWEST_ROWS = 4


def variants(text: str) -> Iterator[str]:
    """The text, and what is left of it without what may stand around rows, each once."""
    if ">" in text and not _NOT_QUOTED.search(text):
        text = _QUOTE.sub(_blank, text)
    text = without_clauses(_without_nothing(without_spaces(without_tags(text))))
    seen = set()
    for variant in _variants(text):
        if variant not in seen:
            seen.add(variant)
            yield variant


def _variants(text: str) -> Iterator[str]:
    yield text
    yield without_labels(text)
    code = without_code(text)
    if code is not text:
        yield code
        yield without_labels(code)
    alone = without_values(text)
    if alone is not text:
        yield without_code(alone)
    said = without_speakers(text)
    if said is not text:
        yield said
        yield without_labels(said)


def _without_nothing(text: str) -> str:
    """Write blanks for brackets and texts with nothing in them, where these are many."""
    text = _EMPTY.sub(" . ", text)
    return _NOTHING.sub(". ", text) if len(_NOTHING.findall(text)) >= _FEWEST_ROWS else text


def without_spaces(text: str) -> str:
    """Write the blanks of rows that are texts of a program, in which they are spaces, as dots.

    >>> without_spaces('["1  4", " 3 2", "2   ", "  41"]')
    '["1..4", ".3.2", "2...", "..41"]'
    """
    rows = [found[0] for found in _SPACED_TEXT.finditer(text)]
    if len(rows) < _FEWEST_ROWS or {len(row) for row in rows} != {len(rows)}:
        return text
    return _SPACED_TEXT.sub(lambda row: row[0].replace(" ", "."), text)


def without_values(text: str) -> str:
    """Take away names and values of an object but for its puzzle: its solution, numbers, words.

    >>> without_values('{"id": 7, "grid": [1, 2], "solution": [3, [4]]}')
    '{       ,         [1, 2],                     }'
    """
    if "{" not in text or not _KEY.search(text):
        return text
    parts: list[str] = []
    end = 0
    for key in _KEY.finditer(text):
        if key.start() < end:
            continue
        plain = _PLAIN_VALUE.match(text, key.end())
        stop = key.end()
        if _SOLVED.search(key[2]):
            stop = plain.end() if plain else _closed(text, stop)
        elif plain and not _LONG_TEXT.fullmatch(plain[0]):
            stop = plain.end()
        parts += text[end : key.start()], _NOT_NEWLINE.sub(" ", text[key.start() : stop])
        end = stop
    return "".join([*parts, text[end:]])


def _closed(text: str, start: int) -> int:
    """Where brackets that open at a place are closed."""
    if text[start : start + 1] not in ("[", "{", "("):
        return start
    depth = 0
    for found in _BRACKET.finditer(text, start):
        depth += 1 if found[0] in "[{(" else -1
        if not depth:
            return found.end()
    return len(text)


def without_speakers(text: str) -> str:
    """Take away what stands before the lines of a chat, where rows of a grid have it.

    >>> print(without_speakers("10:31 Jo: 12..\\n10:32 Jo: 34..\\n10:32 Jo: 2..1\\n10:33 Jo: 43.."))
              12..
              34..
              2..1
              43..
    """
    count = sum(1 for found in SPEAKER.finditer(text) if found[0].strip())
    if count >= _FEWEST_ROWS:
        return SPEAKER.sub(_blank, text)
    first = _SENT.match(text)
    return _blank(first) + text[first.end() :] if first else text


def without_tags(text: str) -> str:
    """Take away the tags of forums and of HTML: rows of tables become lines, with a | before each cell."""
    if "[" in text:
        closed = {found[2].lower() for found in _BOARD_TAG.finditer(text) if found[1]}
        # One letter in brackets may be a digit above 9.
        text = _BOARD_TAG.sub(
            lambda tag: tag[0] if len(tag[2]) == 1 and tag[2].lower() not in closed else _blank(tag), text
        )
    if not _TAG.search(text):
        return text
    if "<tr" in text.lower():
        text = text.replace("\n", " ")
    return _TAG.sub(_tag, text)


def _tag(found: re.Match[str]) -> str:
    field = _FIELD.match(found[0])
    if field:
        return " " * field.start(1) + field[1] + " " * (len(found[0]) - field.end(1))
    first = "\n" if _ROW_TAG.match(found[0]) else "|" if _CELL_TAG.match(found[0]) else " "
    return first.ljust(len(found[0]))


def without_clauses(text: str) -> str:
    """Take away what a clause has around a list of rows, in whatever way these are split.

    >>> without_clauses("puzzle(7, [[1,_], [_,1]]).")
    'puzzle    [[1,_], [_,1]]  '
    """
    return _CLAUSE.sub(_blank, text) if "]" in text or ":-" in text else text


def without_code(text: str) -> str:
    """Take away names and comments of a program, and end lines where a text in it says so."""
    return _CODE.sub(_code, text) if _IS_CODE.search(text) else text


def _code(found: re.Match[str]) -> str:
    word = found[0]
    if word in ("\\n", "\\r\\n", ","):
        return "\n".ljust(len(word))
    return word if _IN_CELLS.fullmatch(word) else _blank(found)


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
    return _NOT_NEWLINE.sub(" ", found[0])
