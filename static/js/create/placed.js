import { byId, make } from "../parts/dom.js";

/** Put a section below the button New, where it is seen with its board. */
export function placed(section, board) {
  const place = make("div", { "data-board": board }, section);
  place.hidden = byId(board).hidden;
  document.querySelector("[data-place=welcome]").append(place);
}
