"""Positions to try techniques at, as library lines, and what is found there, in a line's own words.

A line is `:number:digits:givens:deleted candidates:eliminations:placements:extra:`, or its givens alone; in
place of a number that a technique has not, its identifier. What a step concludes is written as such lines
write it: each candidate as digit, row and column, from 1, in ascending order with spaces between; a placement
has a `+` before it. `conclusions(line, "skyscraper")` is a set like `{"412 413", "751"}`, and
`conclusions(line, "naked-single")` one like `{"+296"}`.
"""

from pathlib import Path

from undoku.sudoku import Grid, Position, SudokuSearch
from undoku.sudoku.techniques.candidates import LAYOUT, candidate, digits_in, members
from undoku.sudoku.techniques.catalogue import BOARD, BY_IDENTIFIER, TECHNIQUES
from undoku.sudoku.techniques.find import AllSteps, NextStep
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import FIN, pairs
from undoku.sudoku.techniques.words import explain, phrases

SLICE = 1_000
LIBRARY = Path(__file__).parent / "library"
BY_NUMBER = {technique.number: technique.identifier for technique in TECHNIQUES}


def library(name):
    """Read lines of our own puzzles: technique, line, and whether it is to be found there (not if `-x`)."""
    found = []
    for line in (LIBRARY / f"{name}.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            number = line.split(":")[1]
            bare = number.removesuffix("-x")
            found.append((BY_NUMBER.get(bare, bare), line, not number.endswith("-x")))
    return found


def firing(name):
    """Give technique and line where a library says that it is to be found."""
    return [(technique, line) for technique, line, fires in library(name) if fires]


def missing(name):
    """Give technique and line where a library says that it is not to be found."""
    return [(technique, line) for technique, line, fires in library(name) if not fires]


def state(line, unique=True):
    """Read a line's position."""
    if not line.startswith(":"):
        line = f":0000:x:{line}:::::"
    return State.of(Position.parse(line), unique)


def stated(line):
    """Give the conclusion that a line states."""
    fields = line.split(":")
    return " ".join(sorted(fields[5].split()) + sorted(f"+{triple}" for triple in fields[6].split()))


def steps(line, technique=None, unique=True):
    """Give all steps at a line's position (or state), of one technique if it is named."""
    at = line if isinstance(line, State) else state(line, unique)
    search = AllSteps(at, technique)
    while not search.done:
        search.advance(SLICE)
    return search.steps


def first(line, technique=None, unique=True):
    """Give the step that a path takes at a line's position (or state), or the first one of a technique."""
    at = line if isinstance(line, State) else state(line, unique)
    search = NextStep(at, technique)
    while not search.done:
        search.advance(SLICE)
    return search.step


def conclusion(step):
    """Write what a step concludes."""
    written = [_triples(step.eliminations, ""), _triples(step.placements, "+")]
    return " ".join(filter(None, written))


def _triples(mask, sign):
    return " ".join(sorted(f"{sign}{digit}{cell // 9 + 1}{cell % 9 + 1}" for cell, digit in pairs(mask)))


def conclusions(line, technique, unique=True):
    """Give the set of what the steps of a technique conclude at a line's position."""
    return {conclusion(step) for step in steps(line, technique, unique)}


def written(at):
    """Write a state as a library line without a conclusion."""
    digits = "".join(
        "." if not digit else str(digit) if at.given >> cell & 1 else f"+{digit}"
        for cell, digit in enumerate(at.digits)
    )
    fits = State.with_candidates(at.digits, Position.parse(str(Grid(LAYOUT, at.digits))).candidates(), 0)
    return f":0000:x:{digits}:{_triples(fits.candidates & ~at.candidates, '')}:::"


def solved(at):
    """Give the only solution of a state's givens."""
    givens = [digit if at.given >> cell & 1 else 0 for cell, digit in enumerate(at.digits)]
    search = SudokuSearch(Grid(LAYOUT, givens), 2)
    while not search.advance(SLICE):
        pass
    [solution] = search.found
    return solution.digits


def is_sound(step, solution):
    """Whether a step agrees with a solution, and concludes anything at all."""
    true = sum(1 << candidate(cell, digit) for cell, digit in enumerate(solution))
    return bool(step.eliminations | step.placements) and not (
        step.eliminations & true or step.placements & ~true
    )


def said(step, at):
    """Give where to look and the argument of a step."""
    words = explain(step, at)
    return words.where, words.argument


def check_words(step, at):
    """Check that the words of a step point somewhere, name what it concludes, and end with that."""
    where, argument = said(step, at)
    title = BY_IDENTIFIER[step.technique].title
    assert where.endswith(".") and title.lower() not in where.lower()
    assert argument.endswith(phrases.concluded(step.eliminations, step.placements))
    reasons = argument.removesuffix(phrases.concluded(step.eliminations, step.placements))
    is_whole_board = BY_IDENTIFIER[step.technique].shows == BOARD
    for digit in members(digits_in(step.role(FIN) if is_whole_board else step.pattern)):
        assert str(digit + 1) in reasons
    for unit in (*step.units, *step.covers):
        assert phrases.unit(unit)[-1] in reasons
