def moves(r, c, rows, cols):
    for dr in (-2, -1, 1, 2):
        for dc in (-2, -1, 1, 2):
            if abs(dr) != abs(dc) and 0 <= r + dr < rows and 0 <= c + dc < cols:
                yield r + dr, c + dc


def count_from(rows, cols, r, c, seen):
    seen = seen | {(r, c)}
    if len(seen) == rows * cols:
        return 1
    return sum(count_from(rows, cols, a, b, seen) for a, b in moves(r, c, rows, cols) if (a, b) not in seen)


def main(rows=3, cols=4):
    total = 0
    for r in range(rows):
        for c in range(cols):
            total += count_from(rows, cols, r, c, frozenset())
    print("open tours on", rows, "x", cols, "from any square:", total)


if __name__ == "__main__":
    main()
