"""Digits as pictures: where one digit can still go, an `x` for every place, rows with `/` between."""

from undoku.sudoku.techniques.families.fish import NAMES, SORTS
from undoku.sudoku.techniques.find import NextStep
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.words import explain

from .lines import LIBRARY

DIGIT = 5


def named(kind):
    """Give the names of the fish of a kind: `BASIC`, `FRANKEN` or `MUTANT`."""
    return [f"{before}{name}" for before, of, _ in SORTS if of == kind for name in NAMES]


def pictures(technique):
    """Give the pictures of a technique, each with the cells from which its first step takes the digit."""
    lines = (LIBRARY / "fish_pictures.txt").read_text().splitlines()
    parts = [line.split(" ", 2) for line in lines]
    return [(part[1], "".join(part[2:])) for part in parts if part[0] == technique]


def places_of(picture):
    """Give the places of a picture as a set of cells."""
    return sum(1 << cell for cell, mark in enumerate(picture.replace("/", "")) if mark == "x")


def pictured(picture):
    """Make an empty grid in which the digit 5 has these places, and every other digit all places."""
    places = places_of(picture)
    others = 511 ^ 1 << DIGIT - 1
    cells = [others | (places >> cell & 1) << DIGIT - 1 for cell in range(81)]
    return State.with_candidates(bytes(81), cells, 0)


def first_in(picture, technique):
    """Give the first step of a technique in a picture."""
    search = NextStep(pictured(picture), technique)
    while not search.done:
        search.advance(1000)
    return search.step


def gone(step):
    """Write the cells from which the 5 goes: row and column, from 1."""
    cells = step.eliminations >> 81 * (DIGIT - 1)
    return " ".join(f"{cell // 9 + 1}{cell % 9 + 1}" for cell in range(81) if cells >> cell & 1)


def said_in(picture, technique):
    """Give where to look for the first step, and its argument."""
    words = explain(first_in(picture, technique), pictured(picture))
    return words.where, words.argument


def takes_out_a_possible_one(step, picture):
    """Whether a step takes out a place that the digit has in some way of placing it."""
    return any(step.eliminations >> 81 * (DIGIT - 1) >> cell & 1 for way in ways(picture) for cell in way)


def ways(picture):
    """Give every way to place the digit, as sets of cells, found by trying."""
    rows = [
        [cell for cell in range(9 * row, 9 * row + 9) if places_of(picture) >> cell & 1] for row in range(9)
    ]
    rows = [row for row in rows if row]
    columns = len({cell % 9 for row in rows for cell in row})

    def placed(depth, taken):
        if depth == len(rows):
            if len(taken) == columns:
                yield frozenset(taken)
            return
        for cell in rows[depth]:
            if not any(
                cell % 9 == other % 9 or (cell // 27, cell % 9 // 3) == (other // 27, other % 9 // 3)
                for other in taken
            ):
                yield from placed(depth + 1, [*taken, cell])

    return list(placed(0, []))
