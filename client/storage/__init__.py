"""Files that nothing can kill: saves, settings, statistics."""
