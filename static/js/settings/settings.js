import { createDialog } from "../parts/dialog.js";
import { make } from "../parts/dom.js";
import { choose, SETTINGS, setting, settingsNow } from "../parts/settings.js";
import { adopt } from "../parts/styles.js";
import styles from "./settings.css";
import { GROUPS, KEPT, TITLE, USUAL } from "./words.js";

/** The dialog of the settings: what is chosen holds at once. */
export function createSettings() {
  adopt(styles);
  const fields = GROUPS.flatMap((group) => Object.entries(group.settings)).map(([name, words]) =>
    "choices" in words ? chooser(name, words) : switcher(name, words),
  );
  const byName = Object.fromEntries(fields.map((field) => [field.name, field]));
  const draw = () => {
    for (const field of fields) field.draw();
  };
  const usual = make("button", { type: "button", class: "button" }, USUAL);
  usual.addEventListener("click", () => {
    choose({});
    draw();
  });
  const dialog = createDialog({
    name: "settings",
    title: TITLE,
    content: [
      ...GROUPS.map((group) =>
        make(
          "fieldset",
          { class: "settings-group" },
          make("legend", {}, group.name),
          ...Object.keys(group.settings).map((name) => byName[name].root),
        ),
      ),
      make("div", { class: "settings-foot" }, make("p", { class: "caption" }, KEPT), usual),
    ],
  });
  return {
    show() {
      draw();
      dialog.show(fields[0].input);
    },
  };
}

const set = (name, choice) => choose({ ...settingsNow(), [name]: choice });

/** One that is on or off; on is usual. */
function switcher(name, { label }) {
  const [on, off] = SETTINGS[name];
  const input = make("input", { type: "checkbox", autocomplete: "off" });
  input.addEventListener("change", () => set(name, input.checked ? on : off));
  return {
    ...{ name, input },
    root: make("label", { class: "settings-switch" }, input, make("span", {}, label)),
    draw() {
      input.checked = setting(name) === on;
    },
  };
}

/** One of several: the words of each, by its name in SETTINGS. */
function chooser(name, { label, choices }) {
  const input = make("select", { autocomplete: "off" });
  input.append(...SETTINGS[name].map((choice) => new Option(choices[choice], choice)));
  input.addEventListener("change", () => set(name, input.value));
  return {
    ...{ name, input },
    root: make("label", { class: "settings-choice" }, make("span", {}, label), input),
    draw() {
      input.value = setting(name);
    },
  };
}
