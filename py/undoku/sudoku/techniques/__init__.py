"""The techniques that people solve a Sudoku with: the next step of a position, all steps, the whole way.

- `state.State` is what techniques look at, `step.Step` what they conclude; `start.Start` takes a position.
- `find.NextStep` and `find.AllSteps` find steps, `path.Path` the whole way; `words.explain` says why.
- `catalogue.TECHNIQUES` has their names, `estimate.Estimate` says how hard a puzzle may be called.
"""
