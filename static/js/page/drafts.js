import { resolvers } from "../parts/waiting.js";
import { changedPieces, isDraft, isSamePart, partsOf, recordOf } from "./draft-record.js";
import { claim, heldByOthers, keepId, newId, ownId } from "./tab.js";

/** Milliseconds from a change until it is written, if the page is busy all that time. */
const LATEST = 300;
/** So many drafts that no tab has any more are kept. */
const SPARE = 5;

const whenIdle = (act) =>
  globalThis.requestIdleCallback
    ? requestIdleCallback(act, { timeout: LATEST })
    : setTimeout(act, LATEST / 2);

/**
 * The draft of this tab: read when the page opens, and written whenever something has changed. `now()` gives what is to be
 * kept, {board, place, parts}, or null where there is nothing. `onCopied()` hears that another tab goes on with the same
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

  /** Go on with this draft, unless another tab has it; tell whether it is this tab's. */
  async function take(wanted, how) {
    const claimed = await claim(wanted, how);
    if (!claimed) return false;
    id = wanted;
    hold = claimed;
    keepId(id);
    return true;
  }

  /** Go on with a draft that has a name of its own, and is still to be written. */
  async function begin() {
    hold?.release();
    await take(newId());
    revision = 0;
    written = { parts: {} };
    due = true;
  }

  /** The draft that this tab had before; if another tab has it now, this one was made as its copy. */
  async function takeOwn(own) {
    const { promise: found, resolve, reject } = resolvers();
    kept.draft(own).then(resolve, reject);
    const isOurs = await take(own, { waits: true });
    const { head } = await found;
    // What cannot be read is not written over either.
    if (!isOurs || (head && !isDraft(head))) await begin();
    return found;
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
    for (const head of spare.slice(SPARE)) await kept.forgetDraft(head.id);
  }

  /** What is to be written now: {present, head, pieces}, or null where nothing is new. */
  function change(next) {
    const present = now();
    if (!present) return null;
    const { board, place, parts } = present;
    const names = Object.keys(parts);
    const isSame = names.every((name) => isSamePart(parts[name], written.parts[name]));
    if (isSame && board === written.board && place === written.place) return null;
    const boards = Object.fromEntries(names.map((name) => [name, recordOf(parts[name])]));
    const pieces = names.flatMap((name) =>
      changedPieces(parts[name].list, written.parts[name]?.list).map((piece) => [name, ...piece]),
    );
    return { present, head: { id, revision: next, saved: Date.now(), place, board, boards }, pieces };
  }

  function ask() {
    if (!ready || asked || writing) return;
    asked = true;
    whenIdle(write);
  }

  async function write() {
    asked = false;
    if (!due || !ready || writing) return;
    due = false;
    const news = change(revision + 1);
    if (!news) return;
    writing = true;
    try {
      if (await kept.writeDraft(news.head, news.pieces, revision)) {
        revision = Math.max(revision, news.head.revision);
        written = news.present;
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

  /** The page may not come back: what is new is written without asking whose the draft is, where that is known. */
  function leave() {
    if (!ready || !hold) return;
    if (hold.sure) {
      const news = change(revision + (writing ? 2 : 1));
      if (news) {
        kept.writeDraftNow(news.head, news.pieces);
        revision = news.head.revision;
        written = news.present;
        due = false;
      }
    }
    hold.release();
    hold = null;
  }

  /** It has come back, as it was: another tab may have the draft by now. */
  async function comeBack() {
    if (!ready || hold || (await take(id))) return;
    await begin();
    onCopied();
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
    /** Read the draft of this tab: {board, place, parts} as they were kept, or null where there is none. */
    async open(takesSpare) {
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
      ready = true;
      whenIdle(() => tidy().catch(() => {}));
      if (!isDraft(found?.head)) return null;
      const { board, place } = found.head;
      const parts = partsOf(found);
      if (found.head.id === id) {
        revision = found.head.revision;
        written = { board, place, parts: { ...parts } };
      }
      ask();
      return { board, place, parts };
    },
    /** A part is on its board again as it was kept: it need not be written. */
    brought(board, part) {
      if (written.parts[board]) written.parts[board] = part;
    },
    /** Something has changed. */
    moved() {
      due = true;
      ask();
    },
  };
}
