### Western Legends in pictures, on its rules page. Keys: western-legends-how-<section>, and its title.

western-legends-how-want-title = What you want
western-legends-how-want =
    Legendary Points, LP. Whoever reaches { $short } (or { $average }, or { $long }) begins the end; whoever has
    most after it wins.
western-legends-how-who-title = Who you are
western-legends-how-who =
    A character: where you start, what with, and an ability that awakes at { $awake } LP. Nobody is bound to
    law or crime.
western-legends-how-turn-title = A turn
western-legends-how-turn =
    First income: ${ $income }, { $cards } cards, or some of both. Then { $actions } actions. Then stories, your
    hand of { $hand }, and what an outlaw earns.
western-legends-how-riding-title = Riding
western-legends-how-riding = { $steps } steps on foot, more on a mount. Not over the mesas. A bandit stops you.
western-legends-how-places-title = Places
western-legends-how-places =
    Each offers its own action: gold is sold at the Bank, ${ $revel } at the Cabaret are 1 LP, gear is bought at
    the Store. Work brings ${ $work } nearly everywhere.
western-legends-how-cards-title = Cards
western-legends-how-cards = One card, three uses: its text, its rank in a fight, or poker. Once used it is gone.
western-legends-how-fights-title = Fights
western-legends-how-fights =
    One card each, face down. The higher one wins. Between players whoever is on turn wins ties; bandits, guard
    and Sheriff win theirs.
western-legends-how-prizes-title = What a fight is worth
western-legends-how-prizes =
    A Duel { $duel } LP, a robbery half the money or gold and a Wanted point, an arrest a Marshal point, a bandit
    1 LP or a Marshal point. The loser takes a wound.
western-legends-how-marshal-title = The Marshal's way
western-legends-how-marshal = Each point is a step that pays at once; the row counts once, at the end.
western-legends-how-wanted-title = The outlaw's way
western-legends-how-wanted =
    Your row counts at the end of each of your turns, until somebody arrests you: then your points, half the
    money and half the gold are gone.
western-legends-how-gold-title = Gold
western-legends-how-gold =
    Dig with two dice, carry { $nuggets } at most, sell at the Bank: ${ $nugget } and { $nugget_lp } LP a nugget.
western-legends-how-poker-title = Poker
western-legends-how-poker =
    ${ $ante } each and ${ $house } from the house. { $flop } open cards and { $own } of yours. The LP goes to
    whoever opened, if they win.
western-legends-how-stories-title = Stories
western-legends-how-stories =
    Do what the open card asks for, place a disc. When it is full, everybody with a disc is rewarded, and bandits
    come.
western-legends-how-wounds-title = Wounds and doctors
western-legends-how-wounds =
    Each wound: a card less in hand, and 1 LP less at the end. The Doctor heals for ${ $heal }; Provisions and some
    cards do, too.
western-legends-how-end-title = The end
western-legends-how-end =
    The round is played out, then one turn each. Upgraded gear, every ${ $per_lp }, the Marshal's row and being
    Wanted add LP; wounds take some.
western-legends-how-ways-title = Five ways to win
western-legends-how-ways =
    The digger sells gold, the gambler plays and celebrates, the lawman hunts bandits, the robber takes the Bank
    and rides, the duellist fights whoever comes near.
