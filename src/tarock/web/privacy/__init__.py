"""What is stored, and how it is taken along and deleted."""
