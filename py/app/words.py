"""What the callbacks say: sentences, grouped numbers, plurals, times."""

WRONG = "Something went wrong inside Undoku, and the board is as it was. Please report it."
LOST_BESIDE = "A part of the work was lost on the way. Start it again."
STOPPED = "Stopped."
SOLVING, SEARCHING, LOOKING = "Solving", "Searching", "Looking for a tour"
MENDING = "Looking for what would mend it"
CHECKING, REVEALING = "Checking the entries", "Looking at the cell"
WRITING_DOWN = "Writing the file"

COMPLETE = "The grid is complete, and it is right."


def number(value):
    """Write a whole number with its digits grouped as English does: 14,200."""
    return f"{int(value):,}"


def count(value, one, many):
    """Write a number with its noun: "1 cell", "51 cells"."""
    return f"{number(value)} {one if value == 1 else many}"


def duration(milliseconds):
    """Write how long something took, as precisely as a reader cares for."""
    if milliseconds < 1:
        return "less than 1 ms"
    if milliseconds < 1000:
        return f"{number(int(milliseconds + 0.5))} ms"
    return f"{milliseconds / 1000:.1f} s"


def working(doing):
    """Say what takes a while."""
    return f"{doing}. Stop ends it at any time."


# Sudoku


def impossible(milliseconds):
    return f"No solution. The digits do not clash, but they cannot be completed ({duration(milliseconds)})."


def ambiguous(cells):
    return f"More than one solution. Two are shown; they differ in {count(cells, 'cell', 'cells')}."


def solved(cells, milliseconds):
    return f"One solution. Filled {count(cells, 'cell', 'cells')} in {duration(milliseconds)}."


def mended(verdict, sentence):
    return f"{verdict} {sentence}"


def not_mended(verdict):
    return f"{verdict} Stopped before it was known what would mend it."


def wrong(entries):
    if entries == 1:
        return "1 entry is wrong; it is underlined."
    return f"{number(entries)} entries are wrong; they are underlined."


NOTHING_ENTERED = "Nothing is entered yet."
NO_MISTAKE = "There is no mistake on the board."
NO_WAY_BACK = "Every state that Undo can reach has a mistake. Check marks what is wrong."
GIVENS_IMPOSSIBLE = (
    "The givens have no solution, so no digit can be right. Solve, in the menu, says what would mend them."
)
ALL_RIGHT = "Solved. Every digit is right."
CAN_BE_RIGHT = "Every entry can be right so far."
NOT_TOGETHER = "Each entry can be right by itself, but not all of them together."

COUNTING_SOLUTIONS = "Counting the solutions."


def spare_marked(spare):
    """Say how the digits are marked that could be left out."""
    if spare == 0:
        return ""
    return " It has a dotted line." if spare == 1 else " They have dotted lines."


def count_stopped(solutions):
    found = "one was" if solutions == 1 else f"{number(solutions)} were"
    return f"Stopped when {found} found; there may be more."


def telling_stopped(sentence):
    return f"{sentence} Stopped before the rest was known."


LOOKING_FOR_WAY = "Looking for the way."
COUNTING_TRIES = "Counting tries."
WORTH_STOPPED = "Stopped before the rest was known."
PRACTICE_STOPPED = "Stopped before a position was found. Next position looks for another one."


def way(answer):
    """Say how hard the way is, and, when it is known, how hard the puzzle may be called."""
    if answer.steps == 0:
        return "The grid is full: there is no way to go."
    steps = f"{count(answer.steps, 'step', 'steps')}, the hardest: {answer.hardest}."
    rating = "Levels and scores are for the usual 9 by 9."
    if answer.level:
        rating = f"Level {answer.level}, score {number(answer.score)}."
    if answer.se:
        rating += f" About {answer.se:.1f} on Sudoku Explainer's scale, by estimate."
    without = f"Without {answer.without}: " if answer.without else ""
    return f"{without}{steps} {rating}"


def way_stopped(answer):
    known = way(answer) if answer.ended else f"{count(answer.steps, 'step was', 'steps were')} found."
    return f"{known} Stopped before the rest was known."


HINTING = "Looking for a hint"
SEVERAL = "This puzzle has more than one solution; what follows holds in all of them."
NO_STEP = "No step was found from here."
NO_STEP_OF_SEVERAL = (
    "This puzzle has more than one solution, and no technique goes on from here: what is left is a choice."
)
# Why no steps are listed, by the code of the fault; which digits it is about is for Hint to say.
_NO_LIST = {
    "digit": "No steps are listed while an entry is wrong: Hint says which.",
    "candidate": (
        "No steps are listed: centre notes are read as all that a cell can be, and some lack the digit that "
        "it needs. Hint says where."
    ),
    "out": (
        "No steps are listed: a candidate that the solution needs is not among those shown. Hint says which."
    ),
    "together": f"No steps are listed. {NOT_TOGETHER}",
    "puzzle": GIVENS_IMPOSSIBLE,
}
NO_STEP_LEFT = "The grid is full: there is no step to take."
# So many wrong cells are named; of more, it is said how many there are.
_NAMED = 3


