"""What the callbacks say of puzzles that are made."""

from app.words import count

MAKING = "Making a puzzle"
DRAWING = "Making a board"


def tried(puzzles):
    return f"{count(puzzles, 'puzzle', 'puzzles')} looked at"


def making_stopped(puzzles, best):
    """Say it with the way to go on, where something came near."""
    near = " The best so far can be played." if best else ""
    return f"Stopped: {count(puzzles, 'puzzle was', 'puzzles were')} looked at.{near}"


def boards_tried(boards):
    return f"{count(boards, 'board', 'boards')} looked at"


def drawing_stopped(boards):
    return f"Stopped: {count(boards, 'board was', 'boards were')} looked at."


def none_found(sentence, best):
    return f"{sentence} The best so far can be played." if best else sentence
