"""Opening a search, recording it to its end, and saving what is recorded."""

import asyncio

from app import run, words
from app.engine import Lost, page, question
from app.watch import show
from app.watch.session import Goal, Session

# How long the worker records before it looks at what else is asked, in milliseconds.
SLICE = 20
# Parts of the strips that show the whole search.
PARTS = 600
# Steps that are written at once when all of them are saved.
LINES = 500


def open_search(board, strategy, goal, view=""):
    """Open the search of what is on a board, and go to a goal in it."""
    before = Session.current
    session = Session.current = Session(board, strategy, goal, _reopen)
    if before:
        session.race = before.race
        if before.job:
            before.job.close()
    run.start(lambda current, engine: _open(current, engine, session, view), "open")


def _reopen(session):
    """Begin again with the next worker, and come back to the same step."""
    open_search(session.board, session.strategy, session.goal or Goal(session.target, 0))
    Session.current.target, Session.current.before = session.target, session.before


def leave():
    """Put the search and its race away, also while it is being opened again."""
    session, Session.current = Session.current, None
    if session and session.race:
        session.race.close()
    if session:
        run.stop()
        if session.job:
            session.job.close()
    if Session.shown:
        Session.shown = False
        show.closed(session.board)


def stopped():
    """Recording was stopped: what there is can be stepped through. Tell whether it was open."""
    session = Session.current
    if session is None:
        return False
    if session.job is None:
        leave()
        page.reply(words.STOPPED)
        return True
    if session.recording:
        _end(session)
        page.say(words.stopped_after(session.steps), "info")
        return True
    return False


def _end(session):
    """Record no more, and count no more."""
    session.recording, session.full = False, True
    show.progress(session.steps, words.STOPPED_TAIL, True)
    if session.goal:
        session.arrive(session.goal.nearest(session))
    asyncio.create_task(session.guard(_draw_strip(session)))


def keep_end():
    """Counting was stopped: the last steps up to there are recorded as well."""
    session = Session.current
    if session and session.job and session.end > session.steps:
        asyncio.create_task(session.guard(_keep_end(session)))


async def _keep_end(session):
    await session.job.ask("stop")
    while True:
        answer = await session.job.work(SLICE)
        if not session.wanted:
            return
        if answer.done:
            break
    session.steps, session.since, session.end = answer.steps, answer.since, answer.all
    show.gap(session)
    tail = words.recorded_tail(answer.steps, answer.all, True, answer.since) if answer.since else ""
    show.progress(session.steps, tail + words.THEN_STOPPED, True)
    page.say(words.stopped_at(answer.all, answer.steps, answer.since), "info")
    await _draw_strip(session)


async def _draw_strip(session):
    strip = await session.job.ask("overview", width=PARTS)
    if session.wanted:
        show.strip(strip)


async def _open(current, engine, session, view):
    asked = {"board": session.board, "strategy": session.strategy, "question": question()}
    job = await current.open(engine, "", "trace", asked)
    if not job:
        if current.wanted:
            leave()
        return
    answer = await job.ask("opening")
    if not current.wanted:
        return
    current.keep()
    session.job, session.everything = job, answer.everything
    Session.shown = True
    show.opening(answer)
    show.gap(session)
    if view:
        page.watch.views.choose(view)
    if session.goal.ahead:
        page.say(words.replaying(session.goal.position, session.goal.placement), "busy")
    try:
        await _record(current, session)
    except Lost:
        session.lose()


async def _record(current, session):
    drawn = 0

    async def report(answer):
        nonlocal drawn
        session.steps, session.since, session.end = answer.steps, answer.since, answer.all
        if answer.since:
            show.gap(session)
        waits = not session.goal and session.target == session.last
        # Where the rest is only counted, no step is added that could be gone to.
        was_full, session.full = session.full, answer.done or answer.all > answer.steps
        tail = words.recorded_tail(answer.steps, answer.all, answer.done, answer.since)
        show.progress(answer.steps, tail, session.full)
        if session.goal:
            position = await session.goal.reached(session, answer.done)
            if position is not None and session.wanted and session.goal:
                session.arrive(position)
        if answer.done or (session.full and not was_full) or session.steps >= 2 * drawn:
            drawn = max(session.steps, 1)
            await _draw_strip(session)
        if answer.done and waits:
            # Whoever is at the last step already is told that it is the end.
            session.aim(session.target)
        if not answer.done:
            current.tell(words.recording(answer.steps, answer.all, answer.calls))

    answer = await current.work(session.job, report, SLICE)
    if not answer:
        return
    session.recording = False
    if answer.all > answer.steps:
        page.say(words.too_long(answer.steps, answer.all, answer.calls, answer.since), "info")


def save(session):
    """Write all steps that are kept into a file. One thing runs at a time: what was only counting on ends."""
    counting = session.recording
    if counting:
        _end(session)
    run.start(lambda current, engine: _save(current, session, counting), "save")


async def _save(current, session, counting):
    writer = page.watch.writer
    writer.begin()
    parts = session.parts()
    total, done = sum(end - begin for begin, end in parts), 0
    for first, last in parts:
        for begin in range(first, last, LINES):
            end = min(begin + LINES, last)
            try:
                text = await session.job.ask("lines", begin=begin, end=end)
            except Lost:
                # What was recorded is gone: the search is opened again, and can be saved then.
                session.lose()
                return
            if not current.wanted:
                return
            writer.add(text)
            done += end - begin
            current.tell(words.writing(done, total))
    writer.end(f"undoku-{session.board}-{session.strategy}.jsonl")
    left_out = session.since - session.steps if session.since else 0
    page.say(words.saved(total, counting, left_out), "good")
