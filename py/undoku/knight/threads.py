"""Tours while they are put together: the two moves of every square."""

from collections.abc import Collection

from undoku.knight.moves import Work


class Threads:
    """The two moves of every square of a board, as differences of square numbers; 0 where there is none.

    Which of the two lists holds which move does not matter. If a square's move leads to another, one of that
    square's moves leads back, once the work is done. `size` is how many squares there are to pass.
    """

    def __init__(self, rows: int, cols: int) -> None:
        """Begin with no moves."""
        self.rows = rows
        self.cols = cols
        self.size = rows * cols
        self.ahead = [0] * (rows * cols)
        self.behind = [0] * (rows * cols)

    def beside(self, square: int) -> list[int]:
        """Return the squares that the moves of `square` lead to."""
        return [square + step for step in (self.ahead[square], self.behind[square]) if step]

    def replace(self, square: int, old: int, new: int) -> None:
        """Let the move from `square` to `old` go to `new` instead; `square` itself stands for no move."""
        links = self.ahead if self.ahead[square] == old - square else self.behind
        links[square] = new - square

    def exchange(self, u: int, v: int, x: int, y: int) -> None:
        """Replace the moves u-v and x-y by u-x and v-y."""
        self.replace(u, v, x)
        self.replace(v, u, y)
        self.replace(x, y, u)
        self.replace(y, x, v)

    def take_out(self, holes: Collection[int], loose: set[int]) -> set[int]:
        """Take squares out of the board; return those left that lack moves, with those that did before."""
        loose = loose.copy()
        for hole in holes:
            for square in self.beside(hole):
                self.replace(square, hole, square)
                loose.add(square)
            self.ahead[hole] = self.behind[hole] = 0
        self.size -= len(holes)
        return loose.difference(holes)

    def walk(self, start: int) -> Work:
        """Return all squares in the order of the tour from `start`, for an open tour one of its ends."""
        ahead, behind = self.ahead, self.behind
        size = self.size
        step = ahead[start] or behind[start]
        path = [start]
        add = path.append
        here = start
        while len(path) < size:
            for _ in range(min(4096, size - len(path))):
                here += step
                add(here)
                step = behind[here] if ahead[here] == -step else ahead[here]
            yield 256
        return path
