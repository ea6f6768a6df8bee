// The page: its parts are made in the order in which they need each other, and what happens goes by signals.

import { startEngine } from "../engine/engine.js";
import { Files } from "../engine/files.js";
import { Life } from "../engine/life.js";
import { keepForOffline } from "../engine/offline.js";
import { Pool } from "../engine/pool.js";
import { createLate } from "../parts/late.js";
import { createSignals } from "../parts/signals.js";
import { createSudoku } from "../sudoku/sudoku.js";
import { createActions } from "./actions.js";
import { readAddress, writeAddress } from "./address.js";
import { createBoards } from "./boards.js";
import { createBusy } from "./busy.js";
import { createClipboard } from "./clipboard.js";
import { createEvents } from "./events.js";
import { followAddress } from "./follow-address.js";
import { createHelp } from "./help.js";
import { createMissing } from "./missing.js";
import { createOffer } from "./offer.js";
import { createProgress } from "./progress.js";
import { createSearches } from "./searches.js";
import { createSolving } from "./solving.js";
import { createStatus } from "./status.js";
import { createStrategies } from "./strategies.js";
import { createTabs } from "./tabs.js";
import { createTheme } from "./theme.js";

const events = createEvents();
const status = createStatus();
const busy = createBusy();
const progress = createProgress();
const signals = createSignals();
const signal =
  (name) =>
  (...details) =>
    signals.send(name, ...details);
const strategies = createStrategies(signal("chosen"));

const { raise } = events;
const { say } = status;
const touched = signal("touched");
const moved = signal("moved");
const handed = { raise, say, complain: status.complain, touched, moved, mended: signal("mended") };

// What is not on the first screen is loaded when it is first wanted.
const queens = createLate(
  () => import("../chess/queens.js"),
  (code) => code.createQueens(handed),
);
const knight = createLate(
  () => import("../chess/knight.js"),
  (code) => code.createKnight(handed),
);
const sudoku = createSudoku(handed);
const boards = createBoards({
  first: sudoku,
  others: { queens, knight },
  onTurn: signal("turned"),
  onMissing: signal("missing"),
});
const board = () => boards.current;
const watch = createLate(
  () => import("../watch/watch.js"),
  (code) => code.createWatch({ raise, say, moved, board, strategies }),
);

const searches = createSearches({ events, status, strategies, boards, watch, onMissing: signal("missing") });
const solving = createSolving({ events, status, busy, board });
const solve = () => {
  searches.drop();
  solving.solve();
};
const actions = createActions({ board, say, solve, stop: solving.stop, edited: touched });
const tabs = createTabs(boards.show);
const offer = createOffer((sentence) => {
  if (!document.documentElement.hasAttribute("data-busy")) status.remark(sentence);
});
const address = followAddress({
  fragment: () => writeAddress(board().name, board().address(), watch.value?.address() ?? null),
  show: showAddress,
});
const missing = createMissing({
  status,
  offer,
  reload() {
    address.write();
    location.reload();
  },
});

/** Show what an address names; a broken one says what is wrong and changes nothing. */
async function showAddress(fragment) {
  const read = readAddress(fragment);
  if (read?.error) {
    say(read.error, "error");
  } else if (read && (await boards.show(read.board))) {
    board().load(read.state);
    if (read.step) searches.open(read.step);
  }
}

/** What was on its way for the board as it was is not wanted any more. */
function drop() {
  searches.drop();
  solving.drop();
}

createHelp();
createClipboard({ board, say });
createTheme(() => {
  boards.repaint();
  watch.value?.repaint();
});

const page = {
  register: events.register,
  get board() {
    return board().name;
  },
  say,
  complain: status.complain,
  busy(on, words = "") {
    busy(Boolean(on));
    status.busyWords(on ? String(words ?? "") : "");
  },
  sudoku: sudoku.face,
  /** The face of what is loaded when it is first wanted is null until then. */
  get queens() {
    return queens.value?.face ?? null;
  },
  get knight() {
    return knight.value?.face ?? null;
  },
  get watch() {
    return watch.value?.face ?? null;
  },
  engine: null,
  pool: null,
  progress,
  failed: status.failed,
  recovered() {
    status.recovered(board().hint);
    if (document.activeElement === document.body) board().focus();
  },
  /** Put the board into the address now, before the page is left. */
  remember: address.write,
  offer,
};
window.undoku = page;

signals.on("missing", missing);
signals.on("chosen", searches.chosen);
signals.on("mended", () => status.mended(board().hint));
// The puzzle was changed: what was said of it is moot.
signals.on("touched", () => status.outdate(board().hint));
signals.on("turned", (name) => {
  tabs.show(name);
  strategies.turnTo(name);
  status.turnTo(name, board().hint);
  drop();
  raise("board", { board: name });
});

// The engine is on its way while what the address names is loaded; the page is ready to use when both have begun.
const opened = address.read();
const files = new Files(() => window.download.take());
const engine = startEngine(page, files);
page.pool = new Pool((name) => new Life(name, files));
await opened;

// What the address opened is as it says: only what is changed from here on is told, and followed by the address.
signals.on("touched", () => {
  drop();
  raise("change", { board: board().name });
});
for (const name of ["touched", "moved", "turned"]) {
  signals.on(name, () => {
    address.moved();
    actions.refresh();
  });
}
actions.refresh();

page.engine = engine;
keepForOffline(page);

// The cursor waits in the board; where fingers are the keys, nothing is focused unasked.
if (!matchMedia("(pointer: coarse)").matches && document.activeElement === document.body) board().focus();

window.widgets.arrived();
