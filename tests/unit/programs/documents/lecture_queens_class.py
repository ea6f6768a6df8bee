# Lecture, N-Queens, as Java has it: static methods of a class.

class Main:
    @staticmethod
    def nQueens(mat, i, N):
        if i == N:
            Main.printMat(mat)
            return
        for j in range(N):
            if Main.isQueenSafe(mat, i, j, N):
                mat[i][j] = 1
                Main.nQueens(mat, i + 1, N)
                mat[i][j] = 0

    @staticmethod
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

    @staticmethod
    def printMat(mat):
        for row in mat:
            print(*row)
        print()

    @staticmethod
    def main(args):
        N = 5
        mat = [[0 for j in range(N)] for i in range(N)]
        Main.nQueens(mat, 0, N)


Main.main([])
