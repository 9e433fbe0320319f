"""How a game is remembered: standings, points round by round, epilogues and the moment of it.

Made of what everybody may know: the events and the last view of a spectator. Each game has a module
of its own; sentences are keys of texts with typed fields, spoken by whoever shows them.
"""
