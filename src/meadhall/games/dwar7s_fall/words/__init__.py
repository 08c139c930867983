"""Decisions, log, names, effects and rules in words."""
