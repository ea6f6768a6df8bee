// What the reference says of the techniques of the levels easy and medium: what each `is` and why it is right, where to `look` for
// it, and which are `near` to it.

export const EASY_AND_MEDIUM = {
  "full-house": {
    is: "A row, a column or a box has one empty cell left. Every unit holds each of the nine digits once, so the digit that is missing there can only go into that cell. It is the easiest step of all: nothing has to be compared, only counted, and each digit that is written may make the next full house.",
    look: "Glance along the units that are nearly full; after every digit look again at its row, its column and its box.",
    near: ["naked-single", "hidden-single"],
  },
  "naked-single": {
    is: "Eight of the nine digits stand already in the row, the column and the box of an empty cell, or are excluded from it otherwise. Only one candidate is left, and as the cell has to hold something, that is its digit. With candidates written down it is seen at a glance; without them the eight others have to be counted in three units.",
    look: "With candidates, look for a cell with a single one; without, where a full row or column crosses a full box.",
    near: ["full-house", "hidden-single", "naked-pair"],
  },
  "hidden-single": {
    is: "A digit has one place left in a row, a column or a box: all other empty cells of that unit see the digit elsewhere, or cannot hold it for another reason. The unit needs the digit, so it goes there. The cell itself may have more candidates, among which this one is hidden; they go with it.",
    look: "Take a digit that stands often, and cross out with it rows and columns in the boxes that lack it; then do the same along lines.",
    near: ["full-house", "naked-single", "locked-candidates-pointing"],
  },
  "locked-candidates-pointing": {
    is: "In a box all places of a digit lie on one row or one column. The box needs the digit, so it comes to stand in one of these cells, wherever that is, and then the line has its digit from there. From the other cells of the line, outside of the box, it goes: the two or three places point along the line.",
    look: "For every box and digit, ask whether its places stand side by side on one line, and then look along that line into the other boxes.",
    near: ["locked-candidates-claiming", "locked-pair", "x-wing"],
  },
  "locked-candidates-claiming": {
    is: "On a row or a column all places of a digit lie in one box. The line needs the digit and can have it only from these cells, so the box has its digit there as well. It goes from the other cells of the box. It is pointing the other way round: there a box has only one line left for the digit, here a line has only one box.",
    look: "Go along each line with one digit: are its two or three places all in one box? Then look at the rest of that box.",
    near: ["locked-candidates-pointing", "locked-triple", "hidden-single"],
  },
  "locked-pair": {
    is: "Two cells that lie in one box and on one line have the same two candidates and no others. They take these two digits, one each, so that no other cell of a unit which has both cells can hold them. Both units are such: the two digits leave the rest of the box and the rest of the line at once.",
    look: "Look for two cells with the same two candidates side by side in a box, on one row or column.",
    near: ["naked-pair", "locked-triple", "locked-candidates-pointing"],
  },
  "locked-triple": {
    is: "The three cells in which a box and a line cross have three digits between them and no others; a single one of the cells need not have all three. Three cells need three different digits, so these fill them in some order. Every digit of the triple leaves the other cells of the box and the other cells of the line.",
    look: "Look at three empty cells in a row or column of one box that have few candidates, and count the digits which they have together.",
    near: ["locked-pair", "naked-triple", "sue-de-coq"],
  },
  "naked-pair": {
    is: "Two cells of a unit have the same two candidates and no others. One of them holds the one digit and the other the other; which way round is still open, but between them they use both up. So the two digits go from all other cells of every unit that contains both cells.",
    look: "Among the cells with two candidates, look for two that are alike and see each other.",
    near: ["locked-pair", "naked-triple", "hidden-pair", "remote-pair"],
  },
  "naked-triple": {
    is: "Three cells of a unit have three digits between them and no others. Not every cell needs all three: 1 2, 2 3 and 1 3 are a naked triple as well. Three cells hold three different digits, so they use up exactly these. The three digits go from all other cells of every unit that contains the three cells.",
    look: "In a unit, put cells with two or three candidates together, and see whether some three of them have just three digits in all.",
    near: ["naked-pair", "naked-quadruple", "locked-triple", "hidden-triple"],
  },
  "hidden-pair": {
    is: "Two digits have the same two cells of a unit as their only places there. Each of the digits needs one of these cells, so that the two cells are taken: all their other candidates go. It is the same fact as a naked subset among the remaining cells of the unit, seen from the digits, and shorter to say.",
    look: "In each unit look for two digits with two places each, and compare the places: are they the same cells?",
    near: ["naked-pair", "hidden-triple", "hidden-single", "uniqueness-4"],
  },
  "hidden-triple": {
    is: "Three digits have together only three places in a unit; a single digit need not be possible in all three. As each of the digits needs a cell of its own, these three cells are filled by the three digits, in whatever order. All other candidates of the three cells go.",
    look: "In a unit with many empty cells, pick out the digits with two or three places, and see whether three of them share three cells.",
    near: ["hidden-pair", "hidden-quadruple", "naked-triple"],
  },
};
