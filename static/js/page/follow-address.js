const DELAY = 150;
const PAUSE = 2000;

/**
 * Let the address follow the page, and the page the address. `show(fragment)` shows what an address names and resolves
 * with whether it is shown, or null where it names nothing; `fragment()` is the address of what is shown. An address is
 * only written where something was changed since: one that is still to be read, or whose board is on its way or did not
 * arrive, stays.
 */
export function followAddress({ show, fragment }) {
  // The address that was last read or written.
  let known = location.hash;
  // The one that what is shown came with, or was written into: not yet one whose board is on its way.
  let shownAt = known;
  let timer = 0;
  let latest = 0;
  let reading = false;
  // Something was changed that is not in the address yet.
  let due = false;
  // When something was last changed, as the entry of the history notes it: later than what it has noted, whatever the clock.
  let changedAt = history.state ?? 0;

  /** What is shown has changed: the address follows a moment later, once for many keys. */
  function changed() {
    due = true;
    changedAt = Math.max(changedAt + 1, Date.now());
    clearTimeout(timer);
    timer = setTimeout(write, DELAY);
  }

  async function read() {
    latest += 1;
    const mine = latest;
    clearTimeout(timer);
    known = location.hash;
    due = false;
    reading = true;
    const shown = await show(known);
    if (mine !== latest) return;
    reading = false;
    if (shown !== false) shownAt = known;
    // What an address opens is as it says, from now on.
    if (shown) {
      changed();
      due = false;
      enter("replaceState", known);
    } else if (due) changed();
    // What names nothing gives way to what is shown, but not of its own accord.
    else if (shown === null) due = true;
  }

  /** Put what is shown into the address now, unless it is there. */
  function write() {
    put("replaceState");
  }

  function put(how) {
    if (!due || reading || location.hash !== known) return;
    const wanted = fragment();
    enter(wanted === known ? "replaceState" : how, wanted);
  }

  function enter(how, wanted) {
    try {
      history[how](changedAt, "", wanted);
      known = location.hash;
      shownAt = known;
      due = false;
    } catch {
      // Safari refuses more than a hundred of these within seconds.
      timer = setTimeout(write, PAUSE);
    }
  }

  // Two entries of the history may have the same address, and still the page is another when it was left for the second.
  window.addEventListener("popstate", read);
  window.addEventListener("hashchange", () => location.hash !== known && read());
  window.addEventListener("pagehide", write);
  // A page that the browser kept while it was away is shown as it was left, but perhaps at another address.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && location.hash !== known) read();
  });

  return {
    /** The address of what is shown, as far as it has been written, and when that was last changed. */
    get shown() {
      return { address: shownAt, saved: changedAt };
    },
    read,
    write,
    changed,
    /** Follow a link to this page; what comes of it can be awaited where it stands in the address already. */
    follow(fragment) {
      if (location.hash === fragment) return read();
      location.hash = fragment;
      return null;
    },
    /** As on a first visit: an address that names nothing, and nothing of it is on its way. */
    reset() {
      latest += 1;
      clearTimeout(timer);
      reading = due = false;
      history.replaceState(null, "", location.pathname);
      known = shownAt = "";
    },
    /** Another board was chosen: Back leads to the one before. */
    boardSwitched() {
      due = true;
      put("pushState");
    },
  };
}
