"""What is said of a step on a board with regions: where to look, why, and what to do."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from undoku.queens.lines import members
from undoku.queens.words import listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undoku.queens.regions.field import Field
    from undoku.queens.regions.steps import Step
    from undoku.queens.regions.suppose import Forced, Supposition


class Told(NamedTuple):
    """A step in words."""

    name: str
    """The technique: "A region inside a row"."""
    where: str
    """Where to look, with that name."""
    why: str
    """The reason, with its squares."""
    move: str
    """What to do."""


_NUMBERS = "no one two three four five six seven eight nine ten eleven twelve thirteen".split()


class Words:
    """Tells steps of one position.

    `letters` are those of the regions, in their order.
    """

    def __init__(self, field: Field, letters: Sequence[str]) -> None:
        """Take the position as it is before the step."""
        self.field = field
        self.letters = letters

    def tell(self, step: Step, others: Iterable[str] = ()) -> Told:
        """Tell a step; for a single, `others` says why the line has no other squares."""
        name = self._name(step)
        if step.square is not None:
            move = f"Place a queen in {self.places(1 << step.square)}."
        else:
            move = f"Cross out {self.places(step.taken)}."
        if step.supposition:
            look, why = self.places(step.taken), self._supposed(step.supposition)
        elif step.technique == "search":
            look, why = f"{self.line(*step.lines)}, which has the fewest free squares", self._searched(step)
        elif step.square is not None:
            look = self.line(*step.lines)
            left = self._within(step.lines[0], 1 << step.square)
            why = " ".join([f"{_capital(look)} has one free square left: {left}.", *others])
        else:
            look, why = self._reason(step)
        return Told(name, f"{name}: look at {look}.", why, move)

    def _name(self, step: Step) -> str:
        kinds = [self.field.kind(line) for line in (*step.lines, *step.inside)]
        if step.technique == "supposition":
            twice = step.supposition is not None and step.supposition.ways
            return f"A supposition{' in two steps' if twice else ''}"
        if step.technique == "search":
            return "Every square tried"
        if step.square is not None:
            return f"A {kinds[0]} with one square"
        if step.technique == "touching-pair":
            return "Two squares that touch"
        if step.technique == "common-attack":
            return f"A shape that attacks {'squares' if step.taken.bit_count() > 1 else 'a square'}"
        if not step.inside:
            return f"A queen that would empty a {kinds[0]}"
        count = len(step.lines)
        if count == 1:
            return f"A {kinds[0]} inside a {kinds[1]}"
        number = _NUMBERS[count]
        return f"{_capital(number)} {kinds[0]}s inside {number} {kinds[-1]}s"

    def _reason(self, step: Step) -> tuple[str, str]:
        """Say where to look, and why the squares that are taken out have no queen."""
        look = self.lines(step.lines)
        if not step.inside:
            line, taken = step.lines[0], self.places(step.taken)
            squares = self._within(line, self.field.squares(line))
            if step.technique == "touching-pair":
                has = f"{_capital(look)} has two free squares left, which touch: {squares}."
                return look, f"{has} One of them has a queen, and both attack {taken}."
            if step.technique == "common-attack":
                has = f"{_capital(look)} has these free squares: {squares}."
                return look, f"{has} One of them has a queen, and each of them attacks {taken}."
            attacks = f"In {taken}, a queen would attack all free squares of {look}: {squares}."
            return look, f"{attacks} That would leave {look} without one."
        within = self.lines(step.inside)
        free = f"All free squares of {look} are in {within}."
        both = f"{look} and {within}"
        if len(step.lines) == 1:
            return both, f"{free} One of them has a queen, so that no other square of {within} has one."
        number = _NUMBERS[len(step.lines)]
        kind, outer = self.field.kind(step.lines[0]), self.field.kind(step.inside[0])
        each = f"The queens of these {number} {kind}s are those of the {number} {outer}s"
        return both, f"{free} {each}, of which no other square has one."

    def _supposed(self, supposition: Supposition) -> str:
        """Say what was supposed, and what became of it."""
        square = self.places(1 << supposition.square)
        follows = self._follows(supposition.forced)
        if not supposition.ways:
            follows.append(self._emptied(supposition.line))
        else:
            left = sum([1 << way.square for way in supposition.ways])
            follows.append(
                f"{self.line(supposition.line)} has only {self._within(supposition.line, left)} left"
            )
        said = [f"Suppose a queen in {square}. Then {', then '.join(follows)}."]
        for way in supposition.ways:
            follows = [*self._follows(way.forced), self._emptied(way.empty)]
            said.append(f"With a queen in {self.places(1 << way.square)} too, {', then '.join(follows)}.")
        said.append(f"So there is no queen in {square}.")
        return " ".join(said)

    def _follows(self, forced: Sequence[Forced]) -> list[str]:
        return [
            f"{self.line(line)} has only {self._within(line, 1 << square)} left" for square, line in forced
        ]

    def _emptied(self, line: int) -> str:
        return f"{self.line(line)} has no free square left"

    def _searched(self, step: Step) -> str:
        """Say how many of the free squares of a line lead to a placement, and name one."""
        (line,) = step.lines
        tried, leading = self.field.squares(line).bit_count(), step.leading.bit_count()
        free = f"{_capital(self.line(line))} has {tried} free squares, and no simpler step is known."
        where = self._within(line, step.leading & -step.leading)
        if leading == tried:
            return f"{free} Each was tried to the end: all of them lead on to a placement, {where} too."
        if leading == 1:
            return f"{free} Each was tried to the end: only {where} leads on to a placement."
        return f"{free} Each was tried to the end: {leading} of them lead on to a placement, {where} is one."

    def line(self, line: int) -> str:
        """Name a line.

        >>> from undoku.queens.regions.field import whole
        >>> Words(whole(2, "ABAB"), "AB").line(1)
        'region B'
        """
        kind, at = self.field.kind(line), line % self.field.n
        return f"{kind} {self.letters[at] if kind == 'region' else at + 1}"

    def lines(self, lines: Sequence[int]) -> str:
        """Name lines of one kind.

        >>> from undoku.queens.regions.field import whole
        >>> Words(whole(2, "ABAB"), "AB").lines([2, 3])
        'rows 1 and 2'
        """
        kind = self.field.kind(lines[0])
        names = [self.line(line).removeprefix(f"{kind} ") for line in sorted(lines)]
        return f"{kind}{'s' if len(lines) > 1 else ''} {listed(names)}"

    def places(self, squares: int) -> str:
        """Name the squares of a mask, those of a row or of one column together.

        >>> from undoku.queens.regions.field import whole
        >>> Words(whole(3, "ABCABCABC"), "ABC").places(0b100_010_011)
        'row 1, columns 1 and 2; row 2, column 2; and row 3, column 3'
        """
        at = [divmod(square, self.field.n) for square in members(squares)]
        in_rows, in_columns = _grouped(at), _grouped(sorted([(column, row) for row, column in at]))
        if len(in_columns) < len(in_rows):
            parts = [f"column {column + 1}, {_numbered('row', rows)}" for column, rows in in_columns]
        else:
            parts = [f"row {row + 1}, {_numbered('column', columns)}" for row, columns in in_rows]
        if len(parts) == len(at) or len(parts) == 1:
            return listed(parts)
        return f"{'; '.join(parts[:-1])}; and {parts[-1]}"

    def _within(self, line: int, squares: int) -> str:
        """Name squares of a line, those of a row or a column by the other alone."""
        kind = self.field.kind(line)
        if kind == "region":
            return self.places(squares)
        places = [divmod(square, self.field.n) for square in members(squares)]
        if kind == "row":
            return _numbered("column", [column for _, column in places])
        return _numbered("row", [row for row, _ in places])


def _grouped(squares: Iterable[tuple[int, int]]) -> list[tuple[int, list[int]]]:
    """Pairs in order, as the first number with all second ones."""
    groups = groupby(squares, key=lambda square: square[0])
    return [(first, [second for _, second in group]) for first, group in groups]


def _numbered(kind: str, numbers: Sequence[int]) -> str:
    """Rows or columns by their numbers from 1."""
    return f"{kind}{'s' if len(numbers) > 1 else ''} {listed([str(number + 1) for number in numbers])}"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
