"""The version of the generator."""

VERSION = 1
"""A puzzle is a function of its seed, the wishes and this number: whatever makes others of them raises it."""
