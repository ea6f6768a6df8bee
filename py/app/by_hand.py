"""Be the search: a board to be played by hand, and how it stands after what the reader has done on it."""

import json

from app.beside import Beside
from app.callbacks import on
from app.engine import page
from app.watch.judging import leave as leave_check


async def _show(telling):
    """Show the board as soon as it is made, and how it stands where something was done on it before."""
    if not telling.answer.done:
        return
    opening = await telling.job.ask("opening")
    if by_hand.latest is telling:
        page.learn.byHand.begin(opening)
        await _played(telling)


by_hand = Beside("by_hand", _show)


@on("by-hand")
def begin(detail):
    """Make the board of a question, given as JSON, and play it from the beginning; none where that is ""."""
    leave_check()
    by_hand.tell(detail.question)
    if by_hand.latest:
        by_hand.latest.wanted = []


@on("by-hand-moves")
def moves(detail):
    """Tell how the board stands after all these moves, given as JSON."""
    telling = by_hand.latest
    if telling is None:
        return
    telling.wanted = json.loads(detail.moves)
    if telling.is_lost:
        # The worker that knew the board has ended: it is made again, and played up to here.
        by_hand.again(telling)
    elif telling.answer and telling.answer.done:
        by_hand.at_once(_played, telling)


async def _played(telling):
    asked = telling.wanted
    state = await telling.job.ask("play", moves=asked)
    if by_hand.latest is telling and telling.wanted is asked:
        page.learn.byHand.show(state)
