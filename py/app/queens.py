"""The N-Queens board: all solutions to browse on small boards, one placement on large ones."""

from app import run, words
from app.callbacks import on
from app.engine import Lost, face, page, question
from app.queens_by_hand import Patience, point

# So many ways to complete a board are counted, and can be browsed.
MOST_WAYS = 1000


class Shown:
    """The list of solutions that is open, and which of them is on the board."""

    job = None
    kind = ""  # of that job: "queens", or "completions"
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


# Functions that hear when the list is another one, or longer.
followers = []


def is_there():
    """Whether there is a list, and the worker that has it."""
    return Shown.job is not None and not Shown.job.closed and not Shown.job.engine.life.ended


def lend(job, search):
    """A list that is found beside everything else can be browsed from now on."""
    forget()
    Shown.job, Shown.kind, Shown.run = job, "queens", search
    Shown.wanted, Shown.complete, Shown.found = 0, False, (0, 0)
    board = face("queens").wanted()
    Shown.number = board.number if board.shown else 0
    Shown.fundamental = board.fundamental


async def grow(answer):
    """The list is longer: say so where one of it is shown, and show the one that is wanted."""
    Shown.found, Shown.complete = (answer.total, answer.fundamental), answer.done
    _tell_followers()
    if 0 < Shown.number <= Shown.total():
        face("queens").grow(Shown.total(), _caption(), answer.done)
    elif 0 < Shown.wanted <= Shown.total():
        await _show(Shown.wanted)


async def whole(current, engine):
    """Return the list once it is complete, made again if need be. None if nobody wants it any more."""

    async def report(answer):
        current.tell(words.solutions_so_far(answer.total))
        await grow(answer)

    if not is_there():
        job = await current.open(engine, words.SEARCHING, "queens", question("queens"))
        if not job:
            return None
        current.keep()
        lend(job, current)
    job = Shown.job
    if not Shown.complete and not await current.work(job, report):
        return None
    return job


def _tell_followers():
    for follow in followers:
        follow()


def forget():
    """The board was edited: what was found is not asked for any more."""
    job, Shown.job = Shown.job, None
    if job:
        job.close()


def solve():
    wanted = face("queens").wanted()
    _search(wanted.number or 1, wanted.fundamental, "solve")


@on("browse")
def browse(detail):
    """Show a solution by its number in a list, which is made again where there is none any more."""
    job, number = Shown.job, detail.to
    # Of the ways to complete a board it is not known which are fundamental.
    is_other = detail.fundamental and Shown.kind != "queens"
    if job is None or job.engine.life.ended or is_other:
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
    asked = question("queens")
    if asked.get("regions"):
        await _solve_in_regions(current, engine, asked)
        return
    job = await current.open(engine, words.SEARCHING, "queens", asked)
    if not job:
        return
    patience = Patience(current)

    async def report(answer):
        await patience.tell(answer)
        if not answer.listed:
            return
        if Shown.job is None:
            _list(current, job, "queens")
        current.tell(words.solutions_so_far(answer.total))
        await grow(answer)

    answer = await current.work(job, report)
    if not answer:
        return
    if answer.total == 0:
        _refuse(answer, answer.n)
    elif answer.listed:
        await _finish(current, answer)
    else:
        await _place(current, job, answer.n)


async def _solve_in_regions(current, engine, asked):
    """A puzzle has one solution; of a board that has many not all are wanted."""
    asked["most"] = MOST_WAYS
    job = await current.open(engine, words.SEARCHING, "completions", asked)
    patience = Patience(current)
    answer = await current.work(job, patience.tell)
    if not answer:
        return
    if answer.found == 0:
        _refuse(answer, asked["n"])
        return
    _list(current, job, "completions")
    Shown.complete, Shown.fundamental, Shown.found = not answer.more, False, (answer.found, answer.found)
    _tell_followers()
    verdict = words.in_regions(answer.found, answer.more)
    if Shown.wanted > answer.found:
        verdict += words.beyond_last(Shown.wanted)
    await _show(min(Shown.wanted, answer.found))
    if current.wanted:
        page.say(verdict, "good")


async def _finish(current, answer):
    """All solutions are known."""
    if face("queens").isPlain():
        verdict = words.placements(answer.total, answer.n, answer.fundamental)
    else:
        verdict = words.completions(answer.total)
    if Shown.number:
        face("queens").grow(Shown.total(), _caption(), True)
    else:
        verdict += words.beyond_last(Shown.wanted)
        await _show(Shown.total())
    if current.wanted:
        page.say(verdict, "good")


async def _place(current, job, n):
    columns = await job.ask("columns", start=1, count=1, fundamental=False)
    if current.wanted:
        face("queens").show(columns, words.one_placement(n), 1, 0, True, False)
        page.say(words.placed(n) + (words.only_one(Shown.wanted) if Shown.wanted > 1 else ""), "good")


async def _show(number):
    job, fundamental = Shown.job, Shown.fundamental
    Shown.wanted = Shown.number = number
    columns = await job.ask("columns", start=number, count=1, fundamental=fundamental)
    if Shown.job is job and (Shown.number, Shown.fundamental) == (number, fundamental):
        face("queens").show(columns, _caption(), number, Shown.total(), Shown.complete, fundamental)


def _caption():
    return words.shown_solution(Shown.number, Shown.total(), Shown.fundamental)


@on("ways")
def ways(detail):
    """Count the ways to complete the board, or `show` those that were counted, if they are still there."""
    if detail.show and is_there() and Shown.kind == "completions":
        run.later(_browse(1))
        return
    forget()
    run.start(_ways, "ways")


async def _ways(current, engine):
    Shown.job, Shown.number, Shown.complete = None, 0, False
    asked = question("queens")
    asked["most"] = MOST_WAYS
    job = await current.open(engine, words.COUNTING_WAYS, "completions", asked)
    patience = Patience(current)

    async def report(answer):
        await patience.tell(answer)
        current.tell(words.ways_so_far(answer.found))

    answer = await current.work(job, report)
    if not answer:
        return
    if answer.found == 0:
        # Why there is none is found out where a solution is asked for.
        await _solve(current, engine)
    elif answer.more:
        page.say(words.many_ways(answer.found), "good")
    else:
        _list(current, job, "completions")
        Shown.complete, Shown.fundamental, Shown.found = True, False, (answer.found, answer.found)
        _tell_followers()
        # Who asks how many there are may want to find them alone: they are shown when that is asked for.
        page.say(words.completions(answer.found), "good")
        face("queens").offer(answer.found)


def _list(current, job, kind):
    """What a job has found can be browsed from now on."""
    current.keep()
    Shown.job, Shown.kind, Shown.run = job, kind, current


def _refuse(answer, n):
    """Say and show why there is no solution."""
    is_plain = face("queens").isPlain()
    page.say(words.no_placement(n) if is_plain else words.no_completion(answer.sentence), "error")
    point(n, answer.because, None, "impossible", None)
