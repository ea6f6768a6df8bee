"""What a text is that Python cannot read: another language, another Python, or copied from elsewhere."""

from __future__ import annotations

import re
from typing import NamedTuple

from undoku.programs.errors import ProgramError

LANGUAGES = {
    "C#": r"\busing\s+System\b|\bConsole\.\w+|^[ \t]*namespace\s+\w+",
    "Java": (
        r"\b(?:public|private|protected)\s+(?:static|class|final|boolean|void|int|char|String)\b"
        r"|\bSystem\.out\b|\bimport\s+java\.|\bboolean\b|\bfinal\s+int\b|\b(?:int|char|String)\s*\[\]"
    ),
    "C++": (
        r"\bstd::|\bcout\b|\bcin\s*>>|\busing\s+namespace\b|\bvector\s*<|\bbool\s+\w+\s*[(=;]"
        r"|#include\s*<\w+(?:/[\w.+]+)?>|^[ \t]*(?:public|private):|\bconst\s+\w+\s*&"
    ),
    "TypeScript": r":\s*(?:number|boolean|string)\b",
    "JavaScript": (
        r"^[ \t]*(?:let|const|var)\s+[\w{[]|\b(?:let|var)\s+\w+\s*=|\bfunction\b\s*\w*\s*\("
        r"|=>\s*[{(\w]|\bconsole\.log\b|===|!=="
    ),
}
"""What is to be found in a program of each language and in none of Python's."""

C = r"#include\s*[<\"]|\bprintf\s*\(|\bscanf\s*\(|\b(?:int|void|char)\s+\w+\s*[([]"
"""What is C where it is none of those."""

BRACES = re.compile(r"[{};]\s*(?://.*)?$")
BLOCKS = re.compile(r"\s*(?:def|class|for|while|if|elif|else|try|with)\b.*:\s*(?:#.*)?$")
"""The end of a line of those languages, and a line that begins a block of Python's."""


class Old(NamedTuple):
    """Something of Python 2: what a line with it looks like, and how Python 3 has it."""

    line: str
    now: str


PYTHON_2 = (
    Old(r"^\s*print\b\s*[^\s(=.,\[]", "print is a function, print(…)"),
    Old(r"^\s*except\s+[\w.]+\s*,\s*\w+\s*:", "except X, e is written except X as e"),
    Old(r"^\s*raise\s+[\w.]+\s*,", "raise X, text is written raise X(text)"),
    Old(r"^\s*exec\s+[\"'\w]", "exec is a function, exec(…)"),
    Old(r"<>", "<> is written !="),
)


def foreign(text: str, error: SyntaxError) -> ProgramError | None:
    """What is to be said of a text that Python cannot read, None where that is what Python says itself."""
    lines = text.splitlines()
    if language := language_of(text):
        name, line = language
        return ProgramError("foreign", line, language=name)
    number = error.lineno or 0
    wrong = lines[number - 1] if 0 < number <= len(lines) else ""
    if isinstance(error, IndentationError) and (mixed := _mixed(lines, number)):
        return mixed
    for old in PYTHON_2:
        if re.search(old.line, wrong):
            return ProgramError("python-2", number, now=old.now)
    for mark, code in (("```", "fence"), (">>>", "prompt")):
        if wrong.lstrip().startswith(mark):
            return ProgramError(code, number)
    return None


def language_of(text: str) -> tuple[str, int] | None:
    """The language of a text that is none of Python's, and the first line that tells; None if it may be.

    >>> language_of("public class Tour {\\n    static int n = 5;\\n}")
    ('Java', 1)
    """
    lines = text.splitlines()
    ends = sum(bool(BRACES.search(line)) for line in lines)
    if ends < 2 or ends <= sum(bool(BLOCKS.match(line)) for line in lines):
        return None
    found = {name: _found(marks, text) for name, marks in LANGUAGES.items()}
    if found["TypeScript"]:
        found["TypeScript"] = sorted(found["TypeScript"] + found["JavaScript"])
    name = max(found, key=lambda each: len(found[each]))
    places = found[name]
    if not places:
        name, places = "C", _found(C, text)
    return (name, text.count("\n", 0, places[0]) + 1) if places else None


def _found(marks: str, text: str) -> list[int]:
    return [match.start() for match in re.finditer(marks, text, re.MULTILINE)]


def _mixed(lines: list[str], number: int) -> ProgramError | None:
    """Where a line has other white space in its indent than the one before it that has any."""
    indents = [line[: len(line) - len(line.lstrip(" \t"))] for line in lines[:number]]
    own = indents[-1] if indents else ""
    before = next(
        (place for place in range(number - 2, -1, -1) if indents[place] and lines[place].strip()), -1
    )
    other = indents[before] if before >= 0 else ""
    if not own or set(own) == set(other) or set(own + other) != {" ", "\t"}:
        return None
    has = "tabs and spaces" if len(set(own)) > 1 else "tabs" if own[0] == "\t" else "spaces"
    had = "both" if len(set(other)) > 1 else "tabs" if other[0] == "\t" else "spaces"
    return ProgramError("mixed-indent", number, has=has, before=before + 1, had=had)
