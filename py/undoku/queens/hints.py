"""The next step for somebody who places queens by hand, and its reason."""

from collections.abc import Generator, Iterable, Iterator
from typing import NamedTuple, TypeVar

from undoku.queens import exact, words
from undoku.queens.board import Square, check_squares
from undoku.queens.impossible import ImpossibleSearch
from undoku.queens.lines import HEEDS, LARGEST_IN_LINES, Position, lines_of, members, start, tightest
from undoku.queens.pulled import PulledSearch
from undoku.queens.question import Asked
from undoku.queens.regions.field import Field, field_of
from undoku.queens.regions.steps import Step, next_step
from undoku.queens.regions.words import Words

Line = tuple[str, int]
"""("row", r), ("column", c), or ("region", k) with the k-th letter of the board; all from 0."""

Result = TypeVar("Result")
Work = Generator[None, None, Result]
"""Yields for each queen that is tried, and returns its result."""


class Hint(NamedTuple):
    """One step, or what is wrong, or that nothing is left to be done. Squares and lines count from 0."""

    kind: str
    """What is wrong: "attack" (two queens), "blocked" (a queen on such a square), "stuck" (a line without a
    free square), "impossible", "wrong-cross"; what to do: "single" and "search" (place a queen), "cross"
    (take squares out); or "done"."""
    sentence: str
    """The hint and its reason; rows and columns count from 1 in it."""
    square: Square | None = None
    """Where to place a queen, which square to cross out (with regions see `crosses`), or which cross is wrong
    if it is one alone."""
    line: Line | None = None
    """The line that gives the reason, if it is one alone."""
    squares: tuple[Square, ...] = ()
    """The queens that are the reason; for "wrong-cross" the crosses that cannot all be right, for "cross" the
    free squares of the lines that are the reason, and for "search" those of the line that do not lead on. For
    a supposition the queens that are imagined, in the order in which the sentence names them."""
    step: str | None = None
    """With regions what to do comes in stages: the technique (see `regions.steps`); and `sentence` is `why`
    with the move."""
    name: str | None = None
    """The technique as people call it."""
    where: str | None = None
    """Where to look, with that name."""
    why: str | None = None
    """The reason, without the move."""
    crosses: tuple[Square, ...] = ()
    """With regions: the squares to cross out."""
    lines: tuple[Line, ...] = ()
    """With regions: all lines that the reason names first, and then those that they lie in."""


