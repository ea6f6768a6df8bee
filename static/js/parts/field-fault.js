import { make, setAttribute, setText } from "./dom.js";

export const isFaulty = (input) => input.getAttribute("aria-invalid") === "true";

/** Say at a field what is wrong with what it holds, beside where it is said to all; "" where nothing is. */
export function setFault(input, sentence) {
  const id = `${input.id}-fault`;
  const there = document.getElementById(id);
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((name) => name && name !== id);
  if (sentence) described.unshift(id);
  setAttribute(input, "aria-invalid", sentence ? "true" : null);
  setAttribute(input, "aria-errormessage", sentence ? id : null);
  // What does not speak of itself has to be said with its field.
  setAttribute(input, "aria-describedby", described.join(" ") || null);
  if (!sentence) {
    there?.remove();
    return;
  }
  const words = there ?? make("p", { class: "field-fault", id });
  setText(words, sentence);
  // Below the row of fields in which it stands: there is room for a sentence.
  (input.closest(".fields") ?? input.closest(".field, .deck-row")).append(words);
}
