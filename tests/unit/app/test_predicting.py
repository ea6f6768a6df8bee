"""Questions about the next step: what is asked before it is shown, and what is said of an answer."""

import json

from fake_page import App
from searching import SIX, at_rest, open_jobs, watching

DEAD_END = SIX.jump("next-dead-end", 0, 0)


def asked(app: App):
    return app.page.watch.predict.last("ask")[0]


def told(app: App):
    return app.page.watch.predict.last("judge")[0]


async def until_asked(app: App, most: int = 200) -> None:
    """Step forward until something is asked."""
    before = app.page.watch.predict.count("ask")
    for _ in range(most):
        app.press("predict-step")
        await app.settle()
        if app.page.watch.predict.count("ask") > before:
            return
    raise AssertionError("nothing is asked")


def test_a_step_is_not_shown_before_what_is_asked_about_it_is_answered(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await until_asked(app)
        assert app.page.at == asked(app).position
        heard = app.page.engine.life.worker.heard
        moments = [json.loads(said[3])["position"] for said in heard if said[2:3] == ("moment",)]
        assert max(moments) == asked(app).position
        app.press("go", to="forward")
        await app.settle()
        assert app.page.at == asked(app).position + 1

    watching(app, scenario)


def test_every_question_of_a_search_is_asked_at_another_step_and_can_be_answered(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        positions, kinds = [], set()
        for _ in range(8):
            await until_asked(app)
            question = asked(app)
            positions.append(question.position)
            kinds.add(question.kind)
            right = json.loads(
                app.page.engine.life.worker.table.ask(
                    _number(app), "predicted", _answer(question, question.options)
                )
            )["answer"]
            app.press("predict-answer", kind=question.kind, position=question.position, answer=right)
            await app.settle()
            assert told(app).right is True
            assert told(app).sentence
            app.press("go", to="forward")
            await app.settle()
        assert positions == sorted(set(positions))
        assert len(kinds) > 3

    watching(app, scenario)


def _number(app: App) -> int:
    return next(number for number, kind in app.page.engine.life.worker.kinds.items() if kind == "trace")


def _answer(question, options) -> str:
    """Some answer that can be given to a question, as JSON."""
    value = options[0][0] if options else "0"
    return json.dumps({"kind": question.kind, "position": question.position, "answer": value})


def test_of_one_kind_a_question_is_asked_where_it_is_wanted(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("predict-ask", kind="what", position=20)
        await app.settle()
        assert (asked(app).kind, asked(app).position, app.page.at) == ("what", 20, 20)
        drops = app.page.watch.predict.count("drop")
        app.press("predict-ask", kind="what", position=len(SIX.trace))
        await app.settle()
        assert app.page.watch.predict.count("ask") == 1
        assert app.page.watch.predict.count("drop") == drops + 1

    watching(app, scenario)


def test_who_goes_elsewhere_meanwhile_is_not_asked(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        app.press("predict-step")
        app.press("go", to=40)
        await app.settle()
        assert app.page.at == 40
        assert app.page.watch.predict.count("ask") == 0
        # Steps go on.
        app.press("predict-ask", kind="what", position=41)
        app.press("go", to="first")
        await app.settle()
        assert app.page.at == 0
        assert app.page.watch.predict.count("ask") == 0

    watching(app, scenario)


def test_what_doomed_a_placement_is_told(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        for position in range(DEAD_END):
            if SIX.trace.step(position + 1).kind != 2:
                continue
            app.press("predict-ask", kind="what", position=position)
            await app.settle()
            question = asked(app)
            if question.position != position:
                continue
            app.press("predict-answer", kind="what", position=position, answer=question.options[0][0])
            await app.settle()
            if told(app).doomed:
                break
        assert told(app).doomed
        said = app.page.watch.predict.last("add")[0]
        assert said.endswith(", as the fast solver proves: it will have to be taken back.") or (
            said.startswith("No solution is left since step ")
        )
        assert open_jobs(app) == 1

    watching(app, scenario)


def test_a_question_goes_with_its_search(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await until_asked(app)
        drops = app.page.watch.predict.count("drop")
        app.press("close")
        await app.settle()
        assert app.page.watch.predict.count("drop") == drops + 1
        app.press("predict-step")
        app.press("predict-answer", kind="what", position=0, answer="try")
        await app.settle()
        assert app.page.watch.predict.count("judge") == 0

    watching(app, scenario)


def test_a_question_goes_with_a_lost_worker_and_steps_go_on(app) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        await until_asked(app)
        position = app.page.at
        drops = app.page.watch.predict.count("drop")
        app.page.engine.kill()
        question = asked(app)
        app.press("predict-answer", kind=question.kind, position=position, answer="0")
        await app.settle()
        assert app.page.watch.predict.count("drop") == drops + 1
        app.page.engine.begin()
        await app.settle()
        assert app.page.at == position
        await until_asked(app)
        assert app.page.watch.predict.count("judge") == 0

    watching(app, scenario)
