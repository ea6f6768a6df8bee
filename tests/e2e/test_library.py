"""The Library: what is played is kept by itself, found, opened, named, deleted, exported and printed."""

import re

import pytest
from boards import button, choose, example, grid
from drafts import begins_with, cell, reload, status, type_at
from opening import follow, hold, open_board
from playwright.sync_api import Locator, Page, expect
from puzzles import BLOG, LECTURE, SOLUTIONS
from serving import Site
from test_accessibility import nothing_is_found

DOTTED = LECTURE.replace("0", ".")
OTHER = DOTTED.translate(str.maketrans("123456789", "234567891"))
THIRD = DOTTED.translate(str.maketrans("123456789", "345678912"))
PLAYED = f"board=sudoku&mode=play&givens={DOTTED}"
COPIED = re.compile("Another tab has changed this puzzle; this tab goes on with a copy, '.+ \\(copy\\)'.")
KEY = r"Sudoku of \w+ \d+"
# Reading the store of the page, whatever the page itself shows of it.
STORED = """(name) => new Promise((resolve) => {
  const opened = indexedDB.open("undoku");
  // Where there is no store yet, it is the page's to make one.
  opened.onupgradeneeded = () => opened.transaction.abort();
  opened.onerror = () => resolve([]);
  opened.onsuccess = () => {
    const all = opened.result.transaction(name).objectStore(name).getAll();
    all.onsuccess = () => {
      opened.result.close();
      resolve(all.result);
    };
  };
})"""
REFUSED = "Object.defineProperty(IDBFactory.prototype, 'open', { value() { throw new Error('refused'); } });"

pytestmark = pytest.mark.usefixtures("alone")


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Library")


def said(page: Page, sentence: str | re.Pattern[str]) -> None:
    expect(dialog(page).get_by_role("status").filter(has_text=sentence)).to_be_visible()


def open_library(page: Page) -> Locator:
    button(page, "Library").click()
    expect(dialog(page)).to_be_visible()
    return dialog(page)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()


def puzzles(page: Page) -> Locator:
    return dialog(page).get_by_role("list", name="What is kept").get_by_role("listitem")


def names(page: Page) -> list[str]:
    # What is not drawn yet has no text that is seen.
    return puzzles(page).get_by_role("heading").all_text_contents()


