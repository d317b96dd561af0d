"""What the templates of cups need."""
