import { download } from "../parts/download.js";
import { COPIED, saved } from "../parts/words.js";
import { textsOf } from "../sudoku/texts.js";
import { createCopy } from "./copy.js";
import { deedsOf } from "./deeds.js";
import { createElsewhere, createSaveAs } from "./forms.js";
import { createMenu } from "./menu.js";
import { isPrinted, PRINTED } from "./paper/printed.js";
import { createPrinting } from "./paper/printing.js";
import { boardAsPng, boardAsSvg, isDrawn } from "./picture.js";
import { createQr } from "./qr.js";
import {
  EMBED_COPIED,
  EMBED_COPIED_WITHOUT,
  LINK_COPIED,
  LINK_COPIED_WITHOUT,
  MENU,
  RESULT_COPIED,
} from "./words.js";

/** What another page shows a link with. */
const frameOf = (link) =>
  `<iframe src="${link.replaceAll("&", "&amp;")}" title="Undoku" width="960" height="720" loading="lazy"></iframe>`;

/**
 * The menu of the row of actions: what has no button there, and what shares, saves and prints what `board()`
 * shows. `link()` is its address, up to date, which
 * `isWhole()` unless a program is too long for it, `puzzleLink()` that of the puzzle alone, and `embedLink()` that for a
 * frame; `reply(sentence)` says what was done, and `complain` what cannot be; `steps()`
 * saves the steps of the search where one is open, `searching()`; `keep()` keeps what is shown in the Library, `learn(act)` acts
 * with what there is to learn.
 */
export function createContents(page) {
  const { button, board, link, isWhole, puzzleLink, embedLink, raise, reply, complain } = page;
  const { searching, steps, keep, learn, modes } = page;
  const isPlayed = () => modes.current === "play";
  const copy = createCopy(reply);
  const qr = createQr({ link, puzzleLink, save, complain });
  const saveAs = createSaveAs({ save, copy });
  const elsewhere = createElsewhere();
  const printing = createPrinting({ raise, onBoard });

  function save(name, content, type) {
    download(name, [content], type);
    reply(saved(name));
  }

  const copyLink = () => copy(link(), isWhole() ? LINK_COPIED : LINK_COPIED_WITHOUT);

  const copyFrame = () => copy(frameOf(embedLink()), isWhole() ? EMBED_COPIED : EMBED_COPIED_WITHOUT);

  async function share(url) {
    try {
      await navigator.share({ title: document.title, url });
    } catch (error) {
      // Who closes the system's sheet has decided.
      if (error.name !== "AbortError") copy(url, LINK_COPIED);
    }
  }

  /** Whoever plays may hand on the puzzle alone, which comes first, or with what was done about it. */
  function shared() {
    const [whole, puzzle] = [link(), puzzleLink()];
    /** @type {any[][]} */
    const items = isPlayed()
      ? [
          [MENU.puzzle, () => copy(puzzle, LINK_COPIED)],
          [MENU.progress, copyLink],
        ]
      : [[MENU.link, copyLink]];
    if (navigator.share) items.push([MENU.share, () => share(isPlayed() ? puzzle : whole)]);
    return [...items, [MENU.qr, qr], [MENU.embed, copyFrame]];
  }

  function kept() {
    const { name } = board();
    /** @type {any[][]} */
    const items = [[MENU.keep, keep]];
    if (searching()) items.push([MENU.moment, () => learn((all) => all.begin("moments", { add: true }))]);
    if (board().copy) {
      const text = board().copy() || puzzleLink();
      items.push([MENU.text, () => copy(text, COPIED(text))]);
    }
    for (const text of textsOf(board())) {
      items.push([text.label, () => save(`undoku-${text.file}.txt`, `${text.content}\n`, "text/plain")]);
    }
    if (!searching()) items.push(...(board().forms ?? []));
    if (board().write && !searching()) {
      items.push([MENU.forms, () => saveAs(board())], [MENU.elsewhere, () => elsewhere(board())]);
    }
    if (isDrawn(board())) {
      items.push([MENU.svg, () => save(`undoku-${name}.svg`, boardAsSvg(board()), "image/svg+xml")]);
    }
    items.push([MENU.png, async () => save(`undoku-${name}.png`, await boardAsPng(board()), "image/png")]);
    if (searching()) items.push([MENU.steps, steps]);
    return items;
  }

  function onBoard() {
    const { name, title, state } = board();
    return { board: name, name: PRINTED[name].nameOf(state, title), state };
  }

  /** A puzzle can be printed in several ways; what else is shown is printed as it stands there. */
  function print() {
    if (isPrinted(board().name, board().state) && !searching()) printing.show();
    else window.print();
  }

  const menu = createMenu(button, () => [
    ...deedsOf(page),
    [MENU.sharing, shared()],
    [MENU.printing, [[MENU.print, print]]],
    [MENU.saving, kept()],
  ]);
  return Object.assign(menu, {
    face: printing.face,
    /** Print these puzzles, {board, name, state} each. */
    print: printing.show,
    /** Hand on the puzzle alone, as the system does it, or by copying its link. */
    sharePuzzle: () => (navigator.share ? share(puzzleLink()) : copy(puzzleLink(), LINK_COPIED)),
    /** Copy what was said at the end of a board, with its name and its link. */
    copyResult: (said) => copy([board().title, said, puzzleLink()].join("\n"), RESULT_COPIED),
    reset: printing.reset,
  });
}
