"""A slow and independent judge of forcing chains and nets, and of kraken fish: does every branch hold?

A branch is followed link by link, from what is supposed, with nothing but the rules of Sudoku and the
candidates of a state. `faults(step, state)` lists what is wrong in sentences; a good step has none.
"""

from functools import lru_cache


def candidates(mask):
    """Give the candidates of a set as pairs of cell and digit."""
    return {(number % 81, number // 81 + 1) for number in range(729) if mask >> number & 1}


def units(cell):
    """Give the three units of a cell, by name."""
    row, column = divmod(cell, 9)
    return {("row", row), ("column", column), ("box", row // 3, column // 3)}


def present(at):
    """Give all candidates of a state."""
    return {(cell, digit) for cell in range(81) for digit in range(1, 10) if at.cells[cell] >> digit - 1 & 1}


def clash(one, other):
    """Whether two candidates cannot both be true: in one cell, or the same digit in one unit."""
    (cell, digit), (second, another) = one, other
    return one != other and (cell == second or (digit == another and bool(units(cell) & units(second))))


def is_weak(source, target):
    """Whether no candidate of the target can be true beside one of the source."""
    return bool(source and target) and all(clash(one, other) for one in source for other in target)


@lru_cache(maxsize=4)
def alternatives(at):
    """Give the sets of candidates of which one is true: of every cell, and of every digit in every unit."""
    houses = {}
    for cell, digit in present(at):
        for name in (cell, *((digit, unit) for unit in units(cell))):
            houses.setdefault(name, set()).add((cell, digit))
    return {frozenset(house) for house in houses.values()}


class Branch:
    """What is true and what is false in a branch, as far as it has been followed."""

    def __init__(self, premise, truth, at):
        self.at = at
        self.true = [frozenset(premise)] if truth else []
        self.false = set() if truth else set(premise)
        self.together = [] if truth else [frozenset(premise)]
        self.faults = []

    def follow(self, link, singly):
        """Follow a link; `singly` if it may have one premise only."""
        source, target = frozenset(candidates(link.source)), frozenset(candidates(link.target))
        if link.strong:
            self.expect(
                source and target and not source & target and source | target in alternatives(self.at),
                f"{link} is no strong link",
            )
            self.expect(source <= self.false, f"the source of {link} is not false")
            if singly:
                self.expect(source in self.together, f"the source of {link} is not false by one link")
            self.true.append(target)
        else:
            self.expect(is_weak(source, target), f"{link} is no weak link")
            self.expect(source in self.true, f"the source of {link} is not true")
            self.expect(all(self.at.cells[c] >> d - 1 & 1 for c, d in target), f"{link} ends nowhere")
            self.false |= target
            self.together += [target, *({candidate} for candidate in target)]

    def expect(self, so, otherwise):
        if not so:
            self.faults.append(otherwise)

    @property
    def impossible(self):
        """Whether the candidates of a cell, or the places of a digit in a unit, are all false."""
        return any(house <= self.false for house in alternatives(self.at))


def faults(step, at):
    """List what is wrong with a step of the families of forcing chains and nets and of kraken fish."""
    if step.technique.startswith("kraken"):
        return _of_kraken(step, at)
    concluded = candidates(step.eliminations | step.placements)
    if (
        len(concluded) != 1
        or not concluded <= present(at)
        or bool(step.eliminations) == bool(step.placements)
    ):
        return ["it does not conclude one thing"]
    if step.technique.endswith("contradiction"):
        branches = _followed(step, at, [concluded])
        found = [fault for branch in branches for fault in branch.faults]
        if list(step.premises) != [bool(step.eliminations)]:
            found.append("it does not suppose the contrary")
        return found if branches[0].impossible else [*found, "there is no contradiction"]
    about = candidates(step.role("defining"))
    premises = [{candidate} for candidate in sorted(about, key=lambda pair: (pair[1], pair[0]))]
    if len(about) == 1:
        premises *= 2
    branches = _followed(step, at, premises)
    found = [fault for branch in branches for fault in branch.faults]
    if len(about) == 1 and list(step.premises) != [True, False]:
        found.append("it is not true or false")
    if len(about) > 1 and not (frozenset(about) in alternatives(at) and all(step.premises)):
        found.append("these are not all the cases")
    return found + _ends(branches, concluded, bool(step.placements))


def _followed(step, at, premises):
    branches = []
    assert len(step.chains) == len(premises) == len(step.premises)
    for chain, premise, truth in zip(step.chains, premises, step.premises, strict=True):
        branch = Branch(premise, truth, at)
        for link in chain:
            branch.follow(link, "net" not in step.technique)
        branches.append(branch)
    return branches


def _ends(branches, concluded, true):
    ends = [concluded in branch.true if true else concluded <= branch.false for branch in branches]
    return [] if all(ends) else ["not every branch ends in the conclusion"]


def _of_kraken(step, at):
    found = []
    digit, cover = step.values[0] + 1, step.values[1]
    fins, body = candidates(step.role("fin")), candidates(step.role("defining"))
    names = [("row", unit) if unit < 9 else ("column", unit - 9) for unit in range(18)]
    names += [("box", box // 3, box % 3) for box in range(9)]
    bases, covers = [names[unit] for unit in step.units], [names[unit] for unit in step.covers]
    held = {(c, d) for c, d in present(at) if d == digit and units(c) & set(bases)}
    if len(bases) != len(covers) or held != fins | body:
        found.append("the base units hold something else")
    if any(len(units(cell) & set(bases)) != 1 for cell, _ in held):
        found.append("two base units share a place")
    if not 1 <= len(fins) <= 2 or any(units(cell) & set(covers) for cell, _ in fins):
        found.append("these are no fins")
    if not all(units(cell) & set(covers) for cell, _ in body):
        found.append("the body is not in the covers")
    in_cover = {(cell, d) for cell, d in body if names[cover] in units(cell)}
    [victim] = candidates(step.eliminations)
    in_order = [sorted(fins), sorted(in_cover)]
    if step.technique == "kraken-fish-1":
        in_order.pop()
        if victim[1] != digit or names[cover] not in units(victim[0]) or units(victim[0]) & set(bases):
            found.append("without the fins the fish does not rule it out")
        if all(clash(fin, victim) for fin in fins):
            found.append("it is a finned fish")
    premises = [{candidate} for part in in_order for candidate in part]
    branches = _followed(step, at, premises)
    found += [fault for branch in branches for fault in branch.faults]
    return found + _ends(branches, {victim}, False)
