import { byId, takesText } from "../parts/dom.js";

/** The one page of help, behind its button and the ? key. */
export function createHelp() {
  const dialog = byId("help");
  byId("help-open").addEventListener("click", () => dialog.showModal());
  byId("help-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || takesText(event.target) || dialog.open) return;
    event.preventDefault();
    dialog.showModal();
  });
}
