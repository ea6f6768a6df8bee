"""The text forms of a position: what each looks like, reading and writing it, and several in one file."""
