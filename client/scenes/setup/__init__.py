"""The set-up of a match: who plays, by which options, with which deal."""
