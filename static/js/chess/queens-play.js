import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { setting } from "../parts/settings.js";
import { PLAYED_UP_TO } from "./limits.js";
import { attackersOf, has, isSolved, moved, put, taken, toggled } from "./queens-hand.js";
import { hasSolution, hintQuestion, isPlayable } from "./queens-state.js";
import * as words from "./words.js";

/** The keys of what is put on a square. */
const KEYS = { Enter: "queens", " ": "queens", x: "crosses", b: "blocked" };
const TAKING = ["Backspace", "Delete"];

/** The squares from one to another, with both: a quick pointer is not seen on each of them. */
function between(from, to, n) {
  const [row, column] = [Math.floor(from / n), from % n];
  const [down, right] = [Math.floor(to / n) - row, (to % n) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = (distance) => Math.round((distance * step) / steps);
    return (row + at(down)) * n + column + at(right);
  });
}

/**
 * Placing queens by hand where `isPlayed()`: by presses, dragging and keys, with crosses and blocked squares; hints, and how
 * many ways there are to complete the board, which are shown only when asked for. `state()` is the present one,
 * `change(next, [text, kind], goesOn)` makes it another, about which that is said, or null, and `takeBack()` undoes that;
 * `closeHint()` puts a hint away and tells whether there was one. `enlarged` is for boards whose squares would be too small.
 * @param {Contract.Raising} page
 */
