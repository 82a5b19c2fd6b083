"""The panel over the map for all that is chosen and lies nowhere on the table: heroes, colours, cards, icons."""
