"""The N-Queens board: all solutions to browse on small boards, one placement on large ones."""

from app import run
from app.engine import Lost, page
from app.words import count, number

board = page.queens

# Up to here all solutions are listed (14,200 of them for 12); above, one is constructed.
ALL_UP_TO = 12


class Shown:
    """What is on the board: which list, which of its placements, and how many there are so far."""

    engine = None
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
    Shown.engine = None
    Shown.index = 0
    board.browse(0, 0, False, Shown.fundamental)


def solve():
    forget()
    run.start(_solve)


async def _solve(current, engine):
    n = board.n()
    if n > ALL_UP_TO:
        await _place(current, engine, n)
        return
    if not await current.begin(engine, "Searching", "begin_queens", n):
        return
    Shown.engine, Shown.index = engine, 0
    Shown.all_found = Shown.fundamental_found = 0
    Shown.complete = False
    wanted = board.wanted()

    async def report(answer):
        Shown.all_found, Shown.fundamental_found = answer.total, answer.fundamental
        current.tell(f"{number(answer.total)} solutions so far")
        if Shown.index:
            board.caption(_caption())
        elif wanted <= Shown.total():
            await _show(wanted)

    if not await current.work(engine, "queens", report):
        return
    Shown.complete = True
    if Shown.all_found == 0:
        page.say(f"No solution: {n} queens cannot be placed on a {n} by {n} board.", "error")
        return
    await _show(Shown.index or Shown.total())
    if not current.wanted:
        return
    ways = count(Shown.all_found, "solution", "solutions")
    verdict = f"{ways} for N = {n}, {number(Shown.fundamental_found)} of them fundamental."
    if wanted > Shown.total():
        verdict += f" There is no number {number(wanted)}; this is the last."
    page.say(verdict, "good")


async def _place(current, engine, n):
    columns = await engine.ask("queens_place", n)
    if current.wanted:
        board.show(columns, f"One solution for N = {number(n)}")
        page.say(f"{number(n)} queens placed. No two of them attack each other.", "good")


async def _show(index):
    engine, Shown.index = Shown.engine, index
    answer = await engine.ask("queens_solution", index, Shown.fundamental)
    if Shown.engine is not engine or Shown.index != index:
        return
    board.show(answer.columns, _caption())
    board.browse(index, Shown.total(), Shown.complete, Shown.fundamental, answer.number)


def _caption():
    what = "Fundamental solution" if Shown.fundamental else "Solution"
    return f"{what} {number(Shown.index)} of {number(Shown.total())}"


def browse(detail):
    """Show the placement that was asked for: the next, the last, or one by its number."""
    total = Shown.total()
    if Shown.engine is None or total == 0:
        return
    to = detail.to
    places = {"first": 1, "previous": Shown.index - 1, "next": Shown.index + 1, "last": total}
    index = places.get(to, to)
    if 1 <= index <= total:
        run.later(_browse(index))
    else:
        page.complain(f"There is no solution number {number(index)}: choose 1 to {number(total)}.")


async def _browse(index):
    try:
        await _show(index)
    except Lost:
        forget()


def choose_list(detail):
    """Change between all solutions and the fundamental ones, and show the first of them."""
    Shown.fundamental = detail.fundamental
    if Shown.engine is not None and Shown.total():
        run.later(_browse(1))
