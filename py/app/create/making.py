"""New puzzles and boards: what is asked for, and puzzles that are made ahead while nothing else is wanted."""

from app import run
from app.beside import Beside
from app.callbacks import on
from app.create import words
from app.engine import page

# The job that makes new ones of each board.
MAKERS = {"sudoku": "generate", "queens": "queens_new", "knight": "knight_new"}

# Who hears of boards which are not Sudokus.
_HEARING = {"queens": lambda: page.boards, "knight": lambda: page.walks}

# The run that makes one, so that nothing else is ended with it.
_making = [None]


@on("create")
def create(detail):
    """Make what the question wishes for a board, as JSON, which may have hundreds of lines of the pool."""
    if detail.board in _HEARING:
        hearing = _HEARING[detail.board]
        making = run.start(_create_board, "create", MAKERS[detail.board], hearing, detail.question)
        making.when_left = lambda: hearing().left()
        making.when_stopped = lambda: hearing().none()
    else:
        making = run.start(_create, "create", detail.question)
        making.when_left = lambda: page.create.left()
        making.when_stopped = lambda: page.create.none("")
    _making[0] = making


@on("create-drop")
def drop(detail):
    """It is not wanted any more, as the page knows."""
    if _making[0] is not None and _making[0].wanted:
        run.stop()


def _refuse(sentence):
    page.create.refused(sentence)


async def _create(current, engine, question):
    best = [""]

    async def report(answer):
        best[0] = answer.best
        current.tell(words.tried(answer.tried))
        current.if_stopped = (words.making_stopped(answer.tried, answer.best), "info")

    # What Stop leaves is the best so far.
    current.when_stopped = lambda: page.create.none(best[0])
    job = await current.open(engine, words.MAKING, MAKERS["sudoku"], question, _refuse)
    answer = await current.work(job, report)
    if not answer:
        return
    # It is over: what the page does with the puzzle is a change of its own.
    run.stop()
    if answer.puzzle:
        page.create.made(answer)
    else:
        page.say(words.none_found(answer.error, answer.best), "error")
        page.create.none(answer.best)


async def _create_board(current, engine, kind, hearing, question):
    async def report(answer):
        current.tell(words.boards_tried(answer.tried))
        current.if_stopped = (words.drawing_stopped(answer.tried), "info")

    job = await current.open(engine, words.DRAWING, kind, question)
    answer = await current.work(job, report)
    if answer:
        run.stop()
        hearing().made(answer.board)


async def _stocked(telling):
    if telling.ended:
        page.create.stocked(telling.answer)


async def _board_stocked(telling):
    if telling.ended:
        page.boards.stocked(telling.answer.board)


ahead = {
    "sudoku": Beside(MAKERS["sudoku"], _stocked, unasked=True),
    "queens": Beside(MAKERS["queens"], _board_stocked, unasked=True),
}


@on("stock")
def make_ahead(detail):
    """Make one for a board that nobody has asked for yet; none any more where the question is ""."""
    ahead[detail.board].tell(detail.question)
