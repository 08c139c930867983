"""Prompts, choices, log and rules in words."""
