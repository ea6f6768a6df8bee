# prints every solution, and leaves the grid as it was
puzzle = []


def allowed(r, c, value):
    global puzzle
    for k in range(0, 9):
        if puzzle[r][k] == value or puzzle[k][c] == value:
            return False
    top = (r // 3) * 3
    side = (c // 3) * 3
    for k in range(0, 9):
        if puzzle[top + k % 3][side + k // 3] == value:
            return False
    return True


def search():
    global puzzle
    for r in range(9):
        for c in range(9):
            if puzzle[r][c] == 0:
                for value in range(1, 10):
                    if allowed(r, c, value):
                        puzzle[r][c] = value
                        search()
                        puzzle[r][c] = 0
                return
    print("found:")
    for line in puzzle:
        print(*line)


def solve(board):
    global puzzle
    puzzle = board
    search()
