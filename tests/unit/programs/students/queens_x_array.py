x = [0] * 20


def place(k, i):
    for j in range(1, k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True


def nqueens(k, n):
    for i in range(1, n + 1):
        if place(k, i):
            x[k] = i
            if k == n:
                print(x[1:n + 1])
            else:
                nqueens(k + 1, n)


nqueens(1, 6)
