// The first line of a program's file, which says how it is to be run as far as that was chosen, and which the shell reads:
// "# undoku: call=solve(board, 0); answer=all", or "# undoku: script". In the page that is said beside the text, so that the line
// is taken off what is opened, and put before what is saved.

import { ANSWERS, LONGEST_CALL, NOTHING, readWanted } from "../parts/wanted.js";

// As undoku/programs/calling/wanted.py reads it; a test holds both against each other.
const LINE = /^\ufeff?#[ \t]*undoku:(.*)(?:\n|$)/;
const KIND = `answer=(${ANSWERS.join("|")})`;
const ANSWER = new RegExp(`^\\s*${KIND}\\s*(?:;|$)|(?:^|;)\\s*${KIND}\\s*$`);
const SCRIPT = "script";

/** What the first line of a text says, and the text without it, {wanted, text}; nothing where it is no such line. */
export function takeHeader(text) {
  const [line, said = ""] = LINE.exec(text) ?? [];
  const [, first, last] = ANSWER.exec(said) ?? [];
  const answer = first ?? last ?? "";
  const how = said.replace(ANSWER, "").trim();
  const call = how.startsWith("call=") ? how.slice("call=".length).trim() : "";
  const script = [how, call].includes(SCRIPT);
  const isUnderstood = script || call || (how === "" && answer);
  if (!isUnderstood || call.length > LONGEST_CALL) return { wanted: NOTHING, text };
  const wanted = readWanted({ ...NOTHING, call: script ? "" : call, script, answer });
  return { wanted, text: text.slice(line.length) };
}

/** A text with what was chosen in its first line, if anything was. */
export function withHeader({ text, wanted: { call, script, answer } }) {
  const how = script ? SCRIPT : call && `call=${call}`;
  const said = [how, answer && `answer=${answer}`].filter(Boolean);
  return said.length > 0 ? `# undoku: ${said.join("; ")}\n${text}` : text;
}
