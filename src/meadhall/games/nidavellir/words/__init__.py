"""Prompts, choices, names and log as text; parts of the terminal."""
