class Board:
    def __init__(self, n):
        self.n = n
        self.queens = []

    def safe(self, col):
        row = len(self.queens)
        return not any(c == col or abs(c - col) == row - r for r, c in enumerate(self.queens))

    def place(self, col):
        self.queens.append(col)

    def remove(self):
        return self.queens.pop()


def search(board):
    if len(board.queens) == board.n:
        return True
    for col in range(board.n):
        if board.safe(col):
            board.place(col)
            if search(board):
                return True
            board.remove()
    return False


def solve(n):
    board = Board(n)
    if search(board):
        return board.queens
    return []
