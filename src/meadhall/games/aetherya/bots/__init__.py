"""Bots: quick values of cards, estimates of positions, candidates and rollouts."""
