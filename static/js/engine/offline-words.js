// What people read about the service worker.

export const OFFLINE = "Works offline";
export const NEW_VERSION = "A new version of Undoku is ready.";
/** It has been accepted, and the browser has not let it begin. */
export const SLOW_VERSION =
  "The new version begins as soon as the browser lets it. Reload goes on with what is there, and offers it again.";
