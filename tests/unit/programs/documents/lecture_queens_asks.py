# Lecture, N-Queens: a look over the board before each queen. It asks for N, as a contest has it.

def nQueens(mat, i, N):
    if i == N:
        printMat(mat)
        return
    for j in range(N):
        if isQueenSafe(mat, i, j, N):
            mat[i][j] = 1
            nQueens(mat, i + 1, N)
            mat[i][j] = 0


def isQueenSafe(mat, row, col, N):
    for i in range(0, row):
        if mat[i][col] == 1:
            return False
    i = row - 1
    j = col - 1
    while i >= 0 and j >= 0:
        if mat[i][j] == 1:
            return False
        i -= 1
        j -= 1
    i = row - 1
    j = col + 1
    while i >= 0 and j < N:
        if mat[i][j] == 1:
            return False
        i -= 1
        j += 1
    return True


def printMat(mat):
    for row in mat:
        print(*row)
    print()


N = int(input())
mat = []
for i in range(N):
    row = []
    for j in range(N):
        row.append(0)
    mat.append(row)
nQueens(mat, 0, N)
