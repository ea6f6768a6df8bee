// What people read of questions about the next step, beside what the engine says.

import { counted, grouped } from "../../parts/text.js";

export const STARTED_AGAIN = "The count of right answers begins again.";
export const ANSWER = "Answer";
export const SHOW_ME = "Show me";
export const GO_ON = "Go on";
export const ANSWER_FIRST = "First answer the question, or press Show me.";
export const scoreOf = ({ asked, right }) => (asked ? `${grouped(right)} of ${grouped(asked)}` : "");
export const scoreSays = ({ asked, right }) =>
  asked ? `${grouped(right)} of ${counted(asked, "answer", "answers")} right` : "";
/** Beside the field for what is not chosen from a list. */
export const FIELD = {
  square: "Press a square, or write it",
  number: "How many",
};
export const SQUARE_EXAMPLE = { rows: "row 2, column 3", chess: "b3" };
export const NO_SQUARE =
  "That is no square of this board. Write row and column, as 2, 3, or press the square.";
export const noNumber = (least, most) => `Write a whole number from ${least} to ${most}.`;
export const lineLabel = (number, text) => `${grouped(number)}: ${text}`;
export const RIGHT = "Right.";
export const notSo = (answer) => (answer ? `Not so: ${answer}.` : "Not so.");
