"""The bots' heuristics: values at a glance, position values, candidates and rollouts."""
