"""The administration: accounts, persons, links, events, for those whom `tarock admin` let in."""
