"""Players that think. They are handed a sight, never a state."""
