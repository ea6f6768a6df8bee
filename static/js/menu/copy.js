import { make } from "../parts/dom.js";
import { COPY_BY_HAND } from "../parts/words.js";

/** Copies a text and says so with a sentence; where the browser refuses that, it is shown to be copied by hand. */
export function createCopy(reply) {
  const title = make("h2", { id: "copy-title" }, COPY_BY_HAND.title);
  const field = make("textarea", { readonly: "", rows: "3", "aria-labelledby": title.id });
  const close = make("button", { type: "button", class: "button" }, COPY_BY_HAND.close);
  const dialog = make("dialog", { class: "copy", "aria-labelledby": title.id }, title, field, close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());

  function show(text) {
    document.body.append(dialog);
    field.value = text;
    dialog.showModal();
    field.select();
  }

  return async function copy(text, sentence) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      show(text);
      return;
    }
    reply(sentence);
  };
}
