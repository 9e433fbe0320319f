### Public Enemy Number One in the browser: a word on each kind of decision, told once. Keys: public-enemy-hint-<what it is about>.

public-enemy-hint-draw =
    { $touch ->
        [yes] Touch
       *[no] Click
    } one of the five cards to take it. Cards of one gang pile up and score more and more: two are worth
    { $two } points, four are worth { $four }.
public-enemy-hint-wait = Watch their colors: the most cards of a gang win its Wanted token when the round ends.
public-enemy-hint-saloon =
    The saloon hides its card: a Bounty Hunter, a Swindler, or a Sheriff who takes one of yours.
    { $good } of its { $all } cards help you.
public-enemy-hint-sheriff = The Sheriff takes one of your own top cards. Give up a pile that wins nothing.
public-enemy-hint-bounty_hunter = Remove a top card of an opponent. Strike where they are just ahead of you.
public-enemy-hint-swindler =
    Take an opponent's top card: one less for them, one more for you. A leader on top is a fine catch.
public-enemy-hint-dollars =
    A tile buries an open card or shows you a hidden one. You have two each round, and they do not keep.
public-enemy-hint-cavalry = Nobody draws where it stands. Put it on the card you fear most, or leave it.

## What is about to happen

public-enemy-hint-danger =
    { $who } can end the round with the next draw. Take that card, or make sure you like the scoring.
public-enemy-hint-fourth =
    One card of the { $gang }, and the round ends at once. Do it while you are ahead, not before.
public-enemy-hint-last = The last card of { $deck } ends the round for everybody.
public-enemy-hint-match =
    { $me ->
        [yes] You need
       *[no] { $who } needs
    } only { $what } to win. In this round that counts more than points.
public-enemy-hint-leader =
    A star: { $card } leads the { $gang }. With equally many cards, whoever has the leader wins the token.
public-enemy-hint-held =
    You lead a gang whose token you have already. More of it still scores points for the One, and keeps the
    token from others.
public-enemy-hint-token = the token of the { $gang }
public-enemy-hint-one = the One
