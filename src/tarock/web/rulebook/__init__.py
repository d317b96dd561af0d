"""Rulebooks as pages."""
