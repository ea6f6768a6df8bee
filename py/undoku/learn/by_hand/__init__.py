"""Be the search: a call of a recorded search is done by hand, and each act compared with the recorded one."""
