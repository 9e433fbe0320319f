### What the server tells people who are not there.

# $name: the person, $game: the game's name, $link: the page of the table.
notice-your-turn = { $name }, it is your turn at { $game }: { $link }
