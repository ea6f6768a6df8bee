# Lecture, Sudoku: from the last empty cell to the first. No main: the first cell is looked for by fillSudoku itself, from (8, 8).

class Cell:
    def __init__(self, i, j):
        self.row = i
        self.col = j


def fillSudoku(mat, i, j):
    cell = findNextEmptyCell(mat, i, j)
    i, j = cell.row, cell.col
    if i == -1 and j == -1:
        return True
    for k in range(1, 10):
        if isValid(mat, i, j, k):
            mat[i][j] = k
            if fillSudoku(mat, i, j) == True:
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
