"""The page of Hoard."""
