"""The effects of the box, and the instruments that make them from nothing."""
