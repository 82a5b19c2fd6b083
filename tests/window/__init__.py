"""The program in a real window, on an X server that the tests start themselves and that no eye sees."""
