def all_queens(n):
    solutions = []
    stack = [()]
    while stack:
        cols = stack.pop()
        row = len(cols)
        if row == n:
            solutions.append(list(cols))
            continue
        for col in reversed(range(n)):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(cols)):
                stack.append(cols + (col,))
    return solutions
