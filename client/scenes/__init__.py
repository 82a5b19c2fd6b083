"""The screens of the box, from the menu to the results."""