export function createQueensPlay({
  state,
  isPlayed,
  change,
  takeBack,
  finished,
  closeHint,
  enlarged,
  raise,
  reply,
}) {
  const root = byId("queens");
  // What a press puts on a square.
  let tool = "queens";
  // What is dragged: {from, over, isQueen, paints, puts, moved, painted}; a queen, or what the tool puts on one square after
  // another.
  let drag = null;
  // What a hint tells to do: {kind, target}, null where there is none.
  let advice = null;
  // How many ways to complete the board are known, and shown by the next press; 0 where they are counted first.
  let known = 0;

  function take(kind) {
    tool = kind;
    setAttribute(root, "data-tool", tool);
  }

  const radios = Object.entries(words.TOOLS).map(([kind, name]) => {
    const input = make("input", { type: "radio", name: "queens-tool", value: kind, autocomplete: "off" });
    input.checked = kind === tool;
    input.addEventListener("change", () => take(kind));
    return make("label", {}, input, make("span", {}, name));
  });
  take(tool);
  const ways = make("button", { type: "button", class: "button" });
  ways.hidden = true;
  const hand = byId("queens-hand");
  for (const place of [hand, byId("actions")]) {
    place.addEventListener("keydown", ({ key }) => key === "Escape" && isPlayed() && closeHint());
  }
  hand.append(
    make(
      "fieldset",
      { class: "modes pens" },
      make("legend", { class: "visually-hidden" }, words.TOOLS_NAME),
      ...radios,
    ),
    make("div", { class: "play-tools" }, ways, enlarged.toggle),
  );

  const cells = () => Array.from(root.querySelectorAll("[role=gridcell]"));
  const indexOf = (target) => cells().indexOf(target?.closest?.("[role=gridcell]"));
  const queenAt = (square) => has(state(), "queens", square);

  /** Make the board another one by something on a square; what `goesOn` is undone together with what came before. */
  function act(next, square, goesOn = false) {
    const by = has(next, "queens", square) ? attackersOf(next, square) : [];
    if (by.length > 0) change(next, [words.IS_ATTACKED(square, by, next.n), "info"], goesOn);
    else {
      const wasSolved = isSolved(state());
      change(next, isSolved(next) ? [words.SOLVED(next.n), "good"] : null, goesOn);
      if (isSolved(next) && !wasSolved) finished();
    }
  }

  /** Put something on a square or take it away; a queen goes on no blocked square. */
  function press(kind, square) {
    const now = state();
    if (kind === "queens" && has(now, "blocked", square)) {
      reply(words.IS_BLOCKED(square, now.n));
    } else if (!(kind === "crosses" && queenAt(square))) act(toggled(now, kind, square), square);
  }

  function askHint() {
    if (tooLarge()) reply(tooLarge());
    else if (hasSolution(state())) reply(words.SOLUTION_STANDS);
    else raise("advise", { question: JSON.stringify(hintQuestion(state())) });
  }

  const tooLarge = () => (isPlayable(state()) ? "" : words.TOO_LARGE_TO_PLAY(state().n, PLAYED_UP_TO));

  function follow() {
    const { kind, target } = advice;
    press(kind === "place" ? "queens" : "crosses", target);
  }

  /** Ask for a hint, or do what the one that is there says. */
  const advance = () => (advice ? follow : askHint)();
  const whenHere = (act) => () => {
    if (root.checkVisibility()) act();
  };

  byId("hint").addEventListener("click", whenHere(advance));
  byId("check").addEventListener(
    "click",
    whenHere(() => {
      if (isSolved(state())) reply(words.SOLVED(state().n));
      else raise("ways", { show: false });
    }),
  );
  ways.addEventListener("click", () => raise("ways", { show: true }));

  root.addEventListener("keydown", (event) => {
    const { key, plain } = meaningOf(event);
    const square = indexOf(event.target);
    if (square < 0 || !plain || !isPlayed()) return;
    if (KEYS[key]) press(KEYS[key], square);
    else if (TAKING.includes(key)) act(taken(state(), square), square);
    else if (key === "h") advance();
    else if (key !== "Escape" || !(callOff() || closeHint())) return;
    event.preventDefault();
  });

  root.addEventListener("pointerdown", (event) => {
    const square = indexOf(event.target);
    if (square < 0 || event.button !== 0 || !isPlayed()) return;
    drag = {
      from: square,
      over: square,
      isQueen: tool === "queens" && queenAt(square),
      // On a board that is scrolled a finger does that.
      paints: tool !== "queens" && !(event.pointerType === "touch" && enlarged.isOn()),
      puts: !has(state(), tool, square),
    };
    // A finger goes on to the square below it, not to the one that it was put on.
    event.target.releasePointerCapture?.(event.pointerId);
  });

  root.addEventListener("pointermove", (event) => {
    // One that was let go outside of the window is not told of.
    if (event.buttons === 0) endDrag();
    if (!drag) return;
    const over = indexOf(document.elementFromPoint(event.clientX, event.clientY));
    if (over < 0 || over === drag.over) return;
    drag.moved = true;
    if (drag.isQueen) {
      drag.over = over;
      markDragged(drag.from, over);
      enlarged.reveal(over);
    } else if (drag.paints) {
      for (const square of between(drag.over, over, state().n)) paint(square);
      drag.over = over;
      enlarged.reveal(over);
    }
  });

  // What presses a square without a pointer, as a screen reader may, is a click alone.
  root.addEventListener("click", ({ target, detail, pointerType }) => {
    const square = indexOf(target);
    if ((detail === 0 || pointerType === "") && square >= 0 && isPlayed()) press(tool, square);
  });

  window.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!drag) return;
    const { from, isQueen, moved: hasMoved } = drag;
    // Who lets go beside the board has thought better of it.
    const to = indexOf(document.elementFromPoint(clientX, clientY));
    endDrag();
    if (!isPlayed() || to < 0) return;
    if (!hasMoved) {
      if (to === from) press(tool, from);
    } else if (isQueen && to !== from && !queenAt(to)) {
      const now = state();
      if (has(now, "blocked", to)) reply(words.IS_BLOCKED(to, now.n));
      else act(moved(now, from, to), to);
    }
  });
  window.addEventListener("pointercancel", callOff);

  /** End a drag as if nothing had been dragged; tell whether something was. */
  function callOff() {
    const wasDragged = drag !== null;
    if (drag?.painted) takeBack();
    endDrag();
    return wasDragged;
  }

  root.addEventListener("contextmenu", (event) => {
    const square = indexOf(event.target);
    if (square < 0 || !isPlayed()) return;
    event.preventDefault();
    drag = null;
    press("crosses", square);
  });

  /** Crosses or blocked squares one after another: all put, or all taken away. */
  function paint(square) {
    const now = state();
    const isBarred = tool === "crosses" && has(now, "blocked", square);
    if (queenAt(square) || isBarred || has(now, tool, square) === drag.puts) return;
    act(drag.puts ? put(now, tool, square) : taken(now, square), square, drag.painted);
    drag.painted = true;
  }

  function endDrag() {
    if (drag) markDragged(-1, -1);
    drag = null;
  }

  function markDragged(from, over) {
    for (const [index, cell] of cells().entries()) {
      setAttribute(cell, "data-drag", index === from ? "from" : index === over ? "to" : null);
    }
  }

  // Who attacks the square that is looked at is seen at once.
  let looked = -1;
  function look(square) {
    if (square === looked) return;
    looked = square;
    const by =
      square < 0 || !isPlayed() || setting("attacks") === "hidden" ? [] : attackersOf(state(), square);
    for (const [index, cell] of cells().entries()) {
      setAttribute(cell, "data-attacker", by.includes(index) ? "" : null);
    }
  }
  root.addEventListener("pointerover", (event) => look(indexOf(event.target)));
  root.addEventListener("pointerleave", () => look(-1));
  root.addEventListener("focusin", (event) => look(indexOf(event.target)));

  function offer(count) {
    known = count;
    ways.hidden = known === 0;
    setText(ways, words.SHOW_WAYS(known));
  }

  return {
    /** As on a first visit: a press puts a queen. */
    reset() {
      endDrag();
      radios[0].firstChild.click();
    },
    /** The board is another one, or a hint points at something: what there is to do with it. */
    refresh(pointing) {
      const target = pointing?.target ?? null;
      advice = target === null ? null : { kind: pointing.kind, target };
      setText(byId("queens-hint-words"), advice ? words.DO_IT[advice.kind] : words.HINT);
      const at = looked;
      looked = -1;
      look(at);
    },
    /** So many ways to complete the board can be shown now. */
    offer,
    /** What is said where the board is too large to be played; "" where it is not. */
    tooLarge,
  };
}
