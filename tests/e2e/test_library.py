"""The Library: what is played is kept by itself, found, opened, named, deleted, exported and printed."""

import json
import re
from pathlib import Path

import pytest
from boards import QUEENS, button, choose, grid, mode
from drafts import begins_with, cell, is_idle, reload, status, type_at
from opening import follow, hold, open_board
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from puzzles import BLOG, LECTURE, SOLUTIONS
from serving import Fault, Site
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
    return dialog(page).get_by_role("list", name="Puzzles").get_by_role("listitem")


def names(page: Page) -> list[str]:
    return puzzles(page).get_by_role("heading").all_inner_texts()


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
    said(page, "There is nothing on the board to keep.")
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
    # It follows the board from then on, in Solve as well.
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
    button(page, "Blog").click()
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
    button(page, "Blog").click()
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
    expect(dialog(page).get_by_text("No puzzle has 'nowhere'")).to_be_visible()
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
    expect(button(page, "Help")).to_be_hidden()
    menu = button(page, "Menu")
    menu.tap()
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


def test_from_another_board(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED)
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    open_library(page)
    puzzles(page).get_by_role("button", name="Open").click()
    expect(grid(page, "Sudoku")).to_be_visible()
    begins_with(page, DOTTED)
    page.go_back(wait_until="commit")
    expect(grid(page, QUEENS)).to_be_visible()


def test_two_tabs_never_overwrite_each_other(
    page: Page, site: Site, context: BrowserContext, answered: None
) -> None:
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    four = DOTTED[:2] + "4" + DOTTED[3:]
    kept(page, four)
    second = context.new_page()
    open_board(second, site.url, "board=sudoku")
    open_library(second)
    puzzles(second).get_by_role("button", name="Open").click()
    begins_with(second, four)
    expect(mode(second, "Play")).to_be_checked()
    type_at(page, "6", 1, 4)
    first = DOTTED[:2] + "46" + DOTTED[4:]
    kept(page, first)
    type_at(second, "8", 1, 4)
    expect(status(second)).to_have_text(COPIED)
    kept(page, first, DOTTED[:2] + "48" + DOTTED[4:])
    # From then on each has its own; Undo in the second does not lead back to the first one's.
    button(second, "Undo").click()
    kept(page, first, four)
    type_at(page, "1", 1, 6)
    kept(page, DOTTED[:2] + "46" + DOTTED[4] + "1" + DOTTED[6:], four)
    open_library(second)
    assert sum(name.endswith(" (copy)") for name in names(second)) == 1


def test_what_another_tab_has_deleted_is_kept_anew(
    page: Page, site: Site, context: BrowserContext, answered: None
) -> None:
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])
    second = context.new_page()
    open_board(second, site.url, "board=sudoku")
    open_library(second)
    puzzles(second).get_by_role("button", name="Delete").click()
    said(second, "is deleted.")
    type_at(page, "6", 1, 4)
    kept(page, DOTTED[:2] + "46" + DOTTED[4:])
    # Bringing back what was deleted takes nothing from it.
    dialog(second).get_by_role("button", name="Undo").click()
    kept(page, DOTTED[:2] + "46" + DOTTED[4:], DOTTED[:2] + "4" + DOTTED[3:])


