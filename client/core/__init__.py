"""The house's foundation: the contract every game signs, and what several games share."""
