"""What the system opens the installed page with: files, and what is shared with it."""

from boards import SUDOKU, digits, grid
from drafts import status
from filing import PUZZLE, dialog, has_rows, many
from opening import from_the_start, open_board, wait_until_kept
from playwright.sync_api import BrowserContext, Page, expect
from serving import Site

SHARE = """async ([name, text]) => {
  const form = new FormData();
  if (name) form.append("file", new File([text], name, { type: "text/plain" }));
  else form.append("text", text);
  await fetch("share", { method: "POST", body: form, redirect: "manual" });
}"""
LAUNCHED = """(text) => launched({ files: [{ getFile: async () => new File([text], "launched.sdm") }] })"""


def share(page: Page, text: str, name: str = "") -> None:
    """Share something with the page, as the system does with an installed one, and show it."""
    page.evaluate(SHARE, [name, text])
    page.goto("about:blank")


def test_what_is_shared_is_opened_also_offline(
    page: Page, site: Site, context: BrowserContext, fresh: None
) -> None:
    open_board(page, site.url)
    wait_until_kept(page)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    share(page, f"Look: \n{PUZZLE}")
    page.goto(f"{site.url}?shared")
    expect(status(page)).to_have_text("30 givens loaded. Press Solve.")
    expect(grid(page, SUDOKU)).to_be_visible()
    assert digits(page) == PUZZLE
    assert "shared" not in page.url
    share(page, "\n".join(many(20)), "mine (1).sdm")
    page.goto(f"{site.url}?shared")
    has_rows(page, 20)
    expect(dialog(page).get_by_role("heading", name="mine (1).sdm")).to_be_visible()
    # It is taken once.
    page.goto("about:blank")
    page.goto(f"{site.url}?shared")
    expect(grid(page, SUDOKU)).to_be_visible()
    expect(dialog(page)).to_be_hidden()


def test_a_file_that_the_system_opens_the_page_with(page: Page, site: Site, fresh: None) -> None:
    queue = "{ value: { setConsumer: (act) => { window.launched = act; } } }"
    from_the_start(page, f"Object.defineProperty(window, 'launchQueue', {queue});")
    open_board(page, site.url)
    page.wait_for_function("window.launched !== undefined")
    page.evaluate(LAUNCHED, "\n".join(many(20)))
    has_rows(page, 20)
    expect(dialog(page).get_by_role("heading", name="launched.sdm")).to_be_visible()
