"""Queens are counted by workers beside the page's own, which share the parts."""

from visitor import Visitor

OUTCOME = """
(words) => document.querySelector("section[aria-label=Count] [aria-live]")?.textContent.startsWith(words)
"""


def test_parts_are_counted_by_workers_of_their_own(visitor: Visitor) -> None:
    visitor.open("board=queens&n=15")
    visitor.wait_for_engine("ready")
    visitor.press("button", "Count them")
    visitor.press("button", "Count N = 15")
    visitor.wait_for(OUTCOME, "2,279,184 solutions, 285,053 fundamental.")
