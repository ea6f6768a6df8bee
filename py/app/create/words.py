"""What the callbacks say of puzzles that are made."""

from app.words import count

MAKING = "Making a puzzle"


def tried(puzzles):
    return f"{count(puzzles, 'puzzle', 'puzzles')} looked at"


def making_stopped(puzzles, best):
    """Say it with the way to go on, where something came near."""
    near = " The best so far can be played." if best else ""
    return f"Stopped: {count(puzzles, 'puzzle was', 'puzzles were')} looked at.{near}"


def none_found(sentence, best):
    return f"{sentence} The best so far can be played." if best else sentence
