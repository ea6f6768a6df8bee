// Buttons are there before the modules that hear them: what is pressed meanwhile is kept, and pressed again then.
(() => {
  const pressed = [];
  const keep = ({ target }) => {
    const button = target.closest("button");
    if (button) pressed.push(button);
  };
  document.addEventListener("click", keep);
  window.pressEarly = () => {
    document.removeEventListener("click", keep);
    delete window.pressEarly;
    for (const button of pressed) button.click();
  };
})();
