"""What a technique is worth: the way without it, and what its steps save a search that knows no technique."""
