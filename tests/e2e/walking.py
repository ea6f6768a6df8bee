"""The knight that is walked by hand: its squares by their names, and where it stands."""

from boards import KNIGHT, grid, labels
from playwright.sync_api import Locator, Page, expect

HINT = (
    "Press a dotted square, drag the knight, or type a name such as c2. "
    "A visited square takes the walk back to it."
)
AWAY = """cells => cells.filter((cell) => cell.ariaDescription?.startsWith("a move away"))
  .map((cell) => cell.ariaLabel)"""


def square(page: Page, name: str) -> Locator:
    """Return a square by its chess name, whatever is on it."""
    return grid(page, KNIGHT).locator(f"[role=gridcell][aria-label^='{name},']")


def says(page: Page, sentence: str) -> None:
    expect(page.get_by_role("status")).to_have_text(sentence)


def walk(page: Page, *names: str) -> None:
    """Press squares one after another."""
    for name in names:
        square(page, name).click()


def walked(page: Page) -> list[str]:
    """Return the names of the squares that were visited, in the order of the moves."""
    visited = [name.split(", move ") for name in labels(page, KNIGHT) if ", move " in name]
    return [name for name, _ in sorted(visited, key=lambda pair: int(pair[1]))]


def expect_walk(page: Page, *names: str) -> None:
    """Wait until just these squares are visited, in this order."""
    expect(grid(page, KNIGHT).get_by_role("gridcell", name=", move ")).to_have_count(len(names))
    for move, name in enumerate(names, 1):
        expect(square(page, name)).to_have_accessible_name(f"{name}, move {move}")


def reachable(page: Page) -> set[str]:
    """Return the squares that are a move away."""
    away = grid(page, KNIGHT).get_by_role("gridcell").evaluate_all(AWAY)
    return {name.split(",")[0] for name in away}
