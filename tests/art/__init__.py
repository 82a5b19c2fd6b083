"""The pictures: what a file may contain, whether it draws, and sheets to look at."""
