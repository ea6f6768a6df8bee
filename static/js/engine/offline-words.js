// What people read about the service worker.

export const OFFLINE = "Works offline";
export const NEW_VERSION = "A new version of Undoku is ready.";
