"""Twenty updates, under one to five tabs: nothing is mixed, and nothing lost."""

import re
from collections.abc import Callable

import pytest
from boards import QUEENS, SUDOKU, button, choose, choose_of_page, grid, labels, show
from kept_site import come_back, says_so
from lives import end_worker
from opening import wait_for_board, wait_for_engine
from playwright.sync_api import BrowserContext, expect
from programming import SMALL, editor, open_editor, run, write
from publishing import NEWER, accept, editions, is_interrupted, look_for_newer, publish
from puzzles import LECTURE
from serving import BOOT, Fault, Site
from test_counting import TOGGLE, outcome

pytestmark = [pytest.mark.usefixtures("fresh"), pytest.mark.long]


# What comes late is there, the libraries at last.
FETCHED = """() => {
  const loaded = performance.getEntriesByType("resource").filter(({ responseEnd }) => responseEnd > 0);
  const isThere = (name) => loaded.some((entry) => entry.name.includes(`/${name}-`));
  return ["menu", "queens", "knight", "editor", "highlight", "hierarchy", "plot", "qr"].every(isThere);
}"""


class Reader:
    """A tab in the middle of some work."""

    fragment = ""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.page = context.new_page()
        show(self.page, site.url, self.fragment)
        wait_for_board(self.page, self.board)
        self.begin()
        self.is_there()

    @property
    def board(self) -> str:
        return re.findall("board=(.*?)&", self.fragment)[0]

    def begin(self) -> None:
        """Do something that is not to be lost."""

    def is_there(self) -> None:
        """Wait until what was done is there, or there again."""
        wait_for_board(self.page, self.board)

    def kept(self) -> object:
        """Return what is not to be lost."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Do something for which a part of the page comes late, that leaves what is not to be lost."""
        raise NotImplementedError


class Writing(Reader):
    """A program is in the editor."""

    fragment = "board=queens&n=4"

    def begin(self) -> None:
        open_editor(self.page)
        write(self.page, SMALL)

    def is_there(self) -> None:
        expect(editor(self.page)).to_contain_text("def is_safe")

    def kept(self) -> str:
        return editor(self.page).inner_text()

    def go_on(self) -> None:
        run(self.page)
        expect(self.page.get_by_role("status")).to_contain_text("It returned True")
        expect(button(self.page, "Stop")).to_be_hidden()


class Placing(Reader):
    """A queen is placed, and Python is lost when it is wanted."""

    fragment = "board=queens&n=6&queens=1:2"

    def kept(self) -> list[str]:
        return labels(self.page, QUEENS)

    def go_on(self) -> None:
        end_worker(self.page, "engine")
        button(self.page, "Retry").click()
        wait_for_engine(self.page, "ready")
        if not outcome(self.page).is_visible():
            button(self.page, TOGGLE).click()
            button(self.page, "Count N = 6").click()
        expect(outcome(self.page)).to_contain_text("4 solutions")


class Playing(Reader):
    """Some of a Sudoku is filled in."""

    fragment = f"board=sudoku&mode=play&givens={LECTURE}"

    def begin(self) -> None:
        grid(self.page, SUDOKU).get_by_role("gridcell").nth(2).click()
        self.page.keyboard.press("4")

    def kept(self) -> list[str]:
        return labels(self.page, SUDOKU)

    def go_on(self) -> None:
        button(self.page, "Check").click()
        expect(self.page.get_by_role("status")).to_have_text("Every entry can be right so far.")
        choose(self.page, "QR code")
        expect(self.page.get_by_role("img", name="QR code of this link")).to_be_visible()
        self.page.keyboard.press("Escape")


class Searching(Reader):
    """A search goes on, for minutes, that its address begins."""

    fragment = "board=knight&mode=watch&rows=8&cols=8&start=a1&strategy=fixed-order&step=35970289"

    def is_there(self) -> None:
        expect(button(self.page, "Stop")).to_be_visible()

    def kept(self) -> str:
        return self.page.get_by_label("Strategy", exact=True).input_value()

    def go_on(self) -> None:
        self.is_there()
        choose_of_page(self.page, "Help")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.page.keyboard.press("Escape")


class Watching(Reader):
    """A search is watched, at some step of it."""

    fragment = "board=queens&mode=watch&n=6&strategy=board-scan&step=20"

    def is_there(self) -> None:
        expect(self.page.locator("#player-label")).to_contain_text("Step 20 of")

    def kept(self) -> list[str]:
        return labels(self.page, QUEENS)

    def go_on(self) -> None:
        button(self.page, "Step forward").click()
        expect(self.page.locator("#player-label")).to_contain_text("Step 21 of")
        button(self.page, "Step back").click()
        self.is_there()


