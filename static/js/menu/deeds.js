import { lists } from "../lists/room.js";
import { byId } from "../parts/dom.js";
import { roomMissing } from "../parts/words.js";
import { playDeeds } from "../sudoku/play-deeds.js";
import { ROW } from "./words.js";

/** What the menu of the row offers of what has no button there, as a group. */
export function deedsOf({ board, modes, rooms, actions, complain }) {
  const { current: mode } = modes;
  const { playing } = board();
  const everywhere = [];
  const openFile = () =>
    rooms
      .panel(lists)
      .room.want()
      .then(
        (files) => files.open(),
        () => complain(roomMissing(lists)),
      );
  // Also where Stop has its place: what goes on beside the board does not keep it from being solved.
  if (!byId("solve").checkVisibility()) everywhere.push(ROW.solve);
  if (mode !== "solve") everywhere.push(ROW.clear);
  if (!byId("redo").checkVisibility()) everywhere.push(ROW.redo);
  const deeds = [
    ...everywhere.map(([label, name]) => [label, actions.run[name]]),
    ...(playing ? playDeeds(playing) : []),
    ...rooms.items(mode),
    [ROW.file, openFile],
  ];
  return [[ROW.name, deeds]];
}
