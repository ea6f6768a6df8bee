"""What the tour on the knight's board is like, told as long as the reader wants to know."""

from app.beside import Beside
from app.callbacks import on
from app.engine import face


async def _show(telling):
    if telling.answer.done:
        face("knight").like(telling.answer)


likeness = Beside("likeness", _show, True)


@on("likeness")
def tell(detail):
    """Tell of a tour, given as JSON, from now on; of none where that is ""."""
    likeness.tell(detail.question)
