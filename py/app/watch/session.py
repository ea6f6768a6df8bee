"""A search that is open: what it searches, where in it the reader is, and what is to be shown next.

One moment is asked for at a time. Whoever steps faster than moments arrive is shown the latest one.
"""

import asyncio

from app import run
from app.engine import Lost, page
from app.watch import show, words

# Seconds for which the reader stays at a moment before its variables are looked for.
STAY = 0.12


class Session:
    """The search of a strategy on a board. It has no job while it is being opened, or opened again."""

    current = None  # the one that is open, or being opened

    def __init__(self, board, strategy, goal, lost, program=None, lines=False):
        self.board = board
        self.strategy = strategy
        self.program = program  # the reader's own, None for a strategy
        self.lines = lines  # whether it is the plain program of a strategy, line by line
        self.goal = goal  # where it is to go when so much is recorded; None once it was there
        self.job = None
        self.everything = None
        self.steps = 0
        self.since = 0  # the step from which the last ones are kept as well, 0 if they are not
        self.end = 0  # the last step of all so far, kept or only counted
        self.target = 0
        self.before = -1  # where the last jump began; -1 for none
        self.stays = False  # whether it is being shown on another board: the one before is left, and not it
        self.opened = set()
        self.asked = []  # what was asked about it so far: (kind, position)
        self.asking = False  # whether it is being found out what is to be asked next
        self.addition = ""
        self.recording = True  # or counting on; not once it has ended or was to stop
        self.full = False  # whether all is there that will be kept
        self.drawn = 1  # the steps there were when the strip was drawn
        self._lost = lost  # is called, once, when the worker is lost
        self._fetching = False
        self._outdated = False
        self._shown = None  # the moment that is shown
        self._staying = False  # whether the reader stays at it, and its variables are to be shown too

    @property
    def wanted(self):
        """Whether this is the search that is open."""
        return Session.current is self

    @property
    def way_back(self):
        """Where the button that goes back leads, -1 for nowhere."""
        return -1 if self.before == self.target else self.before

    def jump(self, position, addition=""):
        """Go to a position, and remember where from: there is a way back."""
        here = self.target
        self.aim(position, addition)
        if self.target != here:
            self.before = here

    def turn_back(self):
        """Go back to where the last jump began, and remember where from: there is a way forth again."""
        if self.way_back < 0:
            return
        position, self.before = self.before, self.target
        if position > self.last and self.recording:
            self.target, self.goal = position, Goal(position, 0)
        else:
            self.aim(position)

    def aim(self, position, addition=""):
        """Go to a position, as soon as the moment before it has arrived; say more of it than its sentence."""
        self.goal = None
        self.target = self.nearest(position)
        in_gap = self.steps < position < self.since
        self.addition = words.not_recorded(position) + addition if in_gap else addition
        self.refresh()

    def arrive(self, position):
        """Go where the search was opened for, or as near as it is recorded."""
        goal = self.goal
        self.aim(position, words.not_recorded(goal.position, goal.placement) if goal.missed else "")

    @property
    def last(self):
        """The last step that is kept."""
        return self.end if self.since else self.steps

    def parts(self):
        """Give what is kept, as positions (from, up to); the step to the first one is not counted."""
        first = (0, self.steps)
        return [first, (self.since, self.end)] if self.since else [first]

    def nearest(self, position):
        """Give the position that is kept, and nearest to one."""
        if self.steps < position < self.since:
            return self.steps if position - self.steps <= self.since - position else self.since
        return max(0, min(position, self.last))

    def after(self, position, by):
        """Give the position a step further on, or back, over the gap between those that are kept."""
        if by > 0 and position == self.steps and self.since:
            return self.since
        return self.steps if by < 0 and position == self.since > 0 else position + by

    @property
    def shows(self):
        """Whether it can be asked for a moment: a program has none until it has run, and was judged."""
        return self.job is not None and (self.full or not self.program)

    def refresh(self):
        """Show the moment again, as the open view wants it; there is none while the goal is ahead."""
        if self.goal or not self.shows:
            return
        self._outdated = True
        self._begin()

    def _begin(self):
        if not self._fetching:
            self._fetching = True
            asyncio.create_task(self._fetch())

    async def _fetch(self):
        try:
            while self.wanted and (self._outdated or self._staying):
                if self._outdated:
                    self._outdated = False
                    await self._show(self.target, page.watch.views.current)
                else:
                    self._staying = False
                    await self._show_variables(self._shown.position)
        except Lost:
            self.lose()
        except Exception:
            self.confess()
            raise
        finally:
            self._fetching = False

    async def _show(self, position, view):
        answer = await self.job.ask("moment", position=position, view=view, opened=list(self.opened))
        if not self.wanted:
            return
        drawn = show.moment(self, answer, view, not self._outdated)
        self._shown, self._staying = answer, False
        if drawn:
            await drawn
        if (self.program or self.lines) and view == "stack" and not answer.told:
            asyncio.create_task(self._stay(answer))

    async def _stay(self, moment):
        """Let the variables be shown too, which takes a while, once the reader has stayed at a moment."""
        await asyncio.sleep(STAY)
        if self._shown is moment:
            self._staying = True
            self._begin()

    async def _show_variables(self, position):
        answer = await self.job.ask("variables", position=position)
        if self.wanted and not self._outdated:
            drawn = show.variables(answer)
            if drawn:
                await drawn
            # What is said of the moment has their values in it, now that they are known.
            self._outdated = self._outdated or answer.same

    def put_away(self, program=None):
        """Close what is open of it; the Python of its program goes with it, unless that program goes on."""
        # What is asked about it goes with its steps.
        page.watch.predict.drop()
        if self.job:
            self.job.close()
        if self.program and self.program is not program:
            self.program.end()
            # What was said of its run goes with its steps.
            page.code.closed()

    def guarded(self, task):
        """Let what asks the job something go on by itself."""
        asyncio.create_task(self.guard(task))

    async def guard(self, task):
        """Await what asks the job something; a fault of ours is said."""
        try:
            await task
        except Lost:
            self.lose()
        except Exception:
            self.confess()
            raise

    def confess(self):
        """Say that what came cannot be shown: our fault, unless a program has muddled its own Python."""
        if not self.program:
            run.confess()
        elif self.wanted:
            self.program.give_up(words.UNSHOWABLE)
            self.lose()

    def lose(self):
        """The worker was lost, and what was recorded with it."""
        if self.wanted:
            self._lost(self)


def open_session():
    """Return the search that can be asked; none while it is being opened, or its program runs."""
    session = Session.current
    return session if session and session.shows else None


class Goal:
    """Where a search that is opened is to go: to a step, or to the placement of a number."""

    def __init__(self, position, placement):
        self.position = position
        self.placement = placement
        self.missed = False  # whether the search was led elsewhere, as that is not recorded

    @property
    def ahead(self):
        """Whether it is not the beginning."""
        return bool(self.position or self.placement)

    async def reached(self, session, done):
        """Return the position once it is recorded, the nearest one where it never will be, else None."""
        if self.placement:
            found = await session.job.ask("jump", name="placement", position=0, argument=self.placement)
            # For a placement in the gap it is the first step after that.
            self.missed = found < 0 or (found == session.since and not await self._is_at(session, found))
            return found if found >= 0 else session.last if done else None
        there = session.nearest(self.position)
        self.missed = there != self.position
        return there if done or session.steps >= self.position else None

    async def _is_at(self, session, position):
        answer = await session.job.ask("moment", position=position, view="", opened=[])
        return answer.kind == "place" and answer.counts.placements == self.placement
