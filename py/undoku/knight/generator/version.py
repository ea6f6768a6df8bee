"""The version of the generator."""

VERSION = 1
"""A board is a function of its seed, the level and this number: whatever makes others of them raises it."""
