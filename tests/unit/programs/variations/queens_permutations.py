from itertools import permutations

def solve(queens):
    n = len(queens)
    for p in permutations(range(n)):
        if len({p[i] + i for i in range(n)}) == n and len({p[i] - i for i in range(n)}) == n:
            for i in range(n):
                queens[i] = p[i]
            return True
    return False
