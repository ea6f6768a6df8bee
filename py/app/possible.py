"""What is possible on the Sudoku board: told as long as the reader wants it, beside everything else."""

from app import words
from app.beside import LONG, Beside
from app.callbacks import on
from app.engine import page

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
        if 0 < telling.wanted <= answer.solutions:
            await _complete(telling)


truth = Beside("truth", _show)


@on("possible")
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


@on("completed")
def completed(detail):
    """Put a solution on the board by its number; one that was lost with its worker is found again."""
    telling = truth.latest
    if telling is None:
        return
    telling.wanted = detail.number
    answer = telling.answer
    if answer and telling.wanted <= answer.solutions and not telling.is_lost:
        truth.at_once(_complete, telling)
    else:
        truth.again(telling)


def _say(telling):
    answer = telling.answer
    if answer.counted or telling.spent >= LONG:
        spare = answer.spare.length if answer.done else 0
        page.possible.say(answer.sentence + words.spare_marked(spare), not answer.counted)
    elif telling.spent >= PATIENCE:
        page.possible.say(words.COUNTING_SOLUTIONS, True)


async def _complete(telling):
    number = telling.wanted
    answer = await telling.job.ask("completed", number=number)
    if truth.latest is telling and telling.wanted == number:
        telling.wanted = 0
        page.possible.complete(number, answer.digits)