def test_export_and_import(page: Page, site: Site, context: BrowserContext, answered: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER)
    # What is on a board and not in the Library is in the file as well.
    page.get_by_role("textbox", name="Puzzle as text").fill(THIRD)
    page.keyboard.press("Enter")
    wait_for_stored(page, "drafts", "(draft) => draft.boards.sudoku.state.digits", [THIRD])
    open_library(page)
    rename(page, 1, "My own")
    with page.expect_download() as download:
        button(page, "Export all").click()
    said(page, re.compile(r"^3 puzzles saved as undoku-library-\d{4}-\d\d-\d\d.json.$"))
    text = Path(download.value.path()).read_text(encoding="utf-8")
    file = json.loads(text)
    assert (file["undoku"], file["version"]) == ("library", 1)
    digits = [puzzle["state"]["digits"] for puzzle in file["puzzles"]]
    assert sorted(digits) == sorted([DOTTED, OTHER, THIRD])

    def take(content: str) -> None:
        dialog(page).locator("input[type=file]").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": content.encode()}
        )

    take(text)
    said(page, "1 puzzle added. 2 puzzles were here already.")
    own = next(puzzle for puzzle in file["puzzles"] if puzzle["name"] == "My own")
    own["state"] = {"digits": "1".ljust(81, "."), "kinds": "g".ljust(81, ".")}
    file["puzzles"] = [own, {**own, "name": ""}]
    take(json.dumps(file))
    said(
        page,
        "1 puzzle added. 1 of them as a copy: they differ from what is here. 1 puzzle could not be read.",
    )
    assert sorted(names(page))[:2] == ["My own", "My own (copy)"]
    take(json.dumps(file))
    said(page, "0 puzzles added. 1 puzzle was here already. 1 puzzle could not be read.")
    for content, sentence in (
        ('{"a": 1, b}', "damaged from character 9 on."),
        ("[]", 'it does not say "undoku": "library".'),
        ('{"undoku": "library", "version": 3}', "has version 3; this page reads up to 2."),
        ('{"undoku": "library", "version": 1}', 'has no list "puzzles".'),
    ):
        take(content)
        said(page, sentence)
    nothing_is_found(page)
    assert len(records(page)) == 4
    other = context.browser.new_context() if context.browser else context
    fresh = other.new_page()
    open_board(fresh, site.url)
    open_library(fresh)
    dialog(fresh).locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    said(fresh, "3 puzzles added.")
    expect(dialog(fresh).get_by_text("My own", exact=True)).to_be_visible()
    other.close()


def test_delete_everything(page: Page, site: Site, context: BrowserContext, fresh: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER)
    button(page, "Theme: automatic").click()
    page.get_by_role("separator", name="Width of the board").press("ArrowLeft")
    open_library(page)
    button(page, "Delete everything").click()
    expect(dialog(page).get_by_text("Delete 2 puzzles, what every tab keeps")).to_be_visible()
    expect(button(page, "Cancel")).to_be_focused()
    nothing_is_found(page)
    button(page, "Cancel").click()
    assert len(records(page)) == 2
    button(page, "Delete everything").click()
    button(page, "Delete everything").click()
    said(page, "Everything is deleted.")
    left = "[localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith('undoku'))"
    assert page.evaluate(left) == []
    close(page)
    begins_with(page, OTHER)
    # Only to look at another board changes nothing.
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    # A page that is left keeps nothing either; what the address says is there again.
    page.goto("about:blank")
    second = context.new_page()
    second.goto(f"{site.url}static/icons/icon.svg")
    assert second.evaluate(left) == []
    for name in ("drafts", "history", "library", "programs"):
        assert second.evaluate(STORED, name) == []


