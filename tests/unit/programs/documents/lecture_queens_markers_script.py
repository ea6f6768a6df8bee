# Lecture, N-Queens: columns and diagonals that are taken are marked. Called at the end.

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


N = 6
mat = [[0] * N for i in range(N)]
top = [0] * N
left = [0] * (2 * N - 1)
right = [0] * (2 * N - 1)
nQueens(mat, 0, N, top, left, right)
