"""What the callbacks say of a search that is watched, of a race, and of a program."""

from app.words import count, number

CLOSED = "The search is closed."
CLOSED_RUN = "The steps of the run are closed, and the program is as it was: Run shows them again."
OPENING = "The search is still being opened."
UNSAVED = "The steps can be saved when all of them are recorded, or when you press Stop."

UNSHOWABLE = "What came of your program cannot be shown. Press Run to try again."
NO_SANDBOX = "Python did not come up for your program. Press Run to try again."
NOT_THE_SAME = "Your program did something else when it was run again, so its variables are not known here."

LEFT_OUT = "These calls cannot be opened: their steps are among those left out."

LAST_SO_FAR = " The last step so far; the search is still being recorded."

AT_FIRST = {
    "sudoku": "The puzzle as it stands. Step forward to see the first try.",
    "queens": "The board is empty. Step forward to see the first try.",
    "knight": "The board is empty. Step forward to see where the knight starts.",
}

MISSING = {
    "next-solution": "No later solution is recorded.",
    "previous-solution": "No solution was found before this step.",
    "next-dead-end": "No later dead end is recorded.",
    "previous-dead-end": "There was no dead end before this step.",
    "change": "Nothing changes in this square any more, as far as the search is recorded.",
    "cell": "The search does not come to this square again, as far as it is recorded.",
    "line": "Your program does not come to this line again.",
    "depth": "The search does not come to this depth again, as far as it is recorded.",
}

DOOMED_PROVED = " This doomed it, as the fast solver proves: there was a solution before, and none after."
DOOMED_AT_LATEST = " This doomed it, if nothing did before: the fast solver proves that none is left."


def stays(step):
    """Say that a placement stood where the search went on, at a step; nothing where that is 0."""
    what = f" It still stood at step {number(step)}, where the search went on to another placement"
    return f"{what}: it was not taken back." if step else ""


def doomed_by(step, placement):
    """Say of a placement that leads nowhere what left no solution: itself, or a step before it."""
    if step == placement:
        return "It leaves no solution, as the fast solver proves: it will have to be taken back."
    return f"No solution is left since step {number(step)}, as the fast solver proves."


DOOMED_FROM_START = "Nothing did: there was no solution from the start, as the fast solver proves."
NOT_DOOMED = "Nothing is doomed here: a solution can still be reached."
DOOM_UNKNOWN = "Whether a solution can still be reached takes too long to prove."

RACING = "The race is on."
STILL_RUNNING = "Your program is still running. Stop it, or wait until it has ended, and start the race then."
RACE_RESTARTED = "Both searches are back at their beginning."


def search_title(title):
    return f"Step through the search: {title}"


def source_name(title, document):
    return f"{title} ({document})"


def replaying(position, placement):
    goal = f"placement {number(placement)}" if placement else f"step {number(position)}"
    return f"Replaying to {goal}."


def not_recorded(position, placement=0):
    what = f"Placement {number(placement)}" if placement else f"Step {number(position)}"
    return f" {what} is not recorded."


def recording(steps, every, calls):
    if every == steps:
        return f"Recording: {number(steps)} steps so far"
    counted = f"{number(every)} steps in {number(calls)} calls so far"
    return f"{number(steps)} steps are recorded; counting on: {counted}"


CHECKING_PROGRAM = "Your program is being checked."


def checking(done, boards):
    return f"{done} of {count(boards, 'board', 'boards')} checked"


def all_right(right, left_out, is_elsewhere):
    """`is_elsewhere`: they are of another shape than the board that is shown."""
    if not right:
        return f"It could not be checked on any board: see why beside each.{_usual_only(is_elsewhere)}"
    rest = f", {left_out:,} left out" if left_out else ""
    checked = f"Checked on {count(right, 'board', 'boards')}{rest}: nothing wrong was found."
    return f"{checked}{_usual_only(is_elsewhere)}"


def first_wrong(name, came, expected, is_elsewhere):
    wrong = f"Wrong on “{name}”, which is on the board now; Undo brings yours back. {came} {expected}"
    return f"{wrong}{_usual_only(is_elsewhere)}"


def _usual_only(is_elsewhere):
    return " It is checked on the usual 9 by 9 only: on your board, press Run." if is_elsewhere else ""


def running_first(titles):
    """Say which programs run before the race."""
    if len(titles) == 1:
        return f"'{titles[0]}' runs first; then the race begins."
    return f"'{titles[0]}' and '{titles[1]}' run first; then the race begins."


def cannot_race(title, why):
    return f"'{title}' cannot race. {why}"


def race_lost(why):
    return f"The race is off. {why}"


def own_board(board, asked):
    """Say that a program has run on a board of its own."""
    if board == "sudoku":
        return "It has a puzzle of its own; Undo brings yours back."
    rows, cols = (asked.n, asked.n) if board == "queens" else (asked.rows, asked.cols)
    return f"Its own board: {rows} by {cols}; Undo brings yours back."


STARTING = "Your program is starting"
RUNNING = "Your program is running"
RUNNING_AGAIN = "Your program is stopped. It runs up to there once more, to be shown."
STOPPING = "Your program is stopped. What it has done is on its way."


def running(lines):
    return f"{count(lines, 'line', 'lines')} so far"


def recorded_tail(steps, every, ended, stopped, since):
    """Say, after the number of steps that can be gone to, what else there is.

    Where the last ones are kept as well, from `since` on, that is how many are not.
    """
    if not ended:
        return f" recorded, {number(every)} so far" if every > steps else " so far"
    then = ", then stopped" if stopped else ""
    if since:
        return f" with {number(since - steps)} left out{then}"
    if every > steps:
        return f" recorded, {number(every)} in all{then}"
    return f" recorded{then}" if stopped else ""


def too_long(steps, every, calls, since):
    return (
        f"The whole search has {number(every)} steps in {number(calls)} calls. {_kept(steps, every, since)}"
    )


def stopped_after(steps, every, since):
    kept = "They can be stepped through." if every == steps else _kept(steps, every, since)
    return f"Stopped after {count(every, 'step', 'steps')}. {kept}"


def _kept(steps, every, since):
    last = f" and the last {number(every - since)}" if since else ""
    return (
        f"The first {number(steps)}{last} are {'kept' if since else 'recorded'} and can be stepped through."
    )


def writing(done, steps):
    return f"Writing: {number(done)} of {number(steps)} steps"


def saved(steps, left_out=0):
    middle = f" The {number(left_out)} steps in the middle are left out." if left_out else ""
    return f"Saved {count(steps, 'step', 'steps')} as JSON lines.{middle}"


# The race


def never_differ(same):
    return f"Both do the same: {count(same, 'recorded step is', 'recorded steps are')} equal."


def first_difference(step, left, right):
    return f"First difference, step {number(step)}. Left: {left} Right: {right}"
