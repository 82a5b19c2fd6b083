"""Our drawings, and what makes the icons of packaged programs of one of them."""
