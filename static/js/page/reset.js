/**
 * Everything as on a first visit, but that what was loaded stays loaded: boards and what can be undone on them, what is open
 * beside them, what goes on in the workers, what is said, the address, and all that is kept. `parts` have a `reset()` each,
 * and `forget()` deletes what is kept. Resolves when that is done.
 * @param {Contract.Asking} page
 */
export async function reset({
  boards,
  parts,
  events,
  drop,
  viewChanged,
  forget,
  address,
  focusBoard,
  arrive,
}) {
  // A press on nothing closes a menu.
  document.dispatchEvent(new PointerEvent("pointerdown"));
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  drop();
  events.raise("reset", {});
  boards.show("sudoku");
  for (const part of [...parts(), ...boards.loaded]) part?.reset();
  for (const details of document.querySelectorAll("details[open]")) details.open = false;
  viewChanged();
  arrive();
  await forget();
  address.reset();
  document.activeElement.blur();
  focusBoard();
  window.scrollTo(0, 0);
}
