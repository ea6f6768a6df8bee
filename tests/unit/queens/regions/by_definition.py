"""What each step on a board with regions says, looked up on the board."""

from .boards import attacks, touching


class Looked:
    """A position by its squares: `free` ones, and the lines by their kind and number."""

    def __init__(self, n, regions, queens, crosses):
        self.n, self.regions = n, regions
        squares = [(row, column) for row in range(n) for column in range(n)]
        self.free = {
            square
            for square in squares
            if square not in crosses
            and square not in queens
            and not any(attacks(n, regions, square, queen) for queen in queens)
        }
        self.letters = sorted(set(regions))

    def line(self, line):
        """The free squares of a line."""
        kind, at = line
        return {square for square in self.free if self.at(square)[kind] == at}

    def at(self, square):
        row, column = square
        letter = self.regions[self.n * row + column]
        return {"row": row, "column": column, "region": self.letters.index(letter)}

    def attacked(self, squares):
        """The free squares that each of some squares attacks."""
        return {
            one for one in self.free if all(attacks(self.n, self.regions, one, other) for other in squares)
        }


def holds(looked, hint):
    """Hold a step's reason against the board, by the definition of its technique."""
    step, crosses, lines = hint.step, set(hint.crosses), hint.lines
    if step.endswith("-single"):
        assert lines == (hint.line,) and step == f"{hint.line[0]}-single"
        assert looked.line(hint.line) == {hint.square}
        return
    if step == "search":
        of_line = looked.line(hint.line)
        assert hint.square in of_line and set(hint.squares) < of_line
        every = [looked.line((kind, at)) for kind in ("row", "column", "region") for at in range(looked.n)]
        assert len(of_line) == min(len(line) for line in every if line)
        return
    assert hint.square is None
    assert crosses and crosses <= looked.free
    if step == "supposition":
        return
    squares = set().union(*[looked.line(line) for line in lines[: max(1, len(lines) // 2)]])
    assert squares == set(hint.squares)
    if step in ("region-in-line", "line-in-region", "regions-in-lines", "lines-in-regions"):
        half = len(lines) // 2
        inner, outer = lines[:half], lines[half:]
        assert len(set(inner)) == len(set(outer)) == half and 2 * half == len(lines)
        assert len({kind for kind, _ in inner}) == len({kind for kind, _ in outer}) == 1
        assert (inner[0][0] == "region") == step.startswith("region") != (outer[0][0] == "region")
        assert (half > 1) == ("s-in-" in step)
        within = set().union(*[looked.line(line) for line in outer])
        assert squares <= within and crosses == within - squares
        return
    assert lines == (hint.line,)
    assert crosses == looked.attacked(squares) - squares
    if step == "touching-pair":
        assert len(squares) == 2 and touching(*squares)
        return
    rows, columns = zip(*squares, strict=True)
    together = max(max(rows) - min(rows), max(columns) - min(columns)) < 3 and len(squares) > 2
    assert step == ("common-attack" if together else f"empties-{hint.line[0]}")


def follows(field, supposition):
    """Follow a supposition by the queens that it names alone, and hold its claims against the board."""
    after = _forced(field.with_queens([supposition.square]), supposition.forced)
    left = after.squares(supposition.line)
    assert supposition.line in after.wanting
    assert left == sum(1 << way.square for way in supposition.ways)
    assert len(supposition.ways) <= 3
    for way in supposition.ways:
        end = _forced(after.with_queens([way.square]), way.forced)
        assert way.empty in end.wanting and not end.squares(way.empty)


def _forced(field, forced):
    for square, line in forced:
        assert line in field.wanting and field.squares(line) == 1 << square
        field = field.with_queens([square])
    return field
