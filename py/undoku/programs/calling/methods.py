"""What Python's own functions and methods tell of the things that they are called with."""

LIKE = frozenset({"copy", "deepcopy", "list", "reversed", "sorted", "tuple"})
"""What gives a list like the one that it takes."""

METHODS = {
    **dict.fromkeys(("append", "extend", "insert", "pop"), "grows"),
    **dict.fromkeys(("count", "index", "remove", "reverse", "sort", "copy"), "listed"),
    **dict.fromkeys(("add", "discard", "union"), "set"),
    **dict.fromkeys(("items", "keys", "values", "get", "setdefault"), "dict"),
    **dict.fromkeys(("replace", "isdigit", "join", "split", "strip", "find"), "text"),
    "__setitem__": "stored",
}
"""What a method tells of the thing that it belongs to."""
