import { byId, make } from "./dom.js";

/** The section of what a button tells of, `id`, below the group of that button; hidden until it is told. */
export function createPanelSection(id, attributes, ...children) {
  const section = make("section", attributes, ...children);
  section.hidden = true;
  byId(id).closest("[role=group]").after(section);
  return section;
}
