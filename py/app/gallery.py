"""All solutions side by side and the images of one, told beside the queens' board as long as wanted."""

import json

from app import queens, run, words
from app.beside import Beside
from app.callbacks import on
from app.engine import Lost, face, page
from app.queens import Shown

# So many solutions are written down before it is said how far that is.
PIECE = 500


class _Wanted:
    """Who wants the list of which board, as JSON; "" for nobody."""

    gallery = ""
    orbit = ""
    question = ""
    listed = False  # whether all solutions of that board are listed


class _Search:
    """The search for a list that nobody has started by hand, as the run of that list."""

    def __init__(self, telling):
        self.telling = telling

    @property
    def wanted(self):
        return listing.latest is self.telling and not self.telling.ended


async def _grow(telling):
    job, answer = telling.job, telling.answer
    if job.closed:
        # Solve has begun a list of its own, or an edit has closed this one, while the answer was on its way.
        telling.begin()
        return
    if Shown.job is not job:
        queens.lend(job, _Search(telling))
    if answer.done:
        # Whoever shows the list closes it.
        telling.job = None
    await queens.grow(answer)


async def _images(telling):
    page.orbit.show(telling.answer.members, telling.answer.sentence)


listing = Beside("queens", _grow)
images = Beside("orbit", _images)


@on("gallery")
def show(detail):
    """Show the list of a board, given as JSON, side by side from now on; none where that is ""."""
    _Wanted.gallery = detail.question
    _tell(detail.listed)


@on("orbit-list")
def add_up(detail):
    """Tell what the orbits of the list of a board, given as JSON, make; of none where that is ""."""
    _Wanted.orbit = detail.question
    _tell(detail.listed)


def _tell(listed):
    question = _Wanted.gallery or _Wanted.orbit
    if question != _Wanted.question:
        _Wanted.question, _Wanted.listed = question, listed
        _begin()
    _follow()


def _begin():
    """Look for the list that is wanted, unless it is there, or on its way."""
    telling = listing.latest
    if telling and telling.job and Shown.job is telling.job:
        if run.Run.current:
            # Whoever is at work may be at this list.
            telling.job = None
        else:
            Shown.job = None
    listing.tell(_Wanted.question if _Wanted.listed and not _is_coming() else "")


def renew():
    """Look for the list that is wanted again, where it was closed or lost, and nobody is at it."""
    is_looked_for = listing.latest and not listing.latest.ended
    if _Wanted.question and not _is_there() and not is_looked_for:
        _begin()


def _is_there():
    """Whether there is a list; where not all are listed, that is one of the ways to complete the board."""
    return queens.is_there() and (Shown.kind == "queens" or not _Wanted.listed)


def _is_coming():
    """Whether there is a list that is whole, or grows on: one that was left on its way does not."""
    return _is_there() and (Shown.complete or Shown.run.wanted)


def _follow():
    """The list has begun, or is longer now."""
    if not (_Wanted.question and _is_there()):
        return
    latest = listing.latest
    if latest and latest.job is not Shown.job and not latest.ended and _is_coming():
        # Somebody has started it by hand.
        listing.tell("")
    if _Wanted.gallery:
        page.gallery.grow(*Shown.found, Shown.complete)
    if Shown.complete and Shown.kind == "queens" and Shown.found[0] and face("queens").isPlain():
        run.later(_sum(Shown.job, Shown.found[0]))


async def _sum(job, total):
    """Tell what the orbits of all solutions make."""
    try:
        orbits = await job.ask("orbits")
    except Lost:
        return
    if Shown.job is not job:
        return
    sentence = words.orbits([(size, getattr(orbits, str(size))) for size in (8, 4, 2, 1)], total)
    if _Wanted.gallery:
        page.gallery.sum(sentence)
    if _Wanted.orbit:
        page.orbit.sum(sentence)


queens.followers.append(_follow)


def hold():
    """The search for the list was ended by hand; what was found stays."""
    latest = listing.latest
    if latest:
        latest.ended = True
    if _Wanted.gallery:
        page.gallery.stop()


def stop():
    """End the search for the list where it takes long."""
    if listing.stop():
        hold()


@on("gallery-piece")
def piece(detail):
    """Bring some placements of a list, by their numbers, and how large the orbits of fundamental ones are."""
    run.later(_piece(detail.serial, detail.start, detail.count, detail.fundamental))


async def _piece(serial, start, count, fundamental):
    columns, sizes = None, None
    try:
        if _is_there():
            job = Shown.job
            columns = await job.ask("columns", start=start, count=count, fundamental=fundamental)
            if fundamental:
                sizes = await job.ask("sizes", start=start, count=count)
    except Lost:
        columns = None
    if page.gallery:
        page.gallery.put(serial, start, fundamental, columns, sizes)
    if columns is None:
        renew()


@on("orbit")
def orbit(detail):
    """Tell of the images of a placement, given as JSON, from now on; of none where that is ""."""
    images.tell(detail.question)


@on("orbit-numbers")
def numbers(detail):
    """Find placements, as JSON, in the list of all solutions."""
    run.later(_numbers(detail.of, json.loads(detail.columns)))


async def _numbers(asked, placements):
    if not (Shown.complete and Shown.kind == "queens" and queens.is_there()):
        renew()
        return
    try:
        found = await Shown.job.ask("numbers", placements=placements)
    except Lost:
        return
    page.orbit.number(asked, found)


@on("queens-file")
def save(detail):
    """Write a list into a file, piece by piece; one that is not complete yet is found to its end first."""
    run.start(_save, "write", detail.form, detail.fundamental)


async def _save(current, engine, form, fundamental):
    page.queens.begin_file()
    job = await queens.whole(current, engine)
    if not job:
        return
    total = Shown.found[fundamental]
    for start in range(1, total + 1, PIECE):
        count = min(PIECE, total + 1 - start)
        text = await job.ask("text", start=start, count=count, fundamental=fundamental, form=form)
        if not current.wanted:
            return
        page.queens.add_to_file(text)
        current.tell(words.written(start + count - 1, total))
    page.queens.end_file(form, fundamental)
