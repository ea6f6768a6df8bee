"""What a verdict says of the position: each claim of its sentence that can be looked up there."""

import re

from undoku.sudoku.techniques.candidates import candidate

from ..techniques.against_slow import UNITS, candidates

PLACE = r"row (\d), column (\d)"
NUMBERS = r"(\d(?:, \d)*(?: and \d)?)"
UNIT = r"((?:row|column|box) \d)"
LINES = UNITS[:18]
OF_LINES = ("skyscraper", "two-string-kite")
NAMES = [f"{kind} {index + 1}" for kind in ("row", "column", "box") for index in range(9)]


def claims(sentence, found):
    """Tell of each claim whether it is so: of places in units, candidates of cells, and the solution."""
    said = sentence.lower()
    left = candidates(found.state)
    units = dict(zip(NAMES, map(set, UNITS), strict=True))
    told = []
    for name, which, within in re.findall(
        rf"{UNIT} has (?:another|more|an? \w+) (\d)s? (?:outside of \w+ \d )?\((in [^)]*)\)", said
    ):
        told += [int(which) in left[cell] for cell in within_unit(within, units[name])]
    for which, name, within in re.findall(rf"digit (\d) has \w+ places? in {UNIT} \((in [^)]*)\)", said):
        told += [int(which) in left[cell] for cell in within_unit(within, units[name])]
    for row, column, which in re.findall(rf"{PLACE} can also be {NUMBERS}", said):
        told.append(numbers(which) <= left[at(row, column)])
    for row, column, which, others in re.findall(
        rf"{PLACE} has an? \w+ candidate, (\d), beside {NUMBERS}", said
    ):
        told.append(numbers(which) | numbers(others) == left[at(row, column)])
    for row, column, which in re.findall(rf"{PLACE} has \w+ candidates?[:,] {NUMBERS}", said):
        told.append(numbers(which) == left[at(row, column)])
    for which, row, column in re.findall(rf"(\d) is the solution's digit in {PLACE}", said):
        told.append(is_true(found, which, row, column))
    for which, row, column in re.findall(rf"the (\d) in {PLACE} does go", said):
        told.append(not is_true(found, which, row, column))
    for which, where in re.findall(r"the (\d)s in ([^:]*?) are no strong link", said):
        pair = named_cells(where)
        kinds = LINES if found.technique in OF_LINES else UNITS
        told.append(all({cell for cell in unit if int(which) in left[cell]} != pair for unit in kinds))
    return told


def at(row, column):
    """Give a cell by what a sentence calls it."""
    return 9 * int(row) + int(column) - 10


def numbers(text):
    """Give the numbers in a text."""
    return {int(number) for number in re.findall(r"\d", text)}


def is_true(found, which, row, column):
    """Whether the solution has a digit in a cell."""
    return bool(found.solution >> candidate(at(row, column), int(which)) & 1)


def within_unit(within, unit):
    """Read where in a unit something is said to be: at least one cell, all of them in it."""
    if ", row" in within or ", column" in within:
        cells = named_cells(within)
    else:
        kind, which = re.match(r"in (row|column)s? (.*)", within).groups()
        lines = {number - 1 for number in numbers(which)}
        cells = {cell for cell in unit if (cell // 9 if kind == "row" else cell % 9) in lines}
    assert cells and cells <= unit, within
    return cells


def named_cells(text):
    """Read cells as sentences name them: by a row and columns, or a column and rows."""
    cells = set()
    for row, columns in re.findall(rf"row (\d), columns? {NUMBERS}", text):
        cells |= {at(row, column) for column in numbers(columns)}
    for column, rows in re.findall(rf"column (\d), rows {NUMBERS}", text):
        cells |= {at(row, column) for row in numbers(rows)}
    return cells
