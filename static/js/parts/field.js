import { isFaulty, setFault } from "./field-fault.js";

/**
 * A text field that holds a value of the board. `read(text)` gives `{value}` or `{error}`; a good value is handed to
 * `apply` on Enter or when the field is left, a bad one stays as it was typed, with its sentence, and changes nothing.
 * `mended` hears of the good value after it.
 */
export function createField(input, { read, apply, complain, mended }) {
  let last = input.value;

  function check() {
    const { value, error } = read(input.value);
    const before = isFaulty(input);
    setFault(input, error);
    if (error) complain(error);
    else {
      if (before) mended();
      apply(value);
    }
    last = input.value;
    return !error;
  }

  input.addEventListener("change", () => {
    if (input.value !== last) check();
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    check();
  });

  return {
    input,
    check,
    /** Show the board's own value. */
    show(text) {
      if (input.value !== text) input.value = text;
      last = text;
      setFault(input, "");
    },
    get invalid() {
      return isFaulty(input);
    },
  };
}
