// Small words for the document: every write happens only where something changed.

/** An element of the page, which is of the kind that index.html says. @type {(id: string) => any} */
export const byId = (id) => document.getElementById(id);

export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Set an attribute, or take it away where the value is null. */
export function setAttribute(element, name, value) {
  if (value === null) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** The filled button among the actions; the one that Stop has the place of is not seen. */
export const filledButton = () =>
  Array.from(byId("actions").querySelectorAll(".primary:not(#stop)")).find((button) =>
    button.checkVisibility(),
  );

/** Say that a button has nothing to do just now, without taking the focus from it. */
export function setIdle(button, idle) {
  setAttribute(button, "aria-disabled", idle ? "true" : null);
}

export const isIdle = (button) => button.getAttribute("aria-disabled") === "true";

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

export function makeSvg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Whether a dialog lies over the boards, or only a search is seen: keys and the clipboard are then none of theirs. */
export const isCovered = () => document.querySelector("dialog[open], [data-presenting]") !== null;

/** Whether keys typed on this element are text of its own. */
export const takesText = (element) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type === "text") ||
  element?.isContentEditable === true;
