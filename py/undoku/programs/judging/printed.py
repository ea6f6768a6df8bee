"""What a program has printed: the boards in it, and the numbers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import groupby

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.boards.board import Board

    Values = tuple[int, ...]

MOST = 20_000
"""Boards that are read at most."""

_LITERAL = re.compile(r"[\[(].*[\])]")
_NUMBER = re.compile(r"(?<![\w.])\d[\d,]{0,18}(?![\w.])")
_ABOUT = re.compile(r"solu|placement|ways?\b|tour|found|total|count|l(ö|oe)sung|soluc|anzahl", re.IGNORECASE)
_RULE = re.compile(r"[\s|+\-=_:*#~]*")
_DRAWN = str.maketrans("", "", "|+│┃║")
_NONE = re.compile(
    r"\b(no|not|none|false|cannot|can't|impossible|without|unsolvable|kein\w*|nicht|ohne|aucune?|pas|ning\w+|sin)\b",
    re.IGNORECASE,
)


def boards_in(text: str, reader: Board) -> list[Values]:
    """The boards that were printed, in their order, complete or not; each way to write one is tried.

    A line may be a list or tuple of Python's, the columns of queens, a text of all digits; several lines may
    be a board, one of its rows each, with what is drawn between the cells or without.
    """
    found: list[Values] = []
    for lines in _blocks(text):
        read = [*_in_lines(lines, reader)] or [*_of_rows(lines, reader)]
        found += read
        if len(found) >= MOST:
            break
    return found[:MOST]


def numbers_in(text: str) -> list[int]:
    """The whole numbers of the last line that has any; of one that is about solutions, if there is one.

    >>> numbers_in("92 solutions\\n in 2 seconds")
    [92]
    """
    found = [
        (line, [int(word.replace(",", "")) for word in _NUMBER.findall(line)]) for line in text.splitlines()
    ]
    found = [(line, numbers) for line, numbers in found if numbers]
    about = [numbers for line, numbers in found if _ABOUT.search(line)]
    return about[-1] if about else found[-1][1] if found else []


def says_none(text: str) -> bool:
    """Whether a text says in words that there is nothing."""
    return bool(_NONE.search(text))


def _blocks(text: str) -> Iterator[list[str]]:
    """Lines that stand together; a line that is drawn, or empty, stands between two blocks."""
    lines = [line.strip() for line in text.splitlines()]
    for is_between, block in groupby(lines, lambda line: not line):
        if not is_between:
            yield [*block]


def _in_lines(lines: list[str], reader: Board) -> Iterator[Values]:
    """The boards that have a line for themselves."""
    for line in lines:
        if (values := _literal(line, reader) or _row_of_all(line, reader)) is not None:
            yield values


def _literal(line: str, reader: Board) -> Values | None:
    thing = _thing(line)
    values = None if thing is None or reader.is_row(thing) else reader.answer(thing)
    return values if values is None else tuple(values)


def _thing(line: str) -> object:
    """What a list or tuple in a line is; None for none."""
    match = _LITERAL.search(line)
    try:
        return ast.literal_eval(match[0]) if match else None
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None


def _row_of_all(line: str, reader: Board) -> Values | None:
    """A board in one line without brackets: columns, squares or digits."""
    words = line.replace(",", " ").replace("-", " - ").split()
    after = line.rpartition(":")[2].replace(",", " ").split()
    for parts in (words, after):
        for thing in reader.of_words(parts):
            values = reader.answer(thing)
            if values is not None:
                return tuple(values)
    return None


def _of_rows(lines: list[str], reader: Board) -> Iterator[Values]:
    """The boards that are printed row by row."""
    rows: list[list[object]] = []
    for line in lines:
        if _RULE.fullmatch(line):
            continue
        cells = _cells(line, reader)
        rows = [] if cells is None else [*rows, cells]
        if len(rows) == reader.rows:
            values = reader.answer(rows)
            if values is not None:
                yield tuple(values)
            rows = []


def _cells(line: str, reader: Board) -> list[object] | None:
    """The cells of a row that was printed; None for any other line."""
    thing = _thing(line)
    if isinstance(thing, list | tuple) and len(thing) == reader.cols:
        return [*thing]
    plain = line.translate(_DRAWN)
    for parts in (plain.replace(",", " ").split(), [*plain.replace(" ", "")], [*line]):
        if len(parts) == reader.cols and all(len(part) < 5 for part in parts):
            return [int(part) if part.lstrip("-").isdecimal() else part for part in parts]
    return None
