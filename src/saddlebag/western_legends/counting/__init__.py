"""What is counted as it happens: triggers of stories, and what goals ask for."""
