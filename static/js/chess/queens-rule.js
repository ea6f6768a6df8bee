import { byId, make } from "../parts/dom.js";
import { RULES, RULES_NAME } from "./words.js";

/** By which rule queens attack, at the head of the panel: along diagonals, or in regions, of which `choose(on)` hears. */
export function createQueensRule({ choose }) {
  const inputs = Object.entries(RULES).map(([rule, name]) => {
    const input = make("input", { type: "radio", name: "queens-rule", value: rule, autocomplete: "off" });
    input.addEventListener("change", () => choose(rule !== ""));
    return { rule, input, label: make("label", {}, input, make("span", {}, name)) };
  });
  byId("queens-rule").append(
    make(
      "fieldset",
      { class: "modes pens" },
      make("legend", { class: "visually-hidden" }, RULES_NAME),
      ...inputs.map(({ label }) => label),
    ),
  );

  return {
    draw({ regions }) {
      for (const { rule, input } of inputs) input.checked = (rule !== "") === (regions !== "");
    },
  };
}
