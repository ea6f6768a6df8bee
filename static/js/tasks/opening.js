// How the items of a task are opened: by an address, or by the room that has the exercise.

import { BOARDS } from "../boards/boards.js";
import { Values } from "../parts/address-values.js";
import { packed } from "../parts/packed.js";

const EDITOR = "mode=watch&strategy=your-code&view=code";
const PROGRAM = ["code", "call", "answer", "script", "input"];

/** What of an address is a program, as the address has it; "" for none. */
export const programIn = (fragment) =>
  fragment
    .split("&")
    .filter((part) => PROGRAM.includes(part.split("=")[0]))
    .join("&");

/** The program that a task begins with, the same way; "" where it has none. */
function programOf({ program: { text, call, answer } }) {
  if (!text && !call && !answer) return "";
  const parts = [["code", packed(text)], ...(call ? [["call", packed(call)]] : []), ["answer", answer]];
  return parts
    .filter(([, value]) => value)
    .map((pair) => pair.join("="))
    .join("&");
}

/** The address of a board with the editor: with the program `mine`, or the one that the task begins with. */
export const programAddress = (task, { at }, mine) =>
  `#${[at, EDITOR, mine || programOf(task)].filter(Boolean).join("&")}`;

/** The address of a search of the board that an exercise is on: the smallest that tells something. */
function searchAddress(on) {
  const { address, first } = BOARDS[on];
  const state = address.read(new Values(new Map()));
  const pairs = address.write({ ...state, ...first.state });
  return `#${[["board", on], ...pairs, ["mode", "watch"], ["strategy", first.strategy], ["step", 0]]
    .map((pair) => pair.join("="))
    .join("&")}`;
}

/** How an exercise is opened: by `address`, or by the room with an `id`, which begins with `args`; `predict` asks questions. */
export function wayTo({ kind, on }) {
  if (kind === "predict") return { address: searchAddress(on), predict: true };
  if (kind === "lesson") return { id: "lesson", args: { id: on, isPart: true } };
  if (kind === "by-hand") return { id: "byHand", args: { board: on } };
  return { id: "arranging", args: { board: on, kind } };
}
