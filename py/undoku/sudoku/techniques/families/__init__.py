"""The techniques, one module a family, one function a technique."""
