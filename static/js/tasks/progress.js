// What is done of a task: for each of its items {solved, tries, right, score}, `right` of how many were to be answered.

import { isObject, isWithin } from "../parts/kept-values.js";
import { itemsOf } from "./format.js";
import { KINDS } from "./kinds.js";

const MOST_TRIES = 9_999;
const NOTHING = Object.freeze({ solved: false, tries: 0, right: 0, score: 0 });

/** What was kept of an item, or came from elsewhere. */
function itemKept(raw) {
  if (!isObject(raw)) return NOTHING;
  const count = (value) => (isWithin(value, 0, MOST_TRIES) ? value : 0);
  const solved = raw.solved === true;
  const score = Number.isFinite(raw.score) && raw.score >= 0 && raw.score <= 1 ? raw.score : 0;
  const tries = count(raw.tries);
  return {
    solved,
    tries: solved ? Math.max(tries, 1) : tries,
    right: count(raw.right),
    score: solved ? 1 : score,
  };
}

/** What was kept of all items of a task. */
export const progressKept = (task, raw) =>
  itemsOf(task).map((_, index) => itemKept(Array.isArray(raw) ? raw[index] : null));

/** Of two that were kept of the same task, for each item the one that is further. */
export const further = (one, other) =>
  one.map((item, index) => {
    const there = other[index];
    if (item.solved !== there.solved) return item.solved ? item : there;
    return [there.right - item.right, there.tries - item.tries].find(Boolean) > 0 ? there : item;
  });

/** Whether a program's verdict is what a board of the task asks for: the teacher's number goes before what is known of it. */
function isExpected({ number }, { answer }, { solved, isWrong, kind, number: given }) {
  if (answer && kind !== answer) return false;
  return number === null ? solved === true : given === number && (kind === "count" || !isWrong);
}

/** Which of the items a result is of: of those that fit, the one that was `opened`, else the first that is not solved. */
function itemFor(task, progress, { exercise, at }, opened) {
  const [kind, ...about] = exercise.split(" ");
  const fits = itemsOf(task).map((item) =>
    item.kind === "own"
      ? exercise === "own program" && at === item.at
      : item.kind === kind && about.includes(item.on),
  );
  if (fits[opened]) return opened;
  const open = fits.findIndex((fit, index) => fit && !progress[index].solved);
  return open >= 0 ? open : fits.indexOf(true);
}

/**
 * What is done with one more result, {exercise, solved, score}, `tries` where it is of more than one, and of a program
 * {at, kind, number}; the same as before where it is of none of the items, or of one that was solved. `index` tells of which.
 */
export function credited(task, progress, result, opened = -1) {
  const index = itemFor(task, progress, result, opened);
  if (index < 0 || progress[index].solved) return { progress, index };
  const item = itemsOf(task)[index];
  const before = progress[index];
  const isRight = item.kind === "own" ? isExpected(item, task.program, result) : result.solved === true;
  // What is not understood, and of which the teacher has not said what is right, is neither.
  const isUnknown = item.kind === "own" && item.number === null && !result.solved && !result.isWrong;
  if (isUnknown) return { progress, index };
  const right = before.right + Number(isRight);
  const needed = item.kind !== "own" && KINDS[item.kind].counted ? item.count : 1;
  const solved = right >= needed;
  const part =
    needed > 1 ? right / needed : Math.min(Math.max(Number(result.score) || 0, before.score, 0), 1);
  const score = solved ? 1 : Math.min(part, 0.99);
  const tries = Math.min(Math.max(before.tries + 1, result.tries ?? 1), MOST_TRIES);
  const now = { solved, tries, right, score };
  return { progress: progress.map((one, at) => (at === index ? now : one)), index };
}

/** The mean of what the items are worth. */
export const meanScore = (progress) => progress.reduce((sum, { score }) => sum + score, 0) / progress.length;
