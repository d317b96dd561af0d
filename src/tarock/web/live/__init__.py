"""The live table: wishes by POST, views by server-sent events, beside Django in the same process."""
