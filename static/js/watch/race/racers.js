import { BOARDS } from "../../boards/boards.js";
import { YOUR_CODE } from "../../parts/your-code.js";
import { RACERS } from "./words.js";

/** Who races at first on a board with a rule of its own. */
const BY_RULE = { regions: ["regions-rows", "regions-fewest"] };

/**
 * Who can race on a board, and who does. Every board, and every rule of one, remembers its own pair; where nobody has chosen, the reader's program
 * races if it is what is watched. `own` has `programs(board)`, null as long as there is no editor, and `isWatched()`.
 */
export function createRacers({ board, rule, own }) {
  const chosen = new Map();
  // By the name of the board, or of its rule.
  let strategies = {};

  const key = () => rule() || board();
  const here = () => strategies[key()] ?? [];
  const programs = () => own.programs(board()) ?? [];

  /** What stands where nobody has chosen, or what was chosen is not there any more. */
  const usual = (side) =>
    side === 0 && own.isWatched() ? YOUR_CODE : (BY_RULE[rule()] ?? BOARDS[board()].racers)[side];

  const isKnown = (name) => here().length === 0 || here().some((entry) => entry.name === name);
  const isThere = (name) => name === YOUR_CODE || isKnown(name) || programs().some(({ key }) => key === name);

  function racer(side) {
    const name = chosen.get(key())?.[side];
    return name && isThere(name) ? name : usual(side);
  }

  return {
    /** Who races on a side. */
    racer,
    /** Let two race by their names; "" is the usual one. */
    choose(left, right) {
      chosen.set(key(), [left, right]);
    },
    /** Nobody has chosen. */
    reset: () => chosen.clear(),
    know(all) {
      strategies = all;
    },
    /** Whether one of the two is a program, which can only race once there is an editor. */
    needsEditor: () => own.programs(board()) === null && [racer(0), racer(1)].includes(YOUR_CODE),
    /** The pair as an address names it: another program than the one that is open is nobody else's, and left out. */
    named() {
      const [, ...others] = programs();
      const named = (name) => (others.some(({ key }) => key === name) ? "" : name);
      return { left: named(racer(0)), right: named(racer(1)) };
    },
    /** The groups of the list, {label, options}; what is open stands first, and not a second time unless it is chosen so. */
    groups() {
      const [open, ...others] = programs();
      const racing = [racer(0), racer(1)];
      const listed = others.filter(({ key, isOpen }) => !isOpen || racing.includes(key));
      return [
        { label: RACERS.strategies, options: here().map(({ name, title }) => [name, title]) },
        {
          label: RACERS.programs,
          options: [[YOUR_CODE, RACERS.open(open?.name)], ...listed.map(({ key, name }) => [key, name])],
        },
      ];
    },
  };
}
