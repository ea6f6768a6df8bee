import { createKnight } from "../chess/knight.js";
import { createQueens } from "../chess/queens.js";
import { startEngine } from "../engine/engine.js";
import { Files } from "../engine/files.js";
import { Life } from "../engine/life.js";
import { keepForOffline } from "../engine/offline.js";
import { Pool } from "../engine/pool.js";
import { isCovered, takesText } from "../parts/dom.js";
import { createSudoku } from "../sudoku/sudoku.js";
import { createWriter, saveBoard } from "../watch/player/export.js";
import { createPlayer } from "../watch/player/player.js";
import { createViews } from "../watch/views/views.js";
import { createActions } from "./actions.js";
import { readAddress, writeAddress } from "./address.js";
import { createEvents } from "./events.js";
import { createHelp } from "./help.js";
import { createOffer } from "./offer.js";
import { createProgress } from "./progress.js";
import { createStatus } from "./status.js";
import { createTabs } from "./tabs.js";
import { createTheme } from "./theme.js";

const ADDRESS_DELAY = 150;
const ADDRESS_PAUSE = 2000;

const events = createEvents();
const status = createStatus();
const progress = createProgress();
let current = null;
let addressTimer = 0;
// The address that was last read or written: another one is about to be read, and not to be overwritten.
let known = location.hash;
let opening = true;

/** The address is to follow the board, a moment later: it is written once for many keys. */
function moved() {
  if (opening) return;
  clearTimeout(addressTimer);
  addressTimer = setTimeout(writeNow, ADDRESS_DELAY);
  actions.refresh();
}

function writeNow() {
  if (location.hash !== known) return;
  const step = player.address();
  const fragment = writeAddress(current.name, current.address(), step && { ...step, view: views.current });
  if (fragment === known) return;
  try {
    history.replaceState(null, "", fragment);
    known = location.hash;
  } catch {
    // Safari refuses more than a hundred of these within seconds.
    addressTimer = setTimeout(writeNow, ADDRESS_PAUSE);
  }
}

/** Take back what still waits for the callbacks. */
function drop() {
  if (events.ready) return;
  events.withdraw("solve");
  events.withdraw("step");
  actions.busy(false);
}

/** The puzzle was changed: what runs is moot, and what was said of it, too. */
function touched() {
  status.outdate(current.hint);
  if (opening) return;
  endSteps();
  drop();
  events.raise("change", { board: current.name });
  moved();
}

function endSteps() {
  player.close();
  for (const board of Object.values(boards)) board.endSteps();
}

const shared = {
  raise: events.raise,
  say: status.say,
  complain: status.complain,
  /** A field holds a good value again: what was said of the bad one is moot. */
  mended: () => status.mended(current.hint),
  touched,
  moved,
};
const boards = { sudoku: createSudoku(shared), queens: createQueens(shared), knight: createKnight(shared) };
// What can be seen is painted before what watches a search is set up.
await new Promise((resolve) => {
  setTimeout(resolve);
});
const views = createViews({
  raise(name, detail) {
    events.raise(name, detail);
    if (name === "view") moved();
  },
  board: () => current.name,
  annotate: (texts, what) => current?.face.annotate(texts, what),
});
const player = createPlayer({
  raise: raiseSoon,
  say: status.say,
  selected: () => current.selected,
  moved,
  save(kind) {
    if (kind === "steps") events.raise("save", {});
    else saveBoard(current.name, kind);
  },
  onToggle(open) {
    document.documentElement.toggleAttribute("data-stepping", open);
    document.querySelector(".deck").toggleAttribute("data-stepping", open);
    views.toggle(open);
  },
});

/** What is asked for before Python is there is done as soon as it is. */
function raiseSoon(name, detail) {
  if (!events.ready) {
    status.say("Python is still starting; the search opens as soon as it is ready.", "busy");
    events.withdraw(name);
  }
  events.raise(name, detail);
}

const actions = createActions({ board: () => current, say: status.say, solve, stop, edited: touched });

function solve() {
  const invalid = current.invalid();
  if (invalid) {
    // What was typed is not what is on the board: solving now would answer another question.
    invalid.check();
    invalid.input.focus();
    return;
  }
  // A page without callbacks can only be loaded again, and would forget what was pressed.
  if (status.failing && !events.ready) {
    status.repeat();
    return;
  }
  if (!events.ready) {
    status.say("Python is still starting; your puzzle is solved as soon as it is ready.", "busy");
    actions.busy(true);
  }
  status.retry();
  events.raise("solve", { board: current.name });
}

function stop() {
  if (!events.ready) {
    drop();
    status.say("Stopped before it began.", "info");
    return;
  }
  events.raise("stop", { board: current.name });
}

const tabs = createTabs((name) => {
  const turned = current !== null && current.name !== name;
  current = boards[name];
  current.repaint?.();
  player.turnTo(name);
  if (!turned) return;
  endSteps();
  status.turnTo(name, current.hint);
  drop();
  events.raise("board", { board: name });
  moved();
});

/** Show what the address names; a broken one says what is wrong and changes nothing. */
function openAddress() {
  clearTimeout(addressTimer);
  known = location.hash;
  const read = readAddress(known);
  if (read?.error) {
    status.say(read.error, "error");
  } else if (read) {
    tabs.open(read.board);
    boards[read.board].load(read.state);
    if (read.step) player.start(read.step);
  }
}

document.addEventListener("paste", (event) => {
  if (takesText(event.target) || isCovered() || !current.paste) return;
  event.preventDefault();
  current.paste(event.clipboardData?.getData("text/plain") ?? "");
});

document.addEventListener("copy", (event) => {
  if (takesText(event.target) || isCovered() || !current.copy || !document.getSelection().isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", current.copy());
  status.say("Copied the puzzle as 81 characters.", "info");
});

const page = {
  register: events.register,
  get board() {
    return current.name;
  },
  say: status.say,
  complain: status.complain,
  busy(on, words = "") {
    actions.busy(Boolean(on));
    status.busyWords(on ? String(words ?? "") : "");
  },
  sudoku: boards.sudoku.face,
  queens: boards.queens.face,
  knight: boards.knight.face,
  player: player.face,
  views,
  writer: createWriter(),
  engine: null,
  pool: null,
  progress,
  failed: status.failed,
  recovered() {
    status.recovered(current.hint);
    if (document.activeElement === document.body) current.focus();
  },
  /** Put the board into the address now, before the page is left. */
  remember: writeNow,
  offer: createOffer((sentence) => {
    if (!document.documentElement.hasAttribute("data-busy")) status.remark(sentence);
  }),
};
window.undoku = page;

for (const button of document.querySelectorAll("[data-watch]")) {
  const { watch, givens, strategy, placement } = button.dataset;
  button.addEventListener("click", () => {
    boards[watch].load({ givens });
    player.start({ strategy, placement: Number(placement) });
  });
}

createHelp();
createTheme(() => {
  views.repaint();
  player.redraw();
  boards.queens.repaint();
  boards.knight.repaint();
});
tabs.open("sudoku");
openAddress();
opening = false;
actions.refresh();
window.addEventListener("hashchange", openAddress);

const files = new Files(() => window.download.take());
page.engine = startEngine(page, files);
page.pool = new Pool((name) => new Life(name, files));
keepForOffline(page);

// The cursor waits in the board; where fingers are the keys, nothing is focused unasked.
if (!matchMedia("(pointer: coarse)").matches && document.activeElement === document.body) current.focus();

window.widgets.arrived();
