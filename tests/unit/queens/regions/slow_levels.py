"""The level of a board, by the definitions of its techniques as they stand, on sets of squares."""

from itertools import combinations

from .boards import attacks, touching


class Board:
    """A board by its squares; a queen is a line's last candidate."""

    def __init__(self, n, regions):
        self.n, self.regions = n, regions
        squares = [(row, column) for row in range(n) for column in range(n)]
        self.lines = {
            "row": [{square for square in squares if square[0] == at} for at in range(n)],
            "column": [{square for square in squares if square[1] == at} for at in range(n)],
            "region": [
                {square for square in squares if regions[n * square[0] + square[1]] == letter}
                for letter in sorted(set(regions))
            ],
        }
        self.every = [line for lines in self.lines.values() for line in lines]
        self.left = set(squares)

    def attacked_by_all(self, squares):
        return {
            square
            for square in self.left
            if all(attacks(self.n, self.regions, square, one) for one in squares)
        }

    def singles(self):
        for line in self.every:
            if len(line & self.left) == 1:
                yield self.attacked_by_all(line & self.left)

    def inside(self, kind, others, sizes):
        """So many lines of a kind inside as many of another."""
        for size in sizes:
            for lines in combinations(self.lines[kind], size):
                squares = set().union(*lines)
                for other in combinations(self.lines[others], size):
                    within = set().union(*other)
                    if squares & self.left <= within:
                        yield (within - squares) & self.left

    def pairs(self):
        for line in self.every:
            if len(line & self.left) == 2 and touching(*(line & self.left)):
                yield self.attacked_by_all(line & self.left)

    def shapes(self):
        for line in self.every:
            yield self.attacked_by_all(line & self.left) - line


CROSSINGS = [("region", "row"), ("region", "column"), ("row", "region"), ("column", "region")]


def techniques(board, level):
    yield from board.singles()
    for kind, others in CROSSINGS[:2]:
        yield from board.inside(kind, others, [1])
    if level != "easy":
        yield from board.pairs()
        for kind, others in CROSSINGS:
            yield from board.inside(kind, others, [1, 2])
    if level == "hard":
        yield from board.shapes()
        for kind, others in CROSSINGS:
            yield from board.inside(kind, others, range(3, board.n + 1))


def slow_level(n, regions):
    for level in ("easy", "medium", "hard"):
        board = Board(n, regions)
        while taken := next((taken for taken in techniques(board, level) if taken), None):
            board.left -= taken
            if not all(line & board.left for line in board.every):
                break
        if len(board.left) == n and all(line & board.left for line in board.every):
            return level
    return "extreme"
