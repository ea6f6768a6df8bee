import { byId, make, makeSvg } from "../parts/dom.js";
import { CODE, PROGRAMS } from "./words.js";

const button = (kind, words, tip, act) => {
  const made = make("button", { type: "button", class: kind, title: tip }, words);
  made.addEventListener("click", act);
  return made;
};

/**
 * What stands above the editor: which program it is, its menu, and the buttons that run, stop and check it. `onChoose(key)` hears
 * of another program.
 */
export function createHead({ onChoose, onRun, onCheck }) {
  const select = make("select", { id: "program", autocomplete: "off" });
  const icon = makeSvg(
    "svg",
    { class: "icon", "aria-hidden": "true" },
    makeSvg("use", { href: "#icon-menu" }),
  );
  const menu = make(
    "button",
    {
      ...{ type: "button", class: "icon-button", id: "program-menu" },
      ...{ "aria-label": CODE.menu, title: CODE.menu },
      ...{ "aria-haspopup": "menu", "aria-expanded": "false" },
    },
    icon,
  );
  const actions = byId("actions");
  const run = button("button primary", CODE.run, CODE.runTip, onRun);
  const stop = button("button primary", CODE.stop, CODE.stop, () => byId("stop").click());
  const root = make(
    "div",
    { class: "own-code-head" },
    make("label", { class: "visually-hidden", for: select.id }, CODE.program),
    select,
    menu,
    run,
    stop,
    button("button", CODE.check, CODE.check, onCheck),
  );
  /** Where they stand in for the row of actions, Stop takes the place of Run whenever it does there. */
  function swap() {
    const runs = actions.hasAttribute("data-stop");
    const hadFocus = document.activeElement === (runs ? run : stop);
    run.hidden = runs;
    stop.hidden = !runs;
    if (hadFocus) (runs ? stop : run).focus({ preventScroll: true });
  }

  new MutationObserver(swap).observe(actions, { attributeFilter: ["data-stop"] });
  swap();
  select.addEventListener("change", () => onChoose(select.value));

  const group = (label, programs) => {
    const options = programs.map(({ key, name }) => make("option", { value: key }, name));
    return make("optgroup", { label }, ...options);
  };

  return {
    root,
    menu,
    /** Show these programs, {starters, own, linked}, with one of them chosen. */
    list({ starters, own, linked }, { key }) {
      const groups = [
        [PROGRAMS.starters, starters],
        [PROGRAMS.own, own],
        [PROGRAMS.linked, linked],
      ];
      const there = groups.filter(([, programs]) => programs.length > 0);
      select.replaceChildren(...there.map(([label, programs]) => group(label, programs)));
      select.value = key;
    },
  };
}
