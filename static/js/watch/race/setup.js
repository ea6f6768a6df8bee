import { isIdle, make, setAttribute, setIdle, setText } from "../../parts/dom.js";
import { meaningOf } from "../../parts/keys.js";
import { createRacers } from "./racers.js";
import { racePace, raceToggle } from "./words.js";

/** Keys of the race while both go on together. */
const KEYS = { ArrowLeft: "back", ",": "back", ArrowRight: "forward", ".": "forward" };

/**
 * Who races and how: two of the list, start and pause, full speed or step by step. Presses are reported by `raise`;
 * `viewChanged` hears that others race. `own.want()` fetches the editor, without which no program races, and tells whether it
 * came.
 * @param {any} root
 * @param {Contract.Raising} page
 */
export function createRaceSetup(root, { raise, viewChanged, board, rule, own, running }) {
  const part = (name) => root.querySelector(`[data-part=${name}]`);
  const selects = [part("left"), part("right")];
  const pace = part("pace");
  const racers = createRacers({ board, rule, own });
  let listed = "";
  let latest = 0;

  const speed = () => ({
    mode: root.querySelector("input[name=race-mode]:checked").value,
    pace: 2 ** Number(pace.value),
  });
  const pair = () => ({ left: racers.racer(0), right: racers.racer(1) });
  const who = () => ({ ...pair(), ...speed() });
  const steps = { back: -1, forward: 1 };

  /** Both go a step on, or back; a race that runs waits then. */
  function step(name, by) {
    if (!isIdle(part(name))) ready(() => raise("race-step", { ...who(), by }));
  }

  /** Do what was pressed, once there is what it needs; what is pressed meanwhile takes its place. */
  async function ready(act) {
    latest += 1;
    const [mine, here] = [latest, board()];
    if (racers.needsEditor()) {
      if (!(await own.want()) || mine !== latest || here !== board()) return;
      list();
    }
    act();
  }

  part("toggle").addEventListener("click", () => {
    if (running()) raise("race-pause", {});
    else ready(() => raise("race-start", who()));
  });
  part("align").addEventListener("click", () => ready(() => raise("race-align", who())));
  for (const [name, by] of Object.entries(steps)) {
    part(name).addEventListener("click", () => step(name, by));
  }
  root.addEventListener("keydown", (event) => {
    const { target } = event;
    const { key, plain, shift } = meaningOf(event);
    const name = KEYS[key];
    // Some keyboards have the full stop with Shift.
    if (!name || !plain || (shift && key.length > 1) || speed().mode !== "together") return;
    if (target.matches("select") || (target.matches("input") && key.length > 1)) return;
    event.preventDefault();
    step(name, steps[name]);
  });
  part("restart").addEventListener("click", () => raise("race-restart", who()));
  for (const [side, select] of selects.entries()) {
    select.addEventListener("change", () => {
      const { left, right } = pair();
      racers.choose(...(side === 0 ? [select.value, right] : [left, select.value]));
      raise("race-restart", who());
      viewChanged();
      // With the editor come the names of the programs.
      ready(() => {});
    });
  }
  for (const input of [pace, ...root.querySelectorAll("input[name=race-mode]")]) {
    input.addEventListener("input", () => {
      drawSpeed();
      raise("race-pace", speed());
    });
  }

  function drawSpeed() {
    const { mode, pace: steps } = speed();
    part("pace-field").hidden = mode !== "together";
    setText(part("pace-words"), racePace(steps));
    setAttribute(pace, "aria-valuetext", racePace(steps));
  }

  function draw(groups) {
    for (const select of selects) {
      const lists = groups.map(({ label, options }) =>
        make("optgroup", { label }, ...options.map(([value, name]) => make("option", { value }, name))),
      );
      select.replaceChildren(...lists);
    }
  }

  /** Show who can race on the board, and who does. */
  async function list() {
    const [{ strategies }, { ruled }] = await Promise.all([
      import("../../../vendor/pyodide/strategies.js"),
      import("../../../vendor/pyodide/ruled.js"),
    ]);
    racers.know({ ...strategies, ...ruled });
    const groups = racers.groups();
    const signature = JSON.stringify(groups);
    if (signature !== listed) draw(groups);
    listed = signature;
    for (const [side, select] of selects.entries()) select.value = racers.racer(side);
  }

  drawSpeed();

  return {
    /** As on a first visit. */
    reset() {
      racers.reset();
      root.querySelector("input[name=race-mode]").checked = true;
      pace.value = "0";
      drawSpeed();
      list();
    },
    /** Who races, as an address names them. */
    racers: racers.named,
    /** Let two race by their names; "" is the usual one. */
    choose(left, right) {
      racers.choose(left, right);
      list();
    },
    /** Whether it runs, and whether there is a step to go on to, or back, may be another now. */
    draw({ atStart, done }) {
      setText(part("toggle"), raceToggle(running()));
      setIdle(part("back"), atStart);
      setIdle(part("forward"), done);
    },
    list,
  };
}
