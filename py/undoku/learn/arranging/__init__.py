"""Programs to be put together from their lines, and programs with one mistake to be found and mended."""
