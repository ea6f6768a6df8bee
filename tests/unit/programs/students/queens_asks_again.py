while True:
    n = int(input("How many queens? "))
    if n < 4 and n != 1:
        print("No solution exists, try again")
        continue
    break

board = [-1] * n
row = 0
while 0 <= row < n:
    board[row] += 1
    while board[row] < n and any(board[r] == board[row] or abs(board[r] - board[row]) == row - r for r in range(row)):
        board[row] += 1
    if board[row] < n:
        row += 1
        if row < n:
            board[row] = -1
    else:
        row -= 1
for r in range(n):
    print(" ".join("Q" if board[r] == c else "." for c in range(n)))
