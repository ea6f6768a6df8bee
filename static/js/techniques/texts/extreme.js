// What the reference says of the techniques of the level extreme, and of those that are told together: `covers` lists these.

export const EXTREME = {
  "larger-fish": {
    title: "Larger fish",
    covers: ["squirmbag", "whale", "leviathan"].flatMap((size) =>
      ["", "finned-", "sashimi-", "franken-", "finned-franken-"].map((kind) => `${kind}${size}`),
    ),
    is: "Squirmbag, whale and leviathan are fish of five, six and seven base units: as many covers hold all their places of a digit, but for fins, and so lose it elsewhere. Of lines alone and without fins they are never needed: the columns that are left over make a smaller fish with the rows that are left over. So they are looked for only where they are named.",
    look: "Look across instead, for the smaller fish of the lines that are left over: it takes out the same candidates.",
    near: ["jellyfish", "finned-jellyfish", "mutant-fish"],
  },
  "mutant-fish": {
    title: "Mutant fish",
    covers: ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"].flatMap((size) => [
      `mutant-${size}`,
      `finned-mutant-${size}`,
    ]),
    is: "Fish whose base units or covers mix rows with columns, and boxes as well. The count is that of any fish: n base units, without fins and common places, need a digit n times, and n covers can hold it n times at most, so they hold it nowhere else. Common places of base units are fins; a base place in two covers is false by the same count.",
    look: "They are found by counting rather than by eye: for one digit, units that need it, and few others that hold all its places there.",
    near: ["franken-x-wing", "finned-franken-swordfish", "larger-fish", "kraken-fish-1"],
  },
  "kraken-fish-1": {
    is: "A finned fish whose fins do not all see the candidate that is to go. It lies in a cover of the fish and in no base unit, so that it is false if no fin is true. And from each fin that is supposed true a chain leads to its being false. One of these is so: the candidate goes in any case.",
    look: "Where a finned fish takes nothing out, look at what its covers hold, and follow a chain from each fin.",
    near: ["finned-swordfish", "kraken-fish-2", "forcing-chain-verity", "aic"],
  },
  "kraken-fish-2": {
    is: "A finned fish, one of whose covers is looked at. If no fin is true, that cover has its digit in the base units. So the digit is true in one of the fins or in one of the base places of that cover, and from each of these a chain leads to the same candidate's being false, wherever that is. So it goes.",
    look: "Take a fish with few places in one of its covers, and follow chains from these places and from the fins to one end.",
    near: ["kraken-fish-1", "forcing-chain-verity", "finned-franken-swordfish"],
  },
  "junior-exocet": {
    is: "Two base cells of a line in a box have three or four candidates. Two targets stand off that line in the band's other boxes, each on a line across; a third such line goes through the base's box. On these, outside of the band, each candidate of the base lies on two lines at most. So each digit of the base must be in a target as well: the targets hold the two digits of the base, no others.",
    look: "Look in a very hard puzzle for two cells of a box on one line with three or four candidates between them, and for cells in the other boxes of the band that have these as well.",
    near: ["als-xz", "forcing-net-verity", "mutant-fish"],
  },
  "forcing-chain-contradiction": {
    is: "Suppose that a candidate is true, or that it is false, and follow what is forced by it, each conclusion from one before. If a cell loses all its candidates, or a unit all its places for a digit, the supposition was wrong, and the opposite holds. It is a proof by contradiction: every link of it can be checked.",
    look: "Suppose a candidate of a cell that has many pairs around it, and follow each consequence until a cell or a unit has nothing left.",
    near: ["forcing-chain-verity", "discontinuous-nice-loop", "forcing-net-contradiction"],
  },
  "forcing-chain-verity": {
    is: "Of some suppositions one must be right: the candidates of a cell, the places of a digit in a unit, or that a candidate is true and that it is false. From each of them a chain, in which every conclusion rests on one before, leads to the same result. So the result holds, whichever supposition is right.",
    look: "Take a cell with two or three candidates, and follow the consequences of each; what all of them agree on is true.",
    near: ["forcing-chain-contradiction", "death-blossom", "aic", "forcing-net-verity"],
  },
  "forcing-net-contradiction": {
    is: "As in a forcing chain, something is supposed and followed until a cell or a unit has nothing left, so that it was wrong. But a conclusion may rest on several before it: a cell in which different branches have taken out all candidates but one, say. What is followed is then no line any more but a net.",
    look: "Ask for it when chains end: follow all consequences of one supposition together, as in writing them down in pencil.",
    near: ["forcing-chain-contradiction", "forcing-net-verity", "trial-and-error"],
  },
  "forcing-net-verity": {
    is: "One of some suppositions must be right, all candidates of a cell, say, or all places of a digit in a unit, and each leads to the same result. Unlike in forcing chains a conclusion may rest on several that were reached before, so that each branch is a net. What all the branches agree on holds in any case.",
    look: "Take a cell with two candidates, write down all that follows from the one and from the other, and compare.",
    near: ["forcing-chain-verity", "forcing-net-contradiction", "junior-exocet"],
  },
  "template-set": {
    is: "A template is a way to place a digit in the whole grid, once in every row, column and box, that fits what stands already. If a candidate is in all templates of its digit, it is true, because one of these templates is the solution. Templates that block a cell which another digit must have are left out, until nothing changes.",
    look: "It is a computer's technique: by hand, count the ways of a digit that is nearly complete.",
    near: ["template-delete", "larger-fish", "x-wing"],
  },
  "template-delete": {
    is: "A template is a way to place a digit in the whole grid, once in every row, column and box, that fits what stands already. A candidate that is in no template of its digit is false: there is no way to complete the digit with it. Every fish of one digit is contained in that, and no reason is named.",
    look: "It is a computer's technique: by hand, suppose a candidate and see whether the digit can still be placed everywhere.",
    near: ["template-set", "mutant-fish", "larger-fish"],
  },
  "trial-and-error": {
    is: "Where no technique goes on, a digit of the solution is written into a cell with few candidates, and the path goes on from there. That the digit is right is known from the search that solved the puzzle, not from an argument a person could follow, and this is why it is named as what it is.",
    look: "There is nothing to look for. Ask for all steps first: techniques that a path does not try may still be there.",
    near: ["forcing-net-contradiction", "forcing-chain-contradiction"],
  },
};
