"""What the page does when something is pressed: the callback of each event."""

from app import beside, counting, gallery, hints, knight, possible, printing, queens, run, sudoku, way
from app.engine import page
from app.watch import handlers, judging, race, recording

BOARDS = {"sudoku": sudoku, "queens": queens, "knight": knight}


def solve(detail):
    recording.leave()
    BOARDS[detail.board].solve()


def stop(detail):
    stopped = run.stop()
    if not stopped:
        possible.stop()
        way.stop()
        hints.stop()
        counting.stop()
        gallery.stop()
        return
    gallery.hold()
    if not recording.stopped():
        page.say(*stopped.if_stopped)


def change(detail):
    """What was being solved is not on the board any more."""
    show_board(detail)
    BOARDS[detail.board].forget()
    gallery.renew()


def close(detail):
    """Put the search away; behind it the board is as it was."""
    handlers.close()
    BOARDS[page.board].resume()


def show_board(detail):
    """Another board is shown: what runs for the one before is not awaited any more."""
    run.stop()
    recording.leave()


def reset(detail):
    """Everything is as on a first visit: nothing goes on, and nothing is known of what was asked."""
    run.stop()
    recording.leave()
    counting.reset()
    beside.reset()
    queens.forget()


HANDLERS = {
    "solve": solve,
    "stop": stop,
    "change": change,
    "check": sudoku.check,
    "reveal": sudoku.reveal,
    "mistake": sudoku.before_mistake,
    "hint": hints.hint,
    "hint-drop": hints.drop,
    "steps": hints.list_steps,
    "steps-of": hints.conclusions,
    "step-found": hints.found,
    "read": sudoku.read,
    "write": sudoku.write,
    "possible": possible.tell,
    "completed": possible.completed,
    "way": way.tell,
    "way-step": way.step,
    "solution": printing.solution,
    "board": show_board,
    "reset": reset,
    "browse": queens.browse,
    "count": counting.count,
    "count-stop": counting.stop,
    "gallery": gallery.show,
    "gallery-piece": gallery.piece,
    "orbit": gallery.orbit,
    "orbit-list": gallery.add_up,
    "orbit-numbers": gallery.numbers,
    "queens-file": gallery.save,
    "ways": queens.ways,
    "advise": queens.hint,
    "open": handlers.open_search,
    "close": close,
    "go": handlers.go,
    "glide": handlers.glide,
    "jump": handlers.jump,
    "doomed": handlers.doomed,
    "view": handlers.view,
    "expand": handlers.expand,
    "save": handlers.save,
    "judge": judging.check,
    "race-start": race.start,
    "race-pause": race.pause,
    "race-restart": race.restart,
    "race-align": race.align,
    "race-leave": race.leave,
    "race-pace": race.pace,
}


def handle(name, detail):
    HANDLERS[name](detail)
