"""What is said of boards and tours: errors, and why there is a tour or none; squares have chess names."""

from __future__ import annotations

from undoku.knight.names import name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ERRORS = {
    "not-a-number": "{name} must be a whole number, 1 or more, not {given}.",
    "below-1": "{name} must be 1 or more, not {given}.",
    "side-too-large": "{name} is too large: a board may have at most {most:,} squares.",
    "too-large": "rows and cols are too large together: {rows:,} by {cols:,} is {squares:,} squares, "
    "and a board may have at most {most:,}.",
    "off-board": "{name} must be a square (row, column) of the {rows} by {cols} board, "
    "with a row from 0 to {last_row} and a column from 0 to {last_column}, not {given}.",
    "not-squares": "{name} must be squares, each a (row, column), not {given}.",
    "all-taken-out": "All squares of {the_board} are taken out; at least one must be left.",
    "on-a-hole": "{name} is {square}, but that square is taken out of the board.",
    "no-path": "path must be at least one square, the one the knight starts on.",
    "not-a-move": "path is no path of a knight: move {number:,} from {start} to {square} "
    "is not a knight's move.",
    "twice": "{name} visits {square} twice.",
    "no-name": "square must be a name from a1 to {last} on the {rows} by {cols} board, not {given}.",
    "no-method": "method must be one of {methods}, not {given}.",
    "no-level": "There is no level {level}; there are {levels}.",
    "no-day": "{day} is no day; a day is written like 2026-11-27.",
    "too-large-to-teach": "{rows} by {cols} is too large: teaching strategies run on up to {most:,} squares.",
    "too-large-to-count": "rows and cols are too large to count tours: {rows} by {cols}. "
    "With a short side of 3 or 4 the long side may be up to 1,000, "
    "with 5 up to {most_5}, with 6 up to {most_6}.",
    "shape-too-large-to-count": "rows and cols are too large to count tours: {size:,} squares of {the_board} "
    "are left. Any {most} squares can be counted, and more where the smallest board around them has a short "
    "side of 3 or 4 and a long side up to 1,000, or a short side of 5 and a long one up to {most_5}, "
    "or of 6 and up to {most_6}.",
}

_REASONS = {
    "one-square-closed": "A single square has no move, so it has no closed tour.",
    "one-square": "The only square is the whole tour.",
    "same-ends": "A tour of more than one square cannot end where it starts.",
    "ends-apart": "A closed tour ends one knight's move from its start, and "
    "{end} is not a knight's move from {start}.",
    "closed": "{The_board} has a closed tour (Schwenk's theorem), and it can start on any square.",
    "open": "{The_board} has an open tour.",
    "open-starts": "{The_board} has an open tour that starts there.",
    "open-ends": "{The_board} has an open tour that ends there.",
    "between": "A tour between these squares was found.",
    "odd-closed": "A closed tour visits as many light squares as dark ones, but "
    "{a_board} has {more:,} of one colour and {fewer:,} of the other.",
    "four-wide-closed": "A board with a side of four squares has no closed tour (Schwenk's theorem): "
    "squares of its two outer lines touch only those of the two inner ones, so the tour would have to "
    "alternate between outer and inner squares, and as colours alternate too, it would miss half of each.",
    "three-wide-closed": "{The_board} has no closed tour (Schwenk's theorem); "
    "this was also searched exhaustively.",
    "three-by-three": "The middle square of the 3 by 3 board is not a knight's move from any other.",
    "searched": "{The_board} has no tour: it was searched exhaustively.",
    "one-wide": "On {a_board} a knight cannot move at all.",
    "two-wide": "On {a_board} a knight can only go on to one end and cannot come back, "
    "so it never visits every square.",
    "same-colour": "A knight changes colour with every move, and a tour of {a_board} has "
    "{moves:,} moves, an odd number: it must end on the other colour than it starts on, "
    "but {start} and {end} have the same colour.",
    "other-colour": "A knight changes colour with every move, and {a_board} has {more:,} squares of "
    "its corners' colour and {fewer:,} of the other: a tour must {verb} on the corners' colour, "
    "but {square} has the other.",
    "inner-line": "A tour of a board four squares wide can only {verb} in one of its two outer {line}, "
    "because squares there touch only the two inner ones; {square} is in an inner one.",
    "searched-end": "{The_board} has tours, but none that {verb}s on {square}: it was searched exhaustively.",
    "none-between": "{The_board} has no tour from {start} to {end}: it was searched exhaustively.",
    "tour-found": "A tour was found.",
    "closed-colours": "A closed tour visits as many squares of one colour as of the other, but {more:,} of "
    "one and {fewer:,} of the other are on the board.",
    "left-colours": "A knight changes colour with every move, so that it visits as many squares of one "
    "colour as of the other, or one more; here {more:,} are of one and {fewer:,} of the other.",
    "onward-colours": "A knight changes colour with every move, but of the other squares {alike:,} "
    "{are_alike} of the colour of {square} and {other:,} of the other: from there it cannot visit them all.",
    "end-colour": "A knight changes colour with every move: {onward:,} {moves_on} from {square} it is not on "
    "the colour of {end}.",
    "no-way": "No square is left from which a knight could go to {square}.",
    "no-way-on": "{square} can only be reached from {start}, and from there no move leads on.",
    "dead-ends": "Only one way is left to each of {squares}, so that a tour would have to end on each; "
    "it has only {most_ends}.",
    "dead-end-closed": "Only one way is left to {square}, so that the tour would have to end there, "
    "and that is no knight's move from its start.",
    "dead-end-elsewhere": "Only one way is left to {square}, so that the tour would have to end there "
    "and not on {end}.",
    "dead-end-circle": "Only one move leads to {square}, and a closed tour comes and goes by two.",
    "stuck-here": "No move leads on from {square}, and {count_squares} left.",
    "in-pieces": "The squares fall into {pieces:,} pieces between which a knight cannot move: "
    "{squares} are in two of them.",
    "cut-off": "{squares} can no longer be reached from {square}.",
    "only-one-piece": "The squares left fall into {pieces:,} pieces between which a knight cannot move, and "
    "from {square} it can go to only one of them.",
    "cut": "Without {square} the squares left fall into {pieces:,} pieces, and a tour that passes {square} "
    "once can only join two.",
    "cut-end": "{squares} can only be reached over {square}, with no way back, "
    "and the tour cannot end there.",
    "end-passed": "The tour has to end on {end}, and the knight was there before.",
    "home-shut": "Every square from which the tour could close at {start} has been visited.",
    "ends-here": "All squares are visited, but the tour has to end on {end} and not on {square}.",
    "open-here": "All squares are visited, but {start} is no knight's move from {square}: "
    "the tour does not close.",
    "forced": "Moves that have to be made, as no other way to a square is left, exclude each other.",
    "searched-left": "There is no such tour: it was searched exhaustively, {nodes:,} positions.",
    "not-settled": "No such tour was found in {nodes:,} positions; this is not a proof that there is none.",
    "via-order": "A tour from {start} cannot come to {square} at that place among the squares to pass: "
    "the start is passed first and the end last.",
    "dead-end-last": "Only one way is left to {square}, so that the tour has to end there.",
    "dead-end-too": "Only one way is left to {square}, and only one to {squares}: a tour can end on only one "
    "of them.",
    "cut-off-here": "No way over free squares leads to {square} any more.",
    "not-found": "No tour from {start} to {end} was found on {the_board}; "
    "this is not a proof that there is none.",
}


