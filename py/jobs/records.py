"""A file of many puzzles, split into texts of one position each, which are read one after the other."""

from __future__ import annotations

import json
from binascii import a2b_base64
from typing import TYPE_CHECKING, ClassVar

from jobs.job import BaseJob, Question, Report
from jobs.packed import END, packed
from jobs.read import as_plain
from undoku.search import PuzzleError
from undoku.search.encoding import decoded
from undoku.sudoku import Position
from undoku.sudoku.forms.records import steps
from undoku.sudoku.forms.visible import NEWLINE
from undoku.sudoku.shape import texts_of

if TYPE_CHECKING:
    from collections.abc import Iterator


class Job(BaseJob):
    """Takes a file in pieces, and then reads what is in it; an error of one text stops none of the others.

    The question says nothing: the bytes come by `add`, before it is asked to work.
    """

    answers: ClassVar[tuple[str, ...]] = ("add",)

    def __init__(self, question: Question) -> None:
        """Begin with no bytes."""
        self._pieces: list[bytes] = []
        self._steps: Iterator[tuple[int, str] | None] | None = None
        self._rows: list[str] = []
        self._taken = 0
        self._size = 1
        self._done = False

    @property
    def done(self) -> bool:
        """Whether everything was read."""
        return self._done

    def add(self, data: str) -> int:
        """Take the next bytes of the file, in base64; return how many there are by now."""
        self._pieces.append(a2b_base64(data))
        return sum(map(len, self._pieces))

    def advance(self) -> None:
        """Read one text, or a line of which it is not known yet what it is of."""
        if self._steps is None:
            text = decoded(b"".join(self._pieces))
            self._pieces.clear()
            self._size = max(1, len(text))
            self._steps = steps(self._lines(text))
        try:
            found = next(self._steps)
        except StopIteration:
            self._done = True
            return
        if found is not None:
            self._rows.append(_row(*found))

    def report(self) -> Report:
        """Tell how much of it was read, from 0 to 1, and give what was read since the last time.

        Each row is packed: the number of the text's first line, from 1; the givens and what was entered, a
        character a cell; where it has notes or an unusual shape, all of it as JSON of what `jobs.read`
        tells; the sentence that says why it cannot be read, where all of these are nothing; and the text.
        """
        rows, self._rows = self._rows, []
        return {"progress": min(1, self._taken / self._size), "rows": END.join(rows)}

    def _lines(self, text: str) -> Iterator[str]:
        """Give the lines of the text, and note how much of it was given."""
        begin = 0
        for newline in NEWLINE.finditer(text):
            self._taken = newline.end()
            yield text[begin : newline.start()]
            begin = newline.end()
        self._taken = len(text)
        yield text[begin:]


def _row(line: int, text: str) -> str:
    try:
        position = Position.parse(text, line=line)
    except PuzzleError as error:
        return packed(line, "", "", "", error, text)
    notes = position.corner, position.centre, position.out
    has_more = bool(texts_of(position.layout)) or any(map(any, notes))
    more = json.dumps(as_plain(position), separators=(",", ":")) if has_more else ""
    return packed(line, position.givens, position.entered, more, "", text)
