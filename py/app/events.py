"""What the page does when something is pressed: the callback of each event."""

from app import knight, queens, race, run, sudoku, watch
from app.engine import page

BOARDS = {"sudoku": sudoku, "queens": queens, "knight": knight}


def solve(detail):
    watch.leave()
    BOARDS[detail.board].solve()


def stop(detail):
    if run.stop() and not watch.stopped():
        page.say("Stopped.", "info")


def change(detail):
    """What was being solved is not on the board any more."""
    run.stop()
    watch.forget()
    race.forget()
    BOARDS[detail.board].forget()


def show_board(detail):
    """Another board is shown: what runs for the one before is not awaited any more."""
    run.stop()
    watch.forget()
    race.forget()


HANDLERS = {
    "solve": solve,
    "stop": stop,
    "change": change,
    "board": show_board,
    "browse": queens.browse,
    "list": queens.choose_list,
    "step": watch.step,
    "run-to": watch.run_to,
    "change-of": watch.change_of,
    "view": watch.view,
    "expand": watch.expand,
    "save": watch.save,
    "race": race.race,
}


def handle(name, detail):
    HANDLERS[name](detail)
