"""The state of a table, its secrets and views, and positions as JSON."""
