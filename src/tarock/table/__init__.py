"""A table where people play several deals: places, bots, deals, and what each place may see, as an event log."""
