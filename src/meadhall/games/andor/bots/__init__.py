"""What bots steer by: values at a glance, estimates, candidates and rollouts."""
