"""Files of puzzles as a person opens them, and the list that many become."""

from playwright.sync_api import FilePayload, Locator, Page, expect

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL = SOLUTION.replace("1", ".").replace("2", ".")
CLASHING = "55".ljust(81, ".")
HARDER = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
DROP = """([content, name, type]) => {
  const dataTransfer = new DataTransfer();
  if (name) dataTransfer.items.add(new File([Uint8Array.from(content)], name, { type }));
  else dataTransfer.setData("text/plain", String.fromCharCode(...content));
  const dropped = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  const target = document.querySelector("dialog[open]") ?? document.querySelector("[role=grid]");
  target.dispatchEvent(dropped);
  return dropped.defaultPrevented;
}"""


def exchanged(puzzle: str, number: int) -> str:
    """Write other digits into a puzzle: each number up to 8 gives another one, that is as hard."""
    digits = "123456789"
    return puzzle.translate(str.maketrans(digits, digits[number:] + digits[:number]))


def many(count: int) -> list[str]:
    """So many puzzles that all differ, with one solution each: rows within bands and digits are exchanged."""
    rows = [PUZZLE[at : at + 9] for at in range(0, 81, 9)]
    found = []
    for number in range(count):
        turned = [
            rows[3 * band + (row + number // 9 // 3**band) % 3] for band in range(3) for row in range(3)
        ]
        found.append(exchanged("".join(turned), number % 9))
    return found


def drop(page: Page, text: str | bytes, name: str = "puzzles.txt", kind: str = "text/plain") -> None:
    """Drop a file on the page; with no name, a text."""
    content = list(text.encode() if isinstance(text, str) else text)
    assert page.evaluate(DROP, [content, name, kind])


def pick(page: Page, text: str, name: str = "puzzles.txt") -> None:
    """Choose a file where the menu asks for one."""
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Open a file…", exact=True).click()
    chooser.value.set_files(FilePayload(name=name, mimeType="text/plain", buffer=text.encode()))


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Files and lists")


def press(page: Page, name: str) -> None:
    dialog(page).get_by_role("button", name=name, exact=True).click()


def rows(page: Page) -> Locator:
    """The rows that are in the document, but for the headings."""
    return (
        dialog(page).get_by_role("grid", name="Puzzles").get_by_role("row").filter(has=page.locator("input"))
    )


def row(page: Page, line: int) -> Locator:
    return dialog(page).get_by_role("row", name=f"Line {line:,},")


def said(page: Page, sentence: str) -> None:
    expect(dialog(page).get_by_role("status").filter(has_text=sentence)).to_be_visible()


def has_rows(page: Page, count: int) -> None:
    table = dialog(page).get_by_role("grid", name="Puzzles")
    expect(table).to_have_attribute("aria-rowcount", str(count + 1))
