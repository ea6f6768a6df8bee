"""What is on the Sudoku, and what is kept of it."""

from boards import SUDOKU, button, grid
from opening import WAITING, open_board, pass_seconds, wait_for_board
from playwright.sync_api import Locator, Page, expect
from serving import Site


def status(page: Page) -> Locator:
    return page.get_by_role("status")


def is_idle(page: Page, name: str, idle: bool = True) -> None:
    locator = expect(button(page, name))
    (locator.to_have_attribute if idle else locator.not_to_have_attribute)("aria-disabled", "true")


def reload(page: Page, board: str = "sudoku") -> None:
    page.reload(wait_until="commit")
    wait_for_board(page, board)


def cell(page: Page, row: int, column: int) -> Locator:
    return grid(page, SUDOKU).get_by_role("gridcell").nth(9 * (row - 1) + column - 1)


def type_at(page: Page, text: str, row: int = 1, column: int = 1) -> None:
    cell(page, row, column).click()
    page.keyboard.type(text)


def begins_with(page: Page, text: str) -> None:
    """Wait until the Sudoku has these digits and no others."""
    page.wait_for_function(
        """(text) => Array.from(document.querySelectorAll("#sudoku [role=gridcell]"), (cell) =>
            cell.textContent || ".").join("") === text""",
        arg=text.ljust(81, "."),
    )


def written(page: Page, text: str) -> None:
    """Wait until a draft is kept in which the Sudoku has these digits."""
    kept = page.evaluate(
        """async (text) => {
          // Where there is no store, it is the page's to make one.
          const open = () => new Promise((resolve) => {
            const request = indexedDB.open("undoku");
            request.onupgradeneeded = () => request.transaction.abort();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => resolve(null);
          });
          const all = (store) => new Promise((resolve) => {
            store.transaction("drafts").objectStore("drafts").getAll().onsuccess = ({ target }) =>
              resolve(target.result);
          });
          const until = performance.now() + 20_000;
          for (;;) {
            const store = await open();
            const heads = store ? await all(store) : [];
            store?.close();
            const found = heads.some(({ boards }) => boards.sudoku.state.digits === text);
            if (found || performance.now() > until) return found;
          }
        }""",
        text.ljust(81, "."),
    )
    assert kept


def add(page: Page, text: str) -> None:
    """Type the last of these digits into its cell."""
    type_at(page, text[-1], 1, len(text))


def comes_back(page: Page, text: str) -> None:
    """Undo leads back through all that was typed, to the empty board, and Redo to where it was."""
    begins_with(page, text)
    for end in range(len(text) - 1, -1, -1):
        button(page, "Undo").click()
        begins_with(page, text[:end])
    is_idle(page, "Undo")
    for end in range(1, len(text) + 1):
        button(page, "Redo").click()
        begins_with(page, text[:end])


def begin(page: Page, site: Site, text: str) -> None:
    """Have these digits on the board, and kept."""
    open_board(page, site.url)
    type_at(page, text)
    written(page, text)


def copied(page: Page) -> Page:
    """Open the copy of a tab, as a browser does it, and return that one: it does not get what the tab has."""
    page.context.add_init_script(WAITING)
    with page.expect_popup() as popup:
        page.evaluate("window.open(location.href)")
    pass_seconds(popup.value, 1)
    return popup.value
