"""What is asked of a board of queens: its size and its rules, read and checked once for all who answer."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from undoku.queens.board import BoardError, Square, check_number, check_size, check_squares, faults
from undoku.queens.letters import read_regions


class QueensQuestion(NamedTuple):
    """A board of n by n squares and its rules by name, each with the value that says nothing.

    >>> QueensQuestion.of({"n": 8, "blocked": [[0, 3]]}).blocked
    ((0, 3),)
    """

    n: int
    queens: tuple[Square, ...] = ()
    """Squares that have a queen."""
    blocked: tuple[Square, ...] = ()
    """Squares that have none."""
    regions: str = ""
    """The letters of the board's regions by rows: each has one queen, and of diagonals only neighbours
    attack each other."""

    @classmethod
    def of(cls, question: Mapping[str, object]) -> Self:
        """Read a question by its names; raises BoardError for what is none, or has an unknown rule."""
        n = check_number(question.get("n"))
        rules: dict[str, Any] = {}
        for name, value in question.items():
            if name in _READ:
                rules[name] = _READ[name](n, value)
            elif name != "n":
                raise BoardError("no-rule", rule=name)
        return cls(n, **rules)

    @property
    def is_plain(self) -> bool:
        """Whether it has no rules: of such boards more is known.

        >>> QueensQuestion.of({"n": 8, "queens": []}).is_plain
        True
        """
        return not self.rules()

    def rules(self) -> list[str]:
        """The names of the rules that say something."""
        return [name for name, nothing in self._field_defaults.items() if getattr(self, name) != nothing]

    def check_heeded(self, heeds: Iterable[str], purpose: str) -> None:
        """Refuse with a BoardError a rule that is not heeded; `purpose` is what for (see `words`)."""
        for rule in self.rules():
            if rule not in heeds:
                raise BoardError("not-heeded", rule=rule, purpose=purpose)

    def faults(self) -> tuple[Square, ...]:
        """The first queen on a blocked square, or else the first two that attack each other, if any."""
        return faults(self.queens, self.blocked, self.regions)

    def open_columns(self) -> list[int]:
        """For each row, the bit mask of the columns that the rules leave open.

        Bit c is column c. A row with a given queen keeps that column alone, and loses it too when another
        given queen attacks it, so given queens that attack each other leave a row with nothing. Regions are
        not looked at.
        """
        n = self.n
        everywhere = (1 << n) - 1
        open_columns = [everywhere] * n
        for row, column in self.blocked:
            open_columns[row] &= ~(1 << column)
        for queen_row, queen_column in set(self.queens):
            here = 1 << queen_column
            for row in range(n):
                distance = abs(row - queen_row)
                if distance:
                    open_columns[row] &= ~(here | here << distance | here >> distance)
                else:
                    open_columns[row] &= here
        return open_columns


_READ: dict[str, Callable[[int, Any], object]] = {
    "queens": lambda n, squares: check_squares(n, squares, "queen"),
    "blocked": lambda n, squares: check_squares(n, squares, "blocked"),
    "regions": read_regions,
}
"""How each rule is read from what was given, on a board of n by n."""


class Asked:
    """What is asked a question; anything that it does not answer is a BoardError.

    Attributes:
        purpose: what it is asked for (see `words`).
        largest: up to which N it answers.
        heeds: the rules that it heeds, those of all searches if it does not say; any other it refuses.
        question: what is asked.
    """

    purpose: ClassVar[str]
    largest: ClassVar[int]
    heeds: ClassVar[tuple[str, ...]] = ("queens", "blocked")

    def __init__(
        self, n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = (), **rules: object
    ) -> None:
        """Take a question by its names, and check it."""
        # Rules may have limits of their own, which are the ones to be told.
        self.question = QueensQuestion.of({"n": n, "queens": queens, "blocked": blocked, **rules})
        check_size(n, self.largest, self.purpose)
        self.n, self.queens, self.blocked = n, self.question.queens, self.question.blocked
        self.question.check_heeded(self.heeds, self.purpose)

    @classmethod
    def about(cls, question: QueensQuestion, **more: Any) -> Self:
        """Take a question as a whole; `more` is what this search asks beside it."""
        return cls(**question._asdict(), **more)
