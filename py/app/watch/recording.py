"""Opening a search, recording it to its end, and saving what is recorded."""

import asyncio

from app import run
from app.engine import Lost, page, question
from app.watch import own, racing, show, words
from app.watch.session import Goal, Session
from app.words import STOPPED, working

# How long the worker records before it looks at what else is asked, in milliseconds.
SLICE = 20
# Parts of the strips that show the whole search.
PARTS = 600
# Steps that are written at once when all of them are saved.
LINES = 500


def open_search(board, strategy, goal, view="", program=None, lines=False):
    """Open the search of what is on a board, by a strategy or a program, and go to a goal in it.

    With `lines` it is every line of the plain program that the strategy stands for.
    """
    before = Session.current
    session = Session.current = Session(board, strategy, goal, _reopen, program, lines)
    # One thing runs at a time.
    racing.pause()
    if before:
        before.put_away(program)
    run.start(_open, "open", session, view)


def _reopen(session):
    """Begin again with the next worker, and come back to the same step."""
    program = session.program
    if program and not program.stopped:
        # It has brought its Python down, or would not end, and would do so again.
        # Nothing is known of it once it is closed.
        why = program.why
        _give_up(why)
        page.code.error(0, why)
        return
    goal = session.goal or Goal(session.target, 0)
    open_search(session.board, session.strategy, goal, "", program, session.lines)
    Session.current.target, Session.current.before = session.target, session.before


def _give_up(why):
    """Close what cannot be shown, and say why."""
    # What is said before that is said of a search, and goes with it.
    leave()
    page.say(why, "error")


def leave():
    """Put the search and its race away, also while it is being opened again."""
    if Session.current and Session.current.stays:
        return
    session, Session.current = Session.current, None
    racing.leave()
    if not session:
        return
    run.stop()
    session.put_away()
    show.closed(session.board)


def stopped():
    """Stop was pressed: what there is can be stepped through. Tell whether there was a search to stop."""
    session = Session.current
    if session and session.job is None:
        leave()
        page.reply(STOPPED)
        return True
    if session and session.program and session.recording:
        if session.program.stopped:
            # It was to run only so far again, and does not end there.
            leave()
            page.reply(STOPPED)
        else:
            session.program.stop()
            page.say(words.STOPPING, "busy")
        return True
    return end(True)


def end(aloud):
    """Record and count no more, but for the last steps up to here; tell whether there was anything to end."""
    session = Session.current
    if session is None or not session.recording:
        return False
    session.recording = False
    asyncio.create_task(session.guard(_end(session, aloud)))
    return True


async def _end(session, aloud):
    await session.job.ask("stop")
    while session.wanted:
        answer = await session.job.work(SLICE)
        if not session.wanted:
            return
        await _take(session, answer)
        if answer.done:
            if aloud:
                _sum_up(answer)
            return


async def _take(session, answer):
    """Note and show how far the search has come."""
    session.steps, session.since, session.end = answer.steps, answer.since, answer.all
    session.full = answer.done
    tail = words.recorded_tail(answer.steps, answer.all, answer.done, answer.stopped, answer.since)
    show.progress(session, tail)
    waits = not session.goal and session.target == session.last
    if session.goal and session.shows:
        position = await session.goal.reached(session, answer.done)
        if position is not None and session.wanted and session.goal:
            session.arrive(position)
    # Where the rest is only counted, what is kept so far is drawn once.
    due = 2 * session.drawn if answer.all == answer.steps else session.drawn + 1
    if answer.done or answer.steps >= due:
        session.drawn = max(answer.steps, 1)
        await _draw_strip(session)
    if answer.done and waits and not answer.stopped:
        # Whoever is at the last step already is told that it is the end.
        session.aim(session.target)


