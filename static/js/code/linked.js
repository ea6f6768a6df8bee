// A program in an address: its text, packed, and how it is to be run, as far as that was chosen.

import { sentenceOf } from "../parts/address-words.js";
import { packed, unpacked } from "../parts/packed.js";
import { LONGEST } from "../parts/program-record.js";
import { ANSWERS, LONGEST_CALL, LONGEST_INPUT, NOTHING } from "../parts/wanted.js";
import { LINKED } from "./words.js";

/** Characters of the longest program in an address, packed: most that people write fit several times. */
export const MOST = 8_000;
/** The same of its call and of what it reads, each. */
const MOST_BESIDE = 1_500;
/** The bytes of a character, at most. */
const BYTES = 4;

const KEYS = ["code", "call", "answer", "script", "input"];
/** Characters of the longest of each text. */
const LONGEST_OF = { code: LONGEST, call: LONGEST_CALL, input: LONGEST_INPUT };

/**
 * What gives a program as an address has it, {code, call, answer, script, input} of what there is: nothing but a `code` of ""
 * where it is too long for one. A text that was packed last is not packed again.
 */
export function createPacker() {
  const last = Object.fromEntries(KEYS.map((key) => [key, { text: null, code: "" }]));

  function once(key, text, most) {
    if (last[key].text !== text) {
      const code = packed(text);
      last[key] = { text, code: code.length > most ? "" : code };
    }
    return last[key].code;
  }

  return ({ text, wanted }) => {
    const beside = ["call", "input"].filter((key) => wanted[key] !== "");
    const texts = Object.fromEntries(beside.map((key) => [key, once(key, wanted[key], MOST_BESIDE)]));
    const code = once("code", text, MOST);
    if (code === "" || Object.values(texts).includes("")) return { code: "" };
    const { answer, script } = wanted;
    return { code, ...texts, ...(answer && { answer }), ...(script && { script: "1" }) };
  };
}

/**
 * What of an address is a program, as the packer gives it.
 * @returns {{code?: string, call?: string, answer?: string, script?: string, input?: string}}
 */
export const partsOf = (place) =>
  Object.fromEntries(KEYS.filter((key) => key in place).map((key) => [key, String(place[key])]));

/**
 * Read a program: {text, wanted, problem}, the text null where it cannot be read. The problem says what cannot, and is left out.
 * @param {{code?: string, call?: string, answer?: string, script?: string, input?: string}} parts
 */
export function unpack({ code, answer = "", script = "", ...texts }) {
  if (code === undefined) return { text: null, wanted: NOTHING, problem: LINKED.alone };
  const program = unpackText("code", code);
  const problems = [program.problem];
  /** @type {{call: string, script: boolean, answer: string, input: string}} */
  const wanted = { ...NOTHING };
  for (const key of ["call", "input"].filter((key) => key in texts)) {
    const { text, problem } = unpackText(key, texts[key]);
    const isLines = key === "call" && text?.includes("\n");
    problems.push(isLines ? LINKED.lines : problem);
    wanted[key] = isLines ? "" : (text ?? "");
  }
  if (["", ...ANSWERS].includes(answer)) wanted.answer = answer;
  else problems.push(sentenceOf(["notOneOf", "answer", answer, ANSWERS]));
  if (["", "0", "1"].includes(script)) wanted.script = script === "1";
  else problems.push(sentenceOf(["notYesOrNo", "script", script]));
  return { text: program.text, wanted, problem: problems.filter(Boolean).join(" ") };
}

function unpackText(key, code) {
  const longest = LONGEST_OF[key];
  const none = (problem) => ({ text: null, problem });
  const { bytes, odd } = unpacked(code);
  if (odd) return none(LINKED.oddSymbol(key, odd.position, odd.symbol));
  if (!bytes) return none(LINKED.spoiled(key));
  if (bytes.length > BYTES * longest) return none(LINKED.tooLong(key, longest));
  const text = decoded(bytes);
  if (text === null) return none(LINKED.noText(key));
  const zero = text.indexOf("\0");
  if (zero >= 0) return none(LINKED.zero(key, zero + 1));
  if (text.length > longest) return none(LINKED.tooLong(key, longest));
  return { text: text.replaceAll(/\r\n?/g, "\n"), problem: "" };
}

function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
