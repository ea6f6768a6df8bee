import { help } from "../help/room.js";
import { byId, takesText } from "../parts/dom.js";

/** The one page of help, behind its button and the ? key. */
export function createHelp({ rooms, missing }) {
  const room = rooms.add(help, (create) => create());
  const show = () => room.want().then((dialog) => dialog.open || dialog.showModal(), missing.of(help));
  byId("help-open").addEventListener("click", show);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || takesText(event.target)) return;
    if (byId("help")?.open) return;
    event.preventDefault();
    show();
  });
}
