"""The race that is on beside what is watched, and the run that sets it up and lets it go on."""

from app import run
from app.engine import page


class Race:
    """A race that is on, and what it was opened with."""

    current = None  # the one that is on
    setter = None  # the run that sets one up, or lets it go on
    mode = "together"  # or "full" speed
    pace = 1  # steps a frame where both go on together

    def __init__(self, job, entry, python):
        self.job = job
        self.entry = entry
        self.python = python  # the Python of its programs, None where strategies race
        self.ready = python is None  # whether its programs have run
        self.runner = None  # the run that lets both go on
        self.over = False  # whether the verdict has been said

    def run(self, runner):
        """Note and show who lets it go on; None for nobody."""
        self.runner = runner
        page.watch.race.run(runner is not None)

    def pause(self):
        """Let both searches wait where they are. A program cannot wait: the race is off then."""
        if self.runner and self.runner.wanted:
            run.stop()
        self.run(None)
        if not self.ready:
            self.close()

    def close(self):
        """Put it away."""
        if Race.current is not self:
            return
        Race.current = None
        self.pause()
        page.watch.race.clear()
        self.job.close()
        if self.python:
            self.python.end()


def pause():
    """Let the race wait, if one is on."""
    if Race.current:
        Race.current.pause()


def leave():
    """Put the race away, also while it is being set up."""
    if Race.setter and Race.setter.wanted:
        run.stop()
    if Race.current:
        Race.current.close()


def _stopped():
    """Nothing runs any more: programs that were to run before the race do not, either."""
    race = Race.current
    if race and not race.ready and not (race.runner and race.runner.wanted):
        race.close()


run.afterwards(_stopped)
