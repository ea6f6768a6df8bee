// What was typed just before the page was left, and which programs are open: kept at once, beside the store. A browser may give
// up what is on its way to the store when the page is left.

import { isObject, isText } from "../parts/kept-values.js";
import { newId } from "../parts/new-id.js";
import { readProgram } from "../parts/program-record.js";
import { attempt, STORED } from "../parts/stored.js";

const OWN = STORED.programWords + newId();

/** Leave programs that are still to be written, {id, board, name, text, revision}, or {id, revision, isGone}; none forgets them. */
export function leave(programs) {
  if (programs.length === 0) forget([OWN]);
  else attempt(() => localStorage.setItem(OWN, JSON.stringify(programs)));
}

/** What pages before this one have left: `programs` as records, `gone` those that were removed, and under which `keys`. */
export function left() {
  const keys = attempt(
    () => Object.keys(localStorage).filter((key) => key.startsWith(STORED.programWords) && key !== OWN),
    [],
  );
  const all = keys.flatMap((key) => attempt(() => [JSON.parse(localStorage.getItem(key))].flat(), []));
  const isGone = (one) => isObject(one) && one.isGone === true && isText(one.id);
  return { keys, programs: all.map(readProgram).filter(Boolean), gone: all.filter(isGone) };
}

/** Forget what was left under these keys. */
export function forget(keys) {
  attempt(() => {
    for (const key of keys) localStorage.removeItem(key);
  });
}

/** Note which program is open on each board, {board: key}: for this tab, and for one that is opened next. */
export function noteOpen(open) {
  const text = JSON.stringify(open);
  attempt(() => sessionStorage.setItem(STORED.openPrograms, text));
  attempt(() => localStorage.setItem(STORED.openPrograms, text));
}

/** Note the programs that the address of this tab has said last, as it had them. */
export function noteSaid(codes) {
  attempt(() => sessionStorage.setItem(STORED.linkedPrograms, JSON.stringify(codes)));
}

/** What the address of this tab has said last. */
export const said = () => attempt(() => JSON.parse(sessionStorage.getItem(STORED.linkedPrograms)), []);

/** Which program was open on each board. */
export function lastOpen() {
  const read = () =>
    sessionStorage.getItem(STORED.openPrograms) ?? localStorage.getItem(STORED.openPrograms) ?? "{}";
  const open = attempt(() => JSON.parse(read()), {});
  return isObject(open) ? open : {};
}
