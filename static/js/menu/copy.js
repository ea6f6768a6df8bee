import { createDialog } from "../parts/dialog.js";
import { make } from "../parts/dom.js";
import { COPY_BY_HAND } from "./words.js";

/** Copies a text and says so with a sentence; where the browser refuses that, it is shown to be copied by hand. */
export function createCopy(reply) {
  const field = make("textarea", { readonly: "", rows: "3", "aria-label": COPY_BY_HAND });
  const dialog = createDialog({ name: "copy", title: COPY_BY_HAND, content: [field] });

  return async function copy(text, sentence) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.value = text;
      dialog.show(field);
      field.select();
      return;
    }
    reply(sentence);
  };
}
