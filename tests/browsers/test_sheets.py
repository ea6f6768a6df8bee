"""The sheets of a print: each fills one page, and what is asked for is on it."""

import pypdfium2
from puzzles import LECTURE, SOLUTIONS
from visitor import Visitor

PAPERS = {"A4": (21, 29.7), "Letter": (21.59, 27.94)}
IS_SAID = "(words) => document.querySelector('dialog[open]')?.textContent.includes(words)"


def test_every_sheet_is_one_page(visitor: Visitor) -> None:
    visitor.open(f"board=sudoku&givens={LECTURE}")
    visitor.wait_for_engine("ready")
    visitor.press("button", "More")
    visitor.press("menuitem", "Print…")
    visitor.press("checkbox", "Solution, on a page at the end")
    for paper, (width, height) in PAPERS.items():
        visitor.press("radio", paper)
        visitor.wait_for(IS_SAID, "2 pages.")
        if not visitor.driver.prints:
            continue
        document = pypdfium2.PdfDocument(visitor.printed(width, height, 1.5))
        texts = [leaf.get_textpage().get_text_bounded() for leaf in document]
        document.close()
        assert len(texts) == 2
        assert "30 givens" in texts[0]
        assert "".join(texts[1].split()).count("5") >= SOLUTIONS[LECTURE].count("5")
