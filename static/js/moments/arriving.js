// Coming to a moment: one after another, each wholly there before the next.

import { readAddress } from "../boards/address.js";
import { byId } from "../parts/dom.js";
import { pause } from "../parts/waiting.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { nextArrival } from "../watch/arrivals.js";
import { runsProgram } from "./list.js";

const root = document.documentElement;
const isBusy = () => root.hasAttribute("data-busy");

/** Resolves when nothing is computed for the board any more. */
async function untilIdle() {
  await pause();
  if (!isBusy()) return;
  await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isBusy()) return;
      observer.disconnect();
      resolve(null);
    });
    observer.observe(root, { attributeFilter: ["data-busy"] });
  });
}

/** A large board is drawn in some frames. */
const FRAMES = 6;

async function untilDrawn() {
  for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
}

/** Tell whether the step that was asked for is shown in the end; of what is put away for it nothing is said. */
async function stepShown() {
  while ((await nextArrival("step", "closed")) === "closed")
    if (byId("verdict").dataset.kind === "error") return false;
  return true;
}

/** Let those who race go there from where the moment was kept; that is seen as it goes on. */
const raced = ({ race }) =>
  byId("view-race")
    .querySelector(`[data-part=${race === "run" ? "toggle" : "align"}]`)
    .click();

/**
 * Show a moment in the place of what is shown, without a step of the browser's own way back, and tell when it is there, and
 * whether; where something else was opened meanwhile, that may be never. `follow(fragment)` and `board()` are the page's. No
 * program runs for a moment that is not `isWanted()` any more.
 */
export async function comeTo(moment, { follow, board }, isWanted) {
  const fragment = `#${moment.address}`;
  const named = readAddress(fragment);
  const isOwn = named.step?.strategy === YOUR_CODE;
  const program = isOwn && nextArrival("program");
  history.replaceState(history.state, "", fragment);
  await follow(fragment);
  if (board().name !== named.board) return false;
  if (!named.step) await untilIdle();
  else if (!isOwn) {
    if (!(await stepShown())) return false;
  } else {
    await program;
    if (!isWanted()) return false;
    if (runsProgram(moment)) {
      const shown = stepShown();
      byId("run").click();
      if (!(await shown)) return false;
    }
  }
  await untilDrawn();
  if (moment.race) raced(moment);
  return true;
}
