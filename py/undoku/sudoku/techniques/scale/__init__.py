"""Sudoku Explainer's scale: each of its techniques as what all its steps in a state conclude together.

A function of a technique takes a state and yields what it finds as `(rating, out, placed)`: a rating in
tenths, as the scale has one digit after the point, and two sets of candidates, of those that go and of those
that are placed. It yields None where it may be paused. Which of two steps comes first makes no difference
here: so a puzzle is rated as its mirror images are.

The ratings are those that Sudoku Explainer and its successor Sukaku Explainer publish, with the same order of
techniques; theirs are the names as well, "triplet" and "claiming" for instance.
"""
