"""The program as players get it: packed into a folder, or installed by pip; built and tried in scratch folders."""