def records(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate(STORED, "library")
    return found


def kept(page: Page, *texts: str) -> None:
    """Wait until these boards are the ones in the Library."""
    wait_for_stored(page, "library", "(record) => record.state.digits", sorted(texts))


def wait_for_stored(page: Page, store: str, read: str, texts: list[str]) -> None:
    """Wait until what is read of the records in a store is this, sorted."""
    found = page.evaluate(
        f"""async ([store, texts]) => {{
          const until = performance.now() + 20_000;
          for (;;) {{
            const found = (await ({STORED})(store)).map({read}).sort();
            if (found.join() === texts.join() || performance.now() > until) return found;
          }}
        }}""",
        [store, texts],
    )
    assert found == texts


def keep_some(page: Page, *givens: str) -> None:
    """Keep puzzles that nobody has begun, the last one stays on the board."""
    for text in givens:
        page.get_by_role("textbox", name="Puzzle as text").fill(text)
        page.keyboard.press("Enter")
        choose(page, "Keep in the Library")
        expect(status(page)).to_contain_text("Kept in the Library as")


def rename(page: Page, number: int, name: str) -> None:
    puzzles(page).nth(number).get_by_role("button", name="Rename").click()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    said(page, f"Its name is '{name}' now.")


def test_what_is_kept_is_what_was_there_when_it_was_asked_for(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/library-*.js")
    open_board(page, site.url, PLAYED)
    choose(page, "Keep in the Library")
    follow(page, f"board=sudoku&mode=play&givens={OTHER}")
    begins_with(page, OTHER)
    release()
    expect(status(page)).to_contain_text("Kept in the Library as")
    kept(page, DOTTED)
    begins_with(page, OTHER)


def test_an_empty_library_says_how_to_keep(page: Page, site: Site) -> None:
    open_board(page, site.url)
    open_library(page)
    expect(dialog(page).get_by_text("Nothing is kept yet.")).to_be_visible()
    nothing_is_found(page)
    keep = button(page, "Keep what is on the board")
    expect(keep).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "There is nothing on the board to keep yet. Enter a digit first.")
    close(page)
    expect(button(page, "Library")).to_be_focused()
    type_at(page, "12")
    open_library(page)
    keep.click()
    said(page, re.compile(f"^Kept in the Library as '{KEY}'.$"))
    expect(puzzles(page)).to_have_text([re.compile("New, 2 givens.*On the board")])
    keep.click()
    said(page, re.compile("It is in the Library already"))
    close(page)
    # It follows the board from then on, in Solver as well.
    type_at(page, "3", 1, 3)
    kept(page, "123".ljust(81, "."))


def test_what_is_played_is_kept_from_the_first_entry(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    open_library(page)
    expect(puzzles(page)).to_have_count(0)
    close(page)
    type_at(page, "4", 1, 3)
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])
    # Undo and redo write the same record.
    button(page, "Undo").click()
    kept(page, DOTTED)
    type_at(page, "2", 1, 3)
    kept(page, DOTTED[:2] + "2" + DOTTED[3:])
    # Another puzzle leaves it as it is, and has a record of its own from its first note on.
    example(page, "From the blog")
    cell(page, 1, 2).click()
    page.keyboard.press("Shift+Digit7")
    open_library(page)
    expect(puzzles(page)).to_have_text(
        [re.compile("Begun, 32 of 81.*On the board"), re.compile("Begun, 31 of")]
    )
    first, second = names(page)
    assert re.fullmatch(KEY, second)
    assert first == f"{second} (2)"
    puzzles(page).nth(1).get_by_role("button", name="Open").click()
    expect(dialog(page)).to_be_hidden()
    begins_with(page, DOTTED[:2] + "2" + DOTTED[3:])
    expect(grid(page, "Sudoku").locator(":focus")).to_have_count(1)
    # Undo leads back to the other puzzle, and to its record.
    button(page, "Undo").click()
    expect(cell(page, 1, 2)).to_have_accessible_name("Row 1, column 2, empty, notes 7")
    page.keyboard.press("Shift+Digit8")
    button(page, "Redo").click()
    type_at(page, "5", 1, 2)
    open_library(page)
    assert len(names(page)) == 2


def test_undo_leaves_the_record_of_the_puzzle_that_it_comes_to(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    type_at(page, "6", 1, 4)
    whole = DOTTED[:2] + "46" + DOTTED[4:]
    kept(page, whole)
    example(page, "From the blog")
    other = BLOG.replace("0", ".")
    type_at(page, "1", 1, 2)
    played = other[0] + "1" + other[2:]
    kept(page, whole, played)
    # Further back than was meant: the other puzzle's record is as it was, until something is done about it.
    for left in (other, whole, DOTTED[:2] + "4" + DOTTED[3:]):
        button(page, "Undo").click()
        begins_with(page, left)
    open_library(page)
    kept(page, whole, other)
    close(page)
    type_at(page, "8", 1, 4)
    kept(page, DOTTED[:2] + "48" + DOTTED[4:], other)


def test_what_was_played_just_before_a_reload_reaches_its_record(
    page: Page, site: Site, answered: None
) -> None:
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])
    type_at(page, "6", 1, 4)
    reload(page)
    open_library(page)
    kept(page, DOTTED[:2] + "46" + DOTTED[4:])


def test_a_solved_puzzle_is_said_to_be_solved(page: Page, site: Site) -> None:
    solution = SOLUTIONS[LECTURE]
    entered = "".join("." if given != "." else digit for given, digit in zip(DOTTED, solution, strict=True))
    open_board(page, site.url, f"{PLAYED}&entered={'..' + '.' + entered[3:]}")
    type_at(page, solution[2], 1, 3)
    open_library(page)
    expect(puzzles(page)).to_have_text([re.compile("Solved")])


