"""What readers are sent: viewpoints, deltas, patches."""
