// What an address says of how a search grows, in the place of a lesson's name: how-it-grows.calls.9.log.board-scan,your-code.factorial

import { isName } from "../parts/address-name.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { NAME } from "./name.js";
import { USUAL } from "./sizes.js";
import { MEASURES } from "./words.js";

const SCALES = { log: true, plain: false };
const listed = (text) => (text === undefined ? undefined : text.split(",").filter(isName));

/** What is to be shown, as `open` takes it; what is not understood is as on a first visit. */
export function read(text) {
  const [, measure, upTo, scale, names, beside] = text.split(".");
  const strategies = listed(names);
  return {
    ...(Object.hasOwn(MEASURES, measure ?? "") && { measure }),
    ...(/^\d{1,3}$/.test(upTo ?? "") && { upTo: Number(upTo) }),
    ...(Object.hasOwn(SCALES, scale ?? "") && { log: SCALES[scale] }),
    ...(strategies && {
      strategies: strategies.filter((name) => name !== YOUR_CODE),
      own: strategies.includes(YOUR_CODE),
    }),
    ...(beside !== undefined && { beside: listed(beside) }),
  };
}

/** The same of what is shown; the name alone where nobody has chosen. */
export function write({ board, measure, upTo, isLog, strategies, own, beside }) {
  const usual = USUAL[board];
  const all = [
    measure,
    upTo,
    isLog ? "log" : "plain",
    [...strategies, ...(own ? [YOUR_CODE] : [])].join(),
    Array.from(beside).join(),
  ].join(".");
  const first = ["calls", usual.upTo, "log", usual.strategies.join(), usual.beside.join()].join(".");
  return all === first ? NAME : `${NAME}.${all}`;
}
