# Lecture, N-Queens: columns and diagonals that are taken are marked. Only the functions.

def nQueens(mat, i, N, top, left, right):
    if i == N:
        printMat(mat)
        return
    for j in range(0, N):
        if top[j] != 1 and left[i + j] != 1 and right[i - j + N - 1] != 1:
            mat[i][j] = 1
            top[j] = 1
            left[i + j] = 1
            right[i - j + N - 1] = 1
            nQueens(mat, i + 1, N, top, left, right)
            mat[i][j] = 0
            top[j] = 0
            left[i + j] = 0
            right[i - j + N - 1] = 0


def printMat(mat):
    for i in range(len(mat)):
        for j in range(len(mat)):
            print(mat[i][j], end=" ")
        print()
    print()
