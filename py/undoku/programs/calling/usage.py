"""What a program does with its variables, wherever they go: told from its text."""

from __future__ import annotations

import ast

from undoku.programs.calling.joined import Joined
from undoku.programs.calling.methods import LIKE, METHODS
from undoku.programs.calling.syntax import FUNCTIONS, assigned, is_call_of, is_part, is_text, number_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.calling.joined import Variable


class Usage(Joined):
    """Follows what a program hands from variable to variable.

    Two variables are one where one is assigned to the other, or handed to a function of the program under
    the other's name. The items of each are one more variable: of a list of rows they are used as lists.
    Of every variable some words are noted that tell what is done with it (see `words`).
    """

    def __init__(self, tree: ast.Module) -> None:
        """Look through the whole program."""
        super().__init__()
        self._parameters: dict[str, tuple[str, list[str]]] = {}
        self._locals: dict[str, set[str]] = {}
        self._outer: dict[str, str] = {}
        # A number that is handed on larger or smaller, under which name, and how.
        self._steps: list[tuple[int, int, str]] = []
        self._names: dict[int, str] = {}
        # What stands as an argument of a function of the program alone: there it is handed on, and not used.
        self._handed: set[int] = set()
        self._heads = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.While) for part in ast.walk(node.test)
        }
        self._literals: dict[Variable, list[ast.expr]] = {}
        self._declare(tree, "")
        self._walk(tree, "")

    def words(self, function: str, name: str) -> frozenset[str]:
        """What is done with a variable of a function.

        "listed" as any list, "subscripted", "stored" an item of it is assigned, "grows", "set", "dict",
        "text", "tuple" it grows as one, "range" it is how often something is done, "index", "row" and "col"
        the first and the second of two indexes, "placed" it is assigned to an item, "up" and "down" it is
        handed on to the same variable larger or smaller, "above" it is asked whether it is greater than
        something, "zero" it is compared with 0, "square" its items 0 and 1 alone are asked for, "used"
        anything at all.
        """
        root = self._root(self._variable(function, name))
        found = set(self._words.get(root, ()))
        found |= {how for one, other, how in self._steps if self._root(other) == root == self._root(one)}
        return frozenset(found)

    def items(self, function: str, name: str) -> frozenset[str]:
        """What is done with the items of a variable of a function."""
        items = self._items.get(self._root(self._variable(function, name)))
        return frozenset() if items is None else frozenset(self._words.get(self._root(items), ()))

    def deep(self, function: str, name: str) -> frozenset[str]:
        """What is done with the items of its items."""
        items = self._items.get(self._root(self._variable(function, name)))
        cells = None if items is None else self._items.get(self._root(items))
        return frozenset() if cells is None else frozenset(self._words.get(self._root(cells), ()))

    def is_grid(self, function: str, name: str) -> bool:
        """Whether a variable of a function is a list of rows."""
        return "listed" in self.items(function, name)

    def _declare(self, node: ast.AST, function: str) -> None:
        """Note what each function takes, and which names are its own."""
        for part in ast.iter_child_nodes(node):
            name = ""
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                name = part.name
            elif isinstance(part, ast.Lambda):
                targets = node.targets if isinstance(node, ast.Assign) else []
                name = targets[0].id if targets and isinstance(targets[0], ast.Name) else "<lambda>"
            if name and isinstance(part, FUNCTIONS):
                names = [argument.arg for argument in (*part.args.posonlyargs, *part.args.args)]
                names += [argument.arg for argument in part.args.kwonlyargs]
                if isinstance(node, ast.ClassDef):
                    names = names[1:]
                    if name == "__init__":
                        name = f"{node.name}.__init__"
                        self._parameters[node.name] = name, names
                self._names[id(part)] = name
                self._parameters[name] = name, names
                self._locals.setdefault(name, set()).update(names, assigned(part))
                self._outer[name] = function
                self._declare(part, name)
            else:
                self._declare(part, function)

    def _walk(self, node: ast.AST, function: str) -> None:
        """Look at every statement and expression of a function, and then at those of the functions in it."""
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._assign(target, node.value, function)
        elif isinstance(node, ast.AnnAssign) and node.value:
            self._assign(node.target, node.value, function)
        elif isinstance(node, ast.AugAssign):
            self._add(node, function)
        elif isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
            self._loop(node.target, node.iter, function)
        elif isinstance(node, ast.Compare):
            self._compare(node, function)
        elif isinstance(node, ast.BinOp):
            self._calculate(node, function)
        elif isinstance(node, ast.Starred):
            self._note(self._of(node.value, function), "starred")
        elif isinstance(node, ast.Delete):
            for target in node.targets:
                if isinstance(target, ast.Subscript):
                    self._note(self._of(target.value, function), "grows")
        elif isinstance(node, ast.Call | ast.Subscript):
            self._of(node, function)
        elif isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                self._note(self._of(value, function) if key is None else None, "dict")
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in self._handed:
            self._note(self._of(node, function), "used")
        inner = self._names.get(id(node), function)
        for part in ast.iter_child_nodes(node):
            self._walk(part, inner)

    def _assign(self, target: ast.expr, value: ast.expr, function: str) -> None:
        if isinstance(target, ast.Tuple | ast.List):
            if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts):
                for one, other in zip(target.elts, value.elts, strict=True):
                    self._assign(one, other, function)
            elif len(target.elts) == 2:
                self._note(self._of(value, function), "square")
            return
        if isinstance(target, ast.Name) and isinstance(value, ast.List | ast.Tuple):
            self._literals[self._home(target.id, function), target.id] = value.elts
        thing = None if is_part(value) else self._of(value, function)
        if isinstance(target, ast.Subscript):
            self._note(self._of(target.value, function), "stored")
            self._note(thing, "placed")
            if isinstance(value, ast.Constant):
                cell = self._of(target, function)
                self._note(cell, "marked")
                if is_text(value):
                    self._note(cell, f"is {ast.literal_eval(value)}")
        self._join(self._of(target, function), thing)
        if isinstance(value, ast.BinOp) and isinstance(target, ast.Name):
            self._step(value, self._of(target, function), function)

    def _add(self, node: ast.AugAssign, function: str) -> None:
        target, value = node.target, node.value
        thing = self._of(target, function)
        if isinstance(target, ast.Subscript):
            self._note(self._of(target.value, function), "stored")
            if (
                isinstance(target.slice, ast.Constant)
                and target.slice.value == 0
                and isinstance(value, ast.Constant)
            ):
                self._note(self._of(target.value, function), "counter")
        if isinstance(value, ast.List | ast.Tuple):
            self._note(thing, "grows")
        elif isinstance(value, ast.Constant) and thing is not None:
            self._steps.append((thing, thing, "up" if isinstance(node.op, ast.Add) else "down"))

    def _compare(self, node: ast.Compare, function: str) -> None:
        sides = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, sides, sides[1:], strict=False):
            if isinstance(operator, ast.In | ast.NotIn):
                thing = self._of(right, function)
                self._note(thing, "listed")
                if is_text(right):
                    self._note(self._of(left, function), "text")
                if isinstance(left, ast.Constant) and isinstance(left.value, str):
                    self._note(thing, "text")
                    self._note(thing, f"is {left.value}")
                continue
            for one, other in ((left, right), (right, left)):
                thing = self._of(one, function)
                if isinstance(other, ast.Constant) and isinstance(other.value, str):
                    self._note(thing, "text")
                    self._note(thing, f"is {other.value}")
                elif isinstance(other, ast.Constant) and other.value == 0 and isinstance(operator, ast.Eq):
                    self._note(thing, "zero")
                elif number_of(other) == -1 or (isinstance(other, ast.Constant) and other.value is None):
                    self._note(thing, "below")
            if id(node) in self._heads:
                # The end of a loop.
                continue
            if isinstance(operator, ast.Gt) and not isinstance(right, ast.Constant):
                self._note(self._of(left, function), "above")
            elif isinstance(operator, ast.Lt) and not isinstance(left, ast.Constant):
                self._note(self._of(right, function), "above")

    def _calculate(self, node: ast.BinOp, function: str) -> None:
        for one, other in ((node.left, node.right), (node.right, node.left)):
            thing = self._of(one, function)
            if isinstance(node.op, ast.Add):
                if isinstance(other, ast.List | ast.ListComp):
                    self._note(thing, "grows")
                elif isinstance(other, ast.Tuple):
                    self._note(thing, "tuple")
                elif is_call_of(other, "str") or isinstance(other, ast.JoinedStr):
                    self._note(thing, "text")
            elif isinstance(node.op, ast.Mult) and isinstance(other, ast.List):
                self._note(thing, "range")
            elif isinstance(node.op, ast.BitOr | ast.Sub) and isinstance(other, ast.Set):
                self._note(thing, "set")

    def _of(self, node: ast.expr, function: str) -> int | None:
        """The variable that an expression stands for, None for one that is new."""
        if isinstance(node, ast.Name):
            return self._variable(self._home(node.id, function), node.id)
        if isinstance(node, ast.Attribute):
            return self._variable(".", node.attr)
        if isinstance(node, ast.Subscript):
            return self._item(node, function)
        if isinstance(node, ast.ListComp):
            thing = self._new()
            self._join(self._items_of(thing), self._of(node.elt, function))
            return thing
        return self._called(node, function) if isinstance(node, ast.Call) else None

    def _item(self, node: ast.Subscript, function: str) -> int | None:
        thing = self._of(node.value, function)
        self._note(thing, "listed")
        if isinstance(node.slice, ast.Slice):
            return thing
        square = isinstance(node.slice, ast.Constant) and node.slice.value in (0, 1)
        self._note(thing, "square" if square else "subscripted")
        if isinstance(node.slice, ast.Tuple):
            self._note(thing, "pairs")
        elif isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str):
            self._note(thing, "dict")
        deep = isinstance(node.value, ast.Subscript)
        # The number of a cell is taken apart for its row and column.
        split = isinstance(node.slice, ast.BinOp) and isinstance(node.slice.op, ast.FloorDiv | ast.Mod)
        for part in ast.walk(node.slice):
            if isinstance(part, ast.Name):
                index = self._of(part, function)
                self._note(index, "index")
                if not split:
                    self._note(index, "col" if deep else "row")
        if isinstance(node.slice, ast.BinOp) and not deep:
            self._note(thing, "far" if isinstance(node.slice.op, ast.Add | ast.Sub) else "calculated")
        return thing if thing is None else self._items_of(thing)

    def _called(self, node: ast.Call, function: str) -> int | None:
        given = [self._of(argument, function) for argument in node.args]
        first = given[0] if given else None
        if isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if word := METHODS.get(name):
                thing = self._of(node.func.value, function)
                self._note(thing, word)
                if word in ("grows", "listed", "stored"):
                    self._note(thing, "listed")
                if name == "copy" and not given:
                    return thing
                if word == "stored":
                    self._note(given[1] if len(given) > 1 else None, "placed")
                if name in ("index", "find") and node.args and is_text(node.args[0]):
                    self._note(thing, "text")
                    self._note(thing, f"is {ast.literal_eval(node.args[0])}")
        else:
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            if name and name not in self._parameters:
                self._note(self._of(node.func, function), "called")
        if name in self._parameters:
            self._hand_on(node, self._parameters[name], given, function)
            return None
        if name == "len":
            self._note(first, "listed")
        elif name == "range":
            for number, thing in enumerate(given[:2]):
                self._note(thing, "range" if number == 1 or len(given) == 1 else "from")
            if len(given) > 1 and isinstance(node.args[0], ast.Constant) and node.args[0].value == 1:
                self._note(given[1], "one")
        elif name in ("sum", "min", "max", "any", "all", "enumerate", "zip"):
            self._note(first, "listed")
        return first if name in LIKE else None

    def _hand_on(
        self, node: ast.Call, parameters: tuple[str, list[str]], given: list[int | None], function: str
    ) -> None:
        home, names = parameters
        pairs = list(zip(names, node.args, given, strict=False))
        pairs += [
            (keyword.arg, keyword.value, self._of(keyword.value, function))
            for keyword in node.keywords
            if keyword.arg in names
        ]
        for parameter, argument, thing in pairs:
            taken = self._variable(home, parameter)
            if isinstance(argument, ast.Name):
                self._handed.add(id(argument))
            if not is_part(argument):
                self._join(taken, thing)
            self._step(argument, taken, function)

    def _step(self, argument: ast.expr, taken: int | None, function: str) -> None:
        """Note that a number is handed on larger or smaller."""
        if (
            isinstance(argument, ast.BinOp)
            and isinstance(argument.op, ast.Add | ast.Sub)
            and taken is not None
        ):
            how = "up" if isinstance(argument.op, ast.Add) else "down"
            for part in (argument.left, argument.right):
                thing = self._of(part, function)
                if thing is not None and isinstance(part, ast.Name | ast.Attribute):
                    self._steps.append((thing, taken, how))

    def _loop(self, target: ast.expr, over: ast.expr, function: str) -> None:
        if is_call_of(over, "enumerate") and isinstance(over, ast.Call) and over.args:
            if not isinstance(target, ast.Tuple) or len(target.elts) != 2:
                return
            target, over = target.elts[1], over.args[0]
        elements = over.elts if isinstance(over, ast.List | ast.Tuple) else []
        if isinstance(over, ast.Name):
            elements = self._literals.get((self._home(over.id, function), over.id), [])
        for element in elements:
            if not isinstance(element, ast.Constant | ast.UnaryOp):
                self._pair(target, element, function)
        thing = self._of(over, function)
        self._note(thing, "listed")
        if thing is not None and isinstance(target, ast.Name | ast.Attribute | ast.Subscript):
            self._join(self._of(target, function), self._items_of(thing))

    def _pair(self, target: ast.expr, element: ast.expr, function: str) -> None:
        """Take a loop's variables for what stands in one element of what it goes through."""
        self._assign(target, element, function)
        if isinstance(element, ast.Tuple) and any(isinstance(part, ast.BinOp) for part in element.elts):
            # A list of marks with the index into it.
            self._note(self._of(element.elts[0], function), "far")

    def _home(self, name: str, function: str) -> str:
        """The function in which a name that a function uses lives."""
        while function and name not in self._locals[function]:
            function = self._outer[function]
        return function
