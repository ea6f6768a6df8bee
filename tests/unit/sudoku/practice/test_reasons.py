"""Why an answer is wrong: the sentences, at positions of our own puzzles."""

import pytest

from undoku.sudoku.practice import Answer, judge
from undoku.sudoku.techniques.candidates import candidate, members

from .answers import exercise, marks
from .test_judge import WHERE, hard


def said(technique, gone=(), cells=(), number=None):
    """Answer the exercise of a technique, and give what is said to it."""
    found = exercise(hard()[WHERE[technique] if number is None else number], technique)
    return judge(found, Answer(marks(gone), cells=tuple(cells))).sentence


@pytest.mark.parametrize(
    ("technique", "cells", "sentence"),
    [
        ("naked-pair", (12, 13), "Row 2, column 5 can also be 2 and 6, and not only 1 and 5."),
        ("naked-pair", (3, 12), "The two cells have four candidates between them: 1, 3, 5 and 8."),
        ("naked-pair", (69, 74), "Row 8, column 7, and row 9, column 3 do not share a row, column or box."),
        ("naked-triple", (28, 36, 39, 45), "A naked triple has three cells, and four are marked."),
        ("locked-pair", (75, 80), "Row 9, column 9 has a third candidate, 8, beside 1 and 2."),
        ("hidden-pair", (5, 32), "The digit 2 has another place in column 6 (in row 6)."),
        ("hidden-pair", (31, 58), "The digit 3 has other places in column 5 (in rows 6 and 9)."),
        (
            "locked-candidates-claiming",
            (46, 55, 73),
            "The marked cells do not lie in one box and on one line at once.",
        ),
        ("x-wing", (22, 23, 24, 75), "The marked 4s lie in four columns; two are needed."),
        ("x-wing", (4, 8, 17, 44), "No digit is a candidate in all of the marked cells."),
        ("finned-x-wing", (45, 48, 63, 66, 67), "Row 6 has more 6s (in columns 2, 3, 5 and 6)."),
        (
            "skyscraper",
            (10, 19, 22, 58),
            "The 7s in column 2, rows 2 and 3 are no strong link: column 2 has more 7s (in rows 8 and 9).",
        ),
        (
            "turbot-fish",
            (0, 3, 10, 55),
            "The 6s in column 2, rows 2 and 7 are no strong link: column 2 has a third 6 (in row 3).",
        ),
        ("xy-wing", (21, 67, 73), "Row 3, column 4 does not see row 8, column 5."),
        ("xy-wing", (4, 20, 23), "Row 3, column 3 has a third candidate, 8, beside 1 and 2."),
        ("xyz-wing", (74, 75, 80), "Row 9, column 4 has four candidates: 2, 3, 5 and 7."),
        ("w-wing", (19, 38, 73, 76), "Row 5, column 3 does not see row 3, column 2."),
        ("uniqueness-1", (46, 55, 60, 78), "The four cells do not lie on two rows and two columns."),
        (
            "simple-colors-trap",
            (1, 21, 26, 30, 33, 62),
            "The 1 in row 1, column 2 has no strong link to any other that is marked.",
        ),
    ],
)
def test_a_pattern_that_does_not_hold(technique, cells, sentence):
    assert said(technique, cells=cells) == sentence


@pytest.mark.parametrize(
    ("technique", "gone", "sentence"),
    [
        (
            "x-wing",
            [(4, 79)],
            "The 4 in row 9, column 8 does go, but not by an X-wing."
            " The nearest pattern fails: row 8 has a third 4 (in column 3).",
        ),
        (
            "x-wing",
            [(4, 26), (4, 74)],
            "4 is the solution's digit in row 9, column 3: it must stay."
            " The nearest pattern fails: column 4 has a third 4 (in row 8). The other one is right.",
        ),
        (
            "finned-x-wing",
            [(7, 28)],
            "The 7 in row 4, column 2 does go, but not by a finned X-wing. The nearest pattern fails:"
            " the 7 in row 5, column 6 would be a fin, which row 4, column 2 does not see.",
        ),
        (
            "naked-pair",
            [(2, 1)],
            "The 2 in row 1, column 2 does go, but not by a naked pair."
            " The nearest pattern fails: row 3, column 1 has a third candidate, 9, beside 2 and 6.",
        ),
        (
            "hidden-quadruple",
            [(1, 63)],
            "The 1 in row 8, column 1 does go, but not by a hidden quadruple."
            " The nearest pattern fails: the digit 8 has another place in row 8 (in column 5).",
        ),
        (
            "locked-candidates-claiming",
            [(1, 30)],
            "The 1 in row 4, column 4 does go, but not by locked candidates (claiming)."
            " The nearest pattern fails: row 5 has another 1 outside of box 5 (in column 1).",
        ),
        ("x-wing", [(2, 8)], "2 is the solution's digit in row 1, column 9: it must stay."),
    ],
)
def test_a_candidate_that_does_not_go_by_the_technique(technique, gone, sentence):
    assert said(technique, gone) == sentence


