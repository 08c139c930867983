"""Bots: odds, aims, quick choices, estimates, candidates and rollouts."""
