/**
 * What follows from what happens: "chosen" is said of a strategy, "touched" where the puzzle was changed, "edited" where that
 * was by undo or redo, "moved" where something else is in the address, "turned" of another board, and "watching" of a search
 * that is open or none any more.
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
  const { watching, address, keeping, librarian, rooms, drop } = page;
  const { searches, ownCode } = watching;
  signals.on("chosen", searches.chosen);
  // The puzzle was changed: what was said of it is moot.
  signals.on("touched", status.outdate);
  for (const name of ["touched", "edited"]) {
    signals.on(name, () => {
      drop();
      // An edit ends a search; the reader's own program stays, and can be run on what is there now.
      modes.watch(ownCode.isShown());
      actions.forget();
      events.raise("change", { board: boards.current.name });
      if (name === "edited") boards.current.resume?.();
    });
  }
  signals.on("turned", (name) => {
    tabs.show(name);
    modes.turnTo(name);
    strategies.turnTo(name);
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
  for (const name of ["moved", "turned"]) signals.on(name, watching.refresh);
  for (const name of ["touched", "edited", "moved", "turned"]) {
    signals.on(name, () => {
      address.moved();
      keeping.moved();
      librarian.moved(name === "edited");
      actions.refresh();
      rooms.refresh();
    });
  }
}
