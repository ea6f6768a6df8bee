"""These files are texts for the tests, and no tests or modules themselves."""

collect_ignore_glob = ["*.py"]
