// A list of moments, {id, address, title, words, race, sentence, picture} each: `address` is the fragment of the page without
// its "#", `title` and `words` are the reader's, `race` is where a race stood that is seen, `sentence` is what was said of the
// step, and `picture` the board as a drawing (drawing.js), "" for none. As it is kept, in a link, and in a file.

import { readAddress } from "../boards/address.js";
import { BOARDS } from "../boards/boards.js";
import { isId, isObject, isText } from "../parts/kept-values.js";
import { LONGEST } from "../parts/links.js";
import { newId } from "../parts/new-id.js";
import { packed, unpacked } from "../parts/packed.js";
import { YOUR_CODE } from "../parts/your-code.js";
import * as step from "../watch/step-address.js";
import { isDrawing, LONGEST_DRAWING } from "./drawing.js";
import { READING } from "./words.js";

/** Moments of the longest list, and characters of the longest texts of one. */
export const MOST = 100;
/** Bytes of a list in an address, unpacked. */
const MOST_BYTES = 4_000_000;
/** A race that was begun, or one at its first difference. */
const RACES = ["run", "difference"];
export const LONGEST_TITLE = 150;
export const LONGEST_WORDS = 2_000;

const pairsOf = (address) => address.split("&").map((pair) => pair.split("="));
const joined = (pairs) => pairs.map((pair) => pair.join("=")).join("&");

/** The part of a fragment that says what is shown, and not how, nor what beside it; "" where it names no board. */
export function bareAddress(fragment) {
  const pairs = pairsOf(fragment.replace(/^#/, ""));
  const board = pairs.find(([key]) => key === "board")?.[1];
  if (!Object.hasOwn(BOARDS, board ?? "")) return "";
  const known = ["board", "mode", ...BOARDS[board].address.keys, ...step.keys].filter(
    (key) => key !== "present",
  );
  return joined(pairs.filter(([key]) => known.includes(key)));
}

/** Whether a text is the address of a board. */
function isAddress(text) {
  if (!isText(text, /^[\w.,:;=&%+*()!~@$/?'-]+$/, LONGEST) || bareAddress(text) !== text) return false;
  const named = readAddress(text);
  return named !== null && !named.error;
}

const without = (text, longest) => (isText(text, /^/, longest) ? text : "");

/** A moment that was kept, or comes from elsewhere; null for what is none. */
export function readMoment(raw) {
  if (!isObject(raw) || !isAddress(raw.address)) return null;
  const { id, address, title, words, race, sentence, picture } = raw;
  return {
    id: isId(id) ? id : newId(),
    address,
    title: without(title, LONGEST_TITLE),
    words: without(words, LONGEST_WORDS),
    race: RACES.includes(race) ? race : "",
    sentence: without(sentence, LONGEST_WORDS),
    picture: isText(picture, /^/, LONGEST_DRAWING) && isDrawing(picture) ? picture : "",
  };
}

/** The `moments` of a raw list, and the `problem` with the others as a sentence, "" for none. */
function readAll(raw, readOne = readMoment) {
  const read = raw.slice(0, MOST).map(readOne);
  const moments = read.filter(Boolean);
  const problems = [
    raw.length > MOST && READING.many(raw.length, MOST),
    moments.length < read.length && READING.left(read.indexOf(null) + 1, read.length - moments.length),
  ];
  return { moments, problem: problems.filter(Boolean).join(" ") };
}

/** What was kept of a list; what is no moment is left out. */
export const readList = (raw) => (Array.isArray(raw) ? readAll(raw).moments : []);

/** A list as an address has it: pictures and sentences are found again on the way through it. */
export const pack = (list) =>
  packed(
    JSON.stringify(
      list.map(({ address, title, words, race }) => {
        const whole = [address, title, words, race];
        return whole.slice(0, whole.findLastIndex((text) => text !== "") + 1);
      }),
    ),
  );

function ofLink(entry) {
  if (!Array.isArray(entry)) return null;
  const [address, title, words, race] = entry;
  return { address, title, words, race };
}

/** Read what an address has, {moments, problem}. */
export function unpack(text) {
  const none = (problem) => ({ moments: [], problem });
  const { bytes, odd } = unpacked(text);
  if (odd) return none(READING.odd(odd.position, odd.symbol));
  const raw = bytes && bytes.length <= MOST_BYTES && parsed(new TextDecoder().decode(bytes));
  if (!Array.isArray(raw)) return none(READING.spoiled);
  const read = readAll(raw, (entry) => readMoment(ofLink(entry)));
  return read.moments.length > 0 ? read : none(READING.none);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Characters of what an address may have besides. */
const BESIDE = 200;

/** What a link needs of a board for it to stand there before the list is read. */
const FIRST = ["board", "n", "rows", "cols"];

/** The fragment of the page with a list, which may be longer than an address that is read. */
export function fragmentOf(list) {
  const first = pairsOf(list[0].address).filter(([key]) => FIRST.includes(key));
  return `#${joined([...first, ["moments", pack(list)]])}`;
}

/** Whether the list still fits into an address beside any of its moments. */
export const fitsBeside = (list) =>
  pack(list).length + Math.max(...list.map(({ address }) => address.length)) + BESIDE <= LONGEST;

/** Whether a moment runs a program of the reader's, or of whoever has sent it. */
export const runsProgram = ({ address }) => /(^|&)code=/.test(address) && /(^|&)step=/.test(address);

/** Whether a program of the reader's own was shown that is too long for an address. */
export const lacksProgram = ({ address }) =>
  readAddress(address).step?.strategy === YOUR_CODE && !/(^|&)code=/.test(address);

/** Whether two moments show the same. */
export const isSame = (one, other) => one?.address === other.address && one.race === other.race;

/** The same moment, as another one of a list. */
export const withNewId = (moment) => ({ ...moment, id: newId() });

// A file is {"undoku": "moments", "version": 1, "moments": [...]}.
const VERSION = 1;
export const LARGEST_FILE = 50_000_000;

export const writeFile = (moments) => `${JSON.stringify({ undoku: "moments", version: VERSION, moments })}\n`;

/** What a file says, {moments, problem}. */
export function readFile(text) {
  const file = parsed(text);
  if (!isObject(file) || file.undoku !== "moments" || !Array.isArray(file.moments))
    return { moments: [], problem: READING.file };
  const read = readAll(file.moments);
  return read.moments.length > 0 ? read : { moments: [], problem: READING.empty };
}

/** A list with the moment at one place put to another. */
export const moved = (list, from, to) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
