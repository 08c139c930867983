"""The Thingvellir expansion: camp, artefacts, mercenaries and six more heroes (N13 to N16)."""
