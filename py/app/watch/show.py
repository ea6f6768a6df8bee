"""Showing a moment of a search: on its board, in the open view, and in the player's words."""

from app.engine import face, page
from app.watch import words


def opening(answer):
    """Show what stays the same while a search is watched."""
    page.watch.open(words.search_title(answer.title))
    page.watch.legend(answer.marks, answer.shows)
    if answer.document:
        name = words.source_name(answer.title, answer.document)
        page.watch.views.code.source(answer.source, name, answer.folds, answer.begins)


def moment(session, answer, view, settled):
    """Show one moment everywhere; what only the open view needs is there for that view alone.

    Return a promise of what takes longer to be drawn, None where all is.
    """
    views, drawn = page.watch.views, None
    face(session.board).paint(answer)
    views.arrays.show(answer.beside.kind, answer.beside.data)
    if session.program:
        page.code.running(answer.line)
    else:
        views.code.line(answer.line)
    views.counters.show(answer.counts, session.everything)
    views.overview.at(answer.position)
    if view == "stack":
        drawn = views.stack.show(answer.frames)
    elif view == "output":
        views.output.show(answer.output, answer.later)
    elif view == "tree":
        drawn = views.tree.show(answer.tree, answer.node)
    elif view == "counters":
        views.counters.chart(answer.levels)
    views.showMoment(view)
    sentence = (answer.sentence or words.AT_FIRST[session.board]) + session.addition
    page.watch.player.offer(session.way_back)
    page.watch.player.at(answer.position, sentence, settled, answer.counts.solutions)
    return drawn


def variables(answer):
    """Show the stack with its variables, or say that they are not to be had. Return as `moment` does."""
    if not answer.same:
        page.say(words.NOT_THE_SAME, "info")
        return None
    drawn = page.watch.views.stack.show(answer.frames)
    page.watch.views.showMoment("stack")
    return drawn


def progress(session, tail):
    """Say how far the recording has come, what else there is, and where the gap is, if there is one."""
    page.watch.player.gap(session.since, session.end)
    page.watch.views.overview.gap(session.since, session.end)
    page.watch.player.grow(session.steps, tail, session.full)
    page.watch.views.overview.count(session.steps)


def strip(answer):
    """Show the whole search as far as it is kept."""
    page.watch.player.mark(answer.solutions, answer.deadEnds)
    page.watch.views.overview.show(answer.depths, answer.solutions, answer.deadEnds)


def closed(board):
    """Put all of it away."""
    face(board).paint(None)
    page.watch.close()
