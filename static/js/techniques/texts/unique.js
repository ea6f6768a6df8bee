// What the reference says of the techniques that rest on the puzzle's having one solution. They are used where that is known.

export const UNIQUE = {
  "uniqueness-1": {
    is: "Four empty cells lie on two rows and two columns, and in two boxes; three of them have the same two candidates and no others. If the fourth took one of these two as well, the two digits could be exchanged in the four cells, and there would be two solutions. So in a puzzle with one solution both digits go from the fourth cell.",
    look: "Look for three cells with the same two candidates that are corners of a rectangle in two boxes.",
    near: ["uniqueness-2", "uniqueness-4", "hidden-rectangle", "unique-loop"],
  },
  "uniqueness-2": {
    is: "Four empty cells on two rows and two columns, in two boxes, can hold the same two digits. Two of them, on one side of the rectangle, have one and the same third candidate. Were neither of them that, the two digits could be exchanged and there would be two solutions. So it is in one of the two cells, and goes from what sees both.",
    look: "Look for a pair of equal cells with two candidates on one line, and for the two cells opposite with just one digit more, the same in both.",
    near: ["uniqueness-1", "uniqueness-5", "uniqueness-3"],
  },
  "uniqueness-3": {
    is: "Of the four corners of a unique rectangle two on one side have more candidates than its two digits. One of the two holds such an extra digit, so together they act as one cell with all the extra digits. If this and some other cells of a unit have as many digits as they are cells, it is a naked subset: its digits leave the rest of the unit.",
    look: "Where two corners on one side have few extra digits, look in their unit for cells with nothing but these and perhaps one digit more.",
    near: ["uniqueness-2", "uniqueness-4", "naked-pair", "naked-triple"],
  },
  "uniqueness-4": {
    is: "Of the four corners of a unique rectangle two on one side have more candidates than its two digits, x and y. In the units that hold both corners, x has no other place, so that one of the two is x. If the other were y, the two digits could be exchanged all round. So y goes from both of these corners.",
    look: "Where two corners on one side have extra digits, ask for each of the two digits whether these are its only places on that side.",
    near: ["uniqueness-1", "uniqueness-6", "hidden-rectangle", "hidden-pair"],
  },
  "uniqueness-5": {
    is: "In a unique rectangle three corners, or two that are opposite, have one and the same digit beside its two. If none of these corners held it, the two digits could be exchanged, and the puzzle would have two solutions. So it is in one of the corners, and a cell that sees them all cannot hold it.",
    look: "As for test 2, but the corners with the extra digit lie across; what goes is in a crossing that sees them all.",
    near: ["uniqueness-2", "uniqueness-6", "uniqueness-1"],
  },
  "uniqueness-6": {
    is: "In a unique rectangle two opposite corners have more candidates than its two digits, the others just these two. One of the two digits has no other places in both rows and both columns, so it stands in two opposite corners. If these were the corners with more, the other two would hold the second digit, and all could be exchanged. So it goes from them.",
    look: "Where the extra digits are in opposite corners, count the places of each of the two digits along all four sides.",
    near: ["uniqueness-4", "uniqueness-5", "x-wing", "hidden-rectangle"],
  },
  "hidden-rectangle": {
    is: "In a unique rectangle a corner has just its two digits, x and y. In the row and in the column of the corner opposite, x has no place outside of the rectangle. If that opposite corner were y, x would be at both corners beside it, and the first corner would be y too: two solutions. So y goes from the opposite corner.",
    look: "From a cell with two candidates go to the corner opposite, and ask whether one of the digits has two places in both of its lines.",
    near: ["uniqueness-4", "uniqueness-6", "hidden-avoidable-rectangle"],
  },
  "avoidable-rectangle-1": {
    is: "Three corners of a rectangle in two boxes hold digits that were placed, x, y and x in turn, none of them given. If the fourth corner, not given either, became y, the two digits could be exchanged in all four cells, and the same givens would have two solutions. So y goes from the fourth corner, and with two candidates there its digit is known.",
    look: "Look at the digits that you have placed yourself: do three of them nearly make a rectangle of two digits?",
    near: ["avoidable-rectangle-2", "hidden-avoidable-rectangle", "uniqueness-1"],
  },
  "avoidable-rectangle-2": {
    is: "Two corners of a rectangle hold digits that were placed, not given. The other two, in one box, are empty, and each has two candidates: the digit that would complete a pattern of two digits that can be exchanged, and another one, the same in both. One of the two cells must take that other digit, so it goes from what sees both.",
    look: "Look for two cells of a box with one common candidate, beside placed digits that are equal to what else they can hold.",
    near: ["avoidable-rectangle-1", "hidden-avoidable-rectangle", "uniqueness-2"],
  },
  "hidden-avoidable-rectangle": {
    is: "Some of four corners in two boxes hold digits that were placed, none of them given. If one digit went into an empty corner, the others would have to take what completes a rectangle of two digits that can be exchanged: they stand there, or a unit has no other place for them. There would be two solutions, so that digit goes.",
    look: "From an empty corner ask: if this digit stood here, where would its line have to take the other one?",
    near: ["avoidable-rectangle-1", "avoidable-rectangle-2", "hidden-rectangle"],
  },
  "unique-loop": {
    is: "Six or more cells that all can hold the same two digits follow one another in a loop, and each row, column and box has two of them, an odd number of steps apart, or none. Holding only these two, in turn, they could be exchanged all along. So some cell holds another digit: if only one cell can, the two go from it; other cases are as with rectangles.",
    look: "Follow cells with the same two candidates from unit to unit, through at most one or two cells that have more, until the loop closes.",
    near: ["uniqueness-1", "uniqueness-2", "extended-rectangle", "remote-pair"],
  },
  "extended-rectangle": {
    is: "Two rows cross three columns in six cells: in one band and three stacks, or in two bands and one stack. Had the six cells only three digits, the two rows could exchange them unnoticed, and there would be two solutions. So a cell has another digit: with a single such cell the three go from it. Rows and columns may be exchanged.",
    look: "Look for two rows of a band, or two columns of a stack, that cross some three lines in cells with three digits, but for one or two of these cells.",
    near: ["unique-loop", "uniqueness-1", "locked-triple"],
  },
  "bug-plus-1": {
    is: "Every empty cell has two candidates but for one, which has three, and every digit two places in each unit that needs it, but for one of these three. Without it, the other digit of each cell would make a second solution of any first one, so there would be two solutions or none. So that candidate is true, and the others of its cell go.",
    look: "When nearly all cells have two candidates, find the one with three: its digit is the one with three places in its row, column and box.",
    near: ["bug-plus-2", "uniqueness-1", "remote-pair"],
  },
  "bug-plus-2": {
    is: "All empty cells have two candidates but for two cells. Take from these what is too much, so that every digit has two places in each unit that needs it. If nothing of it were true, the grid would have two solutions or none. So at least one of the extra candidates is true, and what each of them excludes goes.",
    look: "When all but two of the cells have two candidates, find the digits with three places in a unit, and what sees them all.",
    near: ["bug-plus-1", "bug-plus-3", "uniqueness-2"],
  },
  "bug-plus-3": {
    is: "All empty cells have two candidates but for three cells. What these have too much is found by counting: without it every digit has two places in each unit that needs it. If none of the extra candidates were true, there would be two solutions or none. So one of them is true, and a candidate that excludes each of them goes.",
    look: "When all but three of the cells have two candidates, mark the extra ones, and ask which candidate cannot stand beside any of these.",
    near: ["bug-plus-2", "bug-plus-4", "bug-plus-1"],
  },
  "bug-plus-4": {
    is: "All empty cells have two candidates but for four cells. Without their extra candidates every cell would have two candidates, and every digit two places in each unit that needs it, which a puzzle with one solution never comes to. So at least one of the extra candidates is true, and a candidate that cannot stand beside any of them goes.",
    look: "When all but four of the cells have two candidates, mark the extra ones; what goes must see, or share a cell with, every one of them.",
    near: ["bug-plus-3", "bug-plus-2"],
  },
  gurth: {
    is: "A turn or a reflection of the grid, or another exchange of its lines, with a relabelling of the digits leaves the givens as they are. It makes of a solution a solution; if there is only one, that has the same symmetry. So if a cell has a digit, the cell to which it goes has what that becomes; a cell that stays where it is holds a digit that stays what it is.",
    look: "Look at the givens alone, before anything is placed: do they keep their pattern when turned, with each digit always becoming the same other one?",
    near: ["bug-plus-1", "uniqueness-1"],
  },
};
