// The part of the address after "#": which board is shown, what is on it, and where in a search the reader is. Each
// board reads and writes its own part.

import { fail, oneOf, Values, yesOrNo } from "../parts/address-values.js";
import { LONGEST } from "../parts/links.js";
import * as step from "../watch/step-address.js";
import { BOARDS, MODES } from "./boards.js";

const NAMES = Object.keys(BOARDS);

/** What there is to learn reads these itself. */
const LEARN = ["lesson", "moments", "task"];

/**
 * Read the fragment of an address.
 * @returns {null | {error?: any[], learn?: string[][], board?: string, mode?: string, state?: any, step?: any, way?: any, problems?: any[][]}}
 * null where there is none, an error where it names no board. The problems are what was not understood and is left out;
 * address-words.js has their sentences.
 */
export function readAddress(fragment) {
  const text = fragment.replace(/^#/, "");
  if (text === "") return null;
  if (text.length > LONGEST) return { error: ["addressTooLong", text.length, LONGEST] };
  const texts = new Map();
  const values = new Values(texts);
  for (const part of text.split("&").filter(Boolean)) values.attempt(() => readPart(part, texts));
  const board = texts.get("board");
  if (board === undefined) return { error: ["noBoard", NAMES] };
  if (!Object.hasOwn(BOARDS, board)) return { error: ["unknownBoard", board, NAMES] };
  const known = ["mode", "embed", ...BOARDS[board].address.keys, ...step.keys, ...LEARN];
  for (const key of texts.keys()) {
    if (key !== "board" && !known.includes(key)) values.attempt(() => fail("unknownKey", key, board, known));
  }
  const state = BOARDS[board].address.read(values);
  const way = board === "sudoku" ? step.readWay(values) : null;
  const place = way ? null : step.read(values);
  // Older addresses name a search and no mode.
  const named = values.take("mode", oneOf(MODES), place ? "watch" : usualMode(state));
  const learn = LEARN.filter((key) => texts.has(key)).map((key) => [key, texts.get(key)]);
  const mode = values.take("embed", yesOrNo, false) ? "watch" : named;
  return { board, mode, state, step: place, ...(way && { way }), problems: values.problems, learn };
}

/** Practice has but one. */
const usualMode = ({ practise }) => MODES[practise ? 1 : 0];

function readPart(part, texts) {
  const [key, ...rest] = part.split("=");
  const name = decode(key);
  if (texts.has(name)) fail("saidTwice", name);
  texts.set(name, decode(rest.join("=")));
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return fail("badEscape", text);
  }
}

/**
 * The fragment for a board, the way it is used, the step of its search or of the whole way that is shown, if one is, and
 * whether that is embedded in another page.
 */
export function writeAddress(board, mode, state, shown = null, isEmbedded = false) {
  const named = mode === usualMode(state) ? [] : [["mode", mode]];
  const embed = isEmbedded ? [["embed", 1]] : [];
  const pairs = [
    ["board", board],
    ...named,
    ...BOARDS[board].address.write(state),
    ...step.write(shown),
    ...embed,
  ];
  return `#${pairs.map((pair) => pair.join("=")).join("&")}`;
}
