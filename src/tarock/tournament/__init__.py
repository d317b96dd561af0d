"""Cups and tournaments: registration, draw, rounds, standings, cup points, season."""
