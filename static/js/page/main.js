// The page: its parts are made in the order in which they need each other, and what happens goes by signals. What a part asks
// for only when something happens may be made further below.

import { Files } from "../engine/files.js";
import { isInFrame } from "../parts/embedding.js";
import { createSignals } from "../parts/signals.js";
import { way } from "../way/room.js";
import { createBusy } from "./busy.js";
import { followChanges } from "./changes.js";
import { createClipboard } from "./clipboard.js";
import { createDeeds } from "./deeds.js";
import { createDialogs } from "./dialogs.js";
import { createEvents } from "./events.js";
import { createFace } from "./face.js";
import { followAddress } from "./follow-address.js";
import { createCopy, createKeeping } from "./keeping.js";
import { Kept } from "./kept.js";
import { createLearning } from "./learning.js";
import { createLibrarian } from "./librarian.js";
import { createLinks } from "./links.js";
import { createBarMenu, createPopups, createShareMenu } from "./menus.js";
import { createModes } from "./modes.js";
import { createOpening } from "./opening.js";
import { createPaper } from "./paper.js";
import { createRooms } from "./rooms.js";
import { createStage } from "./stage.js";
import { start } from "./start.js";
import { createStrategies } from "./strategies.js";
import { createTabs, leaveBoard, takeLeft } from "./tabs.js";
import { createTheme } from "./theme.js";
import { createVoice } from "./voice.js";
import { createWatching } from "./watching.js";
import { createWelcome } from "./welcome.js";

const isEmbedded = isInFrame();
const events = createEvents();
const { raise } = events;
const busy = createBusy();
const files = new Files(() => window.download.take());
const kept = new Kept({ onBlocked: () => keeping.blocked() });
const signals = createSignals();
const signal =
  (name) =>
  (...details) =>
    signals.send(name, ...details);
const [puzzleChanged, viewChanged, undone] = ["puzzleChanged", "viewChanged", "undone"].map(signal);
const board = () => boards.current;
const strategies = createStrategies(signal("chosen"), board);
const whenShown = (act) => opening.whenShown(act);
/** Whether work goes on, or is being begun, that Stop ends. */
const isBusy = () => document.documentElement.hasAttribute("data-busy");
/** Embedded, the page takes the focus only from itself. */
const mayFocus = () => !isEmbedded || document.hasFocus();

/** The cursor goes to the board; where fingers are the keys, nothing is focused unasked. */
function focusBoard() {
  if (!matchMedia("(pointer: coarse)").matches) board().focus();
}

/** What was on its way for the board as it was is not wanted any more. */
function drop() {
  watching.searches.drop();
  solving.drop();
}

const { status, say, remark, offers, reload, missing } = createVoice({
  ...{ isEmbedded, isBusy, board, modes: () => modes },
  isWriting: () => watching.ownCode.isShown(),
  spoken: () => keeping.changed(),
  write: () => address.write(),
});
const modes = createModes({
  enter: () => welcome.watch(watching.enter),
  leave: () => watching.leave(),
  usual: isEmbedded ? "watch" : "solve",
  onTurn: (mode) => board().turnMode?.(mode),
  ...{ focusBoard, whenShown },
  write: () => address.write(),
  modeChanged() {
    viewChanged();
    board().modeChanged?.();
    // What was said of the one may not hold of the other.
    status.mended();
  },
});

const rooms = createRooms(missing);
const toAll = { rooms, missing, events, status, modes, kept, offers, reload, remark, isEmbedded };
const toAny = {
  say,
  events,
  viewChanged,
  reply: status.reply,
  complain: status.complain,
  mended: status.mended,
};
/** What a board asks for is something that is done. */
const acting = (raise) => (what, detail) => {
  actions.forget();
  return raise(what, detail);
};
const ask = acting((what, detail) => solving.ask(what, detail));
const follow = (fragment) => address.follow(fragment);
const { sudoku, boards, onItsWay, queens, knight } = createStage({
  ...{ rooms, missing, status, ask },
  needs: {
    ...{ ...toAny, puzzleChanged, isBusy, follow, finished: signal("finished") },
    said: { now: status.now, recall: status.recall },
    mode: modes,
    rehint: status.rehint,
  },
  raise: acting(raise),
  keeping: () => keeping,
  onSwitch: signal("boardSwitched"),
});

