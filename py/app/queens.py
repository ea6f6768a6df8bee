"""The N-Queens board: all solutions to browse on small boards, one placement on large ones."""

from app import run, words
from app.engine import Lost, face, page, question


class Shown:
    """The list of solutions that is open, and which of them is on the board."""

    job = None
    run = None  # lets the list grow
    wanted = 1  # the number in the list, from 1, that is on the board or is to be
    number = 0  # the one that is there, 0 for none yet
    fundamental = False  # whether that list has the fundamental ones alone
    found = (0, 0)  # how many solutions there are so far, and how many of them are fundamental
    complete = False

    @classmethod
    def total(cls):
        """How many the list has."""
        return cls.found[cls.fundamental]


def forget():
    """The board was edited: what was found is not asked for any more."""
    job, Shown.job = Shown.job, None
    if job:
        job.close()


def solve():
    wanted = face("queens").wanted()
    _search(wanted.number or 1, wanted.fundamental, "solve")


def browse(detail):
    """Show a solution by its number in a list, which is made again where there is none any more."""
    job, number = Shown.job, detail.to
    if job is None or job.engine.life.ended:
        _search(number, detail.fundamental, "show")
        return
    Shown.fundamental = detail.fundamental
    if 1 <= number <= Shown.total():
        Shown.number = number
        run.later(_browse(number))
    elif Shown.run.wanted:
        # It is shown as soon as the list has come so far.
        Shown.wanted, Shown.number = number, 0
    else:
        page.complain(words.no_such_solution(number, Shown.total()))


def resume():
    """The search that was in front of the board is closed: a solution that was to be shown is shown now."""
    wanted = face("queens").wanted()
    if wanted.number and not wanted.shown:
        _search(wanted.number, wanted.fundamental, "show")


def _search(number, fundamental, what):
    forget()
    Shown.wanted, Shown.fundamental = number, fundamental
    run.start(_solve, what)


async def _browse(number):
    job = Shown.job
    try:
        await _show(number)
    except Lost:
        # It is found again by the next worker, unless the board is another one now.
        if Shown.job is job and page.board == "queens":
            _search(number, Shown.fundamental, "show")


async def _solve(current, engine):
    Shown.job, Shown.number, Shown.complete = None, 0, False
    job = await current.open(engine, words.SEARCHING, "queens", question())
    if not job:
        return

    async def report(answer):
        if not answer.listed:
            return
        if Shown.job is None:
            current.keep()
            Shown.job, Shown.run = job, current
        Shown.found = (answer.total, answer.fundamental)
        current.tell(words.solutions_so_far(answer.total))
        if Shown.number:
            face("queens").grow(Shown.total(), _caption(), False)
        elif Shown.wanted <= Shown.total():
            await _show(Shown.wanted)

    answer = await current.work(job, report)
    if not answer:
        return
    if answer.total == 0:
        page.say(words.no_placement(answer.n), "error")
    elif answer.listed:
        await _finish(current, answer)
    else:
        await _place(current, job, answer.n)


async def _finish(current, answer):
    """All solutions are known."""
    Shown.complete = True
    verdict = words.placements(answer.total, answer.n, answer.fundamental)
    if Shown.number:
        face("queens").grow(Shown.total(), _caption(), True)
    else:
        verdict += words.beyond_last(Shown.wanted)
        await _show(Shown.total())
    if current.wanted:
        page.say(verdict, "good")


async def _place(current, job, n):
    answer = await job.ask("solution", index=1, fundamental=False)
    if current.wanted:
        face("queens").show(answer.columns, words.one_placement(n), 1, 0, True, False)
        page.say(words.placed(n) + (words.only_one(Shown.wanted) if Shown.wanted > 1 else ""), "good")


async def _show(number):
    job, fundamental = Shown.job, Shown.fundamental
    Shown.wanted = Shown.number = number
    answer = await job.ask("solution", index=number, fundamental=fundamental)
    if Shown.job is job and (Shown.number, Shown.fundamental) == (number, fundamental):
        face("queens").show(answer.columns, _caption(), number, Shown.total(), Shown.complete, fundamental)


def _caption():
    return words.shown_solution(Shown.number, Shown.total(), Shown.fundamental)
