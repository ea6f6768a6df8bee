"""What is said of a pattern that does not hold: rows, columns and boxes count from 1."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.words import phrases

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def more_places(digit: int, unit: int, extra: int, count: int) -> str:
    """A unit has a digit, from 0, in cells where it should not be; `count` are all its places.

    >>> more_places(6, 3, 1 << 31, 3), more_places(6, 9, 1 | 1 << 18, 5)
    ('Row 4 has a third 7 (in column 5).', 'Column 1 has more 7s (in rows 1 and 3).')
    >>> more_places(6, 18, 1 << 10, 3)
    'Box 1 has a third 7 (in row 2, column 2).'
    """
    if extra & (extra - 1):
        return f"{phrases.sentence(phrases.unit(unit))} has more {digit + 1}s ({_within(unit, extra)})."
    which = _ordinal(count)
    return f"{phrases.sentence(phrases.unit(unit))} has {which} {digit + 1} ({_within(unit, extra)})."


def place_outside(digit: int, unit: int, other: int, extra: int) -> str:
    """A unit has a digit, from 0, in cells outside of another unit.

    >>> place_outside(6, 18, 1, 1)
    'Box 1 has another 7 outside of row 2 (in row 1, column 1).'
    """
    where = f"outside of {phrases.unit(other)} ({_within(unit, extra)})."
    what = f"more {digit + 1}s" if extra & (extra - 1) else f"another {digit + 1}"
    return f"{phrases.sentence(phrases.unit(unit))} has {what} {where}"


def place_elsewhere(digit: int, unit: int, extra: int) -> str:
    """A digit, from 0, has places in a unit beside those that are meant.

    >>> place_elsewhere(3, 18, 1)
    'The digit 4 has another place in box 1 (in row 1, column 1).'
    """
    what = "other places" if extra & (extra - 1) else "another place"
    return f"The digit {digit + 1} has {what} in {phrases.unit(unit)} ({_within(unit, extra)})."


def _ordinal(count: int) -> str:
    return f"{'an' if count == 8 else 'a'} {_ORDINALS[count - 1]}"


def _within(unit: int, cells: int) -> str:
    """Say where cells lie within a unit."""
    if unit >= 18:
        return f"in {phrases.cells(cells)}"
    kind = ("column", "row")[unit // 9]
    numbers = [str((cell % 9 if unit < 9 else cell // 9) + 1) for cell in members(cells)]
    return f"in {kind}{'s' if len(numbers) > 1 else ''} {phrases.listed(numbers)}"


def more_in_cell(cell: int, mask: int, meant: int) -> str:
    """A cell has candidates that it should not have; masks of digits.

    >>> more_in_cell(11, 0b100011, 0b11)
    'Row 2, column 3 has a third candidate, 6, beside 1 and 2.'
    >>> more_in_cell(11, 0b100001, 0b111)
    'Row 2, column 3 can also be 6, and not only 1, 2 and 3.'
    """
    extra, kept = mask & ~meant, mask & meant
    where = phrases.sentence(phrases.cell(cell))
    if kept == meant and extra.bit_count() == 1:
        which = _ordinal(kept.bit_count() + 1)
        return f"{where} has {which} candidate, {phrases.digits(extra)}, beside {phrases.digits(kept)}."
    only = f"only {phrases.digits(meant)}" if meant else "one digit"
    return f"{where} can also be {phrases.digits(extra)}, and not {only}."


def has_candidates(cell: int, mask: int) -> str:
    """A cell has so many candidates.

    >>> has_candidates(11, 0b111)
    'Row 2, column 3 has three candidates: 1, 2 and 3.'
    """
    count = phrases.number(mask.bit_count())
    plural = "" if mask.bit_count() == 1 else "s"
    return f"{phrases.sentence(phrases.cell(cell))} has {count} candidate{plural}: {phrases.digits(mask)}."


def empty_cells(unit: int, count: int) -> str:
    """A unit has so many more empty cells.

    >>> empty_cells(3, 2)
    'Row 4 has two more empty cells.'
    """
    cells = "cell" if count == 1 else "cells"
    return f"{phrases.sentence(phrases.unit(unit))} has {phrases.number(count)} more empty {cells}."


def stands(cell: int, digit: int) -> str:
    """A cell is filled."""
    return f"{digit} stands in {phrases.cell(cell)} already."


def no_place(digit: int, cell: int) -> str:
    """A digit, from 0, is no candidate of a cell."""
    return f"{phrases.sentence(phrases.cell(cell))} has no {digit + 1}."


def no_common_digit() -> str:
    """Cells of a pattern of one digit have none in common."""
    return "No digit is a candidate in all of the marked cells."


def no_common_unit(cells: int) -> str:
    """Cells do not lie in one unit.

    >>> no_common_unit(1 | 1 << 80)
    'Row 1, column 1, and row 9, column 9 do not share a row, column or box.'
    """
    return f"{phrases.sentence(phrases.cells(cells))} do not share a row, column or box."


def not_in_box_and_line() -> str:
    """Cells do not lie where a box and a line cross."""
    return "The marked cells do not lie in one box and on one line at once."


def too_many_digits(cells: int, digits: int) -> str:
    """Cells have more digits between them than they are.

    >>> too_many_digits(2, 0b111)
    'The two cells have three candidates between them: 1, 2 and 3.'
    """
    count = phrases.number(digits.bit_count())
    return (
        f"The {phrases.number(cells)} cells have {count} candidates between them: {phrases.digits(digits)}."
    )


def takes_nothing_out(named: str) -> str:
    """A pattern holds, and nothing follows from it."""
    return f"That is {named}, but it takes nothing out."


def only_one_unit(unit: int) -> str:
    """A pair or triple is not locked, as it takes candidates out of one unit alone."""
    return (
        f"It takes candidates out of {phrases.unit(unit)} alone; a locked one does so in a box and on a line."
    )


def not_so_many_lines(digit: int, kind: int, count: int, size: int) -> str:
    """Cells lie on another number of lines than a fish has.

    >>> not_so_many_lines(6, 0, 3, 2)
    'The marked 7s lie in three rows; two are needed.'
    """
    lines = ("row", "column")[kind] + ("" if count == 1 else "s")
    need = "is" if size == 1 else "are"
    lie = f"The marked {digit + 1}s lie in {phrases.number(count)} {lines}"
    return f"{lie}; {phrases.number(size)} {need} needed."


def fin_not_seen(digit: int, fin: int, cell: int) -> str:
    """A cell does not see a fin.

    >>> fin_not_seen(6, 31, 2)
    'The 7 in row 4, column 5 would be a fin, which row 1, column 3 does not see.'
    """
    return f"The {digit + 1} in {phrases.cell(fin)} would be a fin, which {phrases.cell(cell)} does not see."


def nothing_sees_fins(digit: int) -> str:
    """No victim of a finned fish sees its fins."""
    return f"No {digit + 1} that the fish could take out sees all of its fins."


def another_shape(named: str) -> str:
    """A fish has another shape."""
    return f"That is {named}."


def no_strong_link(digit: int, one: int, other: int, unit: int, extra: int, count: int) -> str:
    """Two cells are no strong link of a digit, from 0, in the unit that they share.

    >>> no_strong_link(6, 2, 20, 11, 1 << 11, 3)
    'The 7s in column 3, rows 1 and 3 are no strong link: column 3 has a third 7 (in row 2).'
    """
    why = more_places(digit, unit, extra, count)
    cells = phrases.cells(1 << one | 1 << other)
    return f"The {digit + 1}s in {cells} are no strong link: {why[0].lower()}{why[1:]}"


def no_link(one: str, other: str) -> str:
    """Two candidates do not see each other.

    >>> no_link("the 7 in row 1, column 1", "the 7 in row 2, column 9")
    'The 7 in row 1, column 1 and the 7 in row 2, column 9 are not linked: both may be true.'
    """
    return phrases.sentence(f"{one} and {other} are not linked: both may be true.")


def no_strong_digits(one: str, other: str) -> str:
    """Two candidates have no strong link, as they are neither of one digit nor of one cell."""
    return phrases.sentence(f"{one} and {other} are no strong link: they share neither digit nor cell.")


def two_digits_of_cell(cell: int, mask: int) -> str:
    """Two candidates of a cell are no strong link.

    >>> two_digits_of_cell(0, 0b111)
    'Row 1, column 1 has three candidates, 1, 2 and 3: no two of them are a strong link.'
    """
    count = phrases.number(mask.bit_count())
    said = f"{phrases.sentence(phrases.cell(cell))} has {count} candidates, {phrases.digits(mask)}:"
    return f"{said} no two of them are a strong link."


def nothing_sees_ends(one: str, other: str) -> str:
    """Nothing goes by two ends of which one is true."""
    return f"Every link holds, but no candidate is excluded both by {one} and by {other}."


def does_not_see(one: int, other: int) -> str:
    """Two cells of a wing do not see each other.

    >>> does_not_see(0, 80)
    'Row 1, column 1 does not see row 9, column 9.'
    """
    return f"{phrases.sentence(phrases.cell(one))} does not see {phrases.cell(other)}."


def digits_do_not_fit(cells: int, digits: int) -> str:
    """The candidates of the cells of a wing are not as they should be."""
    return f"Together {phrases.cells(cells)} have {phrases.digits(digits)}: that makes no wing of this kind."


def no_rectangle() -> str:
    """Four cells are not on two rows and two columns."""
    return "The four cells do not lie on two rows and two columns."


def not_two_boxes(count: int) -> str:
    """Four cells lie in another number of boxes than two."""
    where = "one box" if count == 1 else f"{phrases.number(count)} boxes"
    return f"The four cells lie in {where}; a rectangle that could be exchanged lies in two."


def given_corner(cell: int) -> str:
    """A corner of a rectangle is a given."""
    return f"{phrases.sentence(phrases.cell(cell))} is a given: it cannot be exchanged."


def not_hanging_together(digit: int, cell: int) -> str:
    """A cell is not joined to the others by strong links.

    >>> not_hanging_together(6, 0)
    'The 7 in row 1, column 1 has no strong link to any other that is marked.'
    """
    return f"The {digit + 1} in {phrases.cell(cell)} has no strong link to any other that is marked."


def sees_one_colour(digit: int) -> str:
    """A cluster of two colours rules nothing out."""
    return f"The marked {digit + 1}s take two colours, but no other {digit + 1} sees both of them."


def no_pair_alone() -> str:
    """No corner of a rectangle has just two candidates."""
    return "None of the four cells has just two candidates."


def more_than_one_digit(pair: int, extra: int) -> str:
    """The corners of a rectangle have too many digits beside the two.

    >>> more_than_one_digit(0b11, 0b1100)
    'Beside 1 and 2 the four cells can be 3 and 4; this test needs a single digit more.'
    """
    said = f"Beside {phrases.digits(pair)} the four cells can be {phrases.digits(extra)};"
    return f"{said} this test needs a single digit more."


def not_so_long(marked: int, least: int, what: str = "candidates") -> str:
    """A chain has not the length that it must have.

    >>> not_so_long(3, 4)
    'Three candidates are marked; such a chain has at least four, and an even number of them.'
    """
    said = f"{phrases.sentence(phrases.number(marked))} {what if marked > 1 else what[:-1]}"
    is_marked = f"{'are' if marked > 1 else 'is'} marked"
    return (
        f"{said} {is_marked}; such a chain has at least {phrases.number(least)}, and an even number of them."
    )


def one_digit_only() -> str:
    """An X-chain has several digits."""
    return "Several digits are marked; an X-chain is of one."


def within_cells() -> str:
    """A strong link of an XY-chain does not lie in a cell."""
    return "In an XY-chain each strong link joins the two candidates of one cell."


def from_cell_to_cell() -> str:
    """A weak link of an XY-chain changes the digit."""
    return "In an XY-chain the digit with which a cell ends is that with which the next one begins."


def mark_candidates() -> str:
    """Cells alone do not tell which chain is meant."""
    return "Mark the candidates of the chain one after the other: cells alone do not tell its links."


def not_on_two_lines(digit: int, box: int) -> str:
    """A digit's places in a box, from 0, are on more than a row and a column.

    >>> not_on_two_lines(6, 22)
    'The 7s of box 5 do not lie on one row and one column.'
    """
    return f"The {digit + 1}s of {phrases.unit(box)} do not lie on one row and one column."
