"""Lists and rulebooks as files."""
