"""Writing a program on the page, and running it."""

import re

from boards import button, mode
from playwright.sync_api import FrameLocator, Locator, Page, expect

FOUR = "board=queens&n=4"
SMALL = """def solve(queens):
    return place(queens, 0)

def place(queens, row):
    if row == len(queens):
        return True
    for col in range(len(queens)):
        if is_safe(queens, row, col):
            queens[row] = col
            if place(queens, row + 1):
                return True
            queens[row] = -1
    return False

def is_safe(queens, row, col):
    return all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row))
"""


def editor(page: Page | FrameLocator) -> Locator:
    return page.get_by_role("textbox", name="Your code")


def open_editor(page: Page) -> None:
    """Turn to Watch, and there to the editor."""
    mode(page, "Watch").click()
    expect(mode(page, "Watch")).to_be_checked()
    page.get_by_label("Strategy", exact=True).select_option("your-code")
    expect(editor(page)).to_be_visible()


# Selects all that is in the editor and pastes a text there, in one go: nothing of the page comes between.
PASTE = """(editor, text) => {
  const init = { bubbles: true, cancelable: true };
  editor.dispatchEvent(new KeyboardEvent("keydown", { ...init, key: "a", keyCode: 65, ctrlKey: true }));
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  editor.dispatchEvent(new ClipboardEvent("paste", { ...init, clipboardData }));
}"""


def write(page: Page | FrameLocator, text: str) -> None:
    """Paste a program in the place of what is in the editor."""
    editor(page).evaluate(PASTE, text)


def run(page: Page) -> None:
    button(page, "Run").click()


def run_from_start(page: Page) -> int:
    """Run the program, which is shown where its answer is, and go to its beginning; return its last step."""
    run(page)
    number = steps(page)
    expect(page.locator("#player-label")).not_to_have_text(re.compile("^Step 0 "))
    button(page, "First step").click()
    expect(page.locator("#player-label")).to_have_text(re.compile("^Step 0 "))
    return number


def wait_for_python(page: Page) -> None:
    """Wait until a Python has come up for a program: by then one that ran unasked would have."""
    page.wait_for_function("globalThis.undoku?.sandboxes")
    page.evaluate("async () => (await undoku.sandboxes.take()).end()")


def steps(page: Page) -> int:
    """How many steps the program that has run has; waits until all are there."""
    # The label may still be that of a search before.
    expect(page.get_by_role("group", name="Step through the search: Your code")).to_be_visible()
    label = page.locator("#player-label")
    expect(label).to_have_text(re.compile(r"^Step [\d,]+ of [1-9][\d,]*$"))
    return int(label.inner_text().rpartition(" ")[2].replace(",", ""))
