import { isIdle, make, setAttribute, setIdle, setText } from "../parts/dom.js";
import { MEMBERS, numberWords, SHOWN, symmetriesWords } from "./words.js";

/** How wide a board is, in pixels of the page. */
const SIDE = 96;
const MOST = 8;

/**
 * The images of a placement, a button each, which stay where they are while what they show changes. `paint(canvas, columns,
 * side)` draws one; `pick(number)` hears of one that is to be put on the board.
 */
export function createCards({ paint, pick }) {
  const cards = Array.from({ length: MOST }, () => {
    const canvas = make("canvas", { "aria-hidden": "true" });
    const [title, text] = [make("span"), make("span", { class: "hint" })];
    const button = make("button", { type: "button", class: "orbit-card" }, canvas, title, text);
    const card = { item: make("li", {}, button), button, canvas, title, text, number: 0 };
    button.addEventListener("click", () => {
      if (!isIdle(button)) pick(card.number);
    });
    return card;
  });
  const root = make("ul", { class: "orbit-cards", "aria-label": MEMBERS }, ...cards.map(({ item }) => item));

  return {
    root,
    /** Show images, {names, columns} each, with the number of each in the list, 0 for none; `shown` says which is on the board. */
    draw(members, numbers, shown) {
      root.hidden = members.length === 0;
      for (const [index, card] of cards.entries()) {
        const member = members[index];
        card.item.hidden = !member;
        if (!member) continue;
        const isShown = shown(member.columns);
        card.number = numbers[index] ?? 0;
        paint(card.canvas, member.columns, SIDE);
        setText(card.title, symmetriesWords(member.names));
        setText(
          card.text,
          [card.number > 0 ? numberWords(card.number) : "", isShown ? SHOWN : ""].filter(Boolean).join(", "),
        );
        setAttribute(card.button, "aria-current", isShown ? "true" : null);
        setIdle(card.button, isShown || card.number === 0);
      }
    },
  };
}
