"""What is said of a Sudoku without a solution, of the entries, and of one cell."""

import json
from itertools import count

import pytest
from fake_page import LECTURE, App
from solving import pressed

from undoku.sudoku import solve

SOLUTION = str(solve(LECTURE).first)
TWO = SOLUTION.translate(str.maketrans("12", ".."))


def run(make, name: str, question: dict[str, object], during=None, **detail: object) -> App:
    """Press something on a Sudoku, and let it come to its end."""
    return pressed(
        make,
        name,
        lambda app: app.page.questions["sudoku"].update(question),
        during,
        board="sudoku",
        **detail,
    )


def entered(**digits: str) -> str:
    """Give 81 characters with these digits: `c2="4"` is the cell 2."""
    cells = {int(name[1:]): digit for name, digit in digits.items()}
    return "".join(cells.get(cell, ".") for cell in range(81))


def test_the_entry_that_would_mend_it_is_named_and_marked(app) -> None:
    page = run(app, "solve", {"entered": entered(c2="4", c3="2")}).page
    verdict, mended = (text for text, _ in page.said)
    assert verdict.startswith("No solution. The digits do not clash")
    assert mended == f"{verdict} Without the 2 in row 1, column 4 there is one solution."
    assert list(page.sudoku.last("mark")[0]) == [3]


def test_where_no_entry_would_mend_it_the_givens_are_looked_at(app) -> None:
    broken = {"givens": f"3{SOLUTION[1:80]}.", "entered": entered(c80=SOLUTION[80])}
    page = run(app, "solve", broken).page
    assert page.said[-1][0].endswith("Without the given 3 in row 1, column 1 there is one solution.")
    assert list(page.sudoku.last("mark")[0]) == [0]
    page = run(app, "solve", {"givens": "55" + "." * 77 + "55"}).page
    assert page.said[-1][0].endswith("Taking away a single digit does not mend it.")
    assert list(page.sudoku.last("mark")[0]) == []


def test_the_verdict_stays_when_the_search_for_mends_is_stopped(app) -> None:
    async def stop(app: App) -> None:
        ticks = count(step=0.02)
        app.page.engine.life.worker.table._clock = lambda: next(ticks)
        await app.until(lambda: bool(app.page.said))
        app.press("stop", board="sudoku")

    page = run(app, "solve", {"entered": entered(c2="2")}, stop).page
    verdict, stopped = page.said
    assert stopped == (f"{verdict[0]} Stopped before it was known what would mend it.", "error")


@pytest.mark.parametrize(
    ("question", "said", "marked"),
    [
        ({}, ("Nothing is entered yet.", "info"), []),
        ({"entered": entered(c2="4")}, ("Every entry can be right so far.", "good"), []),
        ({"entered": entered(c2="4", c3="2")}, ("1 entry is wrong; it is underlined.", "error"), [3]),
        (
            {"entered": entered(c2="1", c3="2")},
            ("2 entries are wrong; they are underlined.", "error"),
            [2, 3],
        ),
        (
            {
                "entered": "".join(
                    "." if given != "." else digit for given, digit in zip(LECTURE, SOLUTION, strict=True)
                )
            },
            ("Solved. Every digit is right.", "good"),
            [],
        ),
        (
            {"givens": TWO, "entered": entered(c7="1")},
            ("Every entry can be right so far.", "good"),
            [],
        ),
    ],
)
def test_check(app, question, said, marked) -> None:
    page = run(app, "check", question).page
    assert page.said == [said]
    assert list(page.sudoku.last("doubt")[0]) == marked
    assert page.sudoku.count("fill") == 0


def test_check_of_entries_that_can_be_right_but_not_together(app) -> None:
    # A 1 and a 2 can be exchanged everywhere, and so can be either of them in each cell.
    page = run(app, "check", {"givens": TWO, "entered": entered(c7="1", c8="1")}).page
    assert page.said[-1][0].startswith("Each entry can be right by itself")


