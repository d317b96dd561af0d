"""Score lists: pages and JSON around `tarock.sheet`."""
