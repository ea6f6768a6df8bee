import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { setting } from "../parts/settings.js";
import { createDragging, painting } from "./dragging.js";
import { PLAYED_UP_TO } from "./limits.js";
import { attackersOf, has, isSolved, moved, put, taken, toggled } from "./queens-hand.js";
import { hasSolution, hintQuestion, isBeingDrawn, isPlayable } from "./queens-state.js";
import { isDivided } from "./regions.js";
import * as words from "./words.js";

/** What a press puts on a square at first, by the rule of the board, and what else it may put there. */
const TOOLS = { "": ["queens", "crosses", "blocked"], regions: ["cycle", "queens", "crosses"] };

/** The keys of what is put on a square. */
const KEYS = { Enter: "queens", " ": "queens", x: "crosses", b: "blocked" };
const TAKING = ["Backspace", "Delete"];

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
  hinted,
  closeHint,
  point,
  say,
  enlarged,
  raise,
  reply,
}) {
  const root = byId("queens");
  // What a press puts on a square; "cycle" a cross, then a queen, then nothing.
  let tool = "queens";
  let rule = "";
  // What a hint tells to do: {kind, target, crosses}, null where there is none, or it does not say so yet.
  let advice = null;
  // A hint that is told in stages, {stages, target, crosses, squares, lines}, and how many of them have been; null for none.
  let staged = null;
  let told = 0;
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

  /** By another rule there is other to be put there. */
  function followRule(next, anew = false) {
    if (next === rule && !anew) return;
    rule = next;
    for (const radio of radios) {
      const { value } = radio.firstChild;
      radio.hidden = !TOOLS[rule].includes(value);
      radio.firstChild.checked = value === TOOLS[rule][0];
    }
    take(TOOLS[rule][0]);
  }
  followRule("", true);
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

  const { indexOf, cells, mark, callOff } = createDragging(root, {
    begin,
    click: (square) => isPlayed() && press(meant(square), square),
  });
  const queenAt = (square) => has(state(), "queens", square);

  /** What a press puts on a square: where it goes round, what is crossed out by itself gets a queen at once. */
  function meant(square) {
    const now = state();
    if (tool !== "cycle") return tool;
    const isOut = setting("attacks") === "shown" && attackersOf(now, square).length > 0;
    return queenAt(square) || has(now, "crosses", square) || isOut ? "queens" : "crosses";
  }

  /** Make the board another one by something on a square; what `goesOn` is undone together with what came before. */
  function act(next, square, goesOn = false) {
    const isLeft = next.regions && setting("clashes") === "unmarked";
    const by = has(next, "queens", square) && !isLeft ? attackersOf(next, square) : [];
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
    if (has(now, "given", square)) reply(words.IS_GIVEN(square, now.n));
    else if (kind === "queens" && has(now, "blocked", square)) {
      reply(words.IS_BLOCKED(square, now.n));
    } else if (!(kind === "crosses" && queenAt(square))) act(toggled(now, kind, square), square);
  }

  function askHint() {
    if (unplayable()) reply(unplayable());
    else if (hasSolution(state())) reply(words.SOLUTION_STANDS);
    else raise("advise", { board: "queens", question: JSON.stringify(hintQuestion(state())) });
  }

  function undrawn() {
    const now = state();
    if (isBeingDrawn(now)) return words.DRAW_FIRST;
    return now.regions && !isDivided(now) ? words.fewRegions(now) : "";
  }
  /** Why nothing can be done by hand, "" where it can. */
  const unplayable = () => tooLarge() || undrawn();

  const tooLarge = () => (isPlayable(state()) ? "" : words.TOO_LARGE_TO_PLAY(state().n, PLAYED_UP_TO));

  function follow() {
    const { kind, target, crosses = [] } = advice;
    if (kind !== "cross" || crosses.length < 2) press(kind === "place" ? "queens" : "crosses", target);
    else
      act(
        crosses.reduce((next, square) => put(next, "crosses", square), state()),
        target,
      );
  }

  /** Ask for a hint, show more of the one that is there, or do what it says. */
  function advance() {
    if (advice) follow();
    else if (staged) tell(told + 1);
    else askHint();
  }

  /** Tell one stage more of a hint: where to look, then why, then what to do. */
  function tell(stages) {
    told = stages;
    const { target, crosses, squares, lines, kind } = staged;
    const isWhole = told === staged.stages.length;
    point({
      squares: told > 1 ? squares : [],
      target: isWhole ? target : null,
      crosses,
      kind,
      lines,
      wrong: false,
    });
    say(staged.stages[told - 1], "hint");
  }
  const whenHere = (act) => () => {
    if (root.checkVisibility()) act();
  };

  byId("hint").addEventListener("click", whenHere(advance));
  byId("check").addEventListener(
    "click",
    whenHere(() => {
      const now = state();
      if (undrawn()) reply(undrawn());
      else if (isSolved(now)) reply(words.SOLVED(now.n));
      // Of a puzzle there is one way.
      else if (now.regions || now.level) raise("check", { board: "queens" });
      else raise("ways", { show: false });
    }),
  );
  ways.addEventListener("click", () => raise("ways", { show: true }));

  root.addEventListener("keydown", (event) => {
    const { key, plain } = meaningOf(event);
    const square = indexOf(event.target);
    if (square < 0 || !plain || !isPlayed()) return;
    // Where a press goes round, Space does as well.
    if (key === " " && tool === "cycle") press(meant(square), square);
    else if (TOOLS[rule].includes(KEYS[key])) press(KEYS[key], square);
    else if (TAKING.includes(key)) {
      if (has(state(), "given", square)) reply(words.IS_GIVEN(square, state().n));
      else act(taken(state(), square), square);
    } else if (key === "h") advance();
    else if (key !== "Escape" || !(callOff() || closeHint())) return;
    event.preventDefault();
  });

  /** A queen is dragged, or what the tool puts on one square after another. */
  function begin(square, { pointerType }) {
    if (!isPlayed()) return null;
    const isQueen = ["queens", "cycle"].includes(tool) && queenAt(square);
    const pressed = { press: () => isPlayed() && press(meant(square), square) };
    if (has(state(), "given", square)) return pressed;
    if (isQueen) return { ...pressed, ...dragging(square) };
    // On a board that is scrolled a finger does that.
    const paints = tool !== "queens" && !(pointerType === "touch" && enlarged.isOn());
    const kind = tool === "cycle" ? "crosses" : tool;
    return paints ? { ...pressed, ...filling(kind, !has(state(), kind, square)) } : pressed;
  }

  const dragging = (from) => ({
    enter(over) {
      mark(from, over);
      enlarged.reveal(over);
    },
    drop(to) {
      const now = state();
      if (!isPlayed() || queenAt(to)) return;
      if (has(now, "blocked", to)) reply(words.IS_BLOCKED(to, now.n));
      else act(moved(now, from, to), to);
    },
  });

  /** Crosses or blocked squares one after another: all put, or all taken away. */
  function filling(kind, puts) {
    const paint = (square, goesOn) => {
      const now = state();
      const isBarred = kind === "crosses" && has(now, "blocked", square);
      if (queenAt(square) || isBarred || has(now, kind, square) === puts) return;
      act(puts ? put(now, kind, square) : taken(now, square), square, goesOn);
    };
    const drag = painting(state().n, { state, isOpen: isPlayed, takeBack, paint });
    return {
      ...drag,
      enter(over, before) {
        drag.enter(over, before);
        enlarged.reveal(over);
      },
    };
  }

  root.addEventListener("contextmenu", (event) => {
    const square = indexOf(event.target);
    if (square < 0 || !isPlayed()) return;
    event.preventDefault();
    callOff();
    press("crosses", square);
  });

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
      callOff();
      followRule("", true);
    },
    /** The board is another one, or a hint points at something: what there is to do with it. */
    refresh(pointing) {
      followRule(state().regions && "regions");
      const target = pointing?.target ?? null;
      if (!pointing?.lines) staged = null;
      advice = target === null ? null : { kind: pointing.kind, target, crosses: pointing.crosses };
      const more = staged && words.NEXT_STAGE[told - 1];
      setText(byId("queens-hint-words"), advice ? words.DO_IT[advice.kind] : (more ?? words.HINT));
      const at = looked;
      looked = -1;
      look(at);
    },
    /** A hint is there that is told in stages. */
    advise(hint) {
      hinted();
      staged = hint;
      tell(1);
    },
    /** So many ways to complete the board can be shown now. */
    offer,
    /** What is said where regions are still to be drawn; "" where they are. */
    undrawn,
    /** What is said where the board is too large to be played; "" where it is not. */
    tooLarge,
  };
}
