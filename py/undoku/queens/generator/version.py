"""The version of the generator."""

VERSION = 1
"""A board is a function of its seed, its size, the level and this number: what makes others raises it."""