#: Reasons, also those of a method, which say that there is no such tour.
_SAY_BOTH = {
    "searched",
    "searched-end",
    "searched-left",
    "none-between",
    "three-wide-closed",
    "tried-everything",
}

_HINTS = {
    "whole": "All squares are visited.",
    "open-moves": "{said} to a tour{rest}.",
    "open-unknown": "Of no move is it known yet whether it leads to a tour.",
    "open-in-doubt": "{ruled_out} of {moves} moves {lead} to no tour; whether {the_others} is not known yet.",
    "no-open-move": "No move leads to a tour from here.",
    "each-ruled-out": "{each_move}.",
    "look-at": "Look at {square}: {ways_left} to it.",
    "look-towards": "Look {direction} of {start}.",
    "take-back": "Take back to move {number:,}, {square}: from there a tour is still possible.",
    "take-back-known": "Take back to move {number:,}, {square}: from there a tour is known to be possible.",
    "no-way-back": "However much is taken back, no tour begins on {square}.",
    "not-known-back": "It is not known how far to take back.",
    "now-or-never": "Go to {square}: apart from this move only one way leads there, so that later the tour "
    "could only end on it.",
    "only-move": "Go to {square}: there is no other move.",
    "only-open": "Go to {square}: no other move leads to a tour.",
    "fewest-ways": "Go to {square}: the fewest moves lead on from there, {ways}, which makes it the hardest "
    "to come to later (Warnsdorff's rule).",
    "on-a-tour": "Go to {square}: a tour that goes on there was found.",
    "to-the-last": "Go to {square}: the tour is whole there.",
    "perhaps": "Go to {square}: whether a tour goes on there was not settled.",
    "perhaps-fewest": "Go to {square}: the fewest moves lead on from there. Whether a tour goes on there was "
    "not settled.",
    "only-move-perhaps": "Go to {square}: there is no other move. Whether a tour goes on there was not "
    "settled.",
}


def error(code: str, values: dict[str, Any]) -> str:
    """The sentence of a BoardError; what was given instead is a text, or None for a number too long to print.

    >>> error("below-1", {"name": "rows", "given": "0"})
    'rows must be 1 or more, not 0.'
    """
    said = dict(values)
    if said.get("given", "") is None:
        said["given"] = "that" if code == "no-name" else "a number of more than 30 digits"
    if code == "off-board":
        said |= {"last_row": said["rows"] - 1, "last_column": said["cols"] - 1}
    if code == "no-level":
        said["levels"] = f"{', '.join(said['levels'][:-1])} and {said['levels'][-1]}"
    if "{the_board}" in _ERRORS[code]:
        said["the_board"] = _board(said["rows"], said["cols"], "the")
    for name in ("square", "start"):
        if name in said:
            said[name] = name_of(said[name], said["rows"])
    return _ERRORS[code].format(**said)


