"""What is said and shown after a run: the verdict, its symptom, and the board of the program itself."""

import asyncio
import json

import pytest
from fake_page import App, Face

pytestmark = pytest.mark.recorder
OWN = """
n = 5
board = [-1] * n

def place(r):
    if r == n:
        print(board)
        return True
    for c in range(n):
        if all(board[i] != c and abs(board[i] - c) != r - i for i in range(r)):
            board[r] = c
            if place(r + 1):
                return True
            board[r] = -1
    return False

place(0)
"""
MISSED = """
def solve(queens, row=0):
    if row == len(queens):
        return True
    for col in range(len(queens)):
        if col not in queens[:row]:
            queens[row] = col
            if solve(queens, row + 1):
                return True
            queens[row] = -1
    return False
"""
TEXT = 'def solve(n):\n    return "".join(map(str, range(n)))\n'


def ran(make, code: str, **wanted: object) -> App:
    """Run a program on six queens, and wait until its last moment is shown."""

    async def whole() -> App:
        app = make()
        app.page.board = "queens"
        app.page.code = Face("Code")
        staged: list[object] = []
        app.page.stage = lambda question: (
            staged.append(vars(question)) or app.press("change", board="queens") or True
        )
        app.staged = staged  # type: ignore[attr-defined]
        program = json.dumps({"code": code, **wanted})
        app.press("open", strategy="your-code", position=0, placement=0, view="", program=program)
        await app.settle()
        return app

    return asyncio.run(whole())


def shown(app: App) -> str:
    return app.page.watch.player.last("at")[1]


def test_a_board_of_its_own_comes_onto_the_page_and_the_steps_stay(app) -> None:
    made = ran(app, OWN, script=True)
    assert made.staged == [{"n": 5}]
    assert shown(made).endswith("Its own board: 5 by 5; Undo brings yours back.")
    assert made.page.watch.count("close") == 0
    verdict = made.page.code.last("ran")[3]
    assert (verdict.right, verdict.script) == (True, True)


def test_a_wrong_answer_is_said_with_its_symptom_and_where_it_differs_first(app) -> None:
    made = ran(app, MISSED)
    verdict = made.page.code.last("ran")[3]
    assert verdict.right is False
    assert verdict.symptom == "diagonal-missed"
    assert verdict.difference > 0
    assert shown(made).endswith(verdict.symptomSays)
    assert made.staged == []


def test_the_symptom_that_the_last_step_shows_is_said_once_and_after_the_verdict(app) -> None:
    made = ran(app, "def solve(queens):\n    queens[0] = 1\n")
    verdict = made.page.code.last("ran")[3]
    assert verdict.symptom == "stops-early"
    assert shown(made) == f"Wrong. {verdict.sentence} {verdict.symptomSays}"


def test_what_is_not_understood_is_asked_and_judged_once_it_is(app) -> None:
    made = ran(app, TEXT)
    verdict = made.page.code.last("ran")[3]
    assert (verdict.right, verdict.asks) == (None, "It returned '012345'. Is that a column for each row?")
    assert shown(made).count(verdict.asks) == 1
    verdict = ran(app, TEXT, sure=True).page.code.last("ran")[3]
    assert (verdict.right, verdict.asks) == (False, "")


def test_a_name_that_nobody_has_is_said_at_the_call(app) -> None:
    made = ran(app, TEXT, call="foo(board)")
    assert made.page.code.last("misses")[0].startswith("There is no 'foo' here. The program has solve; ")
    assert ran(app, TEXT, call="solve(").page.code.last("misses")[0].startswith("The call 'solve(' is not")
