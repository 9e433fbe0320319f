"""Western Legends: become the most legendary figure of the Wild West, by the law or against it."""