def not_counted(closed: bool, values: dict[str, Any]) -> str:
    """That tours of a kind are not counted, as the values of a BoardError say that was raised instead.

    >>> not_counted(False, {"most_5": 12, "most_6": 6, "most": 36})[:56]
    'The board is too large for its open tours to be counted:'
    """
    sentence = (
        "The board is too large for its {kind} tours to be counted: one side may be 3 or 4 and the other up "
        "to 1,000, or 5 and up to {most_5}, or 6 and up to {most_6}; with squares taken out any {most} "
        "squares may be left."
    )
    return sentence.format(kind="closed" if closed else "open", **values)


def reason(code: str, values: dict[str, Any]) -> str:
    """Why there is a tour, or none.

    >>> reason("open", {"rows": 5, "cols": 6})
    'The 5 by 6 board has an open tour.'
    """
    said = dict(values)
    if "rows" in said:
        said |= _named(said)
    if "cols" in said:
        rows, cols = said["rows"], said["cols"]
        more = (rows * cols + 1) // 2
        said |= {"more": more, "fewer": more - 1, "moves": rows * cols - 1}
        said |= {"line": "rows" if rows == 4 else "columns"}
        said |= {f"{article}_board": _board(rows, cols, article) for article in ("The", "the", "a")}
    return _REASONS[code].format(**said)


def no_tour(code: str, reason: str) -> str:
    """Say that there is no tour and why, where some reasons say both.

    >>> no_tour("two-wide", "The knight cannot come back."), no_tour("searched", "The board has no tour.")
    ('No tour. The knight cannot come back.', 'The board has no tour.')
    """
    return reason if code in _SAY_BOTH else f"No tour. {reason}"


def _board(rows: int, cols: int, article: str) -> str:
    """Return "The 8 by 8 board" or the like."""
    vowel = str(rows)[0] == "8" or (str(rows).startswith(("11", "18")) and len(str(rows)) % 3 == 2)
    return f"{'an' if article == 'a' and vowel else article} {rows} by {cols} board"


def _named(values: dict[str, Any]) -> dict[str, str]:
    """Squares by their names, and what depends on how many there are."""
    rows = values["rows"]
    said: dict[str, str] = {
        name: name_of(values[name], rows) for name in ("start", "end", "square") if name in values
    }
    if "squares" in values:
        names = [name_of(square, rows) for square in values["squares"]]
        more = values.get("count", 0) - len(names)
        if more > 0:
            names.append(f"{more:,} more")
        said["squares"] = " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)
    if "most" in values:
        said["most_ends"] = ("no end", "one", "two")[values["most"]]
    if "count" in values:
        said["count_squares"] = (
            "one square is" if values["count"] == 1 else f"{values['count']:,} squares are"
        )
    if "alike" in values:
        said["are_alike"] = "is" if values["alike"] == 1 else "are"
    if "onward" in values:
        said["moves_on"] = "move" if values["onward"] == 1 else "moves"
    return said


def hint(code: str, values: dict[str, Any]) -> str:
    """What a hint says.

    >>> hint("open-moves", {"open": 2, "moves": 5, "unsettled": 0})
    '2 of 5 moves still lead to a tour.'
    """
    if code not in _HINTS:
        return reason(code, values)
    said = dict(values)
    if "rows" in said:
        said |= _named(said)
    if code == "open-moves":
        code, said = _open_moves(said["open"], said["moves"], said["unsettled"])
    if code == "each-ruled-out":
        moves = said["moves"]
        said["each_move"] = (
            "The only move leads to none"
            if moves == 1
            else f"Each of the {moves} moves was ruled out by itself"
        )
    if code == "look-at":
        said["ways_left"] = (
            "only one way is left" if said["ways"] == 1 else f"only {said['ways']} ways are left"
        )
    if code == "look-towards":
        said["direction"] = f"{said['vertical']} and to the {said['horizontal']}"
    return _HINTS[code].format(**said)


def _open_moves(count: int, moves: int, unsettled: int) -> tuple[str, dict[str, Any]]:
    """Which sentence says how many moves lead to a tour, and its words."""
    if not count:
        if unsettled == moves:
            return "open-unknown", {}
        ruled_out = moves - unsettled
        others = "the other does" if unsettled == 1 else f"the other {unsettled} do"
        lead = "leads" if ruled_out == 1 else "lead"
        return "open-in-doubt", {"ruled_out": ruled_out, "moves": moves, "lead": lead, "the_others": others}
    verb = "leads" if count == 1 else "lead"
    said = f"{count} of {moves} moves still {verb}"
    if unsettled:
        was = "was" if unsettled == 1 else "were"
        said = f"At least {count} of {moves} moves {verb}"
        return "open-moves", {"said": said, "rest": f"; {unsettled} {was} not looked at to the end"}
    if count == moves:
        said = "Both moves still lead" if moves == 2 else f"All {moves} moves still lead"
    return "open-moves", {"said": said, "rest": ""}
