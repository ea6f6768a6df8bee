"""Check it: the reader's program on a bank of boards, in a Python of its own."""

import asyncio

from app import run
from app.callbacks import on
from app.engine import Lost, page, question
from app.watch import own, recording, words

# One board at a time: the page shows each as it comes.
SLICE = 1


class Check:
    """The run that checks a program, the latest one."""

    run = None


@on("judge")
def check(detail):
    """Run the program on every board of the bank."""
    recording.leave()
    Check.run = run.start(_check, "judge", own.Program(detail.program), page.board)


def leave():
    """Nobody waits for a check any more: a program that is wrong may take long on a large board."""
    if Check.run and Check.run.wanted:
        run.leave()


async def _check(current, engine, program, board):
    # A board of the bank may keep it busy for long after Stop.
    asyncio.create_task(program.end_with(current))
    try:
        await _judge(current, await program.start(), board, program)
    except Lost:
        if current.wanted:
            page.say(program.why, "error")
    except Exception:
        # It has muddled its own Python.
        if current.wanted:
            run.stop()
            page.watch.views.checked.clear()
            page.say(words.UNSHOWABLE, "error")
        raise
    finally:
        program.end()


async def _judge(current, engine, board, program):
    checked = page.watch.views.checked
    job = await current.open(engine, "", "judging", dict(program.asked, board=board, rule=_rule(board)))
    if not job:
        if current.refused:
            own.refused(current.refused)
        return
    page.watch.views.choose("check")
    checked.clear()

    async def report(answer):
        checked.show(answer.judged, answer.boards, answer.done)
        current.tell(words.checking(answer.judged.length, answer.boards))

    page.say(words.CHECKING_PROGRAM, "busy")
    answer = await current.work(job, report, SLICE)
    if not answer:
        return
    is_elsewhere = board == "sudoku" and not _is_usual(question(board))
    all_judged = [answer.judged[index] for index in range(answer.judged.length)]
    wrong = [judged for judged in all_judged if judged.right is False]
    if not wrong:
        right = sum(judged.right is True for judged in all_judged)
        said = words.all_right(right, len(all_judged) - right, is_elsewhere)
        page.say(said, "good" if right else "info")
        return
    if not page.stage(wrong[0].question):
        raise ValueError("no board asks that")
    page.say(words.first_wrong(wrong[0].name, wrong[0].came, wrong[0].expected, is_elsewhere), "error")


def _rule(board):
    """The rule of its own that a board of queens has now, by which the bank's are chosen."""
    return "regions" if board == "queens" and question(board).get("regions") else ""


def _is_usual(asked):
    """Whether a Sudoku is of the shape that the bank's are of."""
    return len(asked["givens"]) == 81 and not any(asked.get(key) for key in ("shape", "diagonal", "cages"))
