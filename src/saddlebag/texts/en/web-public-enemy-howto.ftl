### Public Enemy Number One in pictures, on its rules page. Keys: public-enemy-how-<section>, and its title.

public-enemy-how-want-title = What you want
public-enemy-how-want = Five things: the Wanted tokens of four gangs, and the One. Whoever has all five wins on the spot.
public-enemy-how-turn-title = One card a turn
public-enemy-how-turn = Take the open outlaw of a town, or the hidden card of the saloon. Then it is the next player's turn.
public-enemy-how-piles-title = Piles
public-enemy-how-piles = Cards of one gang lie on one pile, wherever they come from. Only the top one can be struck.
public-enemy-how-saloon-title = The saloon
public-enemy-how-saloon = The Bounty Hunter removes an opponent's top card, the Swindler takes it for you, the Sheriff takes one of your own.
public-enemy-how-ends-title = The round ends
public-enemy-how-ends = At once, when somebody has a card of every gang or a deck is empty.
public-enemy-how-scored-title = Who gets what
public-enemy-how-scored = Most cards of a gang: its token. A tie: the leader decides, or nobody gets it. Most points: the One.
public-enemy-how-worth-title = What a gang is worth
public-enemy-how-worth = One card is { $one } points, two are { $two }, four are { $four }, and { $many } are { $most }. So collect deep.
public-enemy-how-again-title = And again
public-enemy-how-again = Tokens stay, cards are shuffled, the One begins. Keep an eye on who lacks a single thing.
public-enemy-how-extras-title = Extras for later
public-enemy-how-extras = Duels for ties, Dollars to peek and bury, the Cavalry to bar a town, Supremacy for one gang.
