/** The button of a menu, and its keys; the menu itself, `menu`, is loaded when it is first wanted. */
export function createMenuButton({ button, menu, onMissing }) {
  async function open(first) {
    try {
      (await menu.want()).open(first);
    } catch (error) {
      onMissing(error);
    }
  }

  button.addEventListener("click", () => {
    if (menu.value?.isOpen) menu.value.close();
    else open(true);
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowDown");
  });
}