def test_a_candidate_that_is_not_there():
    found = exercise(hard()[WHERE["x-wing"]], "x-wing")
    state = found.state
    filled = next(cell for cell in range(81) if state.digits[cell])
    cell = next(members(state.empty))
    absent = next(digit for digit in range(1, 10) if not state.cells[cell] >> digit - 1 & 1)
    row, column = filled // 9 + 1, filled % 9 + 1
    assert (
        said("x-wing", [(1, filled)])
        == f"{state.digits[filled]} stands in row {row}, column {column} already."
    )
    row, column = cell // 9 + 1, cell % 9 + 1
    assert (
        said("x-wing", [(absent, cell)])
        == f"{absent} is no candidate in row {row}, column {column} any more."
    )


def test_singles_are_placed():
    found = exercise(hard()[0], "hidden-single")
    step = found.steps[0]
    assert judge(found, Answer(placements=step.placements)).kind == "right"
    assert judge(found, Answer(placements=step.placements, cells=(80,))).kind == "wrong"
    left = found.candidates & ~step.placements
    verdict = judge(found, Answer(eliminations=left & -left))
    assert verdict.sentence == "A hidden single places a digit: mark that one."
    wrong = next(
        1 << number for number in members(found.candidates & ~found.solution) if number != step.placements
    )
    verdict = judge(found, Answer(placements=wrong))
    assert verdict.kind == "wrong" and " is not the solution's digit in row " in verdict.sentence
    assert " has " in verdict.sentence and " place" in verdict.sentence


def test_a_digit_that_is_placed_takes_out_the_others_of_its_cell():
    found = exercise(hard()[WHERE["uniqueness-1"]], "uniqueness-1")
    [step] = found.steps
    cell = next(members(step.eliminations)) % 81
    others = [digit for digit in range(1, 10) if found.candidates >> candidate(cell, digit) & 1]
    gone = [digit for digit in others if step.eliminations >> candidate(cell, digit) & 1]
    left = [digit for digit in others if digit not in gone]
    verdict = judge(found, Answer(placements=1 << candidate(cell, left[0])))
    assert verdict.kind == ("right" if len(left) == 1 else "wrong")
    assert judge(found, Answer(placements=1 << candidate(cell, gone[0]))).sentence == (
        "Uniqueness test 1 places no digit: mark the candidates that go."
    )


def test_both_what_goes_and_the_pattern_the_worse_of_them_counts():
    found = exercise(hard()[WHERE["x-wing"]], "x-wing")
    [step] = found.steps
    cells = {number % 81 for number in members(step.pattern)}
    assert judge(found, Answer(step.eliminations, cells=tuple(cells))).kind == "right"
    assert judge(found, Answer(step.eliminations, cells=tuple(cells)[:3])).kind == "partly"
    assert judge(found, Answer(step.eliminations, cells=(80,))).kind in ("partly", "wrong")


def test_the_whole_board_is_the_pattern_of_a_grave():
    verdict_of = exercise(hard()[33], "bug-plus-1")
    sentence = judge(verdict_of, Answer(cells=(0, 1))).sentence
    assert sentence == "The pattern is the whole board: mark what follows from it."
    assert judge(verdict_of, Answer(verdict_of.steps[0].eliminations)).kind == "right"
