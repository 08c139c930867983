"""The table: what lies where, who may know it, and positions as JSON."""
