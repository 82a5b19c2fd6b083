"""One seeded match a game, told as text. A change of such a file is read like a change of code.

``python -m tests.games.playthroughs`` writes the files anew.
"""
