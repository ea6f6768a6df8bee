"""Showing a moment of a search: on its board, in the open view, and in the player's words."""

from pyscript import window

from app.engine import page
from app.words import number

player = page.player
views = page.views

AT_FIRST = {
    "sudoku": "The puzzle as it is given. Step forward to see the first try.",
    "queens": "The board is empty. Step forward to see the first try.",
    "knight": "The board is empty. Step forward to see where the knight starts.",
}


def parse(text):
    """Turn a worker's answer into an object of the page, without looking into it here."""
    return window.JSON.parse(text)


def opening(answer):
    """Show what stays the same while a search is watched."""
    player.open(f"Step through the search: {answer.title}")
    views.code.source(answer.source, f"{answer.title} ({answer.document})")


def moment(watch, answer, view, settled):
    """Show one moment everywhere; what only the open view needs is there for that view alone."""
    getattr(page, watch.board).paint(answer)
    views.arrays.show(answer.beside.kind, answer.beside.data)
    views.code.line(answer.line)
    views.counters.show(answer.counts, watch.everything)
    views.overview.at(answer.position)
    if view == "stack":
        views.stack.show(answer.frames)
    elif view == "tree":
        views.tree.show(answer.tree, answer.node)
    elif view == "counters":
        views.counters.chart(answer.levels)
    views.settle(view)
    sentence = (answer.sentence or AT_FIRST[watch.board]) + watch.addition
    player.at(answer.position, sentence, settled, answer.counts.solutions)


def progress(answer, steps, ended):
    """Say how far the recording has come, and what is only counted."""
    every = answer.all
    if every > steps:
        rest = f" recorded, {number(every)} in all" if ended else f" recorded, {number(every)} so far"
        player.grow(steps, rest, True)
    else:
        player.grow(steps, "" if ended else " so far", ended)
    views.overview.count(steps)


def strip(answer):
    """Show the whole search as far as it is recorded."""
    player.mark(answer.solutions, answer.deadEnds)
    views.overview.show(answer.depths, answer.solutions, answer.deadEnds)
