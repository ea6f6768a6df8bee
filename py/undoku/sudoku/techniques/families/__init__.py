"""The techniques, one module a family."""
