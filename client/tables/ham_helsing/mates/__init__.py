"""The panels of the other heroes."""
