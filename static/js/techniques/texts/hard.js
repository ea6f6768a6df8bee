// What the reference says of the techniques of the level hard that need no chain and no uniqueness: subsets, fish, wings, colours.

export const HARD = {
  "naked-quadruple": {
    is: "Four cells of a unit have four digits between them and no others; a single cell may have only two or three of these. Four cells need four different digits, so exactly these four are used up there, in some order. They go from all other cells of every unit that contains the four cells.",
    look: "Look in a unit with six empty cells or more; the other side, a hidden pair or triple, is often easier to see.",
    near: ["naked-triple", "hidden-quadruple", "hidden-triple"],
  },
  "hidden-quadruple": {
    is: "Four digits have together only four places in a unit. Each of the four needs a cell of its own, so that these cells hold the four digits and no others: all their other candidates go. It needs a unit with many empty cells, and is always at the same time a naked subset of the cells that are left.",
    look: "In a unit with eight or nine empty cells, count the places of each digit, and try the four with the fewest.",
    near: ["hidden-triple", "naked-quadruple"],
  },
  "x-wing": {
    is: "In two rows a digit has its only places in the same two columns. If it stands on the left in the one row, it stands on the right in the other, and the other way round. Either way both columns have their digit from these two rows, so that it goes from all their other cells. Rows and columns may be exchanged.",
    look: "Take one digit, and note the rows in which it has two places; two rows with the same columns are an X-wing. Then try the columns.",
    near: ["swordfish", "finned-x-wing", "sashimi-x-wing", "skyscraper"],
  },
  swordfish: {
    is: "In three rows all places of a digit lie in three columns; no row needs to have places in all three. The three rows need the digit three times, and each column can give it only once: so each of the three columns has its digit in one of these rows, and loses it in all other cells. Rows and columns may be exchanged.",
    look: "Take a digit with some rows of two or three places, and look for three such rows that use three columns in all.",
    near: ["x-wing", "jellyfish", "finned-swordfish", "franken-swordfish"],
  },
  jellyfish: {
    is: "In four rows all places of a digit lie in four columns. The four rows need the digit four times, and the four columns can hold it four times at most, so each of these columns has its digit in one of the four rows. It goes from all other cells of the columns. Rows and columns may be exchanged.",
    look: "It is worth trying for a digit that stands once or nowhere yet: where more of it is known, a smaller fish across does the same.",
    near: ["swordfish", "finned-jellyfish", "franken-jellyfish", "larger-fish"],
  },
  "finned-x-wing": {
    is: "Two rows would be an X-wing, had they not one or two more places of the digit, the fins, in a box with one of its corners. Either a fin is true, or the X-wing holds. Another cell of the corner's column that sees all fins can have the digit in neither case: it lies in their box. Rows and columns may be exchanged.",
    look: "Look for two rows that are nearly an X-wing, where what is too much stands in one box with a corner; the victims are in that box.",
    near: ["x-wing", "sashimi-x-wing", "finned-swordfish", "skyscraper"],
  },
  "sashimi-x-wing": {
    is: "A finned X-wing of which a corner is missing: without its fins one of the two rows has a single place. If no fin is true, the digit stands in that place, and the other row has it in the other column. So a cell of that column that sees all fins, in the box of the missing corner, loses the digit whether a fin is true or not.",
    look: "Look for two rows with one common column whose other places lie in one stack of boxes, but not in one column.",
    near: ["finned-x-wing", "skyscraper", "sashimi-swordfish", "turbot-fish"],
  },
  skyscraper: {
    is: "In two rows a digit has two places each, and one of each lie in the same column, which is the base. They cannot both be true, so at least one of the other two is, the tops of the towers. A cell that sees both tops loses the digit. With two columns and a common row it is the same.",
    look: "Take a digit, and look for two rows with two places each that share one column and whose other ends lie near each other.",
    near: ["x-wing", "two-string-kite", "turbot-fish", "sashimi-x-wing"],
  },
  "two-string-kite": {
    is: "A digit has two places in a row and two places in a column, and one of each lie together in a box. These two see each other, so not both are true, and at least one of the two far ends is. The cell that sees both ends, where the far end of the row has its column and the far end of the column its row, loses the digit.",
    look: "Take a digit, and look for a box in which a row with two places and a column with two places both have one end.",
    near: ["skyscraper", "turbot-fish", "empty-rectangle", "dual-two-string-kite"],
  },
  "dual-two-string-kite": {
    is: "Two two-string kites of one digit share their near ends, two cells of a box: each of the cells stands at once in a row and in a column with two places, the row of the one kite and the column of the other. Each kite takes out its own cell, by the same argument, and the two are told as one step.",
    look: "Where you have found a two-string kite, look at its near ends the other way round: the column of the one and the row of the other.",
    near: ["two-string-kite", "skyscraper", "simple-colors-trap"],
  },
  "turbot-fish": {
    is: "In each of two units a digit has two places, and a place of the first sees a place of the second. Not both of these are true, so at least one of the far ends is, and a cell that sees both far ends loses the digit. Skyscraper and two-string kite are turbot fish as well, with names of their own; one of the units may be a box here.",
    look: "Mark the units in which a digit has two places, and look for two of these pairs that see each other with one end each.",
    near: ["skyscraper", "two-string-kite", "x-chain", "empty-rectangle"],
  },
  "empty-rectangle": {
    is: "In a box all places of a digit lie on one row and one column. So the box has the digit on the row or on the column. Another column has two places, one of them on that row. If the box has it on the row, the other place is true; if not, the box has it on its column. So where that column meets the row of the other place, the digit goes.",
    look: "Look for a box whose places of a digit leave a rectangle of four cells empty, and along its row and its column for a pair.",
    near: ["two-string-kite", "turbot-fish", "dual-empty-rectangle", "grouped-aic"],
  },
  "dual-empty-rectangle": {
    is: "One box is the empty rectangle of two patterns of the same digit: its places lie on one row and one column, and from there each pattern goes on to a pair of places outside. Each of the two takes a candidate of its own out, by the argument of a single empty rectangle, and they are told as one step.",
    look: "Where you have found an empty rectangle, look from the same box for a second pair, along its other line as well.",
    near: ["empty-rectangle", "dual-two-string-kite"],
  },
  "w-wing": {
    is: "Two cells have the same two candidates, x and y. Somewhere a unit has two places left for x; one of our cells sees the one place, and the other cell the other. If both cells were x, that unit would have no place for x. So at least one of the two cells is y, and a cell that sees both of them cannot be y.",
    look: "Take two cells with the same two candidates that do not see each other, and look for a pair of places of one of the digits between them.",
    near: ["xy-wing", "remote-pair", "xy-chain", "aic"],
  },
  "xy-wing": {
    is: "A cell with the candidates x and y, the pivot, sees a cell with x and z and a cell with y and z, the pincers. If the pivot is x, the first pincer is z; if it is y, the second one is. One of the pincers is z in any case, so that a cell which sees both of them cannot be z.",
    look: "Take a cell with two candidates as pivot, and look among the cells that it sees for two which share one digit with it each, and the third with each other.",
    near: ["xyz-wing", "w-wing", "xy-chain", "wxyz-wing", "als-xz"],
  },
  "xyz-wing": {
    is: "A cell with the candidates x, y and z, the pivot, sees a cell with x and z and a cell with y and z. If the pivot is x, the first of these is z; if it is y, the second; else it is z itself. One of the three is z in any case, so a cell that sees all three cannot be z.",
    look: "Take a cell with three candidates, with one pincer in its box and the other on its line; what goes lies in the box on that line.",
    near: ["xy-wing", "wxyz-wing", "als-xz"],
  },
  "wxyz-wing": {
    is: "Four cells have four digits between them, and of three of the digits all places among the four cells see one another, so that each of these is there at most once. Without the fourth digit, z, three digits would have to fill four cells. So one of the cells is z, and a cell that sees all their places of z cannot be z.",
    look: "Begin with a cell of three or four candidates, and look for cells on its line and in its box that add no more than one digit.",
    near: ["xyz-wing", "als-xz", "xy-wing"],
  },
  "simple-colors-trap": {
    is: "Where a digit has two places in a unit, one of them is true. Cells joined by such pairs take two colours in turn: all cells of one colour are true, and all of the other false. Which colour that is need not be known: an uncoloured cell that sees both colours sees a true digit, and loses the digit.",
    look: "Choose a digit with many pairs, colour from pair to pair, and then look at every other candidate: does it see both colours?",
    near: ["simple-colors-wrap", "multi-colors-1", "x-chain", "skyscraper"],
  },
  "simple-colors-wrap": {
    is: "Cells joined by units in which a digit has two places take two colours in turn: all of one colour are true, and all of the other false. If two cells of one colour stand in the same unit, they cannot both be true, so that this whole colour is false. The digit goes from all its cells, and the other colour is the true one.",
    look: "Colour a digit from pair to pair, and after each new cell ask whether its colour stands in that row, column or box already.",
    near: ["simple-colors-trap", "multi-colors-2", "x-chain"],
  },
  "multi-colors-1": {
    is: "A digit has two clusters of pairs, each in two colours of which one is true. A colour of the first sees a colour of the second: these are not both true. So of their two opposite colours at least one is true, and a cell that sees a cell of each of these opposite colours loses the digit.",
    look: "Colour two clusters of one digit, and look for a unit in which they meet; then look at the cells that see the two other colours.",
    near: ["simple-colors-trap", "multi-colors-2", "x-chain"],
  },
  "multi-colors-2": {
    is: "A digit has two clusters of pairs, each in two colours of which one is true. A colour of the first cluster sees both colours of the second. One of these two is true, whichever it is, so that the colour which sees them both is false: the digit goes from all its cells, and stands in those of the opposite colour.",
    look: "Colour two clusters of one digit, and ask of each colour whether its cells together see both colours of the other cluster.",
    near: ["multi-colors-1", "simple-colors-wrap", "simple-colors-trap"],
  },
  "remote-pair": {
    is: "Some cells have all the same two candidates, and each sees another of them, so that they hold the two digits in turn, like the colours of a chessboard. Two cells an odd number of steps apart hold different digits: one of them is each of the two. A cell that sees both can hold neither digit.",
    look: "Look for four or more cells with the same two candidates, follow which sees which, and look at the cells that see both ends.",
    near: ["naked-pair", "xy-chain", "w-wing", "simple-colors-trap"],
  },
};
