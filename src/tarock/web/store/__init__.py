"""The store of events."""