def test_after_everything_was_deleted_the_next_change_is_kept(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    type_at(page, "12")
    open_library(page)
    button(page, "Delete everything").click()
    button(page, "Delete everything").click()
    said(page, "Everything is deleted.")
    close(page)
    type_at(page, "3", 1, 3)
    reload(page)
    begins_with(page, "123")
    for left in ("12", "1", ""):
        button(page, "Undo").click()
        begins_with(page, left)
    is_idle(page, "Undo")


def test_several_puzzles_are_printed(page: Page, site: Site) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER, THIRD)
    page.get_by_role("tab", name=QUEENS).click()
    expect(grid(page, QUEENS)).to_be_visible()
    open_library(page)
    expect(button(page, "Print…")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("checkbox", name="All", exact=True).check()
    puzzles(page).nth(1).get_by_role("checkbox").uncheck()
    said(page, "2 puzzles chosen")
    nothing_is_found(page)
    button(page, "Print…").click()
    printing = page.get_by_role("dialog", name="Print")
    expect(printing.get_by_role("checkbox", checked=True).first).to_be_visible()
    expect(printing.get_by_text("2 pages.")).to_be_visible()
    page.get_by_role("radio", name="Two").check()
    expect(printing.get_by_text("1 page.")).to_be_visible()
    nothing_is_found(page)
    page.keyboard.press("Escape")
    expect(printing).to_be_hidden()
    expect(button(page, "Print…")).to_be_focused()


def test_where_the_store_is_refused_the_board_is_saved(page: Page, site: Site, answered: None) -> None:
    page.add_init_script(REFUSED)
    open_board(page, site.url, PLAYED)
    type_at(page, "4", 1, 3)
    open_library(page)
    expect(dialog(page).get_by_text("does not let the page keep anything")).to_be_visible()
    nothing_is_found(page)
    with page.expect_download() as download:
        button(page, "Save what is on the board").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").strip() == DOTTED


def test_a_copy_of_the_boards_is_opened(
    browser: Browser, page: Page, site: Site, tmp_path: Path, fresh: None
) -> None:
    page.add_init_script(REFUSED)
    open_board(page, site.url)
    type_at(page, "12")
    page.get_by_role("tab", name=QUEENS).click()
    page.get_by_role("textbox", name="N").fill("5")
    page.keyboard.press("Enter")
    with page.expect_download() as download:
        button(page, "Save a copy").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    context = browser.new_context()
    context.route("**/pyscript/core.js", lambda route: None)
    refusing = context.new_page()
    refusing.add_init_script(REFUSED)
    # Where nothing can be kept, it is opened as well.
    for elsewhere in (refusing, context.new_page()):
        open_board(elsewhere, site.url)
        type_at(elsewhere, "9")
        open_library(elsewhere)
        dialog(elsewhere).locator("input[type=file]").set_input_files(copy)
        expect(status(elsewhere)).to_contain_text("The boards are as they were in this copy.")
        expect(grid(elsewhere, QUEENS).get_by_role("gridcell")).to_have_count(25)
        button(elsewhere, "Undo").click()
        expect(grid(elsewhere, QUEENS).get_by_role("gridcell")).to_have_count(64)
        elsewhere.get_by_role("tab", name="Sudoku").click()
        for left in ("12", "1", "", "9"):
            begins_with(elsewhere, left)
            button(elsewhere, "Undo").click()
        begins_with(elsewhere, "")
    context.close()


def test_what_is_damaged_is_left_out_and_not_deleted(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url)
    keep_some(page, DOTTED, OTHER)
    page.evaluate(
        """() => new Promise((resolve) => {
          const opened = indexedDB.open("undoku");
          opened.onsuccess = () => {
            const transaction = opened.result.transaction("library", "readwrite");
            transaction.objectStore("library").put({ id: "odd", name: 4 });
            transaction.oncomplete = () => {
              opened.result.close();
              resolve();
            };
          };
        })"""
    )
    open_library(page)
    expect(dialog(page).get_by_text("1 puzzle could not be read and is not shown")).to_be_visible()
    expect(puzzles(page)).to_have_count(2)
    assert len(records(page)) == 3


def test_a_library_that_does_not_arrive_is_told_of(
    page: Page, site: Site, faults: list[str], answered: None
) -> None:
    site.fault("library-*.js", Fault.MISSING)
    open_board(page, site.url)
    button(page, "Library").click()
    expect(status(page)).to_contain_text("The Library did not arrive.")
    site.mend()
    open_library(page)
    faults.clear()


def test_what_gives_way_at_once_is_kept_as_well(page: Page, site: Site, answered: None) -> None:
    release = hold(page, "**/library-*.js")
    open_board(page, site.url, PLAYED)
    with page.expect_request("**/library-*.js"):
        type_at(page, "4", 1, 3)
        button(page, "Blog").click()
    release()
    kept(page, DOTTED[:2] + "4" + DOTTED[3:])
