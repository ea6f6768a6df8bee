"""Characters of a program that nobody sees, or that turn text, are shown by their numbers."""

from opening import open_board
from playwright.sync_api import Page, expect
from programming import editor, open_editor, write
from serving import Site

# Those that set a direction, have no width, or only say how others are to be drawn.
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
UNSEEN = (
    "\u00ad\u034f\u115f\u1160\u17b4\u180b\u180e\u200b\u200c\u200d\u2060\u2061\u2063\u2064\u206a\u206f"
    "\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\U0001d173\U000e0001\U000e0041\U000e0100\x07\x1b\x7f\x85"
)


def test_nothing_hides_in_a_program(page: Page, site: Site) -> None:
    open_board(page, site.url, "board=queens&n=4")
    open_editor(page)
    text = "\n".join(f"good = True  # {character} == 'checked'" for character in TURNING + UNSEEN)
    write(page, text)
    # Only what is in sight is in the document, and shown; it may still grow.
    expect(editor(page).locator(".cm-line").nth(len(TURNING))).to_be_visible()
    lines, names = editor(page).evaluate(
        """(editor) => [
          editor.querySelectorAll(".cm-line").length,
          Array.from(editor.querySelectorAll("[role=img]"), (one) => [one.ariaLabel, one.innerText]),
        ]"""
    )
    expected = [f"U+{ord(character):04X}" for character in (TURNING + UNSEEN)[:lines]]
    assert names == [[f"Hidden character {number}", number] for number in expected]
    assert lines > len(TURNING)
    # The program is what it was.
    assert page.evaluate("undoku.code.racer('queens', 'your-code').text") == text