def fault(code, cells, digits, rows=9):
    """Say what has made the board wrong, before there is a hint."""
    if code == "puzzle":
        return GIVENS_IMPOSSIBLE
    if code == "together":
        return f"{NOT_TOGETHER} Notes may be wrong as well. Undo leads back."
    named = [f"the {_symbol(digit)} in {_cell(cell, rows)}" for cell, digit in zip(cells[:_NAMED], digits)]
    more = len(cells) - len(named)
    if more:
        named.append(f"{number(more)} more")
    listed = ", ".join(named[:-1]) + " and " + named[-1] if len(named) > 1 else named[0]
    if code == "digit":
        wrong = "is wrong: no solution of the givens has it"
        if len(cells) > 1:
            wrong = "are wrong: no solution of the givens has them"
        return f"First mend this: {listed} {wrong}."
    missing = "is missing among the candidates" if len(cells) == 1 else "are missing among the candidates"
    return (
        f"First mend this: {listed} {missing}, and the solution needs {'it' if len(cells) == 1 else 'them'}."
    )


def no_list(code, automatic):
    """Say why there is no list; `automatic`, candidates are shown instead of what the reader notes."""
    return _NO_LIST["out" if code == "candidate" and automatic else code]


def all_steps(steps, done):
    if done and steps == 0:
        return "No technique goes on from here."
    found = count(steps, "step is", "steps are")
    return f"{found} possible here." if done else f"{count(steps, 'step', 'steps')} so far"


def steps_stopped(said):
    return f"{said.rstrip('.')}; stopped before all were found."


def before_mistake(steps):
    back = "one step" if steps == 1 else f"{steps} steps"
    return f"Went back {back}, to before the first mistake. Undo takes that back."


def rows_of(asked):
    """Return how many rows the board of a question has."""
    return round(len(asked["givens"]) ** 0.5)


def _cell(cell, rows):
    return f"row {cell // rows + 1}, column {cell % rows + 1}"


def _symbol(digit):
    """From 10 on a digit is a letter, as it is on the board."""
    return str(digit) if digit < 10 else chr(55 + digit)


def revealed(cell, digit, rows=9):
    return f"The digit in {_cell(cell, rows)} is {_symbol(digit)}. Undo takes it back."


def is_right(cell, digit, rows=9):
    return f"The {_symbol(digit)} in {_cell(cell, rows)} is right."


def many_options(cell, options, digit, rows=9):
    """Say which digits a cell can have; the one that it has, or 0, may be one of them."""
    named = [_symbol(option) for option in options]
    can_be = f"The digit in {_cell(cell, rows)} can be {', '.join(named[:-1])} or {named[-1]}"
    if digit:
        is_what = "can be right" if digit in options else "is wrong"
        return f"{can_be}, so the {_symbol(digit)} {is_what}; none is revealed."
    return f"{can_be}; none is revealed."


# N-Queens


def solutions_so_far(total):
    return f"{number(total)} solutions so far"


def no_placement(n):
    return f"No solution: {n} queens cannot be placed on a {n} by {n} board."


HARD = "This is a hard one: ten seconds have not settled it. Stop ends the search."
COUNTING_WAYS = "Counting the ways"


def no_completion(reason):
    return f"No solution. {reason}"


def ways_so_far(found):
    return count(found, "way so far", "ways so far")


def completions(total):
    return f"{count(total, 'solution contains', 'solutions contain')} what is on the board."


def in_regions(total, more):
    if more:
        return f"More than {number(total)} solutions; {number(total)} of them are listed."
    return "One solution, and no other." if total == 1 else f"{number(total)} solutions."


def right_so_far(queens, n):
    return f"No mistake so far: {queens} of {count(n, 'queen stands', 'queens stand')}."


def many_ways(found):
    return f"More than {number(found)} solutions contain what is on the board; Solve shows one of them."


def placements(total, n, fundamental):
    ways = count(total, "solution", "solutions")
    return f"{ways} for N = {n}, {number(fundamental)} of them fundamental."


def beyond_last(wanted):
    return f" There is no number {number(wanted)}; this is the last."


def only_one(wanted):
    return f" One is found on a board of this size: there is no number {number(wanted)}."


def one_placement(n):
    return f"One solution for N = {number(n)}"


def placed(n):
    return f"{number(n)} queens placed. No two of them attack each other."


def shown_solution(index, total, fundamental):
    what = "Fundamental solution" if fundamental else "Solution"
    return f"{what} {number(index)} of {number(total)}"


def no_such_solution(index, total):
    return f"There is no solution number {number(index)}: choose 1 to {number(total)}."


# All solutions side by side


def orbits(of, total):
    """Say what orbits make, given each size with how many have it: 11 of 8 and 1 of 4 make 92."""
    parts = [f"{number(many)} of {size}" for size, many in of if many]
    many = sum(many for _, many in of)
    named = f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else parts[0]
    return f"{count(many, 'orbit', 'orbits')}: {named} {'makes' if many == 1 else 'make'} {number(total)}."


def written(done, total):
    return f"{number(done)} of {number(total)} solutions written down"


# The knight's tour


def tour_caption(closed):
    return "A closed tour" if closed else "An open tour"


def tour_found(closed, squares, milliseconds):
    kind = "closed" if closed else "open"
    back = " and its end is a knight's move from its start" if closed else ""
    visited = "the only square" if squares == 1 else f"all {number(squares)} squares"
    return f"The tour is {kind}: it visits {visited}{back}. Found in {duration(milliseconds)}."


FINISHING = "Looking for a tour that goes on like this"
CHECKING_WALK = "Looking whether it can be finished"


def can_finish(moves):
    if moves == 1:
        return "There is a tour from here."
    return "It can be finished from here: some tour goes on like this."


def cannot_finish(reason):
    return f"It cannot be finished from here. {reason}"


def tour_finished(closed, walked):
    kind = "closed" if closed else "open"
    return f"Finished for you from move {number(walked)} on: the tour is {kind}. Undo brings your walk back."
