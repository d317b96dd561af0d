"""`tarock cup`: cups and tournaments from the command line; one file a group of subcommands, wired up in `command`."""
