"""Heuristics for the bots: values of cards, the value of a position, and the policy of rollouts."""
