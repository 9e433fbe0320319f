"""The game in words: keys of texts with what they are about, never a sentence."""
