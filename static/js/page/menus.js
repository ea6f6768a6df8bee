// The menus of the page: each opens at its button, and comes when that is first pressed.

import { barMenu, menu as contents, popup } from "../menu/room.js";
import { byId } from "../parts/dom.js";
import { linkTo, puzzleLink } from "./links.js";

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

/** What lets a button open the menu of a `manifest`, which is made of `details`; the usual one of its groups, `groups()`. */
export const createPopups =
  ({ rooms, missing }) =>
  (button, details, manifest = popup) =>
    createMenuButton({
      button,
      menu: rooms.late(manifest.load, (create) => create(button, details)),
      onMissing: missing.of(manifest),
    });

/** The menu of the bar. */
export const createBarMenu = (popUp, theme, dialogs) =>
  popUp(byId("bar-menu-open"), { theme, dialogs }, barMenu);

/**
 * The menu of the row of actions; `fragment(embedded)` is the address of all that is shown.
 *
 * @param {Contract.Asking} page
 */
export function createShareMenu({ rooms, missing, board, events, status, address, fragment, ...page }) {
  const { watching, librarian, modes, actions } = page;
  const { ownCode, code } = watching;
  const button = byId("menu-open");
  const menu = rooms.add(contents, (create) =>
    create({
      ...{ board, button, modes, rooms, actions, raise: events.raise },
      searching: watching.isOpen,
      reply: status.reply,
      complain: status.complain,
      steps: () => events.raise("save", {}),
      keep: () => librarian.keep(),
      learn: page.learning.use,
      link() {
        address.write();
        if (ownCode.isShown()) code.value.offerFile();
        return location.href;
      },
      isWhole: () => !ownCode.isShown() || code.value.packed().code !== "",
      puzzleLink: () => puzzleLink(board()),
      embedLink() {
        if (ownCode.isShown()) code.value.offerFile();
        return linkTo(fragment(true));
      },
    }),
  );
  createMenuButton({ button, menu, onMissing: missing.of(contents) });
  return menu;
}
