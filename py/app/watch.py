"""Watching a search: records it, and goes to any step of it, forwards and backwards.

One moment is asked for at a time. Whoever steps faster than moments arrive is shown the latest one.
"""

import asyncio

from app import run, watch_show
from app.engine import Lost, page
from app.words import count, number

player = page.player
views = page.views

# How long the worker records before it looks at what else is asked, in milliseconds.
SLICE = 20
# Parts of the strips that show the whole search.
PARTS = 600
# Steps that are written at once when all of them are saved.
LINES = 2000

MISSING = {
    "next-solution": "No later solution is recorded.",
    "previous-solution": "No solution was found before this step.",
    "next-dead-end": "No later dead end is recorded.",
    "previous-dead-end": "There was no dead end before this step.",
    "change": "Nothing changes in this square any more, as far as the search is recorded.",
    "cell": "The search does not come to this square again, as far as it is recorded.",
    "depth": "The search does not come to this depth again, as far as it is recorded.",
}


PROVED = (
    " This doomed it: before it there was a solution, and after it there is none, as the fast solver proves."
)
AT_LATEST = (
    " This doomed it, if nothing did before: after it there is no solution, as the fast solver proves."
)


class Watch:
    """A search that is open."""

    current = None

    def __init__(self, board, engine, goal):
        self.board = board
        self.engine = engine
        self.goal = goal
        self.everything = None
        self.strategy = ""
        self.steps = 0
        self.position = 0
        self.target = 0
        self.opened = set()
        self.addition = ""
        self.fetching = False
        self.outdated = False
        self.recording = True

    @property
    def wanted(self):
        return Watch.current is self

    def aim(self, position, addition=""):
        """Go to a position, as soon as the moment before it has arrived; say more of it than its sentence."""
        self.addition = addition
        self.goal = None
        self.target = max(0, min(position, self.steps))
        self.refresh()

    def arrive(self, position):
        """Go where the search was opened for, or as near as it is recorded."""
        goal = self.goal
        near = goal.position and position < goal.position
        self.aim(position, f" Step {number(goal.position)} is not recorded." if near else "")

    def refresh(self):
        """Show the moment again, as the open view wants it; there is none while the goal is ahead."""
        if self.goal:
            return
        self.outdated = True
        if not self.fetching:
            self.fetching = True
            asyncio.create_task(self._fetch())

    async def _fetch(self):
        try:
            while self.wanted and self.outdated:
                self.outdated = False
                await self._show(self.target, views.current)
        except Lost:
            reopen(self)
        finally:
            self.fetching = False

    async def _show(self, position, view):
        opened = ",".join(map(str, self.opened))
        answer = watch_show.parse(await self.engine.ask("trace_moment", position, view, opened))
        if self.wanted:
            self.position = position
            settled = not self.outdated
            watch_show.moment(self, answer, view, settled)


class Goal:
    """Where a search that is opened is to go: to a step, or to the placement of a number."""

    def __init__(self, position, placement):
        self.position = position
        self.placement = placement

    def words(self):
        if self.placement:
            return f"placement {number(self.placement)}"
        return f"step {number(self.position)}"

    async def reached(self, watch, done):
        """Return the position once it is recorded, the nearest one where it never will be, else None."""
        if self.placement:
            found = await watch.engine.ask("trace_jump", "placement", 0, self.placement)
            return found if found >= 0 else self.nearest(watch.steps) if done else None
        return self.nearest(watch.steps) if done or watch.steps >= self.position else None

    def nearest(self, steps):
        """Give the position to show where no more than `steps` are recorded."""
        return steps if self.placement else min(self.position, steps)


def step(detail):
    """Open or close a search, or go somewhere in it."""
    to = detail.to
    if to == "open":
        _open(detail.strategy, Goal(detail.position, detail.placement), detail.view)
        return
    watch = Watch.current
    if to == "close":
        leave()
        page.say("The search is closed.", "info")
    elif watch is None:
        return
    elif to == "doomed":
        asyncio.create_task(_guarded(watch, _doomed(watch)))
    else:
        moves = {"first": 0, "back": watch.target - 1, "forward": watch.target + 1, "last": watch.steps}
        to = moves.get(to, to)
        if isinstance(to, str):
            asyncio.create_task(_guarded(watch, _jump(watch, to)))
        else:
            watch.aim(to)


def run_to(detail):
    """Go to the next step in a cell or at a depth."""
    watch = Watch.current
    if watch:
        aim = ("cell", detail.cell) if detail.cell >= 0 else ("depth", detail.depth)
        asyncio.create_task(_guarded(watch, _jump(watch, *aim)))


def change_of(detail):
    """Go to the next change of a cell."""
    watch = Watch.current
    if watch:
        asyncio.create_task(_guarded(watch, _jump(watch, "change", detail.cell)))


def view(detail):
    """Another view is shown: it needs the moment as well."""
    if Watch.current:
        Watch.current.refresh()


def expand(detail):
    """Open a subtree of the tree that is folded away."""
    if Watch.current:
        Watch.current.opened.add(detail.node)
        Watch.current.refresh()


