// Registers the service worker once everything that it keeps has been loaded, offers a new version when there is one, and
// says whether the page works offline, which can be lost and come back as long as it is open.

import { fetchLibraries } from "../parts/libraries.js";
import { patience, resolvers } from "../parts/waiting.js";
import { RELOAD } from "../parts/words.js";
import { message } from "./messages.js";
import { KEEP_ALL, REPLACE } from "./offline-messages.js";
import { NEW_VERSION, OFFLINE, SLOW_VERSION } from "./offline-words.js";

// A worker that is asked for anything in the moment in which it is to go stays for minutes in Chromium: what the page
// loads at its start is waited for, but not longer than this (in seconds).
const AT_MOST = 10;
/**
 * Where a new version has been asked to take over and has not, this is said after so many seconds, and after so many more the
 * page is loaded again all the same: Chromium may leave the worker before it where it is until nobody has asked that for
 * anything for half a minute.
 */
const SOON = 5;
const AT_LAST = 40;
/** For so many seconds the service worker may fetch what is lost. */
const PATIENCE = 120;
/** Milliseconds between two looks at what is kept; where it stays lost fewer and fewer are taken, at last one of so many. */
const PERIOD = 4000;
const RARELY = 64;

const seconds = (count) => new Promise((resolve) => patience(count, resolve));

/** Asks the service worker to look after all files, and resolves with what it says. */
function askToKeep(worker) {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = resolvers();
  const callOff = patience(PATIENCE, () => resolve(null));
  port1.onmessage = ({ data }) => resolve(data);
  const checked = Array.from(document.querySelectorAll("[integrity]"));
  const parts = checked.map(({ src, href, integrity }) => [src || href, integrity]);
  worker.postMessage(message(KEEP_ALL, { address: location.href, parts, port: port2 }), [port2]);
  return promise.finally(() => {
    callOff();
    port1.close();
  });
}

/** Whether all that was kept is still here; nobody else is asked for that. */
async function isHere({ cache, keys }) {
  const kept = await (await caches.open(cache)).keys();
  const here = new Set(kept.map(({ url }) => url));
  return keys.every((key) => here.has(key));
}

class Offline {
  #page;
  #accepted = false;
  /** The worker that was asked last, what it said, and the version that this page is of. */
  #asked = null;
  #said = null;
  #version = null;
  #looking = null;
  /** Whether something has happened since the look that goes on was begun. */
  #isStale = false;
  #followed = new WeakSet();
  /** How many looks are left out where something stays lost, and how many of them still are. */
  #rarely = 1;
  #left = 0;

  constructor(page) {
    this.#page = page;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.#accepted) this.#reload();
      else this.#lookNow();
    });
  }

  /** The registration, which may have been lost: a new one then. Rejects where the browser, or the network, refuses. */
  async register() {
    const workers = navigator.serviceWorker;
    const registration = (await workers.getRegistration()) ?? (await workers.register("./service-worker.js"));
    if (!this.#followed.has(registration)) this.#follow(registration);
    return registration;
  }

  /** Looks at what is kept, now and from now on. */
  watch() {
    this.#lookNow();
    setInterval(() => {
      if (document.visibilityState !== "visible") return;
      if (this.#left > 0) this.#left -= 1;
      else this.#look();
    }, PERIOD);
    const again = () => this.#lookNow();
    for (const name of ["focus", "online", "offline"]) addEventListener(name, again);
    document.addEventListener("visibilitychange", again);
  }

  #follow(registration) {
    this.#followed.add(registration);
    const offer = () => {
      if (registration.active && registration.waiting) this.#offer(registration);
    };
    const meet = () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        offer();
        // One that is installed beside another has changed nothing: to look would be to ask the other, which may be about to go.
        if (installing.state === "activated") this.#lookNow();
      });
    };
    registration.addEventListener("updatefound", meet);
    meet();
    offer();
  }

  #offer(registration) {
    // It may be left alone for hours, and then covers nothing.
    this.#page.offer(NEW_VERSION, RELOAD, () => this.#accept(registration), { stays: true });
  }

  #reload = () => {
    this.#page.remember();
    location.reload();
  };

  async #accept(registration) {
    if (this.#accepted) return;
    this.#accepted = true;
    await Promise.race([Promise.all([this.#page.fetched, this.#looking]), seconds(AT_MOST)]);
    // Another tab may have accepted it meanwhile.
    if (registration.waiting) await this.#replaced(registration.waiting);
    this.#reload();
  }

  /** Asks a new version to take over, on which the page is loaded again; resolves where it does not. */
  async #replaced(waiting) {
    waiting.postMessage(message(REPLACE));
    await seconds(SOON);
    this.#page.offer(SLOW_VERSION, RELOAD, this.#reload, { stays: true });
    await seconds(AT_LAST);
  }

  /** Something has happened that what is kept may depend on. */
  #lookNow() {
    this.#left = 0;
    this.#rarely = 1;
    if (this.#looking) this.#isStale = true;
    this.#look(true);
  }

  #look(thorough = false) {
    if (this.#accepted) return;
    // A look may take as long as the network does to fetch what was lost after it was begun.
    if (this.#looking) this.#doubt();
    this.#looking ??= this.#isKept(thorough)
      .catch(() => false)
      .then((isKept) => {
        this.#looking = null;
        // What it has found may be so no more.
        if (this.#isStale) {
          this.#isStale = false;
          this.#lookNow();
          return;
        }
        this.#page.rest(isKept ? OFFLINE : "");
        if (isKept) this.#rarely = 1;
        else this.#rarely = Math.min(2 * this.#rarely, RARELY);
        this.#left = isKept ? 0 : this.#rarely;
      });
  }

  /** Whether what was said last was that all is kept, and all of it is here. */
  async #isStillHere() {
    return Boolean(this.#said?.isKept) && isHere(this.#said);
  }

  /** Takes back that the page works offline where something of it is gone, while a look goes on. */
  async #doubt() {
    const isSo = await this.#isStillHere().catch(() => false);
    // A look that has ended meanwhile knows better.
    if (!isSo && this.#looking) this.#page.rest("");
  }

  async #isKept(thorough) {
    const registration = await this.register();
    const { active } = registration;
    if (active?.state !== "activated") return false;
    const isKnown = this.#asked === active && (await this.#isStillHere());
    if (isKnown && !thorough) return true;
    if (!isKnown) this.#page.rest("");
    this.#asked = active;
    this.#said = await askToKeep(active);
    if (!this.#said) return false;
    const { isKept, isSame, version } = this.#said;
    this.#version ??= version;
    // Another tab has accepted it: this one goes on with what it has loaded until the reader says so.
    if (!isSame || version !== this.#version) this.#offer(registration);
    return isKept;
  }
}

export async function keepForOffline(page) {
  // The rooms that are here by then are whole without the site, which may be of another version when they are opened.
  page.fetched = page.fetched.then(fetchLibraries);
  if (!navigator.serviceWorker) return;
  // Whoever has been here before has the files; a version that does not start must not block the next one.
  if (!navigator.serviceWorker.controller) await page.engine.kept;
  const offline = new Offline(page);
  // Where storage is refused (a private window, a full disk) the page simply stays online.
  await offline.register().catch(() => {});
  // What is kept is looked at when Python has been taken from it.
  await Promise.race([page.engine.kept, seconds(AT_MOST)]);
  offline.watch();
}
