"""A SAT solver for puzzles of any shape, which knows nothing of Sudoku but its clauses.

The sum of a cage is a pseudo-Boolean constraint, encoded by its sets of digits: one of the sets that have the
sum is chosen, and the cells hold no other digits.
"""

from itertools import combinations

from pysat.solvers import Solver


def solutions(grid, limit):
    """List up to `limit` solutions, a tuple of digits each."""
    layout = grid.layout
    size = layout.size
    count = size * layout.cells

    def variable(cell, digit):
        return size * cell + digit

    def squares():
        return [divmod(cell, size) for cell in range(layout.cells)]

    groups = [
        [[cell for cell, (row, _) in enumerate(squares()) if row == line] for line in range(size)],
        [[cell for cell, (_, column) in enumerate(squares()) if column == line] for line in range(size)],
        [
            [cell for cell in range(layout.cells) if layout.regions[cell] == name]
            for name in set(layout.regions)
        ],
    ]
    units = [unit for kind in groups for unit in kind]
    if layout.diagonal:
        units.append([cell for cell, (row, column) in enumerate(squares()) if row == column])
        units.append([cell for cell, (row, column) in enumerate(squares()) if row + column == size - 1])
    clauses = [[variable(cell, digit) for digit in range(1, size + 1)] for cell in range(layout.cells)]
    for unit in units:
        clauses += [[variable(cell, digit) for cell in unit] for digit in range(1, size + 1)]
    for cells in [*units, *(cage.cells for cage in layout.cages)]:
        clauses += [
            [-variable(one, digit), -variable(other, digit)]
            for one, other in combinations(cells, 2)
            for digit in range(1, size + 1)
        ]
    for cell in range(layout.cells):
        clauses += [[-variable(cell, a), -variable(cell, b)] for a, b in combinations(range(1, size + 1), 2)]
    for cage in layout.cages:
        if not cage.sum:
            continue
        sets = [s for s in combinations(range(1, size + 1), len(cage.cells)) if sum(s) == cage.sum]
        clauses.append([count + number for number in range(1, len(sets) + 1)])
        for number, digits in enumerate(sets, 1):
            clauses += [
                [-(count + number), -variable(cell, digit)]
                for cell in cage.cells
                for digit in range(1, size + 1)
                if digit not in digits
            ]
        count += len(sets)
    clauses += [[variable(cell, digit)] for cell, digit in enumerate(grid.digits) if digit]
    found = []
    with Solver("glucose3", bootstrap_with=clauses) as solver:
        while len(found) < limit and solver.solve():
            model = set(solver.get_model())
            solution = tuple(
                next(digit for digit in range(1, size + 1) if variable(cell, digit) in model)
                for cell in range(layout.cells)
            )
            found.append(solution)
            solver.add_clause([-variable(cell, digit) for cell, digit in enumerate(solution)])
    return found
