"""The whole way from a Sudoku to its solution: told as long as it is wanted, beside everything else."""

from app import words
from app.beside import Beside
from app.callbacks import on
from app.engine import page

# After so many milliseconds of the engine's time it is said that the way is being looked for.
PATIENCE = 300


async def _show(telling):
    """Add the new steps to the list, say what is known of the whole, and show the step that is wanted."""
    answer, job = telling.answer, telling.job
    if answer.error:
        page.way.say(answer.error, False)
        return
    first = page.way.length
    if first < answer.steps:
        listed = await job.ask("listed", start=first)
        if way.latest is not telling:
            return
        page.way.add(listed)
    _say(telling)
    if telling.wanted:
        await _step(telling)


way = Beside("way", _show)


@on("way")
def tell(detail):
    """Tell the way of a puzzle, given as JSON, from now on; of none where that is ""."""
    way.tell(detail.question)


def stop():
    """End what takes long; what was found stays."""
    telling = way.stop()
    if telling:
        page.way.say(words.way_stopped(telling.answer), False)


@on("way-step")
def step(detail):
    """Show a step by its number, from 1; one that was lost with its worker is found again."""
    telling = way.latest
    if telling is None:
        return
    telling.wanted = detail.number
    if telling.answer and not telling.is_lost:
        way.at_once(_step, telling)
    else:
        way.again(telling)


def _say(telling):
    answer = telling.answer
    if answer.ended:
        page.way.rate(words.way(answer), not telling.ended)
    elif telling.spent >= PATIENCE:
        page.way.say(words.LOOKING_FOR_WAY, True)


async def _step(telling):
    """Show the step that is wanted, once it is known; behind the last one that is the last one."""
    wanted, answer = telling.wanted, telling.answer
    number = min(wanted, answer.steps) if answer.ended else wanted
    if not 0 < number <= answer.steps:
        return
    shown = await telling.job.ask("step", number=number - 1)
    # Another one may be wanted by now, and is on its way.
    if way.latest is telling and telling.wanted == wanted:
        telling.wanted = 0
        page.way.show(number, shown)
