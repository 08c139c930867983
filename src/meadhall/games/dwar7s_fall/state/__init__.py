"""The table, the views of it, and positions as JSON."""
