import sys


def safe(queens, row, col):
    return not any(c == col or row - r == abs(c - col) for r, c in enumerate(queens))


def solve(n, queens, found):
    if len(queens) == n:
        found.append(queens[:])
        return
    for col in range(n):
        if safe(queens, len(queens), col):
            queens.append(col)
            solve(n, queens, found)
            queens.pop()


def main():
    n = int(input("How many queens? "))
    if n < 1:
        print("at least one")
        sys.exit(1)
    found = []
    solve(n, [], found)
    for queens in found:
        print(queens)
    print(f"{len(found)} solutions for {n} queens")


if __name__ == "__main__":
    main()
