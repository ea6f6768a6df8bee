import { make } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { readFile, writeFile } from "./file.js";
import { EVERYTHING, FILES } from "./words.js";

const button = (words, act) => {
  const made = make("button", { type: "button", class: "chip" }, words);
  made.addEventListener("click", act);
  return made;
};

/**
 * What is done with the whole Library: saved as one file, read from one, and deleted with all else that the page keeps.
 * `say(sentence)` tells of it; `all()` gives what is to be saved, `add(file)` takes what was read, `openCopy(text)` a copy of
 * the boards, `forget()` deletes.
 */
export function createFoot({ say, count, all, add, openCopy, forget }) {
  const file = make("input", { type: "file", accept: ".json,application/json", hidden: "" });
  const everything = button(EVERYTHING.label, ask);
  const saving = button(FILES.save, save);
  const rows = [saving, button(FILES.open, () => file.click()), everything];
  const usual = make("div", { class: "library-foot" }, ...rows, file);
  const question = make("p", { id: "library-sure" });
  const sure = button(EVERYTHING.sure, act);
  const not = button(EVERYTHING.not, leave);
  const asking = make(
    "div",
    { class: "library-foot", role: "group", "aria-labelledby": question.id, hidden: "" },
    ...[question, not, sure],
  );

  function turn(isAsking) {
    usual.hidden = isAsking;
    asking.hidden = !isAsking;
  }

  async function save() {
    const found = await all();
    if (!found) return;
    const { records, programs } = found;
    if (records.length + programs.length === 0) {
      say(FILES.empty);
      return;
    }
    const name = FILES.file(new Date().toISOString().slice(0, 10));
    download(name, [writeFile(records, programs)], "application/json");
    say(FILES.saved(records.length, programs.length, name));
  }

  async function take(chosen) {
    const text = await chosen.text().catch(() => null);
    const { error, ...read } = text === null ? { error: FILES.unread } : readFile(text);
    if (error) say(error, true);
    else if (read.isCopy) await openCopy(text);
    else await add(read);
  }

  function ask() {
    question.textContent = EVERYTHING.ask(count());
    turn(true);
    not.focus();
  }

  asking.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // It is the question that is left, not the Library.
    event.preventDefault();
    event.stopPropagation();
    leave();
  });

  function leave() {
    turn(false);
    everything.focus();
  }

  async function act() {
    turn(false);
    everything.focus();
    await forget();
  }

  file.addEventListener("change", () => {
    const [chosen] = file.files;
    if (chosen) take(chosen);
    file.value = "";
  });

  return {
    parts: [usual, asking],
    reset: () => turn(false),
    /** Nothing is kept here; a copy of the boards can still be opened. */
    refuse(is) {
      for (const button of [saving, everything]) button.hidden = is;
    },
  };
}