def save(detail):
    """Write all recorded steps into a file."""
    watch = Watch.current
    if watch and watch.recording:
        page.say("The steps can be saved when all of them are recorded, or when you press Stop.", "info")
    elif watch:
        run.start(lambda current, engine: _save(current, watch))


def forget():
    """The board is about something else now: the search goes."""
    watch, Watch.current = Watch.current, None
    if watch:
        asyncio.create_task(_guarded(watch, watch.engine.ask("end_trace")))


def leave():
    """Put the player away, also while its search is being opened again."""
    if player.isOpen:
        run.stop()
        forget()
        getattr(page, page.board).paint(None)
        player.close()


def stopped():
    """Recording was stopped: what there is can be stepped through. Tell whether it was recording."""
    watch = Watch.current
    if watch is None:
        leave()
    elif watch.recording:
        watch.recording = False
        player.grow(watch.steps, " recorded, then stopped", True)
        page.say(f"Stopped after {count(watch.steps, 'step', 'steps')}. They can be stepped through.", "info")
        if watch.goal:
            watch.arrive(watch.goal.nearest(watch.steps))
        return True
    return False


def reopen(watch):
    """The worker was lost: start again with the next one, and come back to the same step."""
    if watch.wanted:
        _open(watch.strategy, Goal(watch.target, 0), "")


def where(board):
    """What the shown board asks, as the worker's problem wants it."""
    if board == "sudoku":
        return (page.sudoku.puzzle(),)
    if board == "queens":
        return (page.queens.n(),)
    return page.knight.rows(), page.knight.cols(), page.knight.start()


def _open(strategy, goal, wanted_view):
    Watch.current = None
    board = page.board

    async def job(current, engine):
        error = await engine.ask("begin_trace", board, strategy, *where(board))
        if not current.wanted:
            return
        if error:
            leave()
            page.say(error, "error")
            return
        answer = watch_show.parse(await engine.ask("trace_opening"))
        if not current.wanted:
            return
        watch = Watch.current = Watch(board, engine, goal)
        watch.strategy, watch.everything = strategy, answer.everything
        watch_show.opening(answer)
        if wanted_view:
            views.choose(wanted_view)
        if goal.position or goal.placement:
            page.say(f"Replaying to {goal.words()}.", "busy")
        await _record(current, watch)

    run.start(job)


async def _record(current, watch):
    drawn = 0

    async def report(answer):
        nonlocal drawn
        watch.steps = answer.steps
        watch_show.progress(answer, watch.steps, answer.done)
        if watch.goal:
            position = await watch.goal.reached(watch, answer.done)
            if position is not None and watch.wanted and watch.goal:
                watch.arrive(position)
        if answer.done or watch.steps >= 2 * drawn:
            drawn = max(watch.steps, 1)
            strip = watch_show.parse(await watch.engine.ask("trace_overview", PARTS))
            if watch.wanted:
                watch_show.strip(strip)
        if not answer.done:
            current.tell(_recording(answer))

    answer = await current.work(watch.engine, "trace", report, SLICE)
    if not answer:
        return
    watch.recording = False
    if answer.all > answer.steps:
        page.say(
            f"The whole search has {number(answer.all)} steps in {number(answer.calls)} calls. "
            f"The first {number(answer.steps)} are recorded and can be stepped through.",
            "info",
        )


def _recording(answer):
    if answer.all == answer.steps:
        return f"Recording: {number(answer.steps)} steps so far"
    return (
        f"{number(answer.steps)} steps are recorded; counting on: {number(answer.all)} steps "
        f"in {number(answer.calls)} calls so far"
    )


async def _guarded(watch, task):
    try:
        await task
    except Lost:
        reopen(watch)


async def _jump(watch, name, argument=0):
    position = await watch.engine.ask("trace_jump", name, watch.target, argument)
    if not watch.wanted:
        return
    if position < 0:
        page.say(MISSING[name], "info")
    else:
        watch.aim(position)


async def _doomed(watch):
    doom = watch_show.parse(await watch.engine.ask("trace_doomed", watch.target))
    if not watch.wanted:
        return
    if doom.position > 0:
        watch.aim(doom.position, PROVED if doom.proved else AT_LATEST)
    elif doom.position == 0:
        page.say("Nothing did: there was no solution from the start, as the fast solver proves.", "info")
    elif doom.proved:
        page.say("Nothing is doomed here: a solution can still be reached.", "info")
    else:
        page.say("Whether a solution can still be reached takes too long to prove.", "info")


async def _save(current, watch):
    page.writer.begin()
    for begin in range(0, watch.steps, LINES):
        text = await watch.engine.ask("trace_lines", begin, begin + LINES)
        if not current.wanted:
            return
        page.writer.add(text)
        current.tell(f"Writing: {number(min(begin + LINES, watch.steps))} of {number(watch.steps)} steps")
    page.writer.end(f"undoku-{watch.board}-{watch.strategy}.jsonl")
    page.say(f"Saved {count(watch.steps, 'step', 'steps')} as JSON lines.", "good")
