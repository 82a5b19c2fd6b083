"""What the window costs: start, frames, idling and memory, beside what the project has promised itself."""
