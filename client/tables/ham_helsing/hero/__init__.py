"""The viewer's hero: board, pool, cards in play and hand."""
