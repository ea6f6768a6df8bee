"""All steps that a position has, as a list; and how hints look on a phone, without colours and on paper."""

import re

import pytest
from boards import SUDOKU, button, choose, digits, grid
from opening import open_board, wait_for_engine
from playwright.sync_api import Browser, Page, expect
from serving import Site
from test_accessibility import SCHEMES, nothing_is_found
from test_hints import (
    DRAWN,
    GIVENS,
    LATE,
    PAIRED,
    POINTED,
    asked,
    cell,
    drawing,
    hints,
    nothing_is_shown,
    played,
    status,
)

__all__ = ["played"]


def test_all_steps_here(played) -> None:
    page = played(f"givens={GIVENS}&entered={LATE}")
    toggle = button(page, "All steps here")
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    expect(hints(page).get_by_text(re.compile(r"^\d+ steps are possible here\.$"))).to_be_visible()
    group = hints(page).get_by_role("group").filter(has_text=re.compile("^Naked single: "))
    group.get_by_text("Naked single: ").click()
    step = group.get_by_role("button").first
    expect(step).to_have_text(re.compile(r"^\d in r\dc\d$"))
    step.click()
    expect(step).to_have_attribute("aria-pressed", "true")
    expect(status(page)).to_have_text(f"Naked single. {DRAWN}")
    expect(hints(page).get_by_text(re.compile(r"^In row \d, column \d only"))).to_be_visible()
    before = digits(page)
    button(page, "Apply").click()
    expect(status(page)).to_have_text(re.compile(r"goes into row \d, column \d. Undo takes it back.$"))
    assert digits(page).count(".") == before.count(".") - 1
    # The list is of the board as it is now.
    expect(hints(page).get_by_text(re.compile(r"^\d+ steps are possible here\.$"))).to_be_visible()
    expect(hints(page).get_by_role("button", pressed=True)).to_have_count(0)
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(hints(page).get_by_text("possible here")).to_be_hidden()


# After its first findings, one at a time, a search waits for `goOn()`.
HESITANT = """() => {
  const { door } = window;
  const going = new Promise((resolve) => { window.goOn = () => { window.door = door; resolve(); }; });
  let findings = 0;
  window.door = async (name, word, ...values) => {
    if (word !== "work") return door(name, word, ...values);
    findings += 1;
    if (findings > 2) await going;
    return door(name, word, values[0], findings > 2 ? values[1] : 0);
  };
}"""


def test_a_technique_that_is_open_lists_what_is_found_later(page: Page, site: Site, answered: None) -> None:
    open_board(page, site.url, f"board=sudoku&mode=play&givens={PAIRED}")
    wait_for_engine(page, "ready")
    page.evaluate(HESITANT)
    button(page, "All steps here").click()
    hints(page).get_by_text("Locked pair: 1").click()
    steps = hints(page).get_by_role("group").filter(has_text="Locked pair: ").get_by_role("button")
    expect(steps).to_have_count(1)
    page.evaluate("goOn()")
    expect(hints(page).get_by_text("Locked pair: 2")).to_be_visible()
    expect(steps).to_have_count(2)


def test_all_steps_are_stopped_and_what_was_found_stays(page: Page, site: Site, answered: None) -> None:
    site.change("py/app/callbacks.json", r"(?<=\\nLONG = )\d+", "0")
    open_board(page, site.url, f"board=sudoku&mode=play&givens={PAIRED}")
    wait_for_engine(page, "ready")
    page.evaluate(HESITANT)
    button(page, "All steps here").click()
    button(page, "Stop").click()
    page.evaluate("goOn()")
    expect(hints(page).get_by_text(re.compile("so far; stopped before all were found.$"))).to_be_visible()
    expect(button(page, "Stop")).to_be_hidden()


def test_on_a_phone_the_argument_stands_in_the_place_of_the_keypad(
    browser: Browser, site: Site, answered: None
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    open_board(page, site.url, f"board=sudoku&mode=play&givens={GIVENS}")
    wait_for_engine(page, "ready")
    for name in ("Hint", "Which technique?", "Why?"):
        button(page, name).tap()
    argument = hints(page).get_by_text("So 8 goes into row 1, column 6.")
    expect(argument).to_be_in_viewport(ratio=1)
    expect(grid(page, SUDOKU)).to_be_in_viewport(ratio=0.99)
    key = page.get_by_role("group", name="Keypad").get_by_role("button", name="5", exact=True)
    expect(key).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    button(page, "Close the hint").tap()
    nothing_is_shown(page)
    cell(page, 5, 5).tap()
    key.tap()
    expect(cell(page, 5, 5)).to_have_accessible_name("Row 5, column 5, 5, entered")
    context.close()


@pytest.mark.parametrize("buttons", [(), ("Which technique?", "Why?")], ids=["where", "why"])
def test_nothing_found_by_axe(played, buttons: tuple[str, ...]) -> None:
    page = played(POINTED)
    asked(page, *buttons)
    expect(drawing(page)).not_to_have_count(0)
    nothing_is_found(page)
    page.set_viewport_size({"width": 390, "height": 844})
    nothing_is_found(page)


def test_nothing_found_by_axe_in_the_list(played, answered: None) -> None:
    page = played(f"givens={GIVENS}&entered={LATE}")
    button(page, "All steps here").click()
    expect(hints(page).get_by_text(re.compile(r"^\d+ steps are possible here\.$"))).to_be_visible()
    hints(page).get_by_text("Naked single: ").click()
    hints(page).get_by_role("button", name=re.compile(r"^\d in r\dc\d$")).first.click()
    expect(drawing(page)).not_to_have_count(0)
    nothing_is_found(page)
    assert len(SCHEMES) == 3


def test_shapes_stay_apart_without_colours_and_on_paper(played, answered: None) -> None:
    page = played(POINTED)
    asked(page, "Which technique?", "Why?")
    expect(drawing(page)).not_to_have_count(0)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    strokes = page.locator("#sudoku .step .shape, #sudoku .step .cross").evaluate_all(
        "shapes => shapes.map((shape) => getComputedStyle(shape).stroke)"
    )
    assert strokes and all(stroke != "none" for stroke in strokes)
    page.emulate_media(media="print", forced_colors="none")
    expect(drawing(page).last).to_be_visible()
    expect(grid(page, SUDOKU)).to_be_visible()


def test_the_solution_is_shown_already(played) -> None:
    page = played()
    choose(page, "Solve")
    expect(status(page)).to_have_text(re.compile("^One solution."))
    asked(page)
    expect(status(page)).to_have_text("The solution is shown. Undo takes it back.")
