"""The table of Hens."""
