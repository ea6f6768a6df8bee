"""Somebody goes back and forward at random: the page always is what a fresh one is at the same address."""

import random
import re
from collections.abc import Callable

import pytest
from boards import KNIGHT, QUEENS, SUDOKU, button, choose, grid, show
from door import answer_here
from opening import wait_for_board
from playwright.sync_api import BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as Timeout
from puzzles import LECTURE
from serving import BOOT, Site

pytestmark = pytest.mark.usefixtures("fresh")

# What an address names: boards, solutions, steps in several views, a race, and what is not understood.
ADDRESSES = [
    "board=sudoku",
    f"board=sudoku&givens={LECTURE}",
    f"board=sudoku&givens={LECTURE}&entered={'..4'.ljust(81, '.')}",
    "board=sudoku&givens=" + "55".ljust(81, "."),
    f"board=sudoku&givens={LECTURE}&strategy=fewest-options&step=40&view=stack",
    f"board=sudoku&givens={LECTURE}&strategy=fewest-options&placement=9",
    "board=sudoku&givens=12&colour=red",
    "board=queens&n=6",
    "board=queens&n=8&solution=92",
    "board=queens&n=8&list=fundamental&solution=12",
    "board=queens&n=8&solution=100",
    "board=queens&n=8&solution=17&strategy=markers&step=3",
    "board=queens&n=8&solution=92&strategy=guessing",
    "board=queens&n=3&solution=1",
    "board=queens&n=20&solution=1",
    "board=queens&n=5&strategy=markers&step=30",
    "board=queens&n=5&strategy=markers&step=31&view=tree",
    "board=queens&n=5&strategy=columns&step=0&view=race&left=columns&right=array-first",
    "board=queens&n=5&strategy=guessing&step=3",
    "board=queens&n=0",
    "board=knight",
    "board=knight&rows=5&cols=5&start=c3&end=a1",
    "board=knight&rows=6&cols=6&closed=1",
    "board=knight&rows=5&cols=6&strategy=warnsdorff&step=12&view=counters",
    "board=knight&rows=60&cols=60&start=b2",
    "board=knight&start=z9",
]
NO_BOARD = ["board=chess", "n=8"]

SNAPSHOT = """() => {
  const all = (selector) => Array.from(document.querySelectorAll(selector));
  const seen = (selector) => all(selector).filter((one) => one.checkVisibility());
  const words = (selector) => seen(selector).map((one) => one.textContent.trim());
  return {
    status: words("[role=status]"),
    kind: document.getElementById("verdict").dataset.kind,
    tabs: seen("[role=tab][aria-selected=true]").map((tab) => tab.id),
    cells: seen("[role=gridcell]").map((cell) =>
      ["aria-label", "aria-description", "data-state", "data-figure"].map((name) => cell.getAttribute(name))),
    pictures: seen("[role=img]").map((picture) => picture.getAttribute("aria-label")),
    fields: seen("main input:not(#player-speed), main select, main textarea").map((field) =>
      [field.id, field.value, field.checked, field.disabled, field.getAttribute("aria-invalid")]),
    captions: words(".caption, .player-sentence, .player-label, .view-caption, .race-words"),
    views: words(".frame-name, .frame-line, .counters dd, [role=treeitem]"),
    line: seen("[data-line][aria-current=step]").map((line) => line.dataset.line),
    browser: seen("#browser button, #two-solutions button").map((one) => one.outerHTML),
    open: seen("#player, #views").length,
    titles: words("#title"),
    mode: document.documentElement.dataset.mode,
  };
}"""
# A solution stays with a Sudoku that was solved: digits where a fresh page has none, and their captions.
SAME = f"""(expected) => {{
  const now = ({SNAPSHOT})();
  const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const isSolution = ([label, ...look], at) => {{
    const [fresh = "", ...freshLook] = expected.cells[at] ?? [];
    return isSame(look, freshLook) && label.replace(/, \\d, solved$/, ", empty") === fresh;
  }};
  const isSolved = now.cells.some(([label]) => label.endsWith(", solved")) &&
    now.cells.length === expected.cells.length && now.cells.every(isSolution);
  return Object.keys(now).every((key) => isSame(now[key], expected[key])
    || (isSolved && ["cells", "captions", "browser"].includes(key)));
}}"""
AT_REST = """() => document.documentElement?.dataset.engine === "ready"
  && window.undoku?.engine && !document.documentElement.hasAttribute("data-busy")
  && !Array.from(document.querySelectorAll("[aria-busy=true]")).some((one) => one.checkVisibility())"""


