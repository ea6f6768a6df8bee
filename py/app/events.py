"""What the page does when something is pressed: the callback of each event."""

from app import (
    arranging,
    beside,
    counting,
    gallery,
    hints,
    knight,
    lists,
    possible,
    practice,
    queens,
    queens_by_hand,
    run,
    sudoku,
    tours,
    way,
    worth,
)
from app.callbacks import on
from app.engine import page
from app.growth import growing
from app.watch import handlers, recording

BOARDS = {"sudoku": sudoku, "queens": queens, "knight": knight}

# Who knows what was done by hand.
HANDS = {"sudoku": sudoku, "queens": queens_by_hand, "knight": knight}


@on("solve")
def solve(detail):
    recording.leave()
    BOARDS[detail.board].solve()


@on("check")
def check(detail):
    """Check what was done by hand."""
    HANDS[detail.board].check()


@on("advise")
def advise(detail):
    """Say what comes next for what was done by hand, given as JSON."""
    HANDS[detail.board].advise(detail.question)


@on("stop")
def stop(detail):
    stopped = run.stop()
    if not stopped:
        possible.stop()
        way.stop()
        hints.stop()
        worth.stop()
        practice.stop()
        counting.stop()
        lists.stop()
        tours.stop()
        gallery.stop()
        growing.stop()
        arranging.stop()
        return
    gallery.hold()
    if not recording.stopped():
        page.say(*stopped.if_stopped)
    if stopped.when_stopped:
        stopped.when_stopped()


@on("change")
def change(detail):
    """What was being solved is not on the board any more."""
    show_board(detail)
    BOARDS[detail.board].forget()
    gallery.renew()


@on("close")
def close(detail):
    """Put the search away; behind it the board is as it was."""
    handlers.close()
    BOARDS[page.board].resume()


@on("board")
def show_board(detail):
    """Another board is shown: what runs for the one before is not awaited any more."""
    run.leave()
    recording.leave()


@on("reset")
def reset(detail):
    """Everything is as on a first visit: nothing goes on, and nothing is known of what was asked."""
    run.stop()
    recording.leave()
    counting.reset()
    lists.stop()
    tours.reset()
    growing.leave()
    arranging.leave()
    beside.reset()
    queens.forget()
