// A task as a link carries it: `task=` in the address, the JSON below, packed. What comes from a link is somebody else's: each
// value has its bounds, and what is not within them is refused with a sentence.
//
// {v: 1, t: title, w: words, p: [program, call, answer], b: [[board, number], …], e: [[kind, board, count], …]}

import { nameOfText } from "../parts/checksum.js";
import { isObject, isText, isWithin } from "../parts/kept-values.js";
import { packed, unpacked } from "../parts/packed.js";
import { ANSWERS, LONGEST_CALL } from "../parts/wanted.js";
import { boardOf } from "./boards-of.js";
import { KINDS } from "./kinds.js";
import { FORMAT } from "./words.js";

const VERSION = 1;
/** Characters of the longest task in an address, packed: a program of the longest that a link takes goes beside it. */
export const LONGEST_TASK = 4_000;
export const LONGEST_TITLE = 100;
export const LONGEST_WORDS = 2_000;
const LONGEST_PROGRAM = 20_000;
/** Bytes of the longest JSON: what is packed may be a thousand times as long. */
const MOST_BYTES = 120_000;
export const MOST_BOARDS = 6;
export const MOST_EXERCISES = 6;
export const MOST_QUESTIONS = 50;
const LARGEST = 2 ** 31 - 1;

/** A task that says nothing yet. */
export const EMPTY = Object.freeze({
  ...{ title: "", words: "", program: Object.freeze({ text: "", call: "", answer: "" }) },
  ...{ boards: Object.freeze([]), exercises: Object.freeze([]) },
});

/** All that is to be done of a task, in its order: own programs on its boards, then its exercises. */
export const itemsOf = ({ boards, exercises }) => [
  ...boards.map((board) => ({ kind: "own", ...board })),
  ...exercises,
];

/** What a teacher has still to say, in a sentence; "" where the task is whole. */
export function missingIn(task) {
  if (task.title.trim() === "") return FORMAT.noTitle;
  if (itemsOf(task).length === 0) return FORMAT.nothing;
  if (new Set(task.boards.map(({ at }) => boardOf(at).board)).size > 1) return FORMAT.mixed;
  return "";
}

/** A task as an address has it, and whether it is `tooLong` for one, or for being read. */
export function writeTask({ title, words, program, boards, exercises }) {
  const hasProgram = boards.length > 0 && Object.values(program).some((text) => text !== "");
  const raw = {
    ...{ v: VERSION, t: title.replace(/\p{Cc}+/gu, " ").trim() },
    ...(words.trim() && { w: words.trim() }),
    ...(hasProgram && { p: [program.text, program.call, program.answer] }),
    ...(boards.length > 0 && { b: boards.map(({ at, number }) => (number === null ? [at] : [at, number])) }),
    ...(exercises.length > 0 && { e: exercises.map(({ kind, on, count }) => [kind, on, count]) }),
  };
  const text = packed(JSON.stringify(raw));
  return { text, tooLong: text.length > LONGEST_TASK || !taskOf(raw) };
}

/**
 * Read a task: {id, task, problem}, the task null where there is none, and then why, in a sentence. One that `isDraft` may still
 * want something.
 */
export function readTask(text, { isDraft = false } = {}) {
  const none = (problem) => ({ id: "", task: null, problem });
  if (text.length > LONGEST_TASK && !isDraft) return none(FORMAT.tooLong(text.length, LONGEST_TASK));
  const { bytes } = unpacked(text);
  if (!bytes) return none(FORMAT.spoiled);
  if (bytes.length > MOST_BYTES) return none(FORMAT.tooMuch);
  let raw;
  try {
    raw = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return none(FORMAT.spoiled);
  }
  if (!isObject(raw) || !isWithin(raw.v, 1, LARGEST)) return none(FORMAT.spoiled);
  if (raw.v > VERSION) return none(FORMAT.newer);
  const task = taskOf(raw);
  if (!task || (!isDraft && missingIn(task))) return none(FORMAT.odd);
  return { id: nameOfText(text), task, problem: "" };
}

/** The task that JSON says; null where anything of it is out of its bounds. */
function taskOf({ t: title, w: words = "", p: program = ["", "", ""], b: boards = [], e: exercises = [] }) {
  const areTexts = isText(title, /^[^\p{Cc}]*$/u, LONGEST_TITLE) && isText(words, /^[^\0]*$/, LONGEST_WORDS);
  if (!areTexts || !isProgram(program)) return null;
  const lists = [
    [boards, boardKept, MOST_BOARDS],
    [exercises, exerciseKept, MOST_EXERCISES],
  ].map(([list, read, most]) => listKept(list, read, most));
  if (lists.includes(null)) return null;
  const [text, call, answer] = program;
  return { title, words, program: { text, call, answer }, boards: lists[0], exercises: lists[1] };
}

const isProgram = (raw) =>
  Array.isArray(raw) &&
  raw.length === 3 &&
  isText(raw[0], /^[^\0]*$/, LONGEST_PROGRAM) &&
  isText(raw[1], /^[^\r\n\0]*$/, LONGEST_CALL) &&
  ["", ...ANSWERS].includes(raw[2]);

function listKept(raw, read, most) {
  if (!Array.isArray(raw) || raw.length > most) return null;
  const list = raw.map((one) => (Array.isArray(one) ? read(one) : null));
  return list.includes(null) ? null : list;
}

function boardKept([at, number = null]) {
  const found = isText(at, /^/, 500) ? boardOf(at) : null;
  return found && (number === null || isWithin(number, 0, LARGEST)) ? { at: found.at, number } : null;
}

function exerciseKept([kind, on, count]) {
  if (!Object.hasOwn(KINDS, kind) || !isWithin(count, 1, MOST_QUESTIONS)) return null;
  return isText(on, KINDS[kind].on, 40) ? { kind, on, count } : null;
}
