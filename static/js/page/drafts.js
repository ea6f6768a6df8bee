import { newId } from "../parts/new-id.js";
import { resolvers, whenIdle } from "../parts/waiting.js";
import { changedPieces, isDraft, isSamePart, partsOf, recordOf } from "./draft-record.js";
import { forgetWords, leaveWords, newsOf, tellNews, wordsSince } from "./last-words.js";
import { claim, heldByOthers, keepId, ownId } from "./tab.js";

/** Milliseconds from a change until it is written, with those that follow it. */
const PAUSE = 100;
/** So many drafts that no tab has any more are kept. */
const SPARE = 5;

const isSameDraft = (draft, other) =>
  ["board", "address"].every((key) => draft[key] === other[key]) &&
  Object.keys(draft.parts).every((name) => isSamePart(draft.parts[name], other.parts[name]));

/** A draft without what goes on by itself. */
const untimed = ({ parts, ...draft }) => ({
  ...draft,
  parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ...part, time: null }])),
});

/**
 * The draft of this tab: read when the page opens, and written whenever something has changed. `now()` gives what is to be
 * kept, {board, address, parts}, or null where there is nothing. `onCopied()` hears that another tab goes on with the same
 * draft and this one with a copy, `onFault(error)` of what could not be read or written.
 */
export function createDrafts({ kept, now, onCopied, onFault }) {
  let id = null;
  let hold = null;
  let revision = 0;
  // What was written last, as `now()` gave it.
  let written = { parts: {} };
  let ready = false;
  let due = false;
  let asked = false;
  let writing = false;
  // What was on the boards when all was forgotten: it is not kept again.
  let forgotten = null;

  /** Go on with this draft, unless another tab has it; tell whether it is this tab's. */
  async function take(wanted, how) {
    const claimed = await claim(wanted, how);
    if (!claimed) return false;
    id = wanted;
    hold = claimed;
    keepId(id);
    return true;
  }

  /** Of the draft with this name nothing is written yet. */
  function startAnew(name) {
    id = name;
    keepId(id);
    revision = 0;
    written = { parts: {} };
    due = true;
  }

  /** Go on with a draft that has a name of its own. */
  async function begin() {
    hold?.release();
    const name = newId();
    hold = await claim(name);
    startAnew(name);
  }

  /** The draft that this tab had before; if another tab has it now, this one was made as its copy. */
  async function takeOwn(own) {
    const { promise: found, resolve, reject } = resolvers();
    kept.draft(own).then(resolve, reject);
    const isOurs = await take(own, { waits: true });
    const { head } = await found;
    // What cannot be read is not written over either.
    if (!isOurs || (head && !isDraft(head))) await begin();
    return await found;
  }

  /** The newest draft that no tab has any more. */
  async function takeSpare() {
    const heads = await newest();
    for (const head of heads) {
      if (!(await take(head.id))) continue;
      const found = await kept.draft(id);
      // Where nobody knows which drafts other tabs have, theirs stays as it is.
      if (!hold.sure) await begin();
      return found;
    }
    return null;
  }

  const newest = async () =>
    (await kept.drafts()).filter(isDraft).sort((one, other) => other.saved - one.saved);

  async function tidy() {
    const isHeld = await heldByOthers();
    const spare = (await newest()).filter((head) => head.id !== id && !isHeld(head.id));
    for (const { id } of spare.slice(SPARE)) {
      await kept.forgetDraft(id);
      forgetWords(id);
    }
  }

  /** What was kept of a draft, and said of it last; null where there is nothing. */
  function recover(found) {
    const head = isDraft(found.head) ? found.head : null;
    const isOurs = !head || head.id === id;
    const words = isOurs && wordsSince(id, head?.revision ?? 0);
    if (!head && !words) return null;
    const { board, address } = words || head;
    const before = head ? partsOf(found) : {};
    const parts = words ? tellNews(before, words.news) : before;
    if (head && isOurs) {
      revision = head.revision;
      // What was only said is still to be written.
      const same = Object.entries(parts).filter(([name, part]) => part === before[name]);
      written = { board: head.board, address: head.address, parts: Object.fromEntries(same) };
    }
    due ||= Boolean(words);
    ask();
    return { board, address, parts };
  }

  /** What is to be kept now, or null where that is what was written or forgotten. */
  function changed() {
    const present = now();
    if (!present) return null;
    if (forgotten && isSameDraft(untimed(present), untimed(forgotten))) return null;
    forgotten = null;
    return isSameDraft(present, written) ? null : present;
  }

  function recordsOf({ board, address, parts }) {
    const names = Object.keys(parts);
    const boards = Object.fromEntries(names.map((name) => [name, recordOf(parts[name])]));
    const pieces = names.flatMap((name) =>
      changedPieces(parts[name].list, written.parts[name]?.list).map((piece) => [name, ...piece]),
    );
    return { head: { id, revision: revision + 1, saved: Date.now(), address, board, boards }, pieces };
  }

  function ask() {
    if (!ready || asked || writing) return;
    asked = true;
    setTimeout(() => whenIdle(write), PAUSE);
  }

  async function write() {
    asked = false;
    if (!due || !ready || writing) return;
    due = false;
    const present = changed();
    if (!present) return;
    writing = true;
    try {
      if (id === null) await begin();
      const { head, pieces } = recordsOf(present);
      if (await kept.writeDraft(head, pieces, revision)) {
        revision = head.revision;
        written = present;
        forgetWords(id);
      } else {
        await begin();
        onCopied();
      }
      writing = false;
      if (due) ask();
    } catch (error) {
      writing = false;
      // With the next change.
      due = true;
      onFault(error);
    }
  }

  /** The page may not come back: what is still to be written is left in words. */
  function leave() {
    if (!ready || (id !== null && !hold)) return;
    const present = changed();
    if (present) {
      if (id === null) startAnew(newId());
      const { board, address, parts } = present;
      const next = { revision: revision + (writing ? 2 : 1), since: revision };
      leaveWords(id, { ...next, board, address, news: newsOf(parts, written.parts) });
    }
    hold?.release();
    hold = null;
  }

  /** It has come back, as it was: another tab may have the draft by now. */
  async function comeBack() {
    if (!ready || hold || id === null) return;
    due = true;
    if (!(await take(id))) {
      await begin();
      onCopied();
    }
    ask();
  }

  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", ({ persisted }) => persisted && comeBack());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return;
    due = true;
    write();
  });

  return {
    /** Whether there may be a draft for this tab; it `takesSpare` one where it has none of its own. */
    mayBe: (takesSpare) => takesSpare || ownId() !== null,
    /**
     * Read the draft of this tab: {board, address, parts} as they were kept, or null where there is none. It is given, and
     * written again, when `before` has happened.
     */
    async open(takesSpare, before = null) {
      const own = ownId();
      let found = null;
      try {
        if (own !== null) found = await takeOwn(own);
        else if (takesSpare) found = await takeSpare();
        if (id === null) await begin();
      } catch (error) {
        if (id === null) await begin();
        onFault(error);
      }
      await before;
      ready = true;
      whenIdle(() => tidy().catch(() => {}));
      return found && recover(found);
    },
    /** A part is on its board again as it was kept: it need not be written. */
    brought(board, part) {
      if (written.parts[board]) written.parts[board] = part;
    },
    /** Forget the draft, with all that `clear()` deletes: nothing is kept until something has changed. */
    async forget(clear) {
      ready = false;
      try {
        await clear();
        hold?.release();
        hold = null;
        id = null;
        forgotten = now();
      } finally {
        ready = true;
      }
    },
    /** Something has changed. */
    moved() {
      due = true;
      ask();
    },
  };
}
