import { byId } from "../parts/dom.js";
import { ROW } from "./words.js";

/** What the menu of the row offers of what has no button there, as a group if there is something. */
export function deedsOf({ board, modes, rooms, actions }) {
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
