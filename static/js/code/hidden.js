import { make } from "../parts/dom.js";
import { codePoint, HIDDEN_CHARACTER } from "./words.js";

/**
 * Characters that nobody sees, or that turn the text beside them: those that only say how others are to be shown, and those
 * for which nothing is drawn. What the library takes for such besides are control characters.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Shows such characters by their numbers, so that nothing can hide in a program. */
export const showHidden = ({ highlightSpecialChars }) =>
  highlightSpecialChars({
    addSpecialChars: UNSEEN,
    render(code) {
      const name = codePoint(code);
      const label = HIDDEN_CHARACTER(name);
      return make(
        "span",
        { class: "hidden-character", role: "img", "aria-label": label, title: label },
        name,
      );
    },
  });
