# Lecture, N-Queens: a look over the board before each queen. With a main at the end.

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


def main():
    N = 6
    mat = [[0] * N for _ in range(N)]
    nQueens(mat, 0, N)


if __name__ == "__main__":
    main()
