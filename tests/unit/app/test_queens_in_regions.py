"""A board with regions is solved, checked and counted, and its hints come in stages."""

import json

from fake_page import App
from solving import run, solved

REGIONS = "ABCCCCBBCCCCBBBDDDBBBDDDEEFFDDEEEEDD"
BOARD = {"n": 6, "regions": REGIONS}
SOLUTION = [0, 4, 2, 5, 3, 1]
HINTED = json.dumps({**BOARD, "crosses": []})
ROWS = "".join(6 * letter for letter in "ABCDEF")


def asked(make, event: str, hand: dict[str, object] | None = None, **detail: object) -> App:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.page.questions["queens"] = {**BOARD, **(hand or {})}
        app.press(event, **detail)

    return run(make, scenario)


def test_a_puzzle_has_one_solution(app) -> None:
    page = solved(app, "queens", **BOARD).page
    columns, caption, number, total, complete, _ = page.queens.last("show")
    assert list(columns) == SOLUTION
    assert (caption, number, total, complete) == ("Solution 1 of 1", 1, 1, True)
    assert page.said[-1] == ("One solution, and no other.", "good")


def test_of_a_board_with_many_solutions_all_can_be_browsed(app) -> None:
    # Queens of neighbouring rows are two columns apart at least: OEIS A002464.
    page = solved(app, "queens", n=6, regions=ROWS).page
    assert page.said[-1] == ("90 solutions.", "good")
    assert page.queens.last("show")[3:5] == (90, True)


def test_more_solutions_than_are_wanted_are_not_all_looked_for(app) -> None:
    page = solved(app, "queens", n=9, regions="".join(9 * letter for letter in "ABCDEFGHI")).page
    assert page.said[-1] == ("More than 1,000 solutions; 1,000 of them are listed.", "good")
    assert page.queens.last("show")[3:5] == (1000, False)


def test_no_solution_is_explained(app) -> None:
    page = solved(app, "queens", n=3, regions="AABABBCCC").page
    assert page.said[-1] == (
        "No solution. There is no placement of 3 queens with one in each of these regions and no two that"
        " touch.",
        "error",
    )


def test_a_board_that_is_not_drawn_to_its_end_is_refused(app) -> None:
    page = solved(app, "queens", n=2, regions="AAB.").page
    sentence, kind = page.said[-1]
    assert (sentence, kind) == ("Row 2, column 2 belongs to no region yet.", "error")


def test_check_tells_whether_it_is_right_so_far(app) -> None:
    page = asked(app, "check", {"queens": [[0, 0], [1, 4]], "crosses": [[5, 5]]}, board="queens").page
    assert page.said[-1] == ("No mistake so far: 2 of 6 queens stand.", "good")
    assert page.queens.count("point") == 0


def test_check_points_at_what_is_wrong(app) -> None:
    page = asked(app, "check", {"queens": [[0, 1]]}, board="queens").page
    sentence, kind = page.said[-1]
    assert sentence == (
        "Region A has no free square left. With the queen in row 1, column 2 there is no placement."
    )
    assert kind == "error"
    assert json.loads(page.queens.last("point")[0])["squares"] == [1]
    crossed = asked(app, "check", {"crosses": [[0, 0]]}, board="queens").page
    assert crossed.said[-1][0].startswith("The cross in row 1, column 1 is wrong")


def test_a_hint_comes_in_stages(app) -> None:
    page = asked(app, "advise", board="queens", question=HINTED).page
    hint = json.loads(page.queens.last("advise")[0])
    assert hint["stages"][0] == "A region with one square: look at region A."
    assert hint["stages"][2].startswith(hint["stages"][1])
    assert (hint["kind"], hint["target"], hint["crosses"], hint["lines"]) == ("place", 0, [], [["region", 0]])
    # It says nothing itself: the board tells one stage after the other.
    assert all(kind != "hint" for _, kind in page.said)


def test_who_has_turned_to_solving_is_not_advised_any_more(app) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "queens"
        app.page.questions["queens"] = BOARD
        app.press("advise", board="queens", question=HINTED)
        app.page.is_played = False

    assert run(app, scenario).page.queens.count("advise") == 0


def test_what_is_drawn_is_counted_beside_everything_else(app) -> None:
    for question, solutions, level in ((BOARD, 1, "medium"), ({"n": 6, "regions": ROWS}, 90, "")):
        page = asked(app, "regions-count", question=json.dumps(question)).page
        [answer] = page.queens.last("counted")
        assert (answer.solutions, answer.more, answer.level) == (solutions, False, level)
        assert (len(answer.differ) > 0) == (solutions > 1)
        assert not page.said
