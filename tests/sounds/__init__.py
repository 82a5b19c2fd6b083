"""The effects: what ships can be played, is level, and is what the recipes give."""
