/** Whether all that was typed is on the board; where it is not, acting now would answer another question, and that is said. */
export function checkValid(board) {
  const invalid = board.invalid();
  invalid?.check();
  invalid?.input.focus();
  return !invalid;
}
