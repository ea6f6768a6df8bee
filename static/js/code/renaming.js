import { createDialog } from "../parts/dialog.js";
import { make } from "../parts/dom.js";
import { LONGEST_NAME } from "../parts/free-name.js";
import { PROGRAMS } from "./words.js";

/** Ask for another name of a program; `act(name)` hears of one that is not empty. */
export function askName(name, act) {
  const field = make("input", {
    type: "text",
    id: "program-name",
    autocomplete: "off",
    maxlength: LONGEST_NAME,
  });
  const button = make(
    "button",
    { type: "submit", class: "button primary" },
    PROGRAMS.rename.replace("…", ""),
  );
  const form = make(
    "form",
    { method: "dialog", class: "field" },
    make("label", { for: field.id }, PROGRAMS.name),
    field,
    make("div", { class: "dialog-buttons" }, button),
  );
  const dialog = createDialog({ name: "renaming", title: PROGRAMS.renaming, content: [form] });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.root.close();
    if (field.value.trim()) act(field.value);
  });
  field.value = name;
  dialog.show(field);
  field.select();
}
