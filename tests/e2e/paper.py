"""What a print would put on paper, read from the PDF that the browser makes of it."""

from typing import NamedTuple

import pypdfium2
from PIL import Image, ImageChops
from playwright.sync_api import Page

SIZES = {"A4": (595, 842), "Letter": (612, 792)}  # points
MARGIN = 15 * 72 / 25.4


class Leaf(NamedTuple):
    """One printed page: its size in points, what is written on it, and how it looks."""

    size: tuple[int, int]
    text: str
    picture: Image.Image

    def ink(self) -> tuple[float, float, float, float]:
        """Return where there is anything: left, top, right and bottom, in points."""
        blank = Image.new("RGB", self.picture.size, "white")
        box = ImageChops.difference(self.picture, blank).getbbox()
        assert box, "an empty page"
        scale = self.picture.width / self.size[0]
        return tuple(edge / scale for edge in box)  # type: ignore[return-value]

    def is_grey(self) -> bool:
        """Tell whether there is no colour on it."""
        red, green, blue = self.picture.split()
        return not any(ImageChops.difference(red, other).getbbox() for other in (green, blue))


def printed(page: Page) -> list[Leaf]:
    """Print the page as it is now, on the paper that it asks for itself."""
    document = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True))
    leaves = []
    for leaf in document:
        width, height = leaf.get_size()
        text = leaf.get_textpage().get_text_bounded()
        leaves.append(
            Leaf((round(width), round(height)), text, leaf.render(scale=1.5).to_pil().convert("RGB"))
        )
    document.close()
    return leaves