def test_a_reload_goes_on_with_its_record(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])
    reload(page)
    type_at(page, "6", 1, 4)
    kept(page, DOTTED[:2] + "46" + DOTTED[4:])
    # What was deleted is not kept again by a reload, but by the next change.
    open_library(page)
    puzzles(page).get_by_role("button", name="Delete").click()
    said(page, "It stays on the board, and your next change there keeps it again.")
    close(page)
    reload(page)
    begins_with(page, DOTTED[:2] + "46" + DOTTED[4:])
    open_library(page)
    expect(puzzles(page)).to_have_count(0)
    close(page)
    cell(page, 1, 4).click()
    page.keyboard.press("Backspace")
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])


def test_find_rename_delete_and_undo(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER, THIRD)
    open_library(page)
    expect(button(page, "Undo").and_(dialog(page).get_by_role("button"))).to_have_count(0)
    rename(page, 2, "Café, hard")
    expect(button(page, "Rename Café, hard")).to_be_focused()
    search = page.get_by_role("textbox", name="Search")
    for text, count in (("CAFE", 1), (OTHER[:20], 1), (DOTTED.replace(".", "0"), 1), ("of", 2), ("", 3)):
        search.fill(text)
        expect(puzzles(page)).to_have_count(count)
    search.fill("nowhere")
    expect(dialog(page).get_by_text("Nothing has 'nowhere'")).to_be_visible()
    nothing_is_found(page)
    search.fill("")
    before = records(page)
    for left in (2, 1):
        puzzles(page).nth(0).get_by_role("button", name="Delete").click()
        expect(puzzles(page)).to_have_count(left)
    undo = dialog(page).get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    nothing_is_found(page)
    assert names(page) == ["Café, hard"]
    for left in (2, 3):
        undo.click()
        expect(puzzles(page)).to_have_count(left)
    expect(undo).to_be_hidden()
    assert records(page) == before
    close(page)
    reload(page)
    open_library(page)
    assert names(page)[2] == "Café, hard"
    # A name of nothing is none, and Escape gives one up without closing the dialog.
    for key in ("Enter", "Escape"):
        button(page, "Rename Café, hard").click()
        page.keyboard.type(" ")
        page.keyboard.press(key)
        assert names(page)[2] == "Café, hard"


def test_with_the_keyboard_alone(page: Page, site: Site) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER)
    button(page, "Library").press("Enter")
    expect(page.get_by_role("textbox", name="Search")).to_be_focused()
    page.keyboard.type(DOTTED[:12])
    expect(puzzles(page)).to_have_count(1)
    for _ in range(20):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        if focused.startswith("Open"):
            break
    page.keyboard.press("Enter")
    begins_with(page, DOTTED)
    assert page.evaluate("document.activeElement.role") == "gridcell"
    page.keyboard.press("ControlOrMeta+z")
    begins_with(page, OTHER)


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
def test_on_a_phone(page: Page, site: Site) -> None:
    open_board(page, site.url, PLAYED)
    expect(button(page, "Library")).to_be_hidden()
    menu = button(page, "Menu")
    menu.tap()
    expect(page.get_by_role("menuitem", name="Learn")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Library")).to_be_focused()
    nothing_is_found(page)
    page.get_by_role("menuitemradio", name="Dark").tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    menu.tap()
    expect(page.get_by_role("menuitemradio", name="Dark")).to_be_checked()
    page.get_by_role("menuitem", name="Help").tap()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    cell(page, 1, 3).tap()
    button(page, "4").tap()
    menu.tap()
    page.get_by_role("menuitem", name="Library").tap()
    expect(puzzles(page)).to_have_count(1)
    nothing_is_found(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    close(page)
    expect(menu).to_be_focused()
