"""A trade between two heroes: what is given lies on the left, what is taken on the right."""
