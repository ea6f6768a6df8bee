"""What is possible on the Sudoku board: told as long as the reader wants it, beside everything else."""

from app import run, words
from app.beside import LONG, Beside
from app.engine import Lost, page

# After so many milliseconds of the engine's time it is said that solutions are counted.
PATIENCE = 300


async def _show(telling):
    """Say and show what is known now; where all solutions are, also in how many each candidate is."""
    _say(telling)
    answer, shares = telling.answer, None
    if answer.exact and answer.solutions > 1:
        shares = await telling.job.ask("shares")
    if truth.latest is telling:
        page.possible.show(answer, shares)
        if 0 < wanted_of(telling) <= answer.solutions:
            await _complete(telling)


truth = Beside("truth", _show)

# The solution that is to be put on the board: of which telling, and its number.
_wanted = [None, 0]


def wanted_of(telling):
    """The number of the solution that is to be put on the board; 0 for none."""
    return _wanted[1] if _wanted[0] is telling else 0


def tell(detail):
    """Tell of a puzzle, given as JSON, from now on; of none where that is ""."""
    truth.tell(detail.question)


def stop():
    """End the count where it takes long; what was found stays."""
    telling = truth.stop()
    if telling is None:
        return
    answer = telling.answer
    if answer.counted:
        page.possible.say(words.telling_stopped(answer.sentence), False)
    else:
        page.possible.say(words.count_stopped(answer.solutions), False)


def completed(detail):
    """Put a solution on the board by its number; one that was lost with its worker is found again."""
    telling = truth.latest
    _wanted[0], _wanted[1] = telling, detail.number
    answer = telling.answer
    if answer and detail.number <= answer.solutions and not telling.is_lost:
        run.later(_complete_now(telling))
    else:
        truth.again(telling)


def _say(telling):
    answer = telling.answer
    if answer.counted or telling.spent >= LONG:
        spare = answer.spare.length if answer.done else 0
        page.possible.say(answer.sentence + words.spare_marked(spare), not answer.counted)
    elif telling.spent >= PATIENCE:
        page.possible.say(words.COUNTING_SOLUTIONS, True)


async def _complete_now(telling):
    try:
        await _complete(telling)
    except Lost:
        # It is found again by the next worker; where the puzzle is another one now, nobody wants it.
        truth.again(telling)


async def _complete(telling):
    number = wanted_of(telling)
    answer = await telling.job.ask("completed", number=number)
    if truth.latest is telling and wanted_of(telling) == number:
        _wanted[0] = None
        page.possible.complete(number, answer.digits)
