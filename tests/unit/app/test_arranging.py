"""Programs that are put together or mended: made, judged in a Python of their own, refused, stopped, lost."""

import json

import pytest
from fake_page import App, Face
from solving import run

from undoku.learn.arranging.parsons import Parsons

ASKED = {"board": "queens", "program": "array-first", "seed": "a", "helps": 0}


def told(make, *events: tuple[str, dict[str, object]]) -> App:
    """Press one thing after the other, and wait until nothing goes on."""

    async def scenario(app: App) -> None:
        app.page.learn = Face("Learn", arranging=Face("Arranging"))
        for event, question in events:
            detail = {"question": json.dumps(question)} if question else {}
            app.press(event, **detail)

    return run(make, scenario)


def face(app: App) -> Face:
    return app.page.learn.arranging  # type: ignore[no-any-return, attr-defined]


def answer() -> str:
    parsons = Parsons("queens", "array-first", "a")
    return parsons.program(parsons.answer)


def arranged(code: str) -> tuple[str, dict[str, object]]:
    return "arranged", {"board": "queens", "program": "array-first", "code": code}


def test_a_program_is_made(app) -> None:
    (report,) = face(told(app, ("parsons", ASKED))).last("parsons")
    assert len(report.blocks) == 11


def test_a_mistake_is_made(app) -> None:
    asked = {name: value for name, value in ASKED.items() if name != "helps"}
    (report,) = face(told(app, ("bug", asked))).last("bug")
    assert report.places


@pytest.mark.recorder
def test_it_is_judged(app) -> None:
    (report,) = face(told(app, arranged(answer()))).last("judged")
    assert report.right is True
    wrong = answer().replace("queens[row] = -1", "pass")
    (report,) = face(told(app, arranged(wrong))).last("judged")
    assert report.right is False
    assert report.difference


@pytest.mark.recorder
def test_what_python_cannot_read_is_told_with_its_line(app) -> None:
    line, sentence = face(told(app, arranged("def solve(queens):\n    if queens:\n"))).last("refused")
    assert line
    assert "expected an indented block" in sentence


@pytest.mark.recorder
def test_stop_ends_it(app) -> None:
    done = told(app, arranged("def solve(queens):\n    while True:\n        pass\n"), ("stop", {}))
    (sentence,) = face(done).last("failed")
    assert sentence.startswith("Stopped.")
    assert not [call for call in face(done).calls if call[0] == "judged"]


@pytest.mark.recorder
def test_where_the_exercise_is_closed_nothing_is_said(app) -> None:
    done = told(app, arranged(answer()), ("arranged-stop", {}))
    assert face(done).calls == []