const popUp = createPopups({ rooms, missing });
const watching = createWatching({
  ...{ ...toAll, strategies, boards, onItsWay, say, viewChanged, mayFocus, isBusy, drop, whenShown, popUp },
  files: () => files,
  programChanged: () => address.changed(),
  watching: signal("watching"),
  solving: () => solving,
});
rooms.addPanels({
  ...{ ...toAny, kept, board, modes, raise: ask, sudoku, queens, knight, answering: status.answering },
  enter: (door) => welcome.enter(door),
  spare: () => librarian.spare(),
  library: (act) => librarian.ask(act),
});
rooms.listen("sudoku");
const theWay = rooms.panel(way);
const { linkOf, fragment } = createLinks({
  ...{ boards, modes, isEmbedded },
  ownCode: watching.ownCode,
  way: () => theWay.room.value?.address(),
  learning: () => learning,
});
const learning = createLearning({
  ...{ ...toAll, ...toAny, board, boards, watching, follow, fragment, signals },
});
const welcome = createWelcome({
  ...{ rooms, popUp, board, modes, strategies, follow, focusBoard, signals, missing, say },
  share: async () => (await menu.want()).sharePuzzle(),
  tell: async (said) => (await menu.want()).copyResult(said),
  clear: () => actions.run.clear(),
  search: watching.searches.open,
});
const { solving, actions } = createDeeds({
  ...{ events, status, busy, modes, boards, watching, say, whenShown, undone, welcome },
});
const copy = createCopy(rooms);
const librarian = createLibrarian({
  ...{ ...toAll, sudoku, boards, puzzleChanged, copy, watching },
  opening: () => opening,
  address: () => address,
  menu: () => menu,
  keeping: () => keeping,
});
/** Something is on a board now; act where that is the Sudoku. */
const onBoard = (act) => (board) => [welcome.use(board), board === sudoku && act()];
const opening = createOpening({
  ...{ boards, modes, status, events },
  ...{ searches: watching.searches, learning },
  isThere: (named) => keeping.isThere(named),
  beside: ({ way: named }) => theWay.button.turn(Boolean(named), named?.step),
  placed: onBoard(librarian.recorded),
});
const keeping = createKeeping({
  ...{ ...toAll, copy, linkOf, boards, viewChanged },
  isOff: isEmbedded,
  addressNow: () => address.shown,
  show: opening.board,
  placed: onBoard(librarian.restored),
  drop: () => [drop(), modes.watch(false)],
});
const tabs = createTabs(async (name) => {
  const isHere = board().name === name;
  // What Back leads to is what is left now.
  address.write();
  if (!isHere) leaveBoard(board().name, modes.current === "watch" && fragment());
  const left = isHere ? null : takeLeft(name);
  // Also where it was shown all the time: the address may name a board that is still on its way.
  if (!(await (left && !modes.wasWatched(name) ? opening.address(left) : opening.board(name)))) return;
  address.boardSwitched();
  // What was wrong with the address before is not in it any more.
  if (isHere) status.mended();
  else if (modes.wasWatched(name)) watching.searches.resume();
});
const address = followAddress({ fragment, show: opening.address });

const menu = createShareMenu({
  ...toAll,
  board,
  address,
  fragment,
  watching,
  librarian,
  learning,
  actions,
});
createClipboard({ ...toAll, board, follow });
createPaper(boards.repaint);
const theme = createTheme(() => {
  boards.repaint();
  watching.watch.value?.repaint();
});
const dialogs = createDialogs({ rooms, missing, boards, status });
createBarMenu(popUp, theme, dialogs);

const reset = async () =>
  (await import("./reset.js")).reset({
    ...{ boards, events, drop, viewChanged, address, focusBoard },
    parts: () => [
      rooms,
      watching.watch.value,
      learning,
      modes,
      strategies,
      status,
      offers,
      theme,
      dialogs,
      menu.value,
    ],
    arrive: welcome.reset,
    async forget() {
      await librarian.forget();
      watching.code.value?.reset();
    },
  });

const page = createFace({ ...toAll, busy, say, boards, sudoku, watching, address, reset });
window.undoku = page;
const follows = { strategies, tabs, actions, watching, address, keeping, librarian, welcome };
followChanges({ ...toAll, ...follows, signals, boards, drop });
actions.refresh();
start({ ...toAll, page, files, boards, theme, address, keeping, fragment, mayFocus, focusBoard });
