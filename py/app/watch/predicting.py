"""Predict: before the next step is shown the reader is asked about it, and the recording knows the answer."""

from app.callbacks import on
from app.engine import page
from app.watch import doom, words
from app.watch.session import open_session


@on("predict-step")
def step(detail):
    """Ask what is to be asked before the next step is shown; go there where that is nothing."""
    session = open_session()
    if session and not session.asking:
        session.asking = True
        session.guarded(_step(session, session.target))


@on("predict-ask")
def ask(detail):
    """Go to a position and ask a question of one kind there, whatever was asked before."""
    session = open_session()
    if session:
        session.aim(detail.position)
        session.guarded(_ask(session, detail.kind, detail.position))


@on("predict-answer")
def answer(detail):
    """Judge an answer."""
    session = open_session()
    if session:
        session.guarded(_judge(session, detail.kind, detail.position, detail.answer))


async def _step(session, position):
    question = None
    try:
        if session.after(position, 1) == position + 1 <= session.last:
            # Lists, as all that crosses to the engine is JSON.
            asked = [[kind, where] for kind, where in session.asked]
            question = await session.job.ask("ask_about", position=position, asked=asked)
    finally:
        session.asking = False
    if not session.wanted or session.target != position:
        return
    if question:
        _put(session, question)
    else:
        session.aim(session.after(position, 1))


async def _ask(session, kind, position):
    question = await session.job.ask("question_of", kind=kind, position=position)
    if not session.wanted or session.target != position:
        return
    if question:
        _put(session, question)
    else:
        page.watch.predict.drop()


def _put(session, question):
    session.asked.append((question.kind, question.position))
    page.watch.predict.ask(question)


async def _judge(session, kind, position, answer):
    verdict = await session.job.ask("predicted", kind=kind, position=position, answer=answer)

    def waits():
        return session.wanted and session.target == position

    if not waits():
        return
    page.watch.predict.judge(verdict)
    if verdict.doomed:
        # The step that is asked about is the placement.
        found = await doom.search(session, position + 1, waits)
        if found and found.position > 0:
            page.watch.predict.add(words.doomed_by(found.position, position + 1))
