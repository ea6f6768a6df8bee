"""A position: what is on a board while somebody works on it, and its text forms."""

from __future__ import annotations

from undoku.search.errors import shown
from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.masks import fitting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from undoku.sudoku.layout import Layout


class Position:
    """An immutable position: givens, all digits, the reader's own notes, and candidates taken out.

    Notes are masks, one for every cell in reading order: bit `digit - 1` is set for each digit noted
    (`undoku.sudoku.masks` reads and makes them). A cell may have notes whether it is empty or not.

    Attributes:
        givens: the grid of the givens.
        digits: the grid of all digits, givens and entered.
        corner: the reader's own notes in the corners of every cell.
        centre: the reader's own notes in the middle of every cell.
        out: the candidates that were taken out of every cell.

    Raises GridError if digits or notes do not fit the givens.

    >>> position = Position.parse(":0000:x:1.34+3412214343.2:241::")
    >>> position.givens[1, 0], position.digits[1, 0], position.candidates()[12]
    (0, 3, 0)
    """

    __slots__ = ("centre", "corner", "digits", "givens", "out")

    givens: Grid
    digits: Grid
    corner: tuple[int, ...]
    centre: tuple[int, ...]
    out: tuple[int, ...]

    def __init__(
        self,
        givens: Grid,
        digits: Grid | None = None,
        corner: Iterable[int] = (),
        centre: Iterable[int] = (),
        out: Iterable[int] = (),
    ) -> None:
        """Check that all fits; without digits there are the givens alone, and empty notes are none at all."""
        put = object.__setattr__
        put(self, "givens", givens)
        put(self, "digits", _checked(givens, givens if digits is None else digits))
        put(self, "corner", _masks(givens.layout, corner))
        put(self, "centre", _masks(givens.layout, centre))
        put(self, "out", _masks(givens.layout, out))

    @classmethod
    def parse(
        cls, text: str | bytes, layout: Layout | None = None, line: int = 1, form: str | None = None
    ) -> Position:
        """Read a position from any of the forms, which is recognised by what it looks like.

        - Forms of programs and sites, and links: as `undoku.sudoku.forms.register` has them.
        - Digits: a line, a line for each row, numbers, a table or a picture, in whatever stands around them.
          All are givens. Above 9, letters or numbers. A solution beside a puzzle is passed over.
        - Candidates: groups of digits; a blank is an empty cell without candidates. A group of one digit is a
          given, unless a peer's group has the digit as well: then it is the last candidate of an empty cell.
          Groups that are all of one digit are a grid.

        Bytes are UTF-8, UTF-16 or Latin-1. What cannot be seen is passed over, and digits are of any script.
        Lines that begin with `#`, and the rest of a line after ` # `, are comments. Without a layout the
        number of cells decides. `line` is the number of the text's first line, for errors; `form` names the
        form, where it is not to be guessed.

        Raises GridError that names line and character, both from 1, and says what is expected there.
        """
        from undoku.sudoku.forms.read import read

        return cls(*read(text, layout, line, form))

    def write(self, form: str) -> str:
        """Write the position in a form, one of `undoku.sudoku.forms.register.FORMS`; `parse` reads it back.

        What comes back is what the form `holds`, as is said there. "candidates" has more to it: which digits
        are givens is not held, nor a last candidate that no peer has, which reads as a digit, nor a digit
        that clashes with its like, which reads as a last candidate; and above 9 by 9, groups of at most two
        read as numbers. Raises GridError where there is no such form, or none for this size or its rules.
        """
        from undoku.sudoku.forms.register import form_of

        return form_of(form).write(self)

    @property
    def layout(self) -> Layout:
        """The shape of the grid."""
        return self.givens.layout

    @property
    def entered(self) -> Grid:
        """The digits that are not given."""
        pairs = zip(self.givens.packed, self.digits.packed, strict=True)
        return Grid.trusted(self.layout, bytes(0 if given else digit for given, digit in pairs))

    def candidates(self) -> tuple[int, ...]:
        """Give the candidates of every cell: what no peer holds and is not out; 0 where a digit stands."""
        fits = fitting(self.layout, self.digits.packed)
        return tuple(mask & ~out for mask, out in zip(fits, self.out, strict=True))

    def _key(self) -> tuple[Grid, Grid, tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        return self.givens, self.digits, self.corner, self.centre, self.out

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse."""
        raise AttributeError(f"a Position does not change: {name} cannot be set")

    def __eq__(self, other: object) -> bool:
        """Compare everything."""
        return self._key() == other._key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        """Hash everything."""
        return hash(self._key())

    def __repr__(self) -> str:
        """Show the arguments."""
        return f"Position{self._key()}"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what makes the position."""
        return Position, self._key()


def _checked(givens: Grid, digits: Grid) -> Grid:
    """Give the digits, if they are of the same layout and every given is among them."""
    if digits is givens:
        return digits
    if digits.layout is not givens.layout:
        raise GridError("other-layout", cells=digits.layout.cells, needed=givens.layout.cells)
    for cell, (given, digit) in enumerate(zip(givens.packed, digits.packed, strict=True)):
        if given and given != digit:
            row, column = divmod(cell, givens.layout.size)
            raise GridError("given-changed", row=row, column=column, given=given, digit=digit)
    return digits


def _masks(layout: Layout, masks: Iterable[int]) -> tuple[int, ...]:
    """Give one mask a cell."""
    notes = tuple(masks)
    if not notes:
        return (0,) * layout.cells
    if len(notes) != layout.cells:
        raise GridError("masks", masks=len(notes), needed=layout.cells)
    for cell, mask in enumerate(notes):
        if not isinstance(mask, int) or not 0 <= mask < 1 << layout.size:
            row, column = divmod(cell, layout.size)
            raise GridError("no-mask", row=row, column=column, value=shown(mask), size=layout.size)
    return notes