def _sum_up(answer):
    """Say what is kept of a search that was stopped, or is too long to be kept whole."""
    if answer.stopped:
        page.say(words.stopped_after(answer.steps, answer.all, answer.since), "info")
    elif answer.all > answer.steps:
        page.say(words.too_long(answer.steps, answer.all, answer.calls, answer.since), "info")


async def _draw_strip(session):
    strip = await session.job.ask("overview", width=PARTS)
    if session.wanted:
        show.strip(strip)


async def _open(current, engine, session, view):
    program = session.program
    asked = {
        "board": session.board,
        "strategy": session.strategy,
        "question": question(),
        # A search that was stopped may never come to its end: it is counted as far as the step needs.
        "goal": session.goal.position,
    }
    if program:
        asked.update(program.question())
        if not program.most:
            page.say(working(words.STARTING), "busy")
        try:
            job = await current.open(await program.start(), "", "program", asked)
        except Lost:
            if current.wanted:
                # Nothing is known of it once it is closed.
                why = program.why
                _give_up(why)
                page.code.error(0, why)
            return
    elif session.lines:
        job = await current.open(engine, "", "lines", asked)
    else:
        job = await current.open(engine, "", "trace", asked)
    if not job:
        if current.wanted:
            _give_up(str(current.refused))
            if program:
                own.refused(current.refused)
        return
    answer = await job.ask("opening")
    if not current.wanted:
        return
    current.keep()
    session.job, session.everything = job, answer.everything
    show.opening(answer)
    page.watch.everyLine(answer.everyLine, session.lines)
    if view:
        page.watch.views.choose(view)
    if session.goal.ahead:
        page.say(words.replaying(session.goal.position, session.goal.placement), "busy")
    try:
        if program:
            doing = words.RUNNING_AGAIN if program.most else working(words.RUNNING)
            asyncio.create_task(program.follow(current, lambda: not session.recording, doing))
        await _record(current, session, view)
    except Lost:
        session.lose()
    except Exception:
        session.confess()
        raise


async def _record(current, session, view):
    async def report(answer):
        await _take(session, answer)
        # What a program has done is recorded when it has run.
        if not answer.done and not session.program:
            current.tell(words.recording(answer.steps, answer.all, answer.calls))

    answer = await current.work(session.job, report, SLICE)
    if answer:
        session.recording = False
        if session.program:
            _end_of_program(session, answer, view)
        else:
            _sum_up(answer)


def _end_of_program(session, answer, view):
    """Show how a program has ended: where its answer is, with what it has printed beside it if it has."""
    verdict = answer.verdict
    stage = _stage_own(session, answer.question)
    said = f"{answer.ended} {verdict.symptomSays}".strip()
    page.code.ran(answer.line, said, answer.failed, verdict)
    if answer.failed and not answer.line and not verdict.script:
        # It did not come to a line of the program.
        page.code.misses(answer.ended)
    # Until the step that is gone to is there.
    page.say(said, "step")
    if session.goal or session.target:
        return
    if not view and (answer.failed or verdict.right is False):
        # The line, or what is said of the answer, is what matters.
        back_to_code()
    elif not view and answer.printed:
        page.watch.views.choose("output")
    # The last step says all of that by itself.
    more = [stage] if answer.answer == session.last else [said, stage]
    session.jump(answer.answer, "".join([f" {part}" for part in more if part]))


def back_to_code():
    """Show the code, with what is said of it, in the place of what was printed."""
    if page.watch.views.current == "output":
        page.watch.views.choose("code")


def _stage_own(session, asked):
    """Put the board on the stage that a program has of its own, if it has one; return a sentence about it."""
    if not asked:
        return ""
    session.stays = True
    try:
        if not page.stage(asked):
            raise ValueError("no board asks that")
    finally:
        session.stays = False
    return words.own_board(session.board, asked)


def save(session):
    """Write all steps that are kept into a file; no more will be."""
    run.start(_save, "save", session)


async def _save(current, engine, session):
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
    page.say(words.saved(total, left_out), "good")
