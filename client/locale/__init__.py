"""Catalogues of texts, and the translator that turns phrases into sentences."""
