"""Cups on the web: the calendar and registration for everybody, the office for who runs a day, the JSON interface."""
