import { byId } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { COPIED, LINK_COPIED, MENU, saved } from "../parts/words.js";
import { createCopy } from "./copy.js";
import { createMenu } from "./menu.js";
import { boardAsPng, boardAsSvg, hasSquares } from "./picture.js";

/**
 * The menu of the row of actions: share, save and print what `board()` shows. `link()` is its address, up to date;
 * `reply(sentence)` says what was done; `steps()` saves the steps of the search where one is open, `searching()`.
 */
export function createContents({ button, board, link, reply, searching, steps }) {
  const copy = createCopy(reply);

  function save(name, content, type) {
    download(name, [content], type);
    reply(saved(name));
  }

  const copyLink = () => copy(link(), LINK_COPIED);

  async function share() {
    try {
      await navigator.share({ title: document.title, url: link() });
    } catch (error) {
      // Who closes the system's sheet has decided.
      if (error.name !== "AbortError") copyLink();
    }
  }

  function shared() {
    const items = [[MENU.link, copyLink]];
    if (navigator.share) items.push([MENU.share, share]);
    return items;
  }

  function kept() {
    const { name, texts, copy: text } = board();
    const root = byId(name);
    const items = text ? [[MENU.text, () => copy(text(), COPIED)]] : [];
    for (const { label, file, content } of texts()) {
      items.push([label, () => save(`undoku-${file}.txt`, `${content}\n`, "text/plain")]);
    }
    if (hasSquares(root)) {
      items.push([MENU.svg, () => save(`undoku-${name}.svg`, boardAsSvg(root), "image/svg+xml")]);
    }
    items.push([MENU.png, async () => save(`undoku-${name}.png`, await boardAsPng(root), "image/png")]);
    if (searching()) items.push([MENU.steps, steps]);
    return items;
  }

  return createMenu(button, () => [
    [MENU.sharing, shared()],
    [MENU.saving, kept()],
    [MENU.printing, [[MENU.print, () => window.print()]]],
  ]);
}
