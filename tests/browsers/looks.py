"""Whether something looks in one browser as it does in another, to somebody who does not mind its edges."""

import io

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page
from visitor import Visitor

# Tiles a side: two by two a square of a chess board, so that what fills half of one shows.
TILES = 16
# How much they may differ in brightness, of 255. Letters and lines alone make 1.3 and 6; squares that are
# drawn as triangles, 3.8 and 18.
ON_AVERAGE = 2
AT_MOST = 12


def assert_alike(visitor: Visitor, chromium: Page, role: str, name: str) -> None:
    """Fail unless something looks as it does in Chromium."""
    box = chromium.get_by_role(role, name=name, exact=True).bounding_box()
    assert box
    edges = [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]]
    theirs = tiles(chromium.screenshot(), edges)
    # WebKit's own picture of one element would lack what it has scrolled away.
    ours = tiles(visitor.window(), visitor.edges(role, name))
    difference = ImageStat.Stat(ImageChops.difference(ours, theirs).convert("L"))
    average, most = difference.mean[0], difference.extrema[0][1]
    assert average < ON_AVERAGE, f"{name} differs from Chromium's by {average:.1f} on average"
    assert most < AT_MOST, f"{name} differs from Chromium's by {most} in one place"


def tiles(window: bytes, edges: list[float]) -> Image.Image:
    """Return a part of a window as few tiles, each of the colour that it has on average."""
    left, top, right, bottom = map(round, edges)
    part = Image.open(io.BytesIO(window)).convert("RGB").crop((left, top, right, bottom))
    return part.resize((TILES, TILES), Image.Resampling.BOX)
