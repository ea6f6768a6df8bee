import { byId, setText } from "../parts/dom.js";

/**
 * What each signal of the page sets off. "puzzleChanged" is sent when the puzzle was changed, "undone" when that was by undo or
 * redo, "viewChanged" when only what is seen of it is another (so is the address), "boardSwitched" with the name of the board
 * that is shown now, "chosen" with a strategy, and "watching" when a search is opened (true) or closed (false).
 *
 * @param {Contract.Asking} page
 */
export function followChanges({
  signals,
  events,
  boards,
  status,
  modes,
  strategies,
  tabs,
  actions,
  ...page
}) {
  const { watching, address, keeping, librarian, rooms, welcome, drop } = page;
  const { searches, ownCode } = watching;
  for (const name of ["puzzleChanged", "undone"]) signals.on(name, welcome.leave);
  signals.on("boardSwitched", welcome.refresh);
  signals.on("chosen", searches.chosen);
  // The puzzle was changed: what was said of it is moot.
  signals.on("puzzleChanged", status.outdate);
  for (const name of ["puzzleChanged", "undone"]) {
    signals.on(name, () => {
      drop();
      strategies.refresh();
      ownCode.refresh();
      // An edit ends a search; the reader's own program stays, and can be run on what is there now.
      modes.watch(ownCode.isShown());
      actions.forget();
      events.raise("change", { board: boards.current.name });
      if (name === "undone") boards.current.resume?.();
    });
  }
  signals.on("boardSwitched", (name) => {
    tabs.show(name);
    modes.turnTo(name);
    strategies.refresh();
    status.turnTo(name);
    drop();
    actions.forget();
    events.raise("board", { board: name });
    boards.current.resume?.();
  });
  signals.on("watching", (on) => {
    modes.watch(on || ownCode.isShown());
    status.watch(on);
    if (on) actions.forget();
    else actions.refresh();
    watching.refresh();
  });
  for (const name of ["viewChanged", "boardSwitched"]) signals.on(name, watching.refresh);
  for (const name of ["puzzleChanged", "undone", "viewChanged", "boardSwitched"]) {
    signals.on(name, () => {
      address.changed();
      keeping.changed();
      librarian.boardChanged(name === "undone");
      actions.refresh();
      rooms.refresh();
      setText(byId("title"), boards.current.title);
    });
  }
}
