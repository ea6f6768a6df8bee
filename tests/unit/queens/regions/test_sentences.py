"""What is said of each step, and of what is wrong, on boards with regions."""

import pytest

from undoku.queens import HintSearch

from ..boards import pulled

A, B = "row 3, column 1", "row 3, column 5"
STEPS = [
    ("region-single", 4, "CABBCBBBCCBBCCDB", [], [], "A region with one square", "region A",
     "Region A has one free square left: row 1, column 2.", "Place a queen in row 1, column 2."),
    ("row-single", 4, "BAAABBACBBBCBDBB", [(3, 1)], [], "A row with one square", "row 3",
     "Row 3 has one free square left: column 4. The others are attacked by the queen in row 4, column 2.",
     "Place a queen in row 3, column 4."),
    ("column-single", 4, "AAABADBBCDBBDDDD", [(2, 0)], [], "A column with one square", "column 2",
     "Column 2 has one free square left: row 1. The others are attacked by the queen in row 3, column 1.",
     "Place a queen in row 1, column 2."),
    ("region-in-line", 4, "BBAABBAABCCCDDDC", [], [], "A region inside a row", "region D and row 4",
     "All free squares of region D are in row 4. One of them has a queen, so that no other square of row 4 "
     "has one.", "Cross out row 4, column 4."),
    ("line-in-region", 4, "ABDDBBBDAACDCCCD", [], [], "A column inside a region", "column 4 and region D",
     "All free squares of column 4 are in region D. One of them has a queen, so that no other square of "
     "region D has one.", "Cross out row 1, column 3."),
    ("regions-in-lines", 5, "BBBBACBBBBCCDBDEEDDDEEDDD", [(0, 4)], [], "Two regions inside two rows",
     "regions B and C and rows 2 and 3",
     "All free squares of regions B and C are in rows 2 and 3. The queens of these two regions are those of "
     "the two rows, of which no other square has one.", "Cross out row 3, column 3."),
    ("lines-in-regions", 5, "CEEEECDDEECBDDDBBBAABBBAA", [], [(3, 0), (4, 0)], "Two rows inside two regions",
     "rows 4 and 5 and regions A and B",
     "All free squares of rows 4 and 5 are in regions A and B. The queens of these two rows are those of the "
     "two regions, of which no other square has one.", "Cross out row 3, column 2."),
    ("touching-pair", 4, "BAAABBAACCCCDDCC", [], [(3, 2), (3, 3)], "Two squares that touch", "region D",
     "Region D has two free squares left, which touch: row 4, columns 1 and 2. One of them has a queen, and "
     "both attack row 3, columns 1 and 2.", "Cross out row 3, columns 1 and 2."),
    ("common-attack", 4, "ACCABCDDADAAABBC", [], [], "A shape that attacks squares", "region B",
     "Region B has these free squares: row 2, column 1; and row 4, columns 2 and 3. One of them has a queen, "
     "and each of them attacks row 3, column 2 and row 4, column 1.",
     "Cross out row 3, column 2 and row 4, column 1."),
    ("empties-region", 4, "BCACBCACCCCCCDDD", [],
     [(2, 2), (3, 2), (2, 0), (3, 0), (0, 1), (0, 3), (1, 1), (1, 3)], "A queen that would empty a region",
     "region C", "In row 2, column 3, a queen would attack all free squares of region C: row 3, columns 2 "
     "and 4. That would leave region C without one.", "Cross out row 2, column 3."),
    ("empties-row", 4, "AAABAABBCADBCADD", [],
     [(0, 0), (1, 0), (0, 2), (2, 1), (3, 1), (1, 2), (3, 3), (2, 3)], "A queen that would empty a row",
     "row 2", "In row 3, column 3, a queen would attack all free squares of row 2: columns 2 and 4. That "
     "would leave row 2 without one.", "Cross out row 3, column 3."),
    ("empties-column", 4, "BAAABBAACCCCDDCC", [],
     [(3, 2), (3, 3), (2, 0), (2, 1), (1, 2), (1, 3), (0, 0), (0, 1)], "A queen that would empty a column",
     "column 2", "In row 3, column 3, a queen would attack all free squares of column 2: rows 2 and 4. That "
     "would leave column 2 without one.", "Cross out row 3, column 3."),
    ("supposition", 5, "BADADCCBDAEBDEABADCEECBBD", [], [], "A supposition", "row 1, column 2",
     "Suppose a queen in row 1, column 2. Then region C has only row 4, column 4 left, then region B has no "
     "free square left. So there is no queen in row 1, column 2.", "Cross out row 1, column 2."),
    ("supposition", 7, "FFFCCEEGDFADEDEGDGEFFCGGAFBDFDADCCABFEDGAFBBBGBAD", [], [],
     "A supposition in two steps", "row 2, column 3",
     f"Suppose a queen in row 2, column 3. Then row 3 has only columns 1 and 5 left. With a queen in {A} "
     "too, row 1 has only column 5 left, then region G has only row 7, column 4 left, then region B has only "
     f"row 4, column 6 left, then region A has no free square left. With a queen in {B} too, row 1 has no "
     "free square left. So there is no queen in row 2, column 3.", "Cross out row 2, column 3."),
    ("search", 4, "CAAACAABCADBCDDB", [],
     [(0, 3), (2, 2), (3, 0), (3, 3), (1, 2), (2, 1), (0, 0), (1, 1)], "Every square tried",
     "row 1, which has the fewest free squares", "Row 1 has 2 free squares, and no simpler step is known. "
     "Each was tried to the end: all of them lead on to a placement, column 2 too.",
     "Place a queen in row 1, column 2."),
]  # fmt: skip


