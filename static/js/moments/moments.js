import { render } from "lit-html";
import { createCopy } from "../menu/copy.js";
import { byId, make } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { latest } from "../parts/latest.js";
import { LONGEST } from "../parts/links.js";
import { adopt } from "../parts/styles.js";
import { resolvers } from "../parts/waiting.js";
import { saved } from "../parts/words.js";
import { createDragging } from "./dragging.js";
import * as lists from "./list.js";
import styles from "./moments.css";
import { createPictures } from "./pictures.js";
import { createPrinting } from "./printing.js";
import { createShelf } from "./shelf.js";
import { momentNow } from "./snapshot.js";
import { view } from "./view.js";
import { createWalk } from "./walk.js";
import { ITEM, LINKED, MOMENTS, READING, SAID } from "./words.js";

/**
 * Moments of the page in a list: one's own, which is kept, or one that came with a link. Of the page: `board()`,
 * `fragment()` and `follow(fragment)`, its address and what opens one; `kept`, the store;
 * `viewChanged()`, the address is another now.
 *
 * @param {any} page
 */
export function createMoments(page) {
  adopt(styles);
  const heading = make("h2", { id: "moments-title" }, MOMENTS.title);
  const body = make("div", { class: "moments-body" });
  const root = make("section", { class: "moments", "aria-labelledby": heading.id }, heading, body);
  const shelf = createShelf(page.kept, page.isEmbedded);
  const pictures = createPictures();
  const printing = createPrinting();
  const copy = createCopy(say);
  // All that decides how it looks.
  const state = {
    ...{ list: [], linked: false, said: "", canUndo: false, stop: null, dragged: null },
    ...{ isEmbedded: Boolean(page.isEmbedded), pictureOf: pictures.urlOf },
  };
  // What the list was before something was taken out of it.
  let before = null;
  let isOpen = false;
  const walk = createWalk(page, {
    arrived: (moment) => keepSeen(moment),
    ended: () => byId("moments-present")?.focus({ preventScroll: true }),
  });
  const dragging = createDragging({ root, moved: (id, to) => move(id, to), show });

  const indexOf = (id) => state.list.findIndex((moment) => moment.id === id);

  function show(changes = {}) {
    const { list, linked } = state;
    Object.assign(state, changes);
    render(view(state, acts), body);
    // What came with a link is in the address.
    if ((linked || state.linked) && (list !== state.list || linked !== state.linked)) page.viewChanged();
  }

  function say(said, canUndo = false) {
    show({ said, canUndo });
  }

  /** Change the list that is shown; what came with a link stays as it came until it is kept. */
  async function change(act) {
    if (state.linked) return show({ list: act(state.list) });
    const list = await shelf.change(act);
    // What has come with a link or from a file meanwhile is shown.
    if (!state.linked) show({ list });
  }

  /** A sentence, with another one where what was done is not kept. */
  const sayKept = (sentence, canUndo = false) =>
    say(state.linked || shelf.isKept ? sentence : `${sentence} ${SAID.notKept}`, canUndo);

  /** One's own list is shown. */
  const own = async () => show({ list: await shelf.read(), linked: false });

  /** Add what is shown to one's own list, and give the sentence about that. */
  async function add() {
    const moment = await momentNow(page);
    if (!moment) return SAID.failed;
    await own();
    const { length } = state.list;
    if (lists.isSame(state.list.at(-1), moment)) return SAID.same(length);
    if (length >= lists.MOST) return SAID.full(lists.MOST);
    await change((list) => (list.length < lists.MOST ? [...list, moment] : list));
    const said = [SAID.added(state.list.length), lists.lacksProgram(moment) && SAID.noProgram];
    return [...said, shelf.isKept ? "" : SAID.notKept].filter(Boolean).join(" ");
  }

  async function move(id, to) {
    const from = indexOf(id);
    if (from === to || to < 0 || to >= state.list.length) return;
    const { title } = state.list[from];
    await change((list) => {
      const at = list.findIndex((moment) => moment.id === id);
      return at < 0 ? list : lists.moved(list, at, Math.min(to, list.length - 1));
    });
    sayKept(SAID.moved(to + 1, title || ITEM.untitled));
  }

  /** Move by the keyboard or a button: the focus stays with it. */
  async function shift(moment, by) {
    const focused = document.activeElement?.id;
    await move(moment.id, indexOf(moment.id) + by);
    byId(focused)?.focus();
  }

  async function takeOut(gone, sentence) {
    const [list, linked] = [state.list, state.linked];
    await change((now) => now.filter(({ id }) => !gone.some((moment) => moment.id === id)));
    before = { list, linked };
    sayKept(sentence, true);
  }

  async function undo() {
    if (!before) return;
    const { list, linked } = before;
    before = null;
    if (linked) show({ list, linked });
    else {
      // Where they were; what another tab has added since comes after them.
      await own();
      await change((now) => [...list, ...now.filter(({ id }) => !list.some((moment) => moment.id === id))]);
    }
    say(SAID.back);
    byId("moments-add").focus();
  }

  const altered = (moment, changes) => (list) =>
    list.map((other) => (other.id === moment.id ? { ...other, ...changes } : other));
  const alter = (moment, changes) => change(altered(moment, changes));
  // What is typed is kept before it is done: whoever reloads the page right then finds it again.
  const keepTyped = latest(({ moment, changes }) => shelf.change(altered(moment, changes)));

  /** What a moment looks like is known where it has no picture yet: it came with a link. */
  async function keepSeen(moment) {
    if (moment.picture || indexOf(moment.id) < 0) return;
    await alter(moment, pictures.seen(page.board()));
  }

  /** Look at the moments that have no picture, and then again at what is shown now; `whenStopped` ends the waiting. */
  async function prepare(tell, whenStopped) {
    const without = state.list.filter(({ picture }) => picture === "");
    if (without.length === 0) return;
    const here = page.fragment();
    await Promise.race([whenStopped, pictures.prepare(without, page, { tell, keep: keepSeen })]);
    // Who has closed it looks at something else.
    if (!isOpen) return;
    history.replaceState(history.state, "", here);
    await page.follow(here);
  }

  /**
   * Do something with the list that takes its time: `make(list, tell)` hears from `tell(sentence)` whether it goes on. Before
   * that, what has no picture gets one.
   */
  async function outOf(make) {
    if (state.stop || state.list.length === 0) return;
    let isStopped = false;
    const { promise: whenStopped, resolve } = resolvers();
    const stop = () => {
      isStopped = true;
      say(SAID.stopped);
      resolve();
    };
    const tell = (sentence) => {
      if (!isStopped) show({ said: sentence, canUndo: false });
      return !isStopped;
    };
    show({ stop });
    try {
      await prepare(tell, whenStopped);
      const done = isStopped ? "" : await make(state.list, tell);
      if (!isStopped) say(done ?? "");
    } catch {
      if (!isStopped) say(SAID.failed);
    } finally {
      show({ stop: null });
    }
  }

  /** What is saved as a file, with a sentence about it. */
  function hand(name, content, type) {
    download(name, [content], type);
    const missing = state.list.filter(({ picture }) => picture === "").length;
    return [saved(name), missing && SAID.missing(missing)].filter(Boolean).join(" ");
  }

  const drawing =
    (tell, { length }) =>
    (index) =>
      tell(SAID.drawing(index + 1, length));

  /** A list that came with a link, or from a file; its problem is said. */
  function bring({ moments, problem }) {
    if (moments.length === 0) return say(problem);
    before = null;
    show({ list: moments, linked: true });
    say(problem);
  }

  const acts = {
    add: async () => say(await add()),
    present: (index) => {
      if (!state.stop) walk.begin(state.list, index);
    },
    show: (moment) => page.follow(`#${moment.address}`),
    undo,
    own: async () => {
      await own();
      say("");
    },
    async keep() {
      const came = state.list;
      const room = lists.MOST - (await shelf.read()).length;
      if (came.length > room) return say(SAID.full(lists.MOST));
      await shelf.change((list) => [...list, ...came.map(lists.withNewId)]);
      await own();
      sayKept(LINKED.kept(came.length));
      byId("moments-add").focus();
    },
    up: (moment) => shift(moment, -1),
    down: (moment) => shift(moment, 1),
    key(event, moment) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || event.ctrlKey || event.metaKey || !by) return;
      event.preventDefault();
      shift(moment, by);
    },
    drag: dragging.begin,
    async remove(moment) {
      await takeOut([moment], SAID.removed(moment.title || ITEM.untitled));
      byId("moments-undo").focus();
    },
    async clear() {
      await takeOut(state.list, SAID.cleared(state.list.length));
      byId("moments-undo").focus();
    },
    type: (moment, changes) => state.linked || keepTyped({ moment, changes }),
    async rename(moment, changes) {
      await alter(moment, changes);
      sayKept("");
    },
    link() {
      const fragment = lists.fragmentOf(state.list);
      // The mark before it is none of its own.
      const length = fragment.length - 1;
      if (length > LONGEST) return say(SAID.linkTooLong(length, LONGEST));
      return copy(location.origin + location.pathname + fragment, SAID.linkCopied(state.list.length));
    },
    print: () => outOf((list) => printing.show(list)),
    frames: () =>
      outOf(async (list, tell) => {
        const zip = await (await import("./saving.js")).framesOf(list, drawing(tell, list));
        return zip && hand("undoku-moments.zip", zip, "application/zip");
      }),
    gif: () =>
      outOf(async (list, tell) => {
        const gif = await (await import("./saving.js")).gifOf(list, drawing(tell, list));
        return gif && hand("undoku-moments.gif", gif, "image/gif");
      }),
    page: () =>
      outOf(async (list) => {
        const { writePage } = await import("./pages.js");
        return hand("undoku-moments.html", writePage(list, MOMENTS.title, ITEM.untitled), "text/html");
      }),
    file: () => say(hand("undoku-moments.json", lists.writeFile(state.list), "application/json")),
    async openFile(input) {
      const [file] = input.files;
      // The same file can be chosen again.
      input.value = "";
      if (!file) return;
      if (file.size > lists.LARGEST_FILE) return say(READING.largest);
      bring(lists.readFile(await file.text().catch(() => "")));
    },
  };

  return {
    root,
    isTool: true,
    /** Show one's own list, after what is shown was added to it where that is wanted, or the one that an `address` has. */
    async open({ address = "", add: adds = false } = {}) {
      isOpen = true;
      // It was asked for beside the board, and is told there: the list may be further down.
      if (adds) page.reply(await add());
      else if (address) {
        const came = lists.unpack(address);
        // It may be there already, with its pictures.
        const isThere = state.linked && lists.pack(came.moments) === lists.pack(state.list);
        if (!isThere) bring(came);
      } else if (!state.linked) await own();
      show();
    },
    /** One's own list is not in the address; who looks at a moment of another one goes on with that. */
    stays: () =>
      !state.linked || state.list.some(({ address }) => address === lists.bareAddress(location.hash)),
    /** Its section is not shown any more. */
    close() {
      isOpen = false;
      state.stop?.();
      walk.end();
      pictures.forget();
    },
    /** A list that came with a link stays in the address. */
    address: () =>
      state.linked && lists.fitsBeside(state.list) ? [["moments", lists.pack(state.list)]] : [],
    reset() {
      state.stop?.();
      walk.end();
      printing.reset();
      pictures.forget();
      before = null;
      show({ list: [], linked: false, said: "", canUndo: false, stop: null, dragged: null });
    },
    face: null,
  };
}
