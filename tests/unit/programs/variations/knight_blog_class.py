class KnightTour:
    def __init__(self, board):
        self.arr = board
        self.R = len(board)
        self.C = len(board[0])
        self.count = 0

    def knight(self, i, j):
        self.count += 1
        arr, R, C = self.arr, self.R, self.C
        arr[i][j] = self.count
        if self.count == R * C:
            return True
        if i + 2 < R and j + 1 < C and not arr[i + 2][j + 1]:
            if self.knight(i + 2, j + 1):
                return True
        if i + 1 < R and j + 2 < C and not arr[i + 1][j + 2]:
            if self.knight(i + 1, j + 2):
                return True
        if i - 1 >= 0 and j + 2 < C and not arr[i - 1][j + 2]:
            if self.knight(i - 1, j + 2):
                return True
        if i - 2 >= 0 and j + 1 < C and not arr[i - 2][j + 1]:
            if self.knight(i - 2, j + 1):
                return True
        if i - 2 >= 0 and j - 1 >= 0 and not arr[i - 2][j - 1]:
            if self.knight(i - 2, j - 1):
                return True
        if i - 1 >= 0 and j - 2 >= 0 and not arr[i - 1][j - 2]:
            if self.knight(i - 1, j - 2):
                return True
        if i + 1 < R and j - 2 >= 0 and not arr[i + 1][j - 2]:
            if self.knight(i + 1, j - 2):
                return True
        if i + 2 < R and j - 1 >= 0 and not arr[i + 2][j - 1]:
            if self.knight(i + 2, j - 1):
                return True
        self.count -= 1
        arr[i][j] = 0
        return False


def solve(board, row, col):
    return KnightTour(board).knight(row, col)
