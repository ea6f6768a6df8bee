"""The sentences of the errors that the three problems share."""

_ERRORS = {
    "no-question": "{question} is no problem for the board {board!r}; a board's own values are needed.",
    "no-strategy": "No {board} strategy is called {name!r}; there are: {names}.",
    "rule-wanted": "The strategy {name} is for boards with {rule}, and this board has none.",
    "rule-unknown": "The strategy {name} knows nothing of {rule}, and this board has some.",
    "no-file": "The code of the strategy {name} is not in a file.",
    "board-too-large": "This board has {squares:,} squares; a search is recorded on boards of up to {most}.",
    "limit-below-0": "The limit is {limit:,}; it must be 0 steps or more.",
    "not-recorded": "Step {position:,} is not recorded: the trace has steps 0 to {steps:,}.",
}


def error(code: str, values: dict[str, object]) -> str:
    """The sentence of a PuzzleError.

    >>> error("limit-below-0", {"limit": -1})
    'The limit is -1; it must be 0 steps or more.'
    """
    said = dict(values)
    if isinstance(names := said.get("names"), list):
        said["names"] = ", ".join(names) or "none"
    return _ERRORS[code].format(**said)
