"""The table of Hemloch."""

from client.tables.hemloch.view import HemlochTable

__all__ = ["HemlochTable"]
