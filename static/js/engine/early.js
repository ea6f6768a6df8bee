// The one script that runs before the first paint: it is small, and the page is hidden until it has run. The build puts what
// it imports into it, and lets it run once: where it is slow, early-there.js takes it a second time.

import { isInFrame } from "../parts/embedding.js";
import { BOARD_WIDTH, RENEWED, THEME } from "../parts/stored.js";
import { CONNECT, message } from "./messages.js";
import { MISSING } from "./words.js";

// A chosen theme must never flash as the other one, nor the board jump to the width that was chosen for it.
try {
  const choice = localStorage.getItem(THEME);
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
  const width = localStorage.getItem(BOARD_WIDTH);
  if (/^\d{3}$/.test(width)) document.documentElement.style.setProperty("--board-width", `${width}px`);
} catch {
  // Storage may be forbidden: the system's theme is then the right one, and the usual width.
}

// In a frame of another page only a board and its explorer are shown, from the first paint on, and nothing is kept: whoever
// the frame belongs to may lay something over it.
if (isInFrame()) document.documentElement.dataset.embedded = "";

document.documentElement.dataset.early = "";

const DOWNLOAD = "./static/js/engine/download.js";

// Python's files are on their way before the widgets are; what is said of them waits in a port until it is heard.
window.download = {
  ahead: null,
  /** Starts what loads them, if it is the script that was built; where it is not, it is asked for past every cache. */
  start() {
    const { port1, port2 } = new MessageChannel();
    const served = Boolean(navigator.serviceWorker?.controller);
    let worker = null;
    let isOver = false;
    const ask = async (cache) => {
      const { type } = await (await fetch(DOWNLOAD, { integrity: __DOWNLOAD__, cache })).blob();
      // No worker is started from a text of another type.
      if (!/javascript/.test(type)) throw new Error(type);
    };
    const checked = ask().catch(() => ask("reload"));
    const broken = checked.then(
      () =>
        new Promise((resolve) => {
          if (isOver) return;
          worker = new Worker(DOWNLOAD, { type: "module" });
          worker.onerror = resolve;
          worker.postMessage(message(CONNECT, { port: port2, served }), [port2]);
        }),
    );
    const terminate = () => {
      isOver = true;
      worker?.terminate();
    };
    return { worker: { terminate }, port: port1, broken: broken.catch(() => {}) };
  },
  /** The download that began with the page, and from then on a new one. */
  take() {
    const taken = this.ahead ?? this.start();
    this.ahead = null;
    return taken;
  },
};
try {
  window.download.ahead = window.download.start();
} catch {
  // Where workers are refused life.js meets the same refusal, and has a sentence for it.
}

let arrive;
window.widgets = {
  mend,
  /** Resolves when the widgets are there: the callbacks, which may be faster, wait for it. */
  there: new Promise((resolve) => {
    arrive = resolve;
  }),
  /**
   * They hear what is pressed from here on, and what was pressed before is pressed again; keys that nothing had the focus
   * for go to the board, which `focus` focuses.
   */
  arrived(focus) {
    document.removeEventListener("click", keepPress, true);
    document.removeEventListener("keydown", keepKey, true);
    deadlines.forEach(clearTimeout);
    arrive();
    for (const again of pressed.splice(0)) again(focus);
  },
};

// A button pressed before the widgets are there, and know what was on the board, is kept for them: they press it again.
const pressed = [];
function keepPress(event) {
  const button = event.target.closest?.("button, [type=radio]");
  if (!button) return;
  pressed.push(() => button.click());
  // A radio button that has changed by itself would not change when it is pressed again.
  if (button.type === "radio") event.preventDefault();
}
document.addEventListener("click", keepPress, true);

// So it is with the keys of a cell, and with digits, undo and redo where nothing has the focus; others are the browser's,
// unless such a digit came before: who types goes on with the arrows.
let types = false;
function keepKey(event) {
  const { target, key, code } = event;
  const cell = target.closest?.("[role=gridcell]");
  if (event.altKey || !(cell || target === document.body)) return;
  const isOurs = event.ctrlKey || event.metaKey ? TOGETHER : cell || types ? OF_A_CELL : WRITES;
  const isLetter = isOurs === TOGETHER && /[^ -~]/.test(key) && /^Key[AYZ]$/.test(code);
  const isByPlace = isLetter || (cell && /^(Digit|Numpad)\d$/.test(code));
  if (!isOurs.test(key) && !isByPlace) return;
  types ||= WRITES.test(key);
  event.preventDefault();
  event.stopPropagation();
  const again = new KeyboardEvent("keydown", event);
  pressed.push((focus) => {
    if (!cell?.isConnected && document.activeElement === document.body) focus();
    (cell?.isConnected ? cell : document.activeElement).dispatchEvent(again);
  });
}
const TOGETHER = /^([zya]|Home|End|Arrow\w+)$/i;
const OF_A_CELL = /^(.|Enter|Backspace|Delete|Home|End|Arrow\w+)$/;
const WRITES = /^(\p{Nd}|Backspace|Delete)$/u;
document.addEventListener("keydown", keepKey, true);

// If the widgets never come, a plain sentence and a Retry are all there is to show; afterwards engine.js watches.

let named = null;
/** All that the page names by its hash, asked for past the browser's cache; rejects where something is not what was built. */
async function renew() {
  named ??= Array.from(document.querySelectorAll("[integrity]"));
  const signal = AbortSignal.timeout(8000);
  const ask = async ({ src, href, integrity }) =>
    (await fetch(src || href, { integrity, cache: "reload", signal })).text();
  return Promise.all(named.map(ask));
}

function giveUp() {
  document.documentElement.dataset.engine = "failed";
  const reload = () => location.reload();
  const again = () => renew().then(reload, reload);
  // Where the page has begun, what else it has to say does not come in the place of that.
  if (window.undoku) return window.undoku.failed(MISSING, again);
  document.getElementById("status").textContent = MISSING;
  const retry = document.getElementById("retry");
  retry.hidden = false;
  retry.addEventListener("click", again);
}

let isMending = false;
/** Something of the first screen is not as it was built: it is loaded once more by itself, and then by who presses Retry. */
function mend() {
  if (isMending) return;
  isMending = true;
  renew()
    .then(() => {
      // Where this did not help, or cannot be noted, it is not tried again.
      if (sessionStorage.getItem(RENEWED)) throw new Error(MISSING);
      sessionStorage.setItem(RENEWED, "yes");
      location.reload();
    })
    .catch(() => {
      giveUp();
      // A style that is still waited for holds up all that is shown and pressed.
      const style = document.querySelector("link[rel=stylesheet]");
      if (style && !style.sheet) style.remove();
      sessionStorage.removeItem(RENEWED);
    })
    .catch(() => {});
}

// When all has arrived or failed, the widgets have begun, and wait for nothing here but for what was kept; what is slow to
// arrive is waited for longer.
const unlessBegun = () => window.begun || mend();
if (document.readyState !== "complete") window.addEventListener("load", unlessBegun);
const deadlines = [setTimeout(unlessBegun, 20_000), setTimeout(giveUp, 30_000)];
