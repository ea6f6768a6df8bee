// How the squares of the queens' board look.

import { setting } from "../parts/settings.js";
import { attackersOf } from "./queens-hand.js";
import { lettersIn } from "./regions.js";
import { attackedBy, CROSSED, DIFFERS, GIVEN, queenLabel, REASON, TARGETS, UNDER_ATTACK } from "./words.js";

/**
 * The squares of a state, by index, where it is `played` with the attacks of the placed queens. `pointing` is what a hint
 * or a proof points at: {squares, target, kind, line, wrong}, or null; `differ` are those in which the solutions differ.
 */
export function squaresOf(state, { played, pointing = null, differ = [] }) {
  const { n, queens, blocked, crosses, columns, regions, given } = state;
  const isShown = columns.length > 0;
  const placed = new Set(queens);
  const barred = new Set(blocked);
  const crossed = new Set(played ? crosses : []);
  const isAttacking = played && !isShown;
  const showsAttacks = setting("attacks") === "shown";
  // Of a puzzle it may be left to Check.
  const showsClashes = regions === "" || setting("clashes") === "marked";
  const stands = new Set(given);
  const reasons = new Set(pointing?.squares);
  const onLine = linesOf(pointing, state);
  const targets = new Set(pointing?.target === null ? [] : [pointing?.target, ...(pointing?.crosses ?? [])]);
  return (index) => {
    const found = isShown && columns[Math.floor(index / n)] === index % n;
    const isQueen = found || placed.has(index);
    const by = isAttacking && (isQueen ? showsClashes : showsAttacks) ? attackersOf(state, index) : [];
    const looks = [];
    const says = [];
    // Where queens were placed by hand, those that were found differ from them.
    if (found && queens.length > 0 && !placed.has(index)) looks.push("found");
    if (stands.has(index)) {
      looks.push("given");
      says.push(GIVEN);
    }
    if (barred.has(index)) looks.push("blocked");
    if (by.length > 0) {
      looks.push(isQueen ? "clash" : "attacked");
      says.push(isQueen ? UNDER_ATTACK(attackedBy(by, n)) : attackedBy(by, n));
    }
    if (crossed.has(index) && !isQueen) {
      looks.push("crossed");
      says.push(CROSSED);
    }
    if (reasons.has(index)) {
      looks.push(pointing.wrong ? "wrong" : "reason");
      says.push(REASON);
    }
    if (targets.has(index)) {
      looks.push(`target-${pointing.kind}`);
      says.push(TARGETS[pointing.kind]);
    }
    if (onLine(index)) looks.push("line");
    if (differ.includes(index) && !isShown) {
      looks.push("differs");
      says.push(DIFFERS);
    }
    const mark = barred.has(index) ? "blocked" : by.length > 0 ? "attacked" : "";
    return {
      label: queenLabel(index, n, isQueen, mark),
      piece: isQueen ? "queen" : "",
      look: looks.join(" "),
      description: says.join(", "),
    };
  };
}

/** Whether a square is on one of the lines that are pointed at: ["row", "column" or "region", its number from 0] each. */
function linesOf(pointing, { n, regions }) {
  const lines = pointing?.lines ?? (pointing?.line ? [pointing.line] : []);
  const letters = lettersIn(regions);
  const has = {
    row: (index, number) => Math.floor(index / n) === number,
    column: (index, number) => index % n === number,
    region: (index, number) => regions[index] === letters[number],
  };
  return (index) => lines.some(([kind, number]) => has[kind](index, number));
}