@pytest.mark.parametrize(
    ("entries", "said", "back"),
    [
        ([{"c3": "2", "c2": "4"}, {"c3": "2"}, {}], "Went back 2 steps, to before the first mistake.", 2),
        ([{"c2": "4", "c3": "2"}, {"c2": "4"}, {}], "Went back one step, to before the first mistake.", 1),
        ([{"c2": "4"}, {"c3": "2"}, {}], "There is no mistake on the board.", None),
        ([{"c3": "2"}], "Every state that Undo can reach has a mistake.", None),
    ],
)
def test_back_to_before_the_first_mistake(app, entries, said, back) -> None:
    texts = json.dumps([entered(**cells) for cells in entries])
    page = run(app, "mistake", {}, entries=texts).page
    assert page.said[-1][0].startswith(said)
    assert page.sudoku.count("back") == (back is not None)
    if back is not None:
        assert page.sudoku.last("back") == (back,)


def test_givens_without_a_solution_are_said_instead(app) -> None:
    broken = LECTURE[:2] + "2" + LECTURE[3:]
    for name in ("check", "reveal"):
        page = run(app, name, {"givens": broken, "entered": entered(c3="6")}, cell=5).page
        assert page.said == [
            (
                "The givens have no solution, so no digit can be right. "
                "Solve, in the menu, says what would mend them.",
                "error",
            )
        ]
        assert page.sudoku.calls == []


@pytest.mark.parametrize(
    ("question", "cell", "said", "revealed"),
    [
        ({}, 2, ("The digit in row 1, column 3 is 4. Undo takes it back.", "good"), (2, 4)),
        (
            {"entered": entered(c2="1")},
            2,
            ("The digit in row 1, column 3 is 4. Undo takes it back.", "good"),
            (2, 4),
        ),
        ({"entered": entered(c2="4")}, 2, ("The 4 in row 1, column 3 is right.", "good"), None),
        # Another entry is wrong: the givens alone tell.
        (
            {"entered": entered(c3="2")},
            2,
            ("The digit in row 1, column 3 is 4. Undo takes it back.", "good"),
            (2, 4),
        ),
        (
            {"givens": TWO},
            7,
            ("The digit in row 1, column 8 can be 1 or 2; none is revealed.", "info"),
            None,
        ),
        (
            {"givens": TWO, "entered": entered(c7="9")},
            7,
            ("The digit in row 1, column 8 can be 1 or 2, so the 9 is wrong; none is revealed.", "info"),
            None,
        ),
        (
            {"givens": TWO, "entered": entered(c7="1")},
            7,
            ("The digit in row 1, column 8 can be 1 or 2, so the 1 can be right; none is revealed.", "info"),
            None,
        ),
        # With the other entry there is only one, but that may be wrong.
        (
            {"givens": TWO, "entered": entered(c7="1")},
            8,
            ("The digit in row 1, column 9 can be 1 or 2; none is revealed.", "info"),
            None,
        ),
    ],
)
def test_reveal(app, question, cell, said, revealed) -> None:
    page = run(app, "reveal", question, cell=cell).page
    assert page.said == [said]
    assert page.sudoku.calls == ([("reveal", *revealed)] if revealed else [])


def test_stop_ends_a_check_without_a_mark(app) -> None:
    async def stop(app: App) -> None:
        ticks = count(step=0.02)
        app.page.engine.life.worker.table._clock = lambda: next(ticks)
        worker = app.page.engine.life.worker
        await app.until(lambda: any(word == "work" for word, *_ in worker.heard))
        app.press("stop", board="sudoku")

    page = run(app, "check", {"givens": TWO, "entered": entered(c7="1", c8="1")}, stop).page
    assert page.said == [("Stopped.", "info")]
    assert page.sudoku.calls == []


def test_a_lost_worker_checks_again(app) -> None:
    async def lose(app: App) -> None:
        await app.lose_python()

    page = run(app, "check", {"entered": entered(c2="1")}, lose).page
    assert page.said == [("1 entry is wrong; it is underlined.", "error")]
