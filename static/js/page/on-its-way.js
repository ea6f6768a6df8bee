import { patience } from "../parts/waiting.js";

/** Says that something is on its way, should it take longer than a second; what was said before comes back after it. */
export function createOnItsWay(status) {
  let callOff = () => {};
  let said = false;

  function end() {
    callOff();
    if (said) status.mended();
    said = false;
  }

  return {
    begin(sentence) {
      end();
      callOff = patience(1, () => {
        said = true;
        status.remark(sentence);
      });
    },
    end,
  };
}
