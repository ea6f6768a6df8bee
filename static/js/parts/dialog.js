import "./dialog-look.js";
import { make, makeSvg } from "./dom.js";

const CLOSE = { label: "Close", tip: "Close (Escape)" };

/**
 * A dialog that is made when it is wanted: a heading with a button that closes it, and what is in it. It is a part of the
 * page only while it is open. `onClose` hears of its end.
 */
export function createDialog({ name, title, content, onClose = () => {} }) {
  const heading = make("h2", { id: `${name}-title` }, title);
  const icon = makeSvg(
    "svg",
    { class: "icon", "aria-hidden": "true" },
    makeSvg("use", { href: "#icon-close" }),
  );
  const close = make(
    "button",
    { type: "button", class: "icon-button", "aria-label": CLOSE.label, title: CLOSE.tip },
    icon,
  );
  const dialog = make(
    "dialog",
    { class: name, "aria-labelledby": heading.id },
    make("div", { class: "dialog-head" }, heading, close),
    make("div", { class: "dialog-body" }, ...content),
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    onClose();
  });

  return {
    root: dialog,
    /** Open it, with the focus on what is done most often. */
    show(first) {
      if (!dialog.open) {
        document.body.append(dialog);
        dialog.showModal();
      }
      first?.focus();
    },
  };
}
