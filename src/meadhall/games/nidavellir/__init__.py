"""Nidavellir with its Thingvellir expansion, for 2 to 5 players."""
