import { isSolved } from "../chess/queens-hand.js";
import { hasSolution } from "../chess/queens-state.js";
import { EXAMPLE_WITH_REGIONS, undrawn } from "../chess/regions.js";
import { createNewBoards } from "../create/new-boards.js";
import { createStock } from "../create/stock.js";
import { make } from "../parts/dom.js";
import { nameOf } from "../parts/new-puzzles.js";
import { LEVELS, partOf, questionOf, RULES } from "./questions.js";
import * as words from "./words.js";

/** The sides that a new board with regions may have. */
const SIZES = [5, 6, 7, 8, 9, 10, 11];

/**
 * New boards of queens, by the rule of the board that is shown: by level, of a day, or with regions the reader's own, in a section
 * below the button "New board". `enter(door)` makes room for the reader's own.
 * @param {Contract.Working & Contract.Asking} page
 */
export function createPlacing(page) {
  const { queens, enter } = page;
  const size = make("select", { id: "boards-size", autocomplete: "off" }, new Option(words.SIZE.usual, ""));
  size.append(...SIZES.map((n) => new Option(words.SIZE.of(n), String(n))));
  const own = make("button", { type: "button", class: "chip" }, words.OWN.name);
  const more = [
    make("div", { class: "field" }, make("label", { for: size.id }, words.SIZE.name), size),
    make("div", { class: "create-more" }, own),
  ];
  const load = (part) =>
    queens().load({ n: 8, fundamental: false, solution: 0, ...part }, { address: false });

  /** Put a board there that was made, and say what it is. */
  function put(made, origin) {
    const part = partOf(made, origin);
    load(part);
    return words.made(nameOf(origin), part.n, part.given.length, part.regions !== "");
  }

  const isDone = () => !hasSolution(queens().state) && isSolved(queens().state);
  const of = (rule) => ({
    ...{ name: "queens", levels: LEVELS[rule], origin: () => queens().state, isDone },
    isShown: () => page.isShown() && queens().rule === rule,
  });
  const stock = createStock(page.events.raise, {
    ...{ board: "queens", levels: LEVELS.regions },
    questionOf: (level) => questionOf("regions", level),
  });
  const byRule = {
    "": createNewBoards(page, {
      ...of(""),
      ...{ id: "boards", words: words.DIAGONALS, more: [] },
      wish: () => ({ rule: RULES[""], size: 0 }),
      put,
      putPlain: () => load({}),
    }),
    regions: createNewBoards(page, {
      ...of("regions"),
      ...{ id: "region-boards", words: words.REGIONS, more },
      // That of a day is the same for everybody.
      // Those that are ready have the size of their level.
      stock: { ...stock, take: (level) => (size.value === "" ? stock.take(level) : undefined) },
      wish: ({ day }) => ({ rule: RULES.regions, size: day ? 0 : Number(size.value) }),
      put,
      putPlain: () => load(EXAMPLE_WITH_REGIONS),
    }),
  };
  const all = Object.values(byRule);
  const now = () => byRule[queens().rule];
  // The one that has asked last: the rule may be another when it is answered.
  const asking = () => all.find(({ isAsking }) => isAsking());

  own.addEventListener("click", () => {
    const { n } = queens().state;
    now().drop();
    now().turn(false);
    load({ n, regions: undrawn(n) });
    enter({ say: words.OWN.how });
  });

  return {
    toggle: () => now().room.toggle(),
    /** That with regions: until it comes there is nothing to be played. */
    today() {
      if (!page.isShown()) return;
      if (queens().rule === "") {
        const { n } = EXAMPLE_WITH_REGIONS;
        load({ n, regions: undrawn(n) });
        page.modes.press("play");
      }
      byRule.regions.room.today();
    },
    get nextName() {
      return now().room.nextName;
    },
    next: () => now().room.next(),
    refresh() {
      for (const { room } of all) room.refresh();
    },
    reset() {
      size.value = "";
      for (const { room } of all) room.reset();
    },
    face: /** @satisfies {Contract.Boards} */ ({
      made: (made) => asking().room.face.made(made),
      none: () => asking()?.room.face.none(),
      left: () => asking()?.room.face.left(),
      stocked: stock.put,
    }),
  };
}
