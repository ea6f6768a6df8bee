"""What techniques start from: what is wrong with a position, and whether uniqueness may be argued from."""

import pytest

from undoku.sudoku import Grid, Position
from undoku.sudoku.techniques.start import Start

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# The 6s and 7s of rows 1 and 4 can change places.
TWO = SOLUTION[:3] + ".." + SOLUTION[5:30] + ".." + SOLUTION[32:]


def started(position):
    start = Start(position)
    while not start.done:
        start.advance(1)
    return start


def test_one_solution():
    start = started(Position.parse(PUZZLE))
    assert (start.solutions, start.error, start.cells) == (1, None, ())
    assert start.state.unique
    assert start.state.given == sum(1 << cell for cell in range(81) if PUZZLE[cell] != ".")


def test_entered_digits_are_not_givens():
    start = started(Position(Grid.parse(PUZZLE), Grid.parse(SOLUTION[:9] + PUZZLE[9:])))
    assert start.state.given & 0x1FF == 0b000010011
    assert start.state.unique


def test_without_givens_the_digits_are_the_puzzle():
    """So that nothing is concluded from a digit's not being given."""
    start = started(Position(Grid.parse(81 * "."), Grid.parse(PUZZLE)))
    assert start.state.unique
    assert start.state.given == sum(1 << cell for cell in range(81) if PUZZLE[cell] != ".")


def test_givens_without_one_solution_are_no_reason_to_argue_from_it():
    """Even where the entries leave one solution only."""
    givens = Grid.parse("." + PUZZLE[1:].replace("3", ".").replace("5", "."))
    start = started(Position(givens, Grid.parse(PUZZLE)))
    assert start.solutions == 2
    assert start.error is None
    assert not start.state.unique


def test_all_wrong_digits_are_told():
    digits = Grid.parse("534" + PUZZLE[3:])
    start = started(Position(Grid.parse(PUZZLE), digits))
    assert start.cells == () and start.state.digits[2] == 4
    start = started(Position(Grid.parse(PUZZLE), Grid.parse("5312" + PUZZLE[4:])))
    assert start.cells == (2, 3)
    assert start.state is None
    assert (start.error.code, start.error.values["column"]) == ("wrong-digit", 2)


def test_all_missing_candidates_are_told():
    out = [0] * 81
    out[2] = 1 << 3
    out[3] = 0b111111111
    start = started(Position(Grid.parse(PUZZLE), out=out))
    assert (start.cells, start.state, start.error.code) == ((2, 3), None, "lost-candidate")


@pytest.mark.parametrize(("gone", "code"), [({6}, None), ({7}, None), ({6, 7}, "no-solution-left")])
def test_of_several_solutions_one_must_be_left(gone, code):
    out = [0] * 81
    out[3] = sum(1 << digit - 1 for digit in gone)
    start = started(Position(Grid.parse(TWO), out=out))
    assert start.solutions == 2
    assert (start.error and start.error.code) == code
    assert (start.state is None) == (code is not None)


@pytest.mark.parametrize(
    ("text", "code"), [("11" + 79 * ".", "clash"), ("12345678." + 8 * "." + "9" + 63 * ".", "no-solution")]
)
def test_no_solution(text, code):
    start = started(Position.parse(text))
    assert (start.solutions, start.state, start.error.code) == (0, None, code)


def test_another_size():
    start = started(Position.parse("1234341221434." + 2 * "."))
    assert (start.solutions, start.error, len(start.state.cells)) == (1, None, 16)


def test_a_wrong_digit_on_another_size():
    start = started(Position(Grid.parse("1234341221434..."), Grid.parse("1234341221434..2")))
    assert str(start.error) == "Row 4, column 4: 2 is wrong; no solution has it there."
