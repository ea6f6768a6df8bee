// The menus of the page: each opens at its button, and comes when that is first pressed.

import { menu as contents, popup } from "../menu/room.js";
import { byId } from "../parts/dom.js";
import { BAR, ROW, THEMES } from "../parts/words.js";
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

/** What is in the menu of the bar; where there is little room, also what stands beside it elsewhere. */
function barMenu(theme, dialogs) {
  const library = byId("library-open");
  const themes = Object.entries(THEMES).map(([choice, label]) => [
    label,
    () => theme.choose(choice),
    theme.choice === choice,
  ]);
  return [
    [
      BAR.page,
      [
        ...(library.checkVisibility() ? [] : [[BAR.library, () => library.click()]]),
        [BAR.settings, dialogs.settings],
        [BAR.help, dialogs.help],
      ],
    ],
    [BAR.theme, themes, true],
  ];
}

/** The menu of the bar. */
export const createBarMenu = (popUp, theme, dialogs) =>
  popUp(byId("bar-menu-open"), () => barMenu(theme, dialogs), { ...popup, name: "The menu of the bar" });

/** What the menu of the row offers of what has no button there, as a group if there is something. */
function deedsOf({ board, modes, rooms, actions }) {
  const { current: mode } = modes;
  const everywhere = [];
  // Also where Stop has its place: what goes on beside the board does not keep it from being solved.
  if (!byId("solve").checkVisibility()) everywhere.push(ROW.solve);
  if (mode !== "solve") everywhere.push(ROW.clear);
  if (!byId("redo").checkVisibility()) everywhere.push(ROW.redo);
  const deeds = [
    ...everywhere.map(([label, name]) => [label, actions.run[name]]),
    ...(board().deeds ?? []),
    ...rooms.items(mode),
  ];
  return deeds.length > 0 ? [[ROW.name, deeds]] : [];
}

/**
 * The menu of the row of actions; `fragment(embedded)` is the address of all that is shown.
 *
 * @param {Contract.Asking} page
 */
export function createShareMenu({ rooms, missing, board, events, status, address, fragment, ...page }) {
  const { watching, librarian, sudoku, modes, actions } = page;
  const { ownCode, code } = watching;
  const button = byId("menu-open");
  const menu = rooms.add(contents, (create) =>
    create({
      ...{ board, button, raise: events.raise },
      searching: watching.isOpen,
      reply: status.reply,
      complain: status.complain,
      steps: () => events.raise("save", {}),
      deeds: () => deedsOf({ board, modes, rooms, actions }),
      isPlayed: () => modes.current === "play",
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
