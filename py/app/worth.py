"""What the technique of a step is worth: told where that step is, beside everything else."""

from app import words
from app.beside import Beside
from app.callbacks import on
from app.engine import face

# After so many milliseconds of the engine's time it is said that tries are counted.
PATIENCE = 300

# Where it is told: the name of a panel.
_place = [""]


async def _show(telling):
    """Tell what is known."""
    grows = not telling.ended
    sentence = words.COUNTING_TRIES if grows and telling.spent >= PATIENCE else ""
    face(_place[0]).worth(telling.answer, sentence, grows)


worth = Beside("worth", _show)


@on("worth")
def tell(detail):
    """Tell of a step, given as JSON, in a panel from now on; of none where that is ""."""
    _place[0] = detail.place
    worth.tell(detail.question)


def stop():
    """End what takes long; what was found stays."""
    telling = worth.stop()
    if telling:
        face(_place[0]).worth(telling.answer, words.WORTH_STOPPED, False)
