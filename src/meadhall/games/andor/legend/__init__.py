"""Legends as data: reading them, and carrying out what their cards say."""
