import { BOARDS } from "../boards/boards.js";
import { roomComing } from "../parts/words.js";
import { createSudoku } from "../sudoku/sudoku.js";
import { createBoards } from "./boards.js";
import { createOnItsWay } from "./on-its-way.js";

/**
 * The boards: Sudoku is there at once, the others come when they are first wanted. They are made of what they `need`, where
 * `raise` and `ask` raise an event, `ask` one that is a piece of work. `keeping()` has what was on a board that comes.
 */
export function createStage({ rooms, missing, status, needs, raise, ask, keeping, onSwitch }) {
  const sudoku = createSudoku({ ...needs, raise: ask });

  const late = (manifest) =>
    rooms.add(
      manifest,
      (create) => {
        const board = keeping().bring(create({ ...needs, raise, ask }));
        rooms.listen(manifest.id);
        return board;
      },
      () => keeping().after(manifest.load),
    );

  const others = { queens: late(BOARDS.queens), knight: late(BOARDS.knight) };
  const onItsWay = createOnItsWay(status);
  const boards = createBoards({
    ...{ first: sudoku, others, onSwitch },
    onMissing: (error, name) => missing.of(BOARDS[name])(error),
    onComing: (name) => onItsWay.begin(roomComing(BOARDS[name])),
    onCome: onItsWay.end,
  });
  return { sudoku, boards, onItsWay, queens: () => others.queens.value, knight: () => others.knight.value };
}
