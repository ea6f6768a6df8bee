"""Practice of a technique: the position that comes, verdicts, help, and what is lost or stopped."""

import json
from collections.abc import Awaitable, Callable
from itertools import count

import pytest
from fake_page import LECTURE, App, Face
from jobs_once import PRACTISED
from solving import run

# All that goes by the one skyscraper of the puzzle.
FAR = [[1, 3], [17, 3]]
NOTHING: dict[str, list[object]] = {"eliminations": [], "placements": [], "pattern": [], "cells": []}


def practised(make: Callable[[], App], scenario: Callable[[App], Awaitable[None]], **question: str) -> App:
    """Ask for an exercise, then let a scenario happen; at its end nothing is practised and nothing left."""

    async def whole(app: App) -> None:
        app.page.techniques = Face("Techniques")
        ask(app, **question)
        await scenario(app)
        await app.settle()
        app.press("practice", question="")

    app = run(make, whole)
    assert sum(len(life.worker.table) for life in app.page.engine.lives if not life.ended) == 0
    return app


def ask(app: App, technique: str = "skyscraper", puzzle: str = PRACTISED) -> None:
    app.press("practice", question=json.dumps({"technique": technique, "puzzle": puzzle}))


def judge(app: App, **answer: object) -> None:
    app.press("practice-judge", answer=json.dumps({**NOTHING, **answer}))


def help_out(app: App, *found: int) -> None:
    app.press("practice-help", found=json.dumps(found))


def slowly(app: App) -> None:
    """Let each slice of the engine take long."""
    ticks = count(step=3)
    app.page.engine.life.worker.table._clock = lambda: next(ticks)


def told(app: App, name: str) -> list[tuple[object, ...]]:
    return [call[1:] for call in app.page.techniques.calls if call[0] == name]


async def settled(app: App) -> None:
    await app.settle()


def test_a_position_comes_once_with_how_many_steps_there_are(app) -> None:
    ended = practised(app, settled)
    ((position, steps),) = told(ended, "position")
    assert (position.givens, steps) == (PRACTISED, 1)
    assert any(position.out)
    assert ended.page.said == [], "the status line is left to the page"


def test_an_answer_is_judged_and_so_is_the_next_one(app) -> None:
    async def scenario(app: App) -> None:
        await app.settle()
        for gone in ([], FAR[:1], [[24, 7]], FAR):
            judge(app, eliminations=gone)
            await app.settle()

    verdicts = [verdict for (verdict,) in told(practised(app, scenario), "judged")]
    assert [verdict.kind for verdict in verdicts] == ["wrong", "partly", "wrong", "right"]
    assert "must stay" in verdicts[2].sentence
    assert list(verdicts[3].steps) == [0]


def test_help_is_a_step_until_all_are_found(app) -> None:
    async def scenario(app: App) -> None:
        await app.settle()
        for found in ([], [0]):
            help_out(app, *found)
            await app.settle()

    (first,), (none,) = told(practised(app, scenario), "helped")
    assert first.title == "Skyscraper" and none is None


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({"technique": "jellyfish"}, "Jellyfish is not on the way of this puzzle."),
        ({"puzzle": "." * 81}, "There is more than one solution; a puzzle with exactly one is needed."),
        # The engine does not even begin.
        (
            {"puzzle": ""},
            "There is no puzzle of ours to practise on yet; give one in which the technique is needed.",
        ),
    ],
)
def test_where_there_is_none_another_puzzle_is_looked_at(app, question, sentence: str) -> None:
    ended = practised(app, settled, **question)
    assert told(ended, "none") == [(sentence, True)]
    assert told(ended, "position") == []


def test_what_is_asked_before_the_position_is_there_is_answered_after_it(app) -> None:
    async def scenario(app: App) -> None:
        judge(app, eliminations=FAR)

    calls = practised(app, scenario).page.techniques.calls
    assert [call[0] for call in calls] == ["position", "judged"]
    assert calls[1][1].kind == "right"


@pytest.mark.parametrize("is_stopped", [False, True])
def test_what_is_asked_of_a_position_that_is_not_found_yet_is_answered_once_it_is(app, is_stopped) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        await app.until(lambda: ("counting", True) in app.page.calls)
        if is_stopped:
            app.press("stop", board="sudoku")
            await app.settle()
        judge(app, eliminations=FAR)

    ended = practised(app, scenario)
    ((verdict,),) = told(ended, "judged")
    assert verdict.kind == "right"
    assert len(told(ended, "position")) == 1
    assert ended.page.said == []


def test_of_two_questions_at_once_the_latest_is_answered(app) -> None:
    async def scenario(app: App) -> None:
        await app.settle()
        judge(app)
        help_out(app)

    ended = practised(app, scenario)
    assert told(ended, "judged") == []
    assert len(told(ended, "helped")) == 1


def test_nothing_is_answered_where_nothing_is_practised(app) -> None:
    async def scenario(app: App) -> None:
        await app.settle()
        judge(app, eliminations=FAR)
        app.press("practice", question="")
        help_out(app)

    assert [call[0] for call in practised(app, scenario).page.techniques.calls] == ["position"]


def test_of_another_exercise_nothing_of_the_one_before_is_told(app) -> None:
    async def scenario(app: App) -> None:
        ask(app, "naked-single", LECTURE)

    ((position, _),) = told(practised(app, scenario), "position")
    assert position.givens == LECTURE


def test_after_a_lost_worker_an_answer_is_judged_all_the_same(app) -> None:
    async def scenario(app: App) -> None:
        await app.settle()
        await app.lose_python()
        judge(app, eliminations=FAR)

    ended = practised(app, scenario)
    ((verdict,),) = told(ended, "judged")
    assert verdict.kind == "right"


def test_what_takes_long_can_be_stopped_and_says_how_to_go_on(app) -> None:
    async def scenario(app: App) -> None:
        slowly(app)
        await app.until(lambda: ("counting", True) in app.page.calls)
        app.press("stop", board="sudoku")

    ended = practised(app, scenario)
    sentence = "Stopped before a position was found. Next position looks for another one."
    assert told(ended, "none") == [(sentence, False)]
    assert told(ended, "position") == []
    assert ended.page.last("counting") == (False,)