class Sitting:
    """Readers with one browser, who all begin with edition 1, of which nothing is kept yet."""

    def __init__(self, context: BrowserContext, site: Site, tabs: int) -> None:
        self.site = site
        self.folder = site.own_copy()
        self.newest = 0
        self.updates: list[str] = []
        self.publish()
        site.fault("service-worker.js", Fault.MISSING)
        kinds: list[type[Reader]] = [Writing, Placing, Playing, Searching, Watching]
        self.readers = [kind(context, site) for kind in kinds[:tabs]]
        self.has = dict.fromkeys(self.readers, 1)

    def publish(self) -> None:
        self.newest += 1
        publish(self.folder, self.newest)

    def look(self) -> None:
        """Let the browser look for what is published: it is offered to all."""
        look_for_newer(self.readers[0].page)
        assert not is_interrupted(self.readers[0].page)
        for reader in self.readers:
            expect(reader.page.get_by_text(NEWER).first).to_be_visible()

    def take(self, *readers: Reader) -> None:
        """Let readers take the newest edition, one after the other: what was done is still there."""
        for reader in readers:
            kept = reader.kept()
            accept(reader.page, self.newest)
            self.has[reader] = self.newest
            reader.is_there()
            assert reader.kept() == kept

    def go_on(self, *readers: Reader) -> None:
        """Let readers go on, each in the edition that the tab has."""
        for reader in readers:
            kept = reader.kept()
            wait_for_engine(reader.page, "ready")
            reader.go_on()
            assert reader.kept() == kept
            assert editions(reader.page) == {self.has[reader]}

    def done(self, update: str) -> None:
        for reader in self.readers:
            assert editions(reader.page) == {self.has[reader]}
        self.updates.append(update)


def half_is_there(sitting: Sitting) -> None:
    publish(sitting.folder, sitting.newest - 1)
    publish(sitting.folder, sitting.newest, lambda path: len(path) % 2 == 0 or path == "service-worker.js")
    look_for_newer(sitting.readers[0].page)


def one_is_missing(sitting: Sitting) -> None:
    sitting.site.fault("menu-*.js", Fault.MISSING)
    look_for_newer(sitting.readers[0].page)


def server_goes_away(sitting: Sitting) -> None:
    sitting.site.fault("undoku-*.gzip", Fault.STALLED)
    look_for_newer(sitting.readers[0].page)
    assert sitting.site.stalled.wait(BOOT / 1000)
    sitting.site.stop()


INTERRUPTIONS: list[Callable[[Sitting], None]] = [half_is_there, one_is_missing, server_goes_away]


@pytest.mark.parametrize("tabs", [1, 2, 3, 4, 5])
def test_four_updates(
    context: BrowserContext, site: Site, tabs: int, record_property: Callable[[str, object], None]
) -> None:
    sitting = Sitting(context, site, tabs)
    readers = sitting.readers

    # Published anew on a first visit, before anything is kept.
    for reader in readers:
        wait_for_engine(reader.page, "ready")
        reader.page.wait_for_function(FETCHED)
    sitting.publish()
    site.mend()
    for reader in readers:
        come_back(reader.page)
    sitting.go_on(*readers)
    sitting.take(*readers)
    sitting.done("on a first visit")

    # Taken in the middle of work, by any of them. From here on one goes on with what it has.
    behind = readers[1:2]
    taker = readers[tabs // 2]
    sitting.publish()
    sitting.look()
    sitting.take(readers[0] if taker in behind else taker)
    sitting.go_on(*readers)
    sitting.take(*(reader for reader in readers if reader not in behind and sitting.has[reader] == 2))
    sitting.done("in the middle of work")

    # Interrupted, and the network away; then it comes all the same.
    sitting.publish()
    INTERRUPTIONS[tabs % 3](sitting)
    assert is_interrupted(readers[0].page)
    site.stop()
    readers[0].page.reload()
    readers[0].is_there()
    says_so(readers[0].page)
    sitting.go_on(*readers)
    publish(sitting.folder, sitting.newest)
    site.resume()
    sitting.look()
    sitting.take(readers[-1] if readers[-1] not in behind else readers[0])
    sitting.done("interrupted")

    # Taken, and then the network is away.
    sitting.publish()
    sitting.look()
    sitting.take(readers[0])
    says_so(readers[0].page)
    site.stop()
    readers.append(Placing(context, site))
    sitting.has[readers[-1]] = sitting.newest
    sitting.go_on(*readers)
    sitting.take(*(reader for reader in readers if sitting.has[reader] != sitting.newest))
    sitting.go_on(*readers)
    sitting.done("offline after")

    assert len(sitting.updates) == 4
    updates = ", ".join(sitting.updates)
    record_property("counted", f"{tabs} tabs: 4 updates ({updates}), nothing mixed, nothing lost")
