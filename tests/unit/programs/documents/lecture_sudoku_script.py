# Lecture, Sudoku: from the last empty cell to the first. The grid is a global one, and main runs at the end.

mat = [
    [5, 3, 0, 0, 7, 0, 0, 0, 0],
    [6, 0, 0, 1, 9, 5, 0, 0, 0],
    [0, 9, 8, 0, 0, 0, 0, 6, 0],
    [8, 0, 0, 0, 6, 0, 0, 0, 3],
    [4, 0, 0, 8, 0, 3, 0, 0, 1],
    [7, 0, 0, 0, 2, 0, 0, 0, 6],
    [0, 6, 0, 0, 0, 0, 2, 8, 0],
    [0, 0, 0, 4, 1, 9, 0, 0, 5],
    [0, 0, 0, 0, 8, 0, 0, 7, 9],
]


class Cell:
    def __init__(self, i, j):
        self.row = i
        self.col = j


def main():
    cell = findNextEmptyCell(mat, 8, 8)
    if cell.row == -1 and cell.col == -1:
        return
    fillSudoku(mat, cell.row, cell.col)
    for row in mat:
        print(*row)


def fillSudoku(mat, i, j):
    if i == -1 and j == -1:
        return True
    for k in range(1, 10):
        if isValid(mat, i, j, k):
            mat[i][j] = k
            cell = findNextEmptyCell(mat, i, j)
            if fillSudoku(mat, cell.row, cell.col) == True:
                return True
            mat[i][j] = 0
    return False


def findNextEmptyCell(mat, i, j):
    while mat[i][j] != 0:
        j = j - 1
        if j < 0:
            j = 8
            i = i - 1
        if i < 0:
            return Cell(-1, -1)
    return Cell(i, j)


def isValid(mat, row, col, k):
    for i in range(9):
        if mat[row][i] == k:
            return False
    for i in range(9):
        if mat[i][col] == k:
            return False
    startRow = row // 3 * 3
    startCol = col // 3 * 3
    for i in range(3):
        for j in range(3):
            if mat[i + startRow][j + startCol] == k:
                return False
    return True


main()