class HintSearch(Asked, PulledSearch):
    """Looks for the hint in slices: `hint` is None until `done`.

    First comes what is wrong, the reader's crosses included; then a line with one free square; then a free
    square that would leave a line without any; and last the line with the fewest free squares, each of them
    tried. Crosses are squares that the reader has taken out: they are not free, once it is known that there
    is a completion without them; one on a queen is not looked at.

    Squares are (row, column) from 0; those off the board, or n outside 0 to 100, are a BoardError. A unit of
    `advance` is one queen tried, or one line looked at.
    """

    purpose = "hint"
    largest = LARGEST_IN_LINES
    heeds = HEEDS

    def __init__(
        self,
        n: int,
        queens: Iterable[Square] = (),
        blocked: Iterable[Square] = (),
        crosses: Iterable[Square] = (),
        **rules: object,
    ) -> None:
        """Check the question; the search begins with the first `advance`."""
        super().__init__(n, queens, blocked, **rules)
        self.queens = tuple(dict.fromkeys(self.queens))
        self.crosses = check_squares(n, crosses, "cross")
        self.hint: Hint | None = None
        self._work = self._look()

    def _look(self) -> Iterator[None]:
        self.hint = yield from self._find()

    def _find(self) -> Work[Hint]:
        if wrong := self.question.faults():
            return self._fault(wrong)
        if len(self.queens) == self.n:
            return Hint("done", words.hint_done())
        position = start(self.question)
        assert position is not None
        crossed = sum({1 << self._at(square) for square in self.crosses})
        crossed &= position.free
        left = position._replace(free=position.free & ~crossed)
        known = yield from self._completed(left)
        if known is None:
            return (yield from self._wrong(position, crossed))
        if self.question.regions:
            return (yield from self._on_regions(left, known))
        return self._single(left) or (yield from self._cross(left)) or (yield from self._search(left, known))

    def _fault(self, wrong: tuple[Square, ...]) -> Hint:
        if len(wrong) == 1:
            return Hint("blocked", words.fault(wrong, self.question), squares=wrong)
        (row, column), (other_row, other_column) = wrong
        line = ("row", row) if row == other_row else ("column", column) if column == other_column else None
        return Hint("attack", words.fault(wrong, self.question), line=line, squares=wrong)

    def _wrong(self, position: Position, crossed: int) -> Work[Hint]:
        """Say what leaves no completion: crosses, or else queens."""
        if crossed and (yield from self._completed(position)) is not None:
            for cross in members(crossed):
                fewer = crossed & ~(1 << cross)
                if (yield from self._completed(position._replace(free=position.free & ~fewer))) is None:
                    crossed = fewer
            crosses = self._squares(crossed)
            square = crosses[0] if len(crosses) == 1 else None
            return Hint("wrong-cross", words.hint_wrong_cross(crosses, self.queens), square, squares=crosses)
        search = ImpossibleSearch.about(self.question)
        while not search.advance(1):
            yield
        because = search.because or ()
        for mask in position.lines:
            if not position.free & mask:
                line = self._name(mask)
                return Hint(
                    "stuck", words.hint_stuck(line, because, self.question), line=line, squares=because
                )
        return Hint("impossible", words.impossible(because, self.question), squares=because)

    def _single(self, position: Position) -> Hint | None:
        """A line with one free square."""
        squares = tightest(position.free, position.lines)
        if squares.bit_count() != 1:
            return None
        mask = next(mask for mask in position.lines if position.free & mask == squares)
        line, square = self._name(mask), self._squares(squares)[0]
        attackers, reasons = self._reasons(position, mask & ~squares)
        sentence = words.hint_single(line, square, attackers, reasons)
        return Hint("single", sentence, square, line, tuple(attackers))

    def _reasons(self, position: Position, squares: int) -> tuple[list[Square], list[str]]:
        """Say why squares are not free: the queens that attack them, and what else."""
        attackers: list[Square] = []
        reasons = set()
        blocked = set(self.blocked)
        for other in self._squares(squares):
            if other in blocked:
                reasons.add("blocked")
            elif queen := self._attacker(position, other, [*attackers, *self.queens]):
                if queen not in attackers:
                    attackers.append(queen)
            else:
                reasons.add("crossed out")
        return sorted(attackers), sorted(reasons)

    def _cross(self, position: Position) -> Work[Hint | None]:
        """A free square that attacks all the free squares of a line: of one with as few of them as may be."""
        free, lines, keep = position
        for mask in sorted(lines, key=lambda mask: (free & mask).bit_count()):
            yield
            attacked = free & ~mask
            for square in members(free & mask):
                attacked &= ~keep[square]
                if not attacked:
                    break
            else:
                square = next(members(attacked))
                at, line = divmod(square, self.n), self._name(mask)
                return Hint("cross", words.hint_cross(at, line), at, line, self._squares(free & mask))
        return None

    def _search(self, position: Position, known: int) -> Work[Hint]:
        """The line with the fewest free squares, each of them tried; `known` is a completion."""
        mask, leading = yield from self._tried(position, known)
        squares = position.free & mask
        line, at = self._name(mask), self._squares(leading)[0]
        sentence = words.hint_search(line, at, leading.bit_count(), squares.bit_count())
        return Hint("search", sentence, at, line, self._squares(squares & ~leading))

    def _tried(self, position: Position, known: int) -> Work[tuple[int, int]]:
        """The line with the fewest free squares, and those of them that lead on."""
        free, lines, _ = position
        squares = tightest(free, lines)
        mask = next(mask for mask in lines if free & mask == squares)
        leading = squares & known
        for square in members(squares & ~known):
            if (yield from self._completed(position.with_queen(square))) is not None:
                leading |= 1 << square
        return mask, leading

    def _on_regions(self, position: Position, known: int) -> Work[Hint]:
        """The easiest step by name; where there is none, the line with the fewest free squares."""
        field = field_of(self.question, position)
        step = yield from next_step(field)
        if step is None:
            mask, leading = yield from self._tried(position, known)
            line = next(line for line in field.wanting if field.masks[line] == mask)
            square = (leading & -leading).bit_length() - 1
            step = Step("search", square, 0, (line,), leading=leading)
        return self._told(position, field, step)

    def _told(self, position: Position, field: Field, step: Step) -> Hint:
        masks = [field.masks[line] for line in step.lines]
        attackers: list[Square] = []
        others: list[str] = []
        if step.supposition:
            kind, squares = "cross", tuple([divmod(at, self.n) for at in step.supposition.queens()])
        elif step.technique == "search":
            kind, squares = "search", self._squares(field.squares(step.lines[0]) & ~step.leading)
        elif step.square is not None:
            attackers, reasons = self._reasons(position, masks[0] & ~(1 << step.square))
            kind, squares, others = "single", tuple(attackers), words.others(attackers, reasons)
        else:
            kind, squares = "cross", self._squares(sum(masks) & field.free)
        told = Words(field, list(lines_of(self.n, self.question.regions).regions)).tell(step, others)
        lines = tuple([(field.kind(line), line % self.n) for line in (*step.lines, *step.inside)])
        return Hint(
            kind,
            f"{told.why} {told.move}",
            None if step.square is None else divmod(step.square, self.n),
            lines[0] if len(lines) == 1 else None,
            squares,
            step.technique,
            told.name,
            told.where,
            told.why,
            self._squares(step.taken),
            lines,
        )

    def _completed(self, position: Position) -> Work[int | None]:
        """The squares of the queens that complete a position; None if nothing does."""
        for chosen in exact.first(self.n, position):
            if chosen is not None:
                return sum([1 << square for square in chosen])
            yield
        return None

    def _name(self, mask: int) -> Line:
        row, column = divmod(next(members(mask)), self.n)
        lines = lines_of(self.n, self.question.regions)
        if mask == lines.rows[row]:
            return "row", row
        if mask == lines.columns[column]:
            return "column", column
        return "region", next(at for at, region in enumerate(lines.regions.values()) if region == mask)

    def _at(self, square: Square) -> int:
        return self.n * square[0] + square[1]

    def _squares(self, mask: int) -> tuple[Square, ...]:
        return tuple([divmod(square, self.n) for square in members(mask)])

    def _attacker(self, position: Position, square: Square, queens: Iterable[Square]) -> Square | None:
        keep = position.keep[self._at(square)]
        return next((queen for queen in queens if not keep >> self._at(queen) & 1), None)
