"""Names that practice sites have there without an import."""

from __future__ import annotations

import ast
import builtins
from importlib import import_module

FROM = {
    "collections": "ChainMap Counter OrderedDict defaultdict deque namedtuple",
    "functools": "cache cached_property cmp_to_key lru_cache partial reduce wraps",
    "itertools": (
        "accumulate chain combinations combinations_with_replacement groupby islice pairwise permutations "
        "product starmap takewhile zip_longest"
    ),
    "math": "ceil comb factorial floor gcd inf isqrt nan sqrt",
    "heapq": "heapify heappop heappush heappushpop heapreplace nlargest nsmallest",
    "bisect": "bisect_left bisect_right insort",
    "copy": "deepcopy",
    "dataclasses": "dataclass",
}
"""What is there of each module. A name that a program may have meant for something of its own is not."""

MODULES = frozenset({"bisect", "collections", "functools", "heapq", "itertools", "math", "typing"})


def given_names(tree: ast.Module) -> dict[str, object]:
    """Those names that a program uses and does not define anywhere, each with what it is.

    >>> sorted(given_names(ast.parse("def solve(board: List[int]) -> Optional[int]: return len(board)")))
    ['List', 'Optional']
    """
    used: dict[str, None] = {}
    own: set[str] = set(vars(builtins))
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Load):
                used[node.id] = None
            else:
                own.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            own.add(node.name)
        elif isinstance(node, ast.arg):
            own.add(node.arg)
        elif isinstance(node, ast.alias):
            own.add(node.asname or node.name.partition(".")[0])
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
            own.add(node.name)
    places = {name: module for module, names in FROM.items() for name in names.split()}
    found: dict[str, object] = {}
    for name in used:
        if name in own:
            continue
        if name in MODULES:
            found[name] = import_module(name)
        elif name in places:
            found[name] = getattr(import_module(places[name]), name)
        elif name in import_module("typing").__all__ and name[0].isupper():
            found[name] = getattr(import_module("typing"), name)
    return found
