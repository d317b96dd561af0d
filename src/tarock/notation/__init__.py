"""Reading and writing: score entries of a real table, and records of whole deals."""
