// What people read of boards that cannot be kept, and of a file with a copy of them.

import { LONGEST_TEXT } from "../parts/kept-values.js";
import { quoted } from "../parts/quoted.js";
import { counted, grouped } from "../parts/text.js";

const MOST_NAMED = 5;

export const COPY_OPENED =
  "The boards are as they were in this copy. On each, Undo leads back to what was here.";
export const NOT_A_COPY = "This file is not a copy of the boards that this page has saved.";
export const NOTHING_IN_IT = "This file is a copy of the boards, but there is nothing on them.";
export const copyTooNew = (version) =>
  `This copy was saved by a newer version of the page (${version}). Reload the page to read it.`;
export const leftOut = (names) =>
  `${counted(names.length, "board", "boards")} of this copy could not be read: ${names.slice(0, MOST_NAMED).map(quoted).join(", ")}${names.length > MOST_NAMED ? " and others" : ""}.`;
export const unsaid = (name) =>
  `What was said of ${quoted(name)} is left out where it has more than ${grouped(LONGEST_TEXT)} characters or is no text.`;

/** Why what is on the boards is not kept, and what to do. */
export const NOT_KEPT = {
  full: "This browser has no room left to keep what is on the boards. Free some, or save a copy before you leave.",
  refused:
    "This browser keeps nothing for this page, as in a private window. Save a copy of the boards before you leave.",
  newer:
    "A newer version of this page has been here, and what it kept is left alone. Reload to get it, or save a copy of the boards.",
  outdated:
    "A newer version of this page is open in another tab. Reload this one to go on with it; the boards stay as they are.",
  blocked:
    "An older version of this page holds what was kept. Close its tab, and it comes here; until then nothing is kept.",
  faulty:
    "This browser could not keep what is on the boards. It is tried again with every change; save a copy before you leave.",
};
export const KEPT_AGAIN = "What is on the boards is kept again.";
export const COPY_BUTTON = "Save a copy";
