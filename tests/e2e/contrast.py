"""How well text can be read: its contrast to what lies beneath, as it is drawn."""

from playwright.sync_api import Page

# Not on pictures, whose colours are not known, and not in drawings.
CONTRASTS = """(within) => {
  const pixel = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
  const over = (layers) => {
    pixel.clearRect(0, 0, 1, 1);
    for (const layer of layers) { pixel.fillStyle = layer; pixel.fillRect(0, 0, 1, 1); }
    return pixel.getImageData(0, 0, 1, 1).data;
  };
  const light = ([red, green, blue]) => [red, green, blue]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const roots = Array.from(document.querySelectorAll(within));
  const seen = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]).filter((element) =>
    element.checkVisibility({visibilityProperty: true}) && !element.closest("[aria-disabled], svg, option")
    && getComputedStyle(element).backgroundImage === "none"
    && Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim()));
  return seen.map((element) => {
    const beneath = [];
    for (let at = element; at; at = at.parentElement) beneath.unshift(getComputedStyle(at).backgroundColor);
    const [text, paper] = [over([...beneath, getComputedStyle(element).color]), over(beneath)].map(light);
    return [element.textContent.trim(), (Math.max(text, paper) + 0.05) / (Math.min(text, paper) + 0.05)];
  });
}"""


def contrasts(page: Page, within: str = "body") -> list[tuple[str, float]]:
    """Return every text that is seen within what a selector finds, and its contrast."""
    return [(text, contrast) for text, contrast in page.evaluate(CONTRASTS, within)]
