"""The techniques on shapes other than the usual 9 by 9: other sizes, regions, diagonals and cages.

- `state.State` is what they look at; `finders` has which of them hold on a shape, in the order in which they
  are tried.
- Their steps, names and words are those of `undoku.sudoku.techniques`.
"""
