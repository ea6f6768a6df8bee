// What a teacher has got from a class, "name, code" a line or mails, as a table.

import { plainName, readCode } from "./codes.js";
import { FAULT, READ } from "./words.js";

/** Lines that are read, at most, and characters. */
export const MOST_LINES = 2_000;
const MOST_CHARACTERS = 400_000;
/** So often a code that is not of its name is tried with another one. */
const MOST_LOOKS = 4_000;
const LONGEST_NAME = 100;

/** What looks like a code: groups with hyphens or blanks between them, behind a name, or signs in one. */
const CODE =
  /(?:^|[^\p{L}\p{N}])([\p{L}\p{N}]{3,7}(?:\s?[-–—]\s?[\p{L}\p{N}]{3,7}){1,}|[\p{L}\p{N}]{10,})[^\p{L}\p{N}]*$/u;
/** Of these signs a code has at least ten. */
const LEAST = 10;
/** What stands before a name, or before a code, in a mail. */
const LABEL = /^(?:(?:my |your )?(?:name|code)|from)\s*[:=]\s*/i;

/** The code at the end of a line, and what stands before it; null where there is none. */
function split(line) {
  const found = CODE.exec(line);
  if (!found || found[1].replace(/[^\p{L}\p{N}]/gu, "").length < LEAST) return null;
  const at = found.index + found[0].indexOf(found[1]);
  return { before: line.slice(0, at), code: found[1] };
}

/** A name without what stands around it in a list or a mail. */
function bare(text) {
  const without = text.replace(/^[\s>*•"'-]+/u, "").replace(LABEL, "");
  return without
    .replace(/\b(?:my |your )?code\s*[:=]?\s*$/i, "")
    .replace(/["'\s,;:|\t-]+$/u, "")
    .trim()
    .slice(0, LONGEST_NAME);
}

/** Names and codes in a text, {name, code} each; how many other lines there are, and whether there are more than are read. */
export function entriesIn(text) {
  const all = text.slice(0, MOST_CHARACTERS).split(/\r\n?|\n/);
  const lines = all.slice(0, MOST_LINES).filter((line) => line.trim() !== "");
  const entries = [];
  let left = 0;
  // The line before, which has the name where a code stands alone.
  let before = "";
  for (const line of lines) {
    const found = split(line.slice(-400));
    if (found) {
      const name = bare(found.before);
      if (!name && before) left -= 1;
      entries.push({ name: name || bare(before), code: found.code.toUpperCase().replace(/\s/g, "") });
      before = "";
    } else {
      left += 1;
      before = line.slice(-400);
    }
  }
  return { entries, left, isCut: all.length > MOST_LINES || text.length > MOST_CHARACTERS };
}

/**
 * The rows of a table: {name, code, items, why, isValid} for each entry, the items null where they cannot be told. A code that
 * is not of its name is tried with the other names.
 */
export function rowsOf(entries, { id, count }) {
  const read = (entry, name) => readCode(entry.code, { name, task: id, count });
  const names = [...new Set(entries.map(({ name }) => name))].slice(0, 200);
  const seen = { names: new Set(), codes: new Set() };
  let looks = MOST_LOOKS;
  return entries.map((entry) => {
    const { items, fault } = read(entry, entry.name);
    const plain = plainName(entry.name);
    const isOther = fault?.kind === "name" && plain !== "";
    const other = isOther && names.find((name) => looks-- > 0 && !read(entry, name).fault);
    const why = fault?.kind === "name" && !isOther ? "nameless" : fault?.kind;
    const whole = other ? FAULT.nameOf(other) : why && FAULT[why](fault.group);
    const bareCode = entry.code.replace(/[^\p{L}\p{N}]/gu, "");
    const again = seen.codes.has(bareCode) ? READ.sameCode : seen.names.has(plain) ? READ.twice : "";
    if (plain) seen.names.add(plain);
    seen.codes.add(bareCode);
    return { ...entry, items, isValid: !fault, why: [whole, again].filter(Boolean).join(" ") };
  });
}

/** What a row has in a column: a text, or a number that it goes by. */
const KEYS = {
  name: ({ name }) => plainName(name),
  valid: ({ isValid, why }) => `${isValid ? 0 : 1} ${why}`,
};
const itemKey = (index) => (row) => {
  const item = row.items?.[index];
  return item ? (item.solved ? item.tries : 100 + item.tries) : 1_000;
};

/** The rows by a column: "name", "valid", or the number of an item. Rows that are alike stay in their order. */
export function sorted(rows, { column, isDown }) {
  const key = KEYS[column] ?? itemKey(column);
  const way = isDown ? -1 : 1;
  const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
  return rows.toSorted((one, other) => way * compare(key(one), key(other)));
}

/** A cell of a file that spreadsheets read: one that begins like a formula is a text there. */
function cell(value) {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The table as a file; `titles` are those of the items. */
export function csvOf(rows, titles) {
  const { solved, tries, why } = READ.csvHead;
  const head = [
    READ.name,
    ...titles.flatMap((title) => [`${title}: ${solved}`, `${title}: ${tries}`]),
    READ.valid,
    why,
  ];
  const body = rows.map((row) => [
    row.name,
    ...titles.flatMap((_, index) => {
      const item = row.items?.[index];
      return item ? [item.solved ? 1 : 0, item.tries] : ["", ""];
    }),
    row.isValid ? 1 : 0,
    row.why,
  ]);
  return [head, ...body].map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
