import { make, setText } from "../../parts/dom.js";

/** Radio buttons under a legend: [value, label] each, of which one is `chosen`. */
export function createChoice(name, legend, options, chosen) {
  const inputs = options.map(([value]) => make("input", { type: "radio", name, value: String(value) }));
  const labels = inputs.map((input, index) => make("label", { class: "check" }, input, options[index][1]));
  inputs.find((input) => input.value === String(chosen)).defaultChecked = true;
  return {
    root: make("fieldset", { class: "choices" }, make("legend", {}, legend), ...labels),
    get value() {
      return inputs.find((input) => input.checked).value;
    },
    choose(value) {
      inputs.find((input) => input.value === String(value)).checked = true;
    },
  };
}

/** Boxes to be ticked under a legend: [name, label, whether it is ticked] each. */
export function createBoxes(legend, options) {
  const inputs = Object.fromEntries(
    options.map(([name, , ticked]) => {
      const input = make("input", { type: "checkbox" });
      input.defaultChecked = ticked;
      return [name, input];
    }),
  );
  const labels = options.map(([name, label]) => make("label", { class: "check" }, inputs[name], label));
  return {
    root: make("fieldset", { class: "choices" }, make("legend", {}, legend), ...labels),
    tick(name) {
      inputs[name].checked = true;
    },
    /** Some have these labels now. */
    call(labels) {
      for (const [name, label] of Object.entries(labels)) setText(inputs[name].nextSibling, label);
    },
    /** Which are ticked, by their names. */
    get ticked() {
      return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.checked]));
    },
  };
}
