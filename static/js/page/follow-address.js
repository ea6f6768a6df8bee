const DELAY = 150;
const PAUSE = 2000;

/**
 * Let the address follow the page, and the page the address. `show(fragment)` shows what an address names and resolves
 * when it is there; `fragment()` is the address of what is shown. One that is still to be read, or whose board is still
 * to arrive, is not overwritten.
 */
export function followAddress({ show, fragment }) {
  // The address that was last read or written.
  let known = location.hash;
  let timer = 0;
  let reading = 0;
  let missed = false;

  /** What is shown has changed: the address follows a moment later, once for many keys. */
  function moved() {
    clearTimeout(timer);
    timer = setTimeout(write, DELAY);
  }

  async function read() {
    clearTimeout(timer);
    known = location.hash;
    reading += 1;
    try {
      await show(known);
    } finally {
      reading -= 1;
      if (reading === 0 && missed) moved();
    }
  }

  /** Put what is shown into the address now. */
  function write() {
    missed = reading > 0;
    if (missed || location.hash !== known) return;
    const wanted = fragment();
    if (wanted === known) return;
    try {
      history.replaceState(null, "", wanted);
      known = location.hash;
    } catch {
      // Safari refuses more than a hundred of these within seconds.
      timer = setTimeout(write, PAUSE);
    }
  }

  window.addEventListener("hashchange", read);

  return { read, write, moved };
}
