import { createDialog } from "../parts/dialog.js";
import { make, setText } from "../parts/dom.js";
import { COPIED } from "../parts/words.js";
import { FORMS } from "./words.js";

/** The name of a file with a position in a form. */
const fileOf = (form) => {
  const { ending } = FORMS.names[form];
  return ending === "txt" ? `undoku-sudoku-${form}.txt` : `undoku-sudoku.${ending}`;
};

/**
 * The dialog that shows what is on the board in any form, to be saved or copied. `write(forms, take)` has it written by the
 * engine; `save(name, content, type)` saves a file and `copy(text, sentence)` copies, each saying so.
 */
export function createSaveAs({ save, copy }) {
  const choice = make("select", { autocomplete: "off", "aria-label": FORMS.form });
  for (const [form, { label }] of Object.entries(FORMS.names)) choice.append(new Option(label, form));
  const text = make("textarea", { readonly: "", rows: "8", wrap: "off", "aria-label": FORMS.text });
  const note = make("p", { "aria-live": "polite" });
  const saveButton = make("button", { type: "button", class: "button" }, FORMS.save);
  const copyButton = make("button", { type: "button", class: "button" }, FORMS.copy);
  const buttons = make("div", { class: "dialog-buttons" }, copyButton, saveButton);
  const dialog = createDialog({ name: "copy", title: FORMS.title, content: [choice, text, note, buttons] });
  let write;

  function take([written]) {
    if (String(written.form) !== choice.value) return;
    text.value = String(written.text);
    setText(note, String(written.note));
    for (const button of [saveButton, copyButton]) button.disabled = !text.value;
  }

  function ask() {
    text.value = "";
    setText(note, FORMS.writing);
    for (const button of [saveButton, copyButton]) button.disabled = true;
    write([choice.value], take);
  }

  choice.addEventListener("change", ask);
  saveButton.addEventListener("click", () => save(fileOf(choice.value), `${text.value}\n`, "text/plain"));
  copyButton.addEventListener("click", () => {
    dialog.root.close();
    copy(text.value, COPIED(text.value));
  });

  return function show(board) {
    write = board.write;
    dialog.show(choice);
    ask();
  };
}

/** The dialog with the links that open what is on the board in other solvers: followed when they are pressed. */
export function createElsewhere() {
  const list = make("ul", { class: "elsewhere" });
  const note = make("p", {}, FORMS.followed);
  const dialog = createDialog({ name: "copy", title: FORMS.elsewhere, content: [list, note] });

  function entry({ form, text, note: said }) {
    const { site } = FORMS.names[String(form)];
    const link = text
      ? make("a", { href: String(text), target: "_blank", rel: "noopener noreferrer" }, site)
      : make("span", {}, site);
    return make("li", {}, link, make("span", { class: "caption" }, String(said) || FORMS.whole));
  }

  return function show(board) {
    list.replaceChildren(make("li", {}, FORMS.writing));
    dialog.show(list);
    board.write(FORMS.sites, (texts) => list.replaceChildren(...texts.map(entry)));
  };
}
