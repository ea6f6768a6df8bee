// What people read of a file with a copy of the boards.

import { counted, quoted } from "../parts/text.js";

export const COPY_OPENED =
  "The boards are as they were in this copy. On each, Undo leads back to what was here.";
export const NOT_A_COPY = "This file is not a copy of the boards that this page has saved.";
export const NOTHING_IN_IT = "This file is a copy of the boards, but there is nothing on them.";
export const copyTooNew = (version) =>
  `This copy was saved by a newer version of the page (${version}). Reload the page to read it.`;
export const leftOut = (names) =>
  `${counted(names.length, "board", "boards")} of this copy could not be read: ${names.map(quoted).join(", ")}.`;
