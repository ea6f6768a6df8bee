// What the reference says of the techniques of the level unfair: larger fish, chains, almost locked sets.

export const UNFAIR = {
  "finned-swordfish": {
    is: "Three rows would be a swordfish, had they not some more places of the digit, the fins, all in one box. Either one of the fins is true, or the swordfish holds: then each of its three columns has the digit in one of the three rows. A cell in one of the columns, outside of the rows, that sees all fins loses the digit either way.",
    look: "Look for three rows that need three columns but for places in one box; what goes is in the box of these fins.",
    near: ["swordfish", "sashimi-swordfish", "finned-x-wing", "finned-jellyfish"],
  },
  "sashimi-swordfish": {
    is: "A finned swordfish one of whose rows has a single place left when the fins are taken away, so that the fish would fall apart into smaller steps. The argument is the same: a fin is true, or the three rows have their digits in three columns. A cell of such a column that sees all fins, and is not in the rows, loses the digit.",
    look: "Look for a finned swordfish whose fins stand where a corner is missing; what goes is in the box of the fins.",
    near: ["finned-swordfish", "sashimi-x-wing", "sashimi-jellyfish"],
  },
  "finned-jellyfish": {
    is: "Four rows would be a jellyfish, had they not some more places of the digit, the fins, all in one box. Either a fin is true, or each of the four columns has its digit in one of the four rows. A cell of such a column outside of the rows that sees all fins cannot have the digit in either case.",
    look: "Look for a digit that is still missing nearly everywhere, with four lines that need four others but for one box.",
    near: ["jellyfish", "sashimi-jellyfish", "finned-swordfish", "larger-fish"],
  },
  "sashimi-jellyfish": {
    is: "A finned jellyfish one of whose rows has a single place left when the fins are taken away. If no fin is true, the four rows still have their digits in four columns, one in each; if one is, it excludes what it sees. So a cell of these columns that is not in the rows and sees all fins loses the digit.",
    look: "Look for four lines that need four others but for fins in one box, where a corner is missing.",
    near: ["finned-jellyfish", "sashimi-swordfish", "jellyfish"],
  },
  "franken-x-wing": {
    is: "An X-wing in which a box stands for one of the lines. For instance a row and a box have all their places of a digit in two columns. They need the digit twice, and two columns can hold it twice at most, so both columns have it there. From their other cells it goes. A box may also be among the covers.",
    look: "Look for a box whose places of a digit lie in two columns, and for a row elsewhere with the same two.",
    near: ["x-wing", "franken-swordfish", "finned-franken-x-wing", "empty-rectangle"],
  },
  "franken-swordfish": {
    is: "A swordfish in which boxes may stand for lines, among its base units or its covers. Three base units without a common place need the digit three times; all their places lie in three cover units, each of which can hold it once. So every cover has its digit in the base, and loses it everywhere else.",
    look: "Take two rows and a box, or two columns and a box, whose places of a digit together need just three lines across.",
    near: ["swordfish", "franken-x-wing", "finned-franken-swordfish", "franken-jellyfish"],
  },
  "franken-jellyfish": {
    is: "A jellyfish in which boxes may stand for lines, among its base units or its covers. Four base units without a common place need the digit four times, and all their places lie in four covers that can hold it once each. So the covers have their digits there, and lose them everywhere else.",
    look: "It is rare and seldom the shortest way; look for lines and boxes that need few lines across.",
    near: ["jellyfish", "franken-swordfish", "finned-franken-jellyfish", "larger-fish"],
  },
  "finned-franken-x-wing": {
    is: "A franken X-wing with fins: two base units, one of them perhaps a box, whose places of a digit lie in two covers but for some. Those are fins, and so is a place that both base units share. Either a fin is true, or the covers have their digits in the base. What is in a cover, outside of the base, and sees all fins goes either way.",
    look: "Take a box and a line whose places nearly fit into two lines across, and look at what sees all that does not fit.",
    near: ["franken-x-wing", "finned-x-wing", "finned-franken-swordfish", "kraken-fish-1"],
  },
  "finned-franken-swordfish": {
    is: "A franken swordfish with fins: three base units, lines or boxes, whose places of a digit lie in three covers but for some. Those are fins; a place in two base units is one too, an endo-fin. If no fin is true, each cover has its digit in the base. So what a cover holds outside of the base goes if it sees all fins.",
    look: "Take two lines and a box whose places nearly fit into three units across, and look at what sees all that does not fit.",
    near: ["franken-swordfish", "finned-swordfish", "finned-franken-x-wing", "finned-franken-jellyfish"],
  },
  "finned-franken-jellyfish": {
    is: "A franken jellyfish with fins: four base units, lines or boxes, whose places of a digit lie in four covers but for the fins; places that two base units share are fins as well. If no fin is true, each cover has its digit in the base. What a cover holds outside of the base, and what sees all fins at the same time, goes.",
    look: "Nobody looks for it without help: ask for it where smaller fish of the digit have failed.",
    near: ["franken-jellyfish", "finned-jellyfish", "finned-franken-swordfish", "larger-fish"],
  },
  "x-chain": {
    is: "Cells of one digit are joined in turn by strong links, where a unit has only these two places left, and weak links, where two cells see each other. The chain begins and ends with a strong link. If its first cell is false, the second is true, the third false, and so on to the last, which is true. What sees both ends goes.",
    look: "Mark the pairs of one digit, and join them end to end where they see each other, three or more in a row: two are a turbot fish.",
    near: ["turbot-fish", "skyscraper", "simple-colors-trap", "aic"],
  },
  "xy-chain": {
    is: "Cells with two candidates follow one another, each seeing the next and sharing a digit with it. Suppose the first is not z: then it is its other digit, so the next cell is its other digit, and so on, until the last cell is z. So the first or the last cell is z, and what sees both of them is not.",
    look: "Begin at a cell with two candidates, take one away in thought, and follow the cells with two candidates until that digit returns.",
    near: ["xy-wing", "remote-pair", "aic", "w-wing"],
  },
  "continuous-nice-loop": {
    is: "Strong and weak links follow one another in turn and close to a loop. Going round it from a candidate that is true, or from one that is false, all come out in turn true and false. So at each weak link exactly one of the two ends is true, and everything else that sees both ends, or shares the cell with both, goes.",
    look: "Where a chain's two ends see each other it is a loop: then look at every weak link of it, in its units and its cells.",
    near: ["discontinuous-nice-loop", "aic", "x-wing", "grouped-continuous-nice-loop"],
  },
  "discontinuous-nice-loop": {
    is: "A chain of strong and weak links comes back to the candidate from which it began. If supposing it false leads round to its being true, it is true. If supposing it true leads round to its being false, it is false. It is the one place of the loop where two links of a kind meet.",
    look: "Suppose one candidate, follow the links, and see whether they come back to its own cell or digit with the opposite.",
    near: ["aic", "continuous-nice-loop", "grouped-discontinuous-nice-loop", "forcing-chain-contradiction"],
  },
  aic: {
    is: "An alternating inference chain joins candidates of any digits by strong links (if not this, then that) and weak ones (if this, then not that) in turn, and begins and ends with a strong link. So if its first candidate is false, the last is true: one of the two ends is true, and what excludes both, by cell or unit, goes.",
    look: "Begin with a unit that has two places for a digit, or a cell of two candidates, and go on from its far end through a weak link to the next such pair.",
    near: ["x-chain", "xy-chain", "discontinuous-nice-loop", "grouped-aic"],
  },
  "grouped-continuous-nice-loop": {
    is: "A continuous nice loop some of whose nodes are groups: two or three places of a digit in one box on one line, of which one is true or none. Links are then between groups as between cells. Round the loop nodes are true and false in turn, so that what sees both ends of a weak link, all cells of a group included, goes.",
    look: "Follow a chain, taking places of a digit that stand together in a box on one line as if they were one cell.",
    near: ["continuous-nice-loop", "grouped-aic", "als-xz"],
  },
  "grouped-discontinuous-nice-loop": {
    is: "A discontinuous nice loop some of whose nodes are groups, two or three places of a digit in one box on one line that count as one: true if one of them is, false if all are. The chain comes back to its first candidate and shows that it is true, since false would lead to true, or that it is false.",
    look: "Suppose a candidate, and follow the links, also where a box leaves a digit only on one line.",
    near: ["discontinuous-nice-loop", "grouped-aic", "empty-rectangle"],
  },
  "grouped-aic": {
    is: "An alternating inference chain some of whose nodes are groups: two or three places of a digit in one box on one line, true if one of them is. A strong link says that a unit has no places but those of two nodes. The first or the last node is true, and what sees all of both goes. In the list of all steps nodes of almost locked sets count as well.",
    look: "Where a chain stops at a unit with three or four places, see whether these are two nodes, one of them on a line of a box.",
    near: ["aic", "empty-rectangle", "grouped-discontinuous-nice-loop", "als-xz"],
  },
  guardian: {
    is: "An odd number of cells make a loop in which each shares a unit with the next. If a digit had no other places in those units, then of every two neighbours one would have it and one not, which an odd loop does not allow. So at least one of the other places in them is true, the guardians, and what sees all guardians loses the digit.",
    look: "Take a digit with many places, look for a loop of five cells, and count the places beside them in the units that join them.",
    near: ["x-chain", "simple-colors-wrap", "turbot-fish", "finned-swordfish"],
  },
  "als-xz": {
    is: "An almost locked set is a group of cells in a unit with one digit more than cells: without one digit it has all others. Two such sets have a common digit x whose places all see each other, so only one of them has x. The other is then without x and has z, a second common digit. So z is in one of them: what sees all z of both goes.",
    look: "Begin with small sets, a cell with two candidates or two cells with three digits, that meet another in one digit along a line or in a box.",
    near: ["xy-wing", "als-xy-wing", "wxyz-wing", "sue-de-coq"],
  },
  "als-xy-wing": {
    is: "Three almost locked sets, groups of cells with one digit more than cells. The middle one shares x with the first and y with the last, and can have each only where the other set has not. Without z the first set has x, so the middle has no x but y, so the last has no y but z. One of the outer sets has z: what sees all z of both goes.",
    look: "It is an XY-wing of sets: find a set in the middle that shares one restricted digit with each of two others.",
    near: ["xy-wing", "als-xz", "als-xy-chain", "death-blossom"],
  },
  "als-xy-chain": {
    is: "A chain of four or more almost locked sets, groups of cells with one digit more than cells. Each shares with the next a digit that only one of the two can have, never the same one twice in a row. If z is not in the first set, each set hands the lack on to the next, and z is in the last. What sees all z of both ends goes.",
    look: "Go on from an ALS-XY-wing that takes nothing out, from its last set to another one.",
    near: ["als-xy-wing", "als-xz", "xy-chain"],
  },
  "death-blossom": {
    is: "For each candidate of a cell, the stem, there is an almost locked set, a petal, whose places of that digit it sees. Whichever digit the stem holds, its petal is then without it, and has all its other digits. If z, which the stem cannot hold, is in all petals, one of them has z, and a cell that sees all z of all petals loses it.",
    look: "Take a cell with two or three candidates, and look for small sets around it that share one digit with it each, and one with one another.",
    near: ["als-xy-wing", "als-xz", "xyz-wing", "forcing-chain-verity"],
  },
  "sue-de-coq": {
    is: "Two or three cells in the crossing of a line and a box have at least two digits more than cells. A set on the line and a set in the box, together with them, have as many digits as cells, so that every digit is there exactly once. What the line's set has leaves the rest of the line, what the box's has the rest of the box; digits of the crossing alone leave both.",
    look: "Take a crossing with four or five digits in two or three cells, and look for cells with two of these digits on the line and in the box.",
    near: ["locked-triple", "als-xz", "naked-quadruple"],
  },
};
