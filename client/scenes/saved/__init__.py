"""What the list of saved matches is made of."""
