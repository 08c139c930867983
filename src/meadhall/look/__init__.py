"""How games are shown: the contract between a game's look and the site, and pieces that all games share."""
