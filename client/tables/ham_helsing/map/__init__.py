"""The map: where places lie, how paths run, who and what stands where."""
