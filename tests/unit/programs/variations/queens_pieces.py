# every queen is an object
class Queen:
    def __init__(self, row, col):
        self.row = row
        self.col = col

    def attacks(self, other):
        if self.col == other.col:
            return True
        return abs(self.row - other.row) == abs(self.col - other.col)


def place(n, queens):
    if len(queens) == n:
        return True
    for col in range(n):
        queen = Queen(len(queens), col)
        if not any(queen.attacks(other) for other in queens):
            queens.append(queen)
            if place(n, queens):
                return True
            queens.pop()
    return False


def solve(n):
    queens = []
    if place(n, queens):
        return [queen.col for queen in queens]
    return False
