"""What is done with many puzzles at once: several workers have a part of a list each.

Jobs of `deed` are one for each text: it goes on in slices and gives a packed row in the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from jobs.job import BaseJob, Question, Report
from jobs.packed import END, NEXT, packed
from undoku.search import PuzzleError
from undoku.sudoku import Grid, GridError, Layout, Position, SudokuSearch
from undoku.sudoku.check import EntryCheck
from undoku.sudoku.forms.register import form_of
from undoku.sudoku.many import Sweeps
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.techniques.geometry import check_rated
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.start import Start
from undoku.sudoku.text import plain_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.sudoku.sweep import Outcome

_NODES = 500
"""How far a search goes in a slice: a few milliseconds in a browser. Most puzzles need less than one."""

_USUAL = Layout.standard(9)

_SWEEPS = Sweeps()
"""What is swept of the texts of one job after the other: whether it pays is known from those before."""


class Job(BaseJob):
    """Does one thing, the question's `deed`, with each of its `texts`, packed."""

    def __init__(self, question: Question) -> None:
        """Take the texts, and the form in which they are to be written, if they are."""
        self._make = _DEEDS[question["deed"]]
        self._form: str = question["form"]
        form = form_of(self._form) if self._form else None
        self._frame = packed(form.head, form.between, form.tail) if form else ""
        texts: list[str] = question["texts"].split(END)
        self._texts = iter(texts)
        plain = [text for text in texts if plain_line(text) is not None] if self._make is _Solved else []
        self._sweep = _SWEEPS.begin(plain)
        self._plain = plain if self._sweep else []
        self._known: dict[str, Outcome] = {}
        self._deed: _Deed | None = None
        self._rows: list[str] = []
        self._done = False

    @property
    def done(self) -> bool:
        """Whether all texts have their row."""
        return self._done

    def advance(self) -> None:
        """Go on with a text, or begin the next one; before all of them, sweep those that are to be solved."""
        if self._sweep is not None:
            if self._sweep.advance():
                self._known = dict(zip(self._plain, _SWEEPS.end(self._sweep), strict=True))
                self._sweep = None
            return
        try:
            if self._deed is None:
                text = next(self._texts, None)
                if text is None:
                    self._done = True
                    return
                solutions, digits = self._known.get(text, (None, text))
                if solutions is not None:
                    self._rows.append(_solved_row(solutions, 0, digits))
                    return
                self._deed = self._make(digits, self._form)
            if self._deed.advance():
                self._rows.append(self._deed.row())
                self._deed = None
        except PuzzleError as error:
            self._rows.append(packed("", error))
            self._deed = None

    def report(self) -> Report:
        """Give the rows since the last time, in the order of the texts.

        The first part of a row is nothing where that text cannot be worked on; the second says why. Where
        texts are written in a form, its frame is what stands above the first, between two, below the last.
        """
        rows, self._rows = self._rows, []
        return {"rows": END.join(rows), "frame": self._frame}


class _Deed(Protocol):
    """What is done with the position of one text."""

    def advance(self) -> bool:
        """Go on for a slice; return whether it is done."""

    def row(self) -> str:
        """Give what came of it, packed."""


class _Solved:
    """Whether there is no solution, one or more: a row of that, 2 for more, the nodes, and the first."""

    def __init__(self, text: str, _form: str) -> None:
        # Most texts are plain, of which no more is read than is searched.
        cells = plain_line(text)
        digits = Position.parse(text).digits if cells is None else Grid.trusted(_USUAL, cells)
        self._search = SudokuSearch(digits, 2)

    def advance(self) -> bool:
        return self._search.advance(_NODES)

    def row(self) -> str:
        search = self._search
        return _solved_row(search.solutions, search.nodes, search.found[0] if search.solutions else "")


def _solved_row(solutions: int, nodes: int, first: object) -> str:
    # Of what has no marks in it.
    return f"{solutions}{NEXT}{nodes}{NEXT}{first if solutions else ''}"


class _Checked:
    """How many entries are wrong by the givens: a row of the solutions of these, of that, and of how many
    entries there are; where all of them are possible, but not together, -1 are wrong.

    Where nothing is given, all digits are the puzzle.
    """

    def __init__(self, text: str, _form: str) -> None:
        position = Position.parse(text)
        is_given = any(position.givens.packed)
        entered = position.entered.packed if is_given else b""
        self._entered = [cell for cell, digit in enumerate(entered) if digit]
        self._check = EntryCheck(position.digits, self._entered)

    def advance(self) -> bool:
        self._check.advance(_NODES)
        return self._check.done

    def row(self) -> str:
        check = self._check
        wrong = len(check.wrong) or -(check.solutions > 0 and not check.together)
        return packed(check.solutions, wrong, len(self._entered))


class _Rated:
    """How hard a puzzle is: a row of its level, its score, and the name of the hardest technique.

    Its givens count, or all digits where nothing is given. Raises GridError where it has not one solution,
    and for other shapes than the usual one.
    """

    def __init__(self, text: str, _form: str) -> None:
        position = Position.parse(text)
        check_rated(position.layout)
        puzzle = position.givens if any(position.givens.packed) else position.digits
        self._start = Start(Position(puzzle))
        self._path: Path | None = None

    def advance(self) -> bool:
        if self._path is not None:
            self._path.advance(1)
            return self._path.done
        self._start.advance(_NODES)
        if self._start.done:
            if self._start.error is not None:
                raise self._start.error
            if self._start.solutions > 1:
                raise GridError("several-solutions")
            assert self._start.state is not None
            self._path = Path(self._start.state)
            return self._path.done
        return False

    def row(self) -> str:
        assert self._path is not None
        path = self._path
        hardest = BY_IDENTIFIER[path.hardest].title if path.hardest else ""
        return packed(path.level, path.score, hardest)


class _Written:
    """A position in a form: a row of "1" and its text."""

    def __init__(self, text: str, form: str) -> None:
        self._text = form_of(form).record(Position.parse(text))

    def advance(self) -> bool:
        return True

    def row(self) -> str:
        return packed("1", self._text)


_DEEDS: dict[str, Callable[[str, str], _Deed]] = {
    "solve": _Solved,
    "check": _Checked,
    "rate": _Rated,
    "write": _Written,
}
