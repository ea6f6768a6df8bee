// The menus of the page: each opens at its button, and comes when that is first pressed.

import { menu as contents, popup } from "../menu/room.js";
import { byId } from "../parts/dom.js";
import { BAR, THEMES } from "../parts/words.js";
import { writeAddress } from "./address.js";
import { linkTo } from "./links.js";

/** The button of a menu, and its keys; the menu itself, `menu`, is loaded when it is first wanted. */
function createMenuButton({ button, menu, onMissing }) {
  async function open(first) {
    try {
      (await menu.want()).open(first);
    } catch (error) {
      onMissing(error);
    }
  }

  button.addEventListener("click", () => {
    if (menu.value?.isOpen) menu.value.close();
    else open(true);
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowDown");
  });
}

/** What lets a button open a menu of `groups()`; one that does not arrive is called as its `manifest` says. */
export const createPopups =
  ({ rooms, missing }) =>
  (button, groups, manifest = popup) =>
    createMenuButton({
      button,
      menu: rooms.late(manifest.load, (create) => create(button, groups)),
      onMissing: missing.of(manifest),
    });

/** What is in the menu of the bar where there is little room: what stands in the bar itself elsewhere. */
function barMenu(theme) {
  const press = (id) => () => byId(id).click();
  const themes = Object.entries(THEMES).map(([choice, label]) => [
    label,
    () => theme.choose(choice),
    theme.choice === choice,
  ]);
  return [
    [
      BAR.page,
      [
        [BAR.library, press("library-open")],
        [BAR.help, press("help-open")],
      ],
    ],
    [BAR.theme, themes],
  ];
}

/** The menu of the bar, where there is little room for its buttons. */
export const createBarMenu = (popUp, theme) =>
  popUp(byId("bar-menu-open"), () => barMenu(theme), { ...popup, name: "The menu of the bar" });

/**
 * The menu of the row of actions; `fragment(embedded)` is the address of all that is shown.
 *
 * @param {Contract.Asking} page
 */
export function createShareMenu({ rooms, missing, board, events, status, address, fragment, ...page }) {
  const { watching, librarian, sudoku } = page;
  const { ownCode, code } = watching;
  const button = byId("menu-open");
  const menu = rooms.add(contents, (create) =>
    create({
      ...{ board, button, raise: events.raise },
      searching: watching.isOpen,
      reply: status.reply,
      complain: status.complain,
      steps: () => events.raise("save", {}),
      keep: () => librarian.keep(),
      peers: () => sudoku.shown.peers,
      link() {
        address.write();
        if (ownCode.isShown()) code.value.offerFile();
        return location.href;
      },
      isWhole: () => !ownCode.isShown() || code.value.packed() !== "",
      puzzleLink() {
        const alone = board().alone?.() ?? board().address();
        return linkTo(writeAddress(board().name, "solve", alone));
      },
      embedLink() {
        if (ownCode.isShown()) code.value.offerFile();
        return linkTo(fragment(true));
      },
    }),
  );
  createMenuButton({ button, menu, onMissing: missing.of(contents) });
  return menu;
}
