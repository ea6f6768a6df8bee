"""The techniques that people solve a Sudoku with: the next step of a position, all steps, the whole way.

- `state.State` is what a technique looks at, `step.Step` what it concludes; `start.Start` begins with a position.
- `find.NextStep` and `find.AllSteps` find steps, `path.Path` the whole way; `words.explain` says why they hold.
- `catalogue.TECHNIQUES` has their names, `estimate.Estimate` says how hard a puzzle may be called.
"""
