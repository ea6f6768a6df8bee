import { make, setIdle, setText } from "../parts/dom.js";
import { createCard } from "./card.js";
import { finder, newestFirst } from "./search.js";
import { createThumbnails } from "./thumbnail.js";
import { LIBRARY } from "./words.js";

/**
 * The puzzles of the Library, the newest first, with what finds and chooses some of them. `acts` are those of a card, and
 * `print(records)`; `peers()` is data of the build, and `here()` the name of the puzzle on the board.
 */
export function createList({ peers, here, acts }) {
  const thumbnail = createThumbnails();
  const search = make("input", {
    ...{ type: "text", class: "library-search", autocomplete: "off", spellcheck: "false" },
    ...{ "aria-label": LIBRARY.search, placeholder: LIBRARY.searchHint },
  });
  const all = make("input", { type: "checkbox" });
  const count = make("p", { class: "library-count", role: "status" });
  const print = make("button", { type: "button", class: "button" }, LIBRARY.print);
  const list = make("ul", { class: "library-list", "aria-label": LIBRARY.list });
  const none = make("p", { class: "library-none" });
  const bar = make("div", { class: "library-bar" }, make("label", {}, all, LIBRARY.all), count, print);
  const root = make("div", { class: "library-puzzles" }, bar, none, list);
  let cards = [];

  const shown = () => cards.filter(({ root }) => !root.hidden);
  const chosen = () => shown().filter((card) => card.chosen);

  function tell() {
    const [found, ticked] = [shown().length, chosen().length];
    const counted = found === cards.length ? LIBRARY.count(found) : LIBRARY.found(found, cards.length);
    setText(count, ticked ? LIBRARY.chosen(ticked) : counted);
    setIdle(print, ticked === 0);
    all.checked = ticked > 0 && ticked === found;
    all.indeterminate = ticked > 0 && ticked < found;
  }

  function find() {
    const isFound = finder(search.value);
    for (const { root, record } of cards) root.hidden = !isFound(record);
    none.hidden = shown().length > 0;
    setText(none, none.hidden ? "" : LIBRARY.none(search.value.trim()));
    tell();
  }

  search.addEventListener("input", find);
  all.addEventListener("change", () => {
    for (const card of shown()) card.choose(all.checked);
    tell();
  });
  print.addEventListener("click", () => {
    if (chosen().length > 0) acts.print(chosen().map(({ record }) => record));
  });

  return {
    search,
    root,
    show(records) {
      const handed = { peers: peers(), thumbnail, acts: { ...acts, choose: tell } };
      const before = new Map(cards.map((card) => [card.record, card]));
      cards = newestFirst(records).map(
        (record) => before.get(record) ?? createCard(record, { ...handed, isOnBoard: record.id === here() }),
      );
      list.replaceChildren(...cards.map(({ root }) => root));
      find();
    },
    /** Put the focus where the name of a puzzle is changed. */
    focusName: (id) => cards.find(({ record }) => record.id === id)?.focusName(),
  };
}
