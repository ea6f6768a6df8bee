// The shortcuts: what the list of keys in Help says, and what the tests press on every keyboard. In brackets stands what a key
// is called, on a keyboard of English; keys that are held together have a space between.

/** By where they work: [keys, what they do] each. */
export const SHORTCUTS = {
  board: [
    ["[←] [→] [↑] [↓]", "Move from square to square"],
    ["[Home] [End]", "Start and end of the row; with [Ctrl], first and last square"],
    ["[Ctrl] [Z]", "Undo; with [Shift], or as [Ctrl] [Y], redo"],
    ["[+] [-] [0]", "Zoom a board above 50 by 50; arrows, [Home] and [End] move the view"],
    ["[?]", "This help"],
  ],
  watch: [
    ["[←] [→]", "One step back or forward, in the player"],
    ["[Home] [End]", "First and last step, in the player"],
    ["[Space] or [k]", "Play and pause; Space on the board as well, and wherever it presses nothing"],
    ["[+] [-]", "Play faster or slower"],
    ["[o] [u]", "Step over the call that comes next; step out of this one"],
    ["[n] [p]", "Next and previous solution"],
    ["[e] [E]", "Next and previous dead end"],
    ["[d]", "What doomed this? The placement after which no solution was left"],
    ["[b]", "Back to the step before the last jump, and forth again"],
    ["[c] [r]", "Next change of the selected square; run to the next step in it"],
    ["[f]", "Present to a room: board, sentence, player and the view that is open, large; [Escape] leaves"],
    ["[,] [.]", "Both one step back or forward, in a race that goes step by step together; [←] [→] as well"],
    ["[Escape]", "Close the steps, in the player"],
  ],
  code: [
    ["[Ctrl] [Enter]", "Run it; with [Shift], run to the line with the cursor"],
    ["[Escape] [Tab]", "Leave the editor, in which Tab indents"],
    ["[w]", "Back into the editor to write, from the player and the views"],
  ],
  sudoku: [
    ["[1] to [9]", "Write a digit; in Solver the next cell comes next, line after line"],
    [
      "[A] to [P]",
      "On boards above 9 by 9, the digits above 9, in the place of what these keys do elsewhere; as numbers, where the settings say so: [1] then waits for a second figure, or [Enter]",
    ],
    ["[0] [Space]", "Leave the cell empty and go on, in Solver; erase, in Play"],
    [
      "[Shift] [1], [Ctrl] [1]",
      "Corner note, centre note, in Play, on the number pad as well; [z] [x] [c] [v] let plain keys write digits, corner notes, centre notes, colours",
    ],
    [
      "[a] [d] [s] [b]",
      "Automatic candidates, digit first ([Enter] writes it), several cells, bookmark, in Play",
    ],
    ["[h]", "Hint: where to look, which technique, why, and then apply it; [Escape] closes it"],
    ["[Shift] [→]", "Choose several cells, in Play; also by dragging, or with [Ctrl] and clicks"],
    ["[Backspace]", "Erase; right after a digit, that digit"],
    ["[Ctrl] [V]", "Paste a whole puzzle, or a link to a board, onto the board"],
    ["[Ctrl] [C]", "Copy the puzzle, a character a cell"],
  ],
  queens: [
    [
      "[Enter] [Space]",
      "Place a queen or take it away, in Play; in regions [Space] puts a cross first; [x] a cross alone, also by a right click; [b] blocks",
    ],
    [
      "[Backspace]",
      "Take away what is on the square; queens are moved by dragging, crosses and blocks drawn",
    ],
    ["[A] to [Z]", "In Solver, while regions are drawn: put the square into that region"],
    ["[h]", "Hint, and then do what it says; [Escape] closes it"],
  ],
  knight: [
    [
      "[Enter] [Space]",
      "Go to the square, in Play, or back to one that was visited; in Solver what a press puts",
    ],
    ["[c] [2]", "Go to a square by its name; [Enter] where that could go on"],
    ["[Backspace]", "Back to the square before"],
    ["[x]", "Take the square out of the board, in Solver, or put it back"],
  ],
};

/** A text in its parts: every second one is the name of a key. */
export const partsOf = (text) => text.split(/\[(.+?)\]/);
