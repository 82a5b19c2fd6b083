"""What all parts of the fair's table share: its theme."""

from client.ui.theme import THEMES

THEME = THEMES["mad_science_expo"]