@pytest.mark.parametrize(("step", "n", "regions", "queens", "crosses", "name", "look", "why", "move"), STEPS)
def test_a_step_in_three_stages(step, n, regions, queens, crosses, name, look, why, move):
    hint = pulled(HintSearch(n, queens, (), crosses, regions=regions)).hint
    assert (hint.step, hint.name, hint.where, hint.why) == (step, name, f"{name}: look at {look}.", why)
    assert hint.sentence == f"{why} {move}"


FOUR = "BBAABBAABCCCDDDC"


@pytest.mark.parametrize(
    ("asked", "kind", "line", "squares", "sentence"),
    [
        ({"queens": [(0, 0), (1, 1)]}, "attack", None, ((0, 0), (1, 1)),
         "The queens in row 1, column 1 and row 2, column 2 attack each other, as they touch."),
        ({"queens": [(0, 0), (2, 0)]}, "attack", ("column", 0), ((0, 0), (2, 0)),
         "The queens in row 1, column 1 and row 3, column 1 attack each other, in the same column."),
        ({"queens": [(1, 2), (3, 0)]}, "stuck", ("row", 0), ((3, 0),),
         "Row 1 has no free square left. With the queen in row 4, column 1 there is no placement."),
        ({"crosses": [(0, 2)]}, "wrong-cross", None, ((0, 2),),
         "The cross in row 1, column 3 is wrong: every placement has a queen there."),
    ],
)  # fmt: skip
def test_what_is_wrong(asked, kind, line, squares, sentence):
    hint = pulled(HintSearch(4, regions=FOUR, **asked)).hint
    assert (hint.kind, hint.line, hint.squares, hint.sentence) == (kind, line, squares, sentence)
    assert hint.step is hint.where is None


def test_a_region_without_a_square_is_named_by_its_letter():
    hint = pulled(HintSearch(5, [(0, 0)], regions="BBAAABBEECDDECCDEEECDEEEE")).hint
    assert (hint.kind, hint.line) == ("stuck", ("region", 0))
    assert hint.sentence == (
        "Region A has no free square left. With the queen in row 1, column 1 there is no placement."
    )


def test_a_board_without_a_placement_is_said_to_have_none():
    hint = pulled(HintSearch(2, regions="AABB")).hint
    assert hint.sentence == (
        "There is no placement of 2 queens with one in each of these regions and no two that touch."
    )


def test_crosses_that_are_right_are_taken_out():
    asked = {"n": 4, "regions": FOUR}
    first = pulled(HintSearch(**asked)).hint
    second = pulled(HintSearch(**asked, crosses=first.crosses)).hint
    assert first.crosses and not set(first.crosses) & set(second.crosses)


def test_of_diagonals_only_neighbours_attack_but_all_of_a_region():
    asked = {"n": 4, "regions": FOUR}
    assert pulled(HintSearch(**asked, queens=[(0, 2), (1, 0), (2, 3), (3, 1)])).hint.kind == "done"
    both = pulled(HintSearch(**asked, queens=[(0, 0), (1, 0)])).hint
    assert (both.kind, both.line) == ("attack", ("column", 0))
    regions = "AAABBCCABBCCDABDDEEDDEEEE"
    apart = pulled(HintSearch(5, [(0, 0), (2, 3)], regions=regions)).hint
    assert apart.sentence == (
        "The queens in row 1, column 1 and row 3, column 4 attack each other, in the same region A."
    )
    diagonal = pulled(HintSearch(5, [(0, 0), (2, 2)], regions=regions)).hint
    assert diagonal.kind != "attack"
