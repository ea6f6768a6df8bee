# the squares to choose from are lists of squares, too
class Tour:
    def __init__(self, rows, cols):
        self.rows, self.cols = rows, cols
        self.numbers = [[0] * cols for _ in range(rows)]

    def around(self, square):
        found = []
        for down, right in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]:
            there = (square[0] + down, square[1] + right)
            if 0 <= there[0] < self.rows and 0 <= there[1] < self.cols:
                found.append(there)
        return found

    def best_first(self, square):
        rated = []
        for there in self.around(square):
            if self.numbers[there[0]][there[1]] == 0:
                rated.append([0, there])
                for beyond in self.around(there):
                    if self.numbers[beyond[0]][beyond[1]] == 0:
                        rated[-1][0] += 1
        rated.sort()
        return [there for ways, there in rated]

    def visit(self, square, number):
        self.numbers[square[0]][square[1]] = number
        if number == self.rows * self.cols:
            return True
        for there in self.best_first(square):
            if self.visit(there, number + 1):
                return True
        self.numbers[square[0]][square[1]] = 0
        return False


def solve(rows, cols, start):
    tour = Tour(rows, cols)
    if tour.visit(start, 1):
        return tour.numbers
    return False
