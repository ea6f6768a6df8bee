"""The N-Queens board: all solutions to browse on small boards, one placement on large ones."""

from app import run, words
from app.engine import Lost, face, page, question


class Shown:
    """The list of solutions that is open, and which of them is on the board."""

    job = None
    number = 0  # its place in the chosen list, from 1; 0 for none
    found = 0  # how many solutions there are so far
    fundamental = 0  # how many of them are fundamental
    complete = False

    @classmethod
    def total(cls):
        """How many the list that is chosen has."""
        return cls.fundamental if face("queens").wanted().fundamental else cls.found


def forget():
    """The board was edited: what was found is not asked for any more."""
    job, Shown.job = Shown.job, None
    Shown.number = 0
    if job:
        job.close()


def solve():
    _search(face("queens").wanted().number, "solve")


def browse(detail):
    """Show a solution by its number in the list, which is made again where there is none any more."""
    job = Shown.job
    if job is None or job.engine.life.ended:
        _search(detail.to, "show")
    elif 1 <= detail.to <= Shown.total():
        run.later(_browse(detail.to))
    else:
        page.complain(words.no_such_solution(detail.to, Shown.total()))


def _search(number, what):
    forget()
    run.start(lambda current, engine: _solve(current, engine, number), what)


async def _browse(number):
    try:
        await _show(number)
    except Lost:
        # It is found again by the next worker.
        _search(number, "show")


async def _solve(current, engine, wanted):
    Shown.job, Shown.number, Shown.complete = None, 0, False
    job = await current.open(engine, words.SEARCHING, "queens", question())
    if not job:
        return

    async def report(answer):
        if not answer.listed:
            return
        if Shown.job is None:
            current.keep()
            Shown.job = job
        Shown.found, Shown.fundamental = answer.total, answer.fundamental
        current.tell(words.solutions_so_far(answer.total))
        if Shown.number:
            face("queens").grow(Shown.total(), _caption(), False)
        elif wanted <= Shown.total():
            await _show(wanted)

    answer = await current.work(job, report)
    if not answer:
        return
    if answer.total == 0:
        page.say(words.no_placement(answer.n), "error")
    elif answer.listed:
        await _finish(current, answer, wanted)
    else:
        await _place(current, job, answer.n, wanted)


async def _finish(current, answer, wanted):
    """All solutions are known."""
    Shown.complete = True
    if Shown.number:
        face("queens").grow(Shown.total(), _caption(), True)
    else:
        await _show(Shown.total())
    if not current.wanted:
        return
    verdict = words.placements(answer.total, answer.n, answer.fundamental)
    if wanted > Shown.total():
        verdict += words.beyond_last(wanted)
    page.say(verdict, "good")


async def _place(current, job, n, wanted):
    answer = await job.ask("solution", index=1, fundamental=False)
    if current.wanted:
        face("queens").show(answer.columns, words.one_placement(n), 1, 0, True)
        page.say(words.placed(n) + (words.only_one(wanted) if wanted > 1 else ""), "good")


async def _show(number):
    job, Shown.number = Shown.job, number
    fundamental = face("queens").wanted().fundamental
    answer = await job.ask("solution", index=number, fundamental=fundamental)
    if Shown.job is job and Shown.number == number:
        face("queens").show(answer.columns, _caption(), number, Shown.total(), Shown.complete)


def _caption():
    return words.shown_solution(Shown.number, Shown.total(), face("queens").wanted().fundamental)
