"""A list of puzzles: a file is read by the page's engine, parts of the list are done by workers beside it."""

import json
from base64 import b64encode
from collections.abc import Callable, Coroutine
from typing import Any

from fake_page import App, Face, Life
from solving import run

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
Scenario = Callable[[App], Coroutine[Any, Any, None]]


class Listed:
    """What the page knows of its list: parts of some puzzles each, and what was done of them."""

    def __init__(self, parts: int, size: int = 3) -> None:
        self.rows: list[list[str]] = [[] for _ in range(parts)]
        self.size = size
        self.open = list(range(parts))
        self.undone = parts
        self.pieces = [b64encode(f"{GIVENS}\n".encode()).decode()] * 3
        self.at = 0
        self.ended: list[object] = []
        self.told: list[tuple[str, int]] = []
        self.face = Face(
            "Lists",
            left=lambda: self.undone,
            part=lambda: self.open.pop(0) if self.open else -1,
            question=self.question,
            piece=self.piece,
            did=self.did,
            back=self.open.append,
            ended=self.ended.append,
        )

    def question(self, part: int) -> str:
        self.told.append(("asked", part))
        left = self.size - len(self.rows[part])
        return json.dumps({"deed": "solve", "texts": "\x1e".join([GIVENS] * left), "form": ""})

    def piece(self) -> str:
        self.at += 1
        return self.pieces[self.at - 1] if self.at <= len(self.pieces) else ""

    def did(self, part: int, rows: str, _: str, done: bool) -> None:
        self.rows[part] += [row for row in rows.split("\x1e") if row]
        self.undone -= done
        if done:
            self.told.append(("done", part))


def listed(make: Callable[[], App], event: dict[str, object], then: Scenario, of: Listed) -> App:
    async def scenario(app: App) -> None:
        app.page.lists = of.face  # type: ignore[attr-defined]
        app.press("list-do" if event else "list-read", **event)
        await then(app)

    return run(make, scenario)


def beside(app: App) -> list[Life]:
    return [life for life in app.page.engine.lives if life is not app.page.engine.life]


def test_a_file_is_read_in_pieces_to_its_end(app) -> None:
    of = Listed(0)

    async def nothing(app: App) -> None:
        await app.settle()

    listed(app, {}, nothing, of)
    reads = [given for name, *given in of.face.calls if name == "read"]
    rows = [row for _, packed, _ in reads for row in packed.split("\x1e") if row]
    assert [row.split("\x1f")[:2] for row in rows] == [["1", GIVENS], ["2", GIVENS], ["3", GIVENS]]
    assert of.ended == ["done"]


def test_stop_ends_the_reading_and_what_was_read_stays(app) -> None:
    of = Listed(0)
    of.pieces *= 50

    async def stop(app: App) -> None:
        await app.until(lambda: of.face.count("read") > 1)
        app.press("stop", board="sudoku")
        before = of.face.count("read")
        await app.settle()
        assert of.face.count("read") == before

    listed(app, {}, stop, of)
    assert of.ended == ["stopped"]


def test_all_parts_are_done_and_the_workers_kept(app) -> None:
    of = Listed(5)

    async def finish(app: App) -> None:
        await app.settle()

    page = listed(app, {"workers": 2}, finish, of).page
    assert of.ended == ["done"]
    assert [len(rows) for rows in of.rows] == [3] * 5
    assert len(page.pool.kept) == 2


def test_a_worker_has_the_next_part_in_hand_before_it_is_done_with_one(app) -> None:
    of = Listed(4)

    async def finish(app: App) -> None:
        await app.settle()

    listed(app, {"workers": 1}, finish, of)
    assert of.told.index(("asked", 1)) < of.told.index(("done", 0))
    assert of.told.index(("asked", 3)) < of.told.index(("done", 2))
    assert of.ended == ["done"]


def test_of_few_parts_each_worker_has_one(app) -> None:
    of = Listed(2)

    async def finish(app: App) -> None:
        await app.settle()

    page = listed(app, {"workers": 2}, finish, of).page
    assert [[word for word, *_ in life.worker.heard].count("open") for life in page.pool.kept] == [1, 1]


def test_a_part_of_a_lost_worker_is_given_back(app) -> None:
    of = Listed(2, size=300)

    async def lose(app: App) -> None:
        await app.until(lambda: len(of.rows[0]) > 0)
        assert len(of.rows[0]) < of.size
        beside(app)[0].end()
        await app.settle()

    listed(app, {"workers": 1}, lose, of)
    assert of.ended == ["done"]
    assert [len(rows) for rows in of.rows] == [300, 300]
