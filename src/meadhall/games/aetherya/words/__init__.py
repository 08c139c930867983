"""Decisions, events and names as text, in every language."""
