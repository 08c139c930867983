"""The pages: HTML that is usable without any script."""
