"""The N-Queens board: all solutions to browse on small boards, one placement on large ones."""

from app import run, words
from app.engine import Lost, face, page, question


class Shown:
    """What is on the board: which list, which of its placements, and how many there are so far."""

    job = None
    fundamental = False
    index = 0
    all_found = 0
    fundamental_found = 0
    complete = False

    @classmethod
    def total(cls):
        return cls.fundamental_found if cls.fundamental else cls.all_found


def forget():
    """The board was edited: there is nothing to browse any more."""
    job, Shown.job = Shown.job, None
    Shown.index = 0
    face("queens").browse(0, 0, False, Shown.fundamental)
    if job:
        job.close()


def solve():
    forget()
    run.start(_solve)


async def _solve(current, engine):
    Shown.job, Shown.index = None, 0
    job = await current.open(engine, words.SEARCHING, "queens", question())
    if not job:
        return
    wanted = face("queens").wanted()
    Shown.all_found = Shown.fundamental_found = 0
    Shown.complete = False

    async def report(answer):
        if not answer.listed:
            return
        if Shown.job is None:
            current.keep()
            Shown.job = job
        Shown.all_found, Shown.fundamental_found = answer.total, answer.fundamental
        current.tell(words.solutions_so_far(answer.total))
        if Shown.index:
            face("queens").caption(_caption())
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
        await _place(current, job, answer.n)


async def _finish(current, answer, wanted):
    """All solutions are known."""
    Shown.complete = True
    await _show(Shown.index or Shown.total())
    if not current.wanted:
        return
    verdict = words.placements(answer.total, answer.n, answer.fundamental)
    if wanted > Shown.total():
        verdict += words.beyond_last(wanted)
    page.say(verdict, "good")


async def _place(current, job, n):
    answer = await job.ask("solution", index=1, fundamental=False)
    if current.wanted:
        face("queens").show(answer.columns, words.one_placement(n))
        page.say(words.placed(n), "good")


async def _show(index):
    job, Shown.index = Shown.job, index
    answer = await job.ask("solution", index=index, fundamental=Shown.fundamental)
    if Shown.job is not job or Shown.index != index:
        return
    face("queens").show(answer.columns, _caption())
    face("queens").browse(index, Shown.total(), Shown.complete, Shown.fundamental, answer.number)


def _caption():
    return words.shown_solution(Shown.index, Shown.total(), Shown.fundamental)


def browse(detail):
    """Show the placement that was asked for: the next, the last, or one by its number."""
    total = Shown.total()
    if Shown.job is None or total == 0:
        return
    to = detail.to
    places = {"first": 1, "previous": Shown.index - 1, "next": Shown.index + 1, "last": total}
    index = places.get(to, to)
    if 1 <= index <= total:
        run.later(_browse(index))
    else:
        page.complain(words.no_such_solution(index, total))


async def _browse(index):
    try:
        await _show(index)
    except Lost:
        forget()


def choose_list(detail):
    """Change between all solutions and the fundamental ones, and show the first of them."""
    Shown.fundamental = detail.fundamental
    if Shown.job is not None and Shown.total():
        run.later(_browse(1))
