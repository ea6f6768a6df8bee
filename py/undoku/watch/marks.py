"""Which marks a strategy can bring onto the board, read from what its own code yields."""

from itertools import pairwise

from undoku.watch.states import FRUITFUL, IMPOSSIBLE, POSSIBLE

FORBIDS = "forbids"
"""The cell whose piece is the reason why another was refused."""


def marks_of(text: str) -> list[str]:
    """Return the states and marks that are not there in every search; `text` is the strategy's file."""
    import ast

    yielded = [
        [part.id if isinstance(part, ast.Name) else "" for part in node.value.elts]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple)
    ]
    kinds = {kind for kind, *_ in yielded}
    lines = [line.strip() for line in text.splitlines()]
    seen = {
        POSSIBLE: "TRY" in kinds,
        IMPOSSIBLE: bool(kinds & {"REJECT", "UNDO"}),
        # A search that ends with its first solution tells its callers.
        FRUITFUL: ("yield SOLVED", "return") in pairwise(lines),
        FORBIDS: any(kind == "REJECT" and parts[-1] != "NO_CELL" for kind, *parts in yielded),
    }
    return [mark for mark, is_seen in seen.items() if is_seen]
