"""What is pressed while a search is watched: open and close it, and go somewhere in it."""

from app.callbacks import on
from app.engine import page
from app.watch import doom, own, recording, words
from app.watch.session import Goal, Session, open_session

# The view of an address where the plain program of a strategy is shown, line by line.
EVERY_LINE = "lines"


@on("open")
def open_search(detail):
    """Open the search of a strategy on what is on the board."""
    goal = Goal(detail.position, detail.placement)
    program = own.Program(detail.program) if detail.strategy == own.NAME else None
    before = Session.current
    stays = before and before.lines and (before.board, before.strategy) == (page.board, detail.strategy)
    lines = not program and (detail.view == EVERY_LINE or bool(not detail.view and stays))
    view = "" if lines else detail.view
    recording.open_search(page.board, detail.strategy, goal, view, program, lines)


def close():
    """Put the search away."""
    is_own = Session.current and Session.current.program
    recording.leave()
    page.reply(words.CLOSED_RUN if is_own else words.CLOSED)


@on("go")
def go(detail):
    """Go to a step: the first, the last, the one before or after, one by its number, or back from a jump."""
    session = open_session()
    if not session:
        return
    to = detail.to
    if to == "back" or to == "forward":
        session.aim(session.after(session.target, 1 if to == "forward" else -1))
    elif to == "return":
        session.turn_back()
    elif to == "last":
        session.jump(session.last, "" if session.full else words.LAST_SO_FAR)
    else:
        session.jump(0 if to == "first" else to)


@on("difference")
def difference(detail):
    """Go to where a wrong program first does something else, and see in its code why."""
    session = open_session()
    if session:
        recording.back_to_code()
        session.jump(detail.to)


@on("glide")
def glide(detail):
    """Come to a step on the way, while the search plays or the timeline is dragged: that is no jump."""
    session = open_session()
    if session:
        session.aim(detail.to)


@on("jump")
def jump(detail):
    """Go to the next step of some kind: a solution, a dead end, a change of a cell, a depth."""
    session = open_session()
    if session:
        session.guarded(_jump(session, detail.name, detail.argument))


@on("doomed")
def doomed(detail):
    """Go to the placement that left no solution."""
    session = open_session()
    if session:
        session.guarded(_doomed(session, session.target))


@on("view")
def view(detail):
    """Another view is shown: it needs the moment as well."""
    session = open_session()
    if session:
        session.refresh()


@on("expand")
def expand(detail):
    """Open a subtree of the tree that is folded away; say where it is not kept."""
    session = open_session()
    if session and detail.missing:
        page.say(words.LEFT_OUT, "info")
    elif session:
        session.opened.add(detail.node)
        session.refresh()


@on("save")
def save(detail):
    """Write all recorded steps into a file."""
    session = Session.current
    if session and session.full:
        recording.save(session)
    elif session and session.job:
        page.say(words.UNSAVED, "info")


async def _jump(session, name, argument):
    position = await session.job.ask("jump", name=name, position=session.target, argument=argument)
    if not session.wanted:
        return
    if position < 0:
        page.say(words.MISSING[name], "info")
    else:
        session.jump(position)


async def _doomed(session, position):
    """Find it; who goes elsewhere meanwhile is not called back."""
    answer = await doom.search(session, position, lambda: session.wanted and session.target == position)
    if not answer:
        return
    if answer.position > 0:
        doomed = words.DOOMED_PROVED if answer.proved else words.DOOMED_AT_LATEST
        session.jump(answer.position, doomed + words.stays(answer.stays))
    elif answer.position == 0:
        page.say(words.DOOMED_FROM_START, "info")
    elif answer.proved:
        page.say(words.NOT_DOOMED, "info")
    else:
        page.say(words.DOOM_UNKNOWN, "info")
