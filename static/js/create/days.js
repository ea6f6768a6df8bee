// The puzzles of the days: each day, everywhere by UTC, has one of each level, which the day itself is the seed of.

import { isDay, LEVELS } from "../parts/origins.js";

const DAY = 24 * 60 * 60 * 1000;

/** The day, 2026-11-27, that it is now. */
export const today = () => new Date().toJSON().slice(0, 10);

const dayBefore = (day) => new Date(Date.parse(day) - DAY).toJSON().slice(0, 10);

/**
 * What was solved of the days, by day {levels, inTime}: which levels, and whether one of them on that very day. What is no
 * such thing is left out.
 */
export function solvedKept(kept) {
  const pairs = Object.entries(Object(kept)).filter(
    ([day, solved]) => isDay(day) && Array.isArray(solved?.levels),
  );
  return Object.fromEntries(
    pairs.map(([day, { levels, inTime }]) => [
      day,
      { levels: LEVELS.filter((level) => levels.includes(level)), inTime: inTime === true },
    ]),
  );
}

/** With another one solved, on the day that it is `now`. */
export function withSolved(solved, { day, level }, now) {
  const { levels, inTime } = solved[day] ?? { levels: [], inTime: false };
  return {
    ...solved,
    [day]: { levels: [...new Set([...levels, level])], inTime: inTime || day === now },
  };
}

/** On how many days in a row, up to today or to yesterday, one was solved on its day. */
export function streakOf(solved, now) {
  let day = solved[now]?.inTime ? now : dayBefore(now);
  let count = 0;
  while (solved[day]?.inTime) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}
