"""The reference of techniques: from a hint, from the menu, and from the help; and from entry to entry."""

from boards import button, choose, choose_of_page, menu_item
from opening import open_board, wait_for_engine
from playwright.sync_api import Page, expect
from practising import PLAYED, entry, techniques
from serving import Site


def test_a_hint_leads_to_what_its_technique_is(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, PLAYED)
    wait_for_engine(page, "ready")
    button(page, "Hint").click()
    about = button(page, "What is this?")
    expect(about).to_be_hidden()
    button(page, "Which technique?").click()
    about.click()
    expect(entry(page, "Hidden single")).to_be_focused()
    expect(entry(page, "Hidden single")).to_contain_text("Easy, base score 14")
    page.keyboard.press("Escape")
    expect(about).to_be_focused()


def test_the_menu_has_the_list_and_an_entry_an_example_and_neighbours(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=sudoku")
    choose(page, "Techniques")
    field = techniques(page).get_by_role("textbox", name="Find a technique")
    expect(field).to_be_focused()
    page.keyboard.type("wing x")
    listed = techniques(page).get_by_role("navigation").get_by_role("button")
    expect(listed.first).to_have_text("X-wing")
    page.keyboard.type("x")
    expect(listed).to_have_count(0)
    expect(techniques(page).get_by_role("status")).to_contain_text("No technique")
    field.fill("x-wing")
    listed.first.click()
    expect(entry(page, "X-wing").get_by_role("img")).to_be_visible()
    expect(entry(page, "X-wing")).to_contain_text("can be removed from")
    entry(page, "X-wing").get_by_role("button", name="Swordfish", exact=True).click()
    expect(entry(page, "Swordfish").get_by_role("img")).to_be_visible()
    expect(entry(page, "X-wing")).to_have_count(0)


def test_the_help_leads_to_the_list(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens")
    choose_of_page(page, "Help")
    page.get_by_role("dialog", name="Help").get_by_role("button", name="Techniques").click()
    expect(techniques(page)).to_be_visible()
    button(page, "Close").click()
    choose(page, "Keep in the Library")
    expect(menu_item(page, "Techniques")).to_have_count(0)
