"""Programs that are up to no good, or broken, end in a sentence each, and nothing else is hurt."""
