"""The Rat Market: two shelves of upgrades, purses, and cards that upgrades are slid into."""
