"""How the reader's program would be called, and what it gives: guessed as it is written, beside all else."""

from app.beside import Beside
from app.callbacks import on
from app.engine import page


async def _show(telling):
    answer = telling.answer
    page.code.guessed(answer.call, answer.script, answer.answer, answer.input)


def _refuse(sentence):
    """What is written is no program yet."""
    page.code.unguessed()


_guess = Beside("call", _show, unasked=True, refuse=_refuse)


@on("call")
def guess(detail):
    """Guess of a program, given with what is chosen as JSON, from now on."""
    _guess.tell(detail.question)