class Walk:
    """A page that is walked, and what a fresh one shows at an address, which keeps nothing of the other."""

    def __init__(self, page: Page, fresh: Page, site: Site, seed: int) -> None:
        self.page = page
        self.site = site
        self.fresh = fresh
        self.known: dict[str, dict[str, object]] = {}
        self.random = random.Random(seed)
        self.moves: list[str] = []
        show(page, site.url, ADDRESSES[0])
        page.wait_for_function(AT_REST, timeout=BOOT)

    def expected(self, fragment: str) -> dict[str, object]:
        if fragment not in self.known:
            show(self.fresh, self.site.url, fragment)
            if board := re.match("board=(sudoku|queens|knight)", fragment):
                wait_for_board(self.fresh, board[1])
            self.fresh.wait_for_function(AT_REST, timeout=BOOT)
            if "strategy=" in fragment and "guessing" not in fragment:
                self.fresh.wait_for_selector("#player:not([hidden])")
                # The step comes after all else is at rest, and a tree when its library is there.
                at = re.search(r"step=(\d+)", fragment)
                label = re.compile(f"^Step {int(at[1]):,} of" if at else "^Step [1-9]")
                expect(self.fresh.locator("#player-label")).to_have_text(label)
                if "view=tree" in fragment:
                    self.fresh.wait_for_selector("[role=treeitem]")
            elif "solution=" in fragment:
                self.fresh.wait_for_function(
                    "['good', 'error'].includes(document.getElementById('verdict').dataset.kind)"
                )
            self.fresh.wait_for_function(AT_REST)
            self.known[fragment] = self.fresh.evaluate(SNAPSHOT)
        return self.known[fragment]

    def step(self) -> None:
        """Make one move; after one that leads to another address, compare."""
        kind = self.random.choices(["back", "forward", "address", "use"], [5, 4, 3, 6])[0]
        if kind in ("back", "forward"):
            if not self.page.evaluate(f"navigation.canGo{kind.title()}"):
                return
            self.moves.append(kind)
            self.compare(self.page.evaluate(f"navigation.{kind}().finished.then(() => location.hash)"))
        elif kind == "address":
            fragment = self.random.choice([*ADDRESSES, *ADDRESSES, *NO_BOARD])
            # To go where one is already is not to go anywhere.
            if self.page.evaluate("location.hash") == f"#{fragment}":
                return
            self.moves.append(fragment)
            self.compare(self.page.evaluate("to => { location.hash = to; return location.hash }", fragment))
        else:
            self.use()

    def compare(self, address: str) -> None:
        """Compare the page with a fresh one at the address it was led to, which it may have changed since."""
        fragment = address.removeprefix("#")
        if fragment in NO_BOARD:
            self.page.wait_for_function("document.getElementById('verdict').dataset.kind === 'error'")
            return
        expected = self.expected(fragment)
        try:
            self.page.wait_for_function(SAME, arg=expected)
        except Timeout:
            found = self.page.evaluate(SNAPSHOT)
            different = {key: (found[key], expected[key]) for key in found if found[key] != expected[key]}
            raise AssertionError(f"found and expected: {different} after {self.moves}") from None

    def use(self) -> None:
        """Do something with the board that is shown, and do not wait for what comes of it."""
        page = self.page
        deeds: dict[str, Callable[[], object]] = {
            "tab": lambda: page.get_by_role("tab", name=self.random.choice([SUDOKU, QUEENS, KNIGHT])).click(),
            "Solve": lambda: self.act("Solve"),
            "Step through": lambda: self.press("Step through"),
            "a mode": lambda: self.mode(self.random.choice(["Solver", "Play", "Watch"])),
            "Step forward": lambda: self.press("Step forward"),
            "Last step": lambda: self.press("Last step"),
            "Undo": lambda: self.press("Undo"),
            "Redo": lambda: self.press("Redo"),
            "Clear": lambda: self.act("Clear"),
            "Stop": lambda: self.press("Stop"),
            "Lecture": lambda: self.example("From the lecture"),
            "N = 6": lambda: self.example("6 queens"),
            "Next solution": lambda: self.press("Next solution"),
            "5 by 5": lambda: self.example("5 by 5: the smallest"),
            "a key": self.key,
            "a view": lambda: self.tab(self.random.choice(["Code", "Stack", "Tree", "Counters", "Race"])),
        }
        name = self.random.choice(list(deeds))
        self.moves.append(name)
        deeds[name]()

    def press(self, name: str) -> None:
        found = button(self.page, name)
        if found.is_visible():
            found.evaluate("(found) => found.click()")

    def act(self, name: str) -> None:
        """Press what has a button in some modes, and stands in the menu in the others."""
        if button(self.page, name).is_visible():
            self.press(name)
        else:
            choose(self.page, name)

    def example(self, label: str) -> None:
        """Choose an example, where there are some and this is one of them."""
        opener = button(self.page, "More examples")
        if not opener.is_visible():
            return
        opener.click()
        expect(self.page.get_by_role("menuitem").first).to_be_focused()
        found = self.page.get_by_role("menuitem", name=label)
        if found.is_visible():
            found.click()
        else:
            self.page.keyboard.press("Escape")

    def tab(self, name: str) -> None:
        found = self.page.get_by_role("tab", name=name, exact=True)
        if found.is_visible():
            found.evaluate("(found) => found.click()")

    def mode(self, name: str) -> None:
        found = self.page.get_by_role("radio", name=name, exact=True)
        if found.is_visible():
            found.evaluate("(found) => found.click()")

    def key(self) -> None:
        cells = grid(self.page, SUDOKU).get_by_role("gridcell")
        if cells.first.is_visible():
            cells.nth(self.random.randrange(81)).focus()
            self.page.keyboard.press(self.random.choice("123456789"))


@pytest.mark.parametrize(
    ("seed", "moves"),
    [(1, 60), *(pytest.param(seed, 200, marks=pytest.mark.long) for seed in (2, 3, 4))],
)
def test_a_walk_back_and_forward(
    page: Page, new_context: Callable[[], BrowserContext], site: Site, seed: int, moves: int, answered: None
) -> None:
    other = new_context()
    answer_here(other)
    walk = Walk(page, other.new_page(), site, seed)
    while len(walk.moves) < moves:
        walk.step()
