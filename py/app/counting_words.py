"""What is said of the counts: how far they are, how long they still take, and why they ended."""

from app.words import count, number

COUNT_LOST = (
    "The workers that count were lost again and again, so this cannot be counted here now; the memory may be "
    "too small. Press the button to try again."
)


def counted_so_far(progress, done, parts, left, workers):
    """Say how far a count is; -1 milliseconds are left where nothing is known of that."""
    said = [f"{int(100 * progress)}%"]
    if parts > 1:
        said.append(f"{done} of {parts} parts")
    if left >= 0:
        said.append(time_left(left))
    said.append(count(workers, "worker", "workers") if workers else "starting workers")
    return " · ".join(said)


def time_left(milliseconds):
    """Say about how long something will still take, no more precisely than that can be known."""
    seconds = milliseconds / 1000
    if seconds < 10:
        return "a few seconds left"
    if seconds < 55:
        return f"about {10 * int(seconds / 10 + 0.5)} seconds left"
    minutes = int(seconds / 60 + 0.5)
    if minutes < 60:
        return f"about {count(minutes, 'minute', 'minutes')} left"
    return f"about {count(int(minutes / 60 + 0.5), 'hour', 'hours')} left"


def counting_stopped(progress, done, parts):
    return f"Stopped at {int(100 * progress)}%.{_parts_kept(done, parts)}"


def count_stopped_behind(n, done, parts):
    """Say it where another board is shown."""
    return f"The count of {number(n)} queens was stopped.{_parts_kept(done, parts)}"


def count_left(n, done, parts):
    return f"The count of {number(n)} queens has ended, for N is another now.{_parts_kept(done, parts)}"


def _parts_kept(done, parts):
    if done == 0:
        return ""
    stay = "stays" if done == 1 else "stay"
    return f" {done} of {count(parts, 'part', 'parts')} {stay} counted for the next time."


TOURS_LOST = (
    "The worker that counted was lost; the memory may be too small for this board. "
    "Press the button to try again."
)
TOURS_LEFT = "The count has ended, for the board is another now."
TOURS_STOPPED_BEHIND = "The count of the knight's tours was stopped."


def percent(progress):
    return f"{int(100 * progress)}%"


def tours_stopped(progress):
    return f"Stopped at {percent(progress)}."
