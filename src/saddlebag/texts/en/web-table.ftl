### The table in the browser, as all games share it: prompt, chronicle, clocks, menu, replay, verification.

## The prompt: what is wanted, of whom

prompt-name = What is to be done
prompt-your-turn = Your turn
prompt-waiting = Waiting
prompt-watching = Watching
prompt-replay = Replay
prompt-over = The end
prompt-more-happened = { $count ->
    [one] One more move is to be seen.
   *[other] { $count } more moves are to be seen.
}
prompt-next = Next move
prompt-to-my-turn = To my turn
prompt-skip = { $count ->
    [one] Skip
   *[other] Skip { $count } moves
}
prompt-list = { $count ->
    [one] Show the one choice
   *[other] List all { $count } choices
}

## Kinds of decision

decide-choices = Choices
decide-rule = Rule { $rule }
decide-not-yet = Not yet. { $others }
decide-first = Something else comes first. { $question }
decide-refused = Not possible.
decide-understood = All right
decide-confirm = Confirm
decide-count = { $exact ->
    [yes] { $chosen } of { $most } chosen
   *[no] { $chosen } chosen; from { $least } to { $most } are possible
}
decide-price = ${ $price }
decide-total = ${ $total } of your ${ $money }; ${ $left } left.
decide-leave = Leave
decide-buy = { $count ->
    [0] Buy
    [one] Buy one
   *[other] Buy { $count }
}
decide-always-pass = Always let this pass
decide-passing = { $count ->
    [one] You let one kind of question pass
   *[other] You let { $count } kinds of questions pass
}
decide-passing-any = another question
decide-ask-again = Ask me again
decide-ask-all-again = Ask me everything again
decide-face-down = Nobody but the server sees it until all are down.
decide-lay-down = Lay it face down

## Taking back

undo-last = Undo my last decision
undo-all = Undo my last { $answers } decisions
undo-ask = Ask for an undo
undo-withdraw = Withdraw my request
undo-waiting = { $count ->
    [one] One player has yet to agree to your undo.
   *[other] { $count } players have yet to agree to your undo.
}
undo-request-title = May this be taken back?
undo-request = { $answers ->
    [one] { $name } would like to take back the last decision. Somebody may have learnt something since; that is why you are asked.
   *[other] { $name } would like to take back a decision, and the { $answers } since then with it. Somebody may have learnt something; that is why you are asked.
}
undo-yes = Yes, take it back
undo-no = No, play on

## Chronicle, chat, players, notes

ledger-name = Chronicle, chat and players
ledger-chronicle = Chronicle
ledger-chat = Chat
ledger-chat-new = Chat ({ $count } new)
ledger-players = Players
ledger-notes = Notes
chronicle-name = Chronicle
chronicle-filter = Whose moves
chronicle-all = All that happened
chronicle-jump = See this moment again
chronicle-earlier = Show { $count } earlier lines
chronicle-empty = Nothing has happened yet.
told-undo = { $answers ->
    [one] { $who } { $me ->
        [yes] take
       *[no] takes
    } back a decision.
   *[other] { $who } { $me ->
        [yes] take
       *[no] takes
    } back { $answers } decisions.
}
told-takeback = { $answers ->
    [one] With everybody's consent { $whom } { $me ->
        [yes] take
       *[no] takes
    } back a decision.
   *[other] With everybody's consent { $answers } decisions are taken back, as { $whom } asked.
}
chat-name = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Say
chat-muted = The host has muted you, so you cannot write here.
chat-watching = Those who sit at the table can write here.
chat-told-muted = The host has muted { $name }{ $given ->
    [yes] : { $why }
   *[no] .
}
chat-told-unmuted = { $name } may write here again{ $given ->
    [yes] : { $why }
   *[no] .
}
chat-told-kicked = The host has removed { $name } from the table{ $given ->
    [yes] : { $why }
   *[no] .
}
chat-told-freed = The host has freed the seat of { $name }{ $given ->
    [yes] : { $why }
   *[no] .
}
chat-told-resigned = { $name } has resigned.
chat-told-host = { $name } is the host now.
chat-told-reissued = The host has made a new link for the seat of { $name }.
chat-told-taken-over = The seat of { $name } is played from another browser now, by the host's link.
chat-told-undo-refused = { $name } does not agree to the undo that { $why } asked for.
chat-told-rolled-back = An older state of this table came back, perhaps from a backup: the last { $name } steps are gone.
player-open = open seat
player-nobody = Nobody
player-here = is here
player-gone = is not connected
player-at-screen = plays at this screen
player-bot = a bot ({ $bot })
player-away = away; a bot ({ $bot }) plays on
player-fell-back = its bot failed, so a simpler one ({ $bot }) plays on
player-mine = you
player-host = host
player-muted = muted
player-thinking = and is thinking
host-tools = Host
host-title = What to do about { $name }?
host-reason = Reason, told to everybody
host-mute = Mute
host-unmute = Let speak again
host-free = Give the seat to a bot
host-kick = Remove from the table
host-reissue = New link for this seat
host-reissue-text = For { $name }, who has lost the way back: good once, for three days. Whoever opens it plays this seat and sees its cards; everybody at the table is told.
host-kick-sure = Really remove { $name }, for good?
host-make = Make { $name } the host
host-explained = A muted player plays on but cannot chat. A seat given to a bot can be taken back by its owner; who is removed cannot come back.
notes-at = At event { $event }
notes-write = A note of your own, at this moment; nobody else sees it
notes-keep = Keep this note
notes-remove = Remove
notes-empty = No notes yet. They stay with the replay, and are yours alone.

## Since you left

since-title = Since you left
since-close = Seen

## Clocks

clock-name = Time left
clock-seconds = { $seconds } seconds left
clock-days = { $days } days
clock-hours = { $hours ->
    [0] less than an hour
    [one] one hour
   *[other] { $hours } hours
}
clock-paused = The clocks stand still
pause-request-title = Stop the clocks?
pause-request = { $name } would like a pause. It begins when all agree, and anybody can end it.
pause-yes = Yes, a pause
pause-no = No, play on
pause-end = Let the clocks run again

## Menu

menu-title = Menu
menu-pacing = Moves of others
menu-pacing-normal = are played out
menu-pacing-step = wait for me, one by one
menu-pacing-instant = are there at once
menu-hand-over = Let a bot play for me
menu-hand-over-text = A bot plays on in your seat until you take it back. Which one?
menu-take-back = Take my seat back from the bot
menu-resign = Resign
menu-resign-title = Resign for good?
menu-resign-text = You leave this game for good, and a bot plays your seat to the end. Which one?
menu-pause = Propose a pause
menu-move = Play on another device
menu-move-text = Open this link once, within ten minutes, on the other device: your seat moves there.
menu-invite = Link to this table
menu-invite-text = Whoever has this link can come to this table.
menu-screen = Table mode: one big screen
menu-replay = Replay
menu-export = Save the game as a file
menu-how = How it is played
menu-rules = Rules
menu-settings = Settings
menu-front = To the front page
invite-qr = QR code of the link
invite-link = Link
invite-copy = Copy the link
invite-copied = Copied

## Several people at one screen

curtain-title = { $name }, it is your turn
curtain-text = Everybody else looks away. Nothing is shown before { $name } is in front of the screen.
curtain-lift = I am { $name }
screen-title = Table mode
screen-join = Take a seat with your phone: scan this code. Your cards are on your phone, the table is here.
screen-hand = This screen shows only what everybody may see. With this code a player comes to the table on a phone.
screen-leave = Leave table mode

## The end

ending-title = Final count
ending-skip = Skip the count
ending-next = What next
ending-rematch = Rematch with the same people
ending-join-rematch = To the rematch
ending-replay = Watch the replay
ending-verify = Check the deal
ending-table = Look at the table

## Notices

notice-offline = The connection is lost. It comes back by itself; nothing you were told has been lost.
notice-set-aside = Something went wrong at this table, and it was set aside with everything that happened at it. The host has a report.
notice-paused = The clocks stand still.
notice-bot-plays = A bot plays for you.
notice-resting = Nobody plays here any more: the game stands still until somebody comes back.
notice-imported = Imported from a file: nothing is claimed about the fairness of its deal.
closed-title = This table is not open to you
closed-gone = Your seat is no longer yours, and this table has no spectators.
closed-moved = Your seat has moved
closed-moved-next = Play on there, or move it back with a new link from the other device's menu.
closed-next = Or open a table of your own.
closed-mine = My tables
table-laying = The table is being laid ...
table-no-page = This table cannot be shown: there is no page for the game { $game }. Load the page again, or ask your host to update Saddlebag.
alert-your-turn = It is your turn
alert-title = Your turn! { $title }
alert-home = Saddlebag
frame-language = Language
frame-sound = Sound
frame-sound-on = Sound is off. Click to hear the table.
frame-sound-off = Sound is on. Click for silence.
frame-volume = Volume
sheet-close = Close

## Keys

keys-title = Keyboard
keys-tab = go to the next thing that can be chosen or read
keys-enter = choose it
keys-numbers = choose by number, as in the list of all choices
keys-list = all choices as a list
keys-question = to where the question is asked
keys-next = the next move, where moves wait for you
keys-skip = to my turn: what others do until then is there at once
keys-undo = take back, as far as that is free
keys-escape = close what lies over the table
keys-help = this list

## Verification

verify-title = Was the deal fair?
verify-about = This page makes all the luck of a finished game again, here in your browser, and compares it with what was dealt.
verify-file = Choose a saved game:
verify-good = { $name }: everything that was checked fits.
verify-bad = { $name }: something does not fit.
verify-not-over = The secret is told when the game is over. Come back then.
verify-not-a-game = This file is no saved game. Choose one that was saved from a table's menu.
verify-not-readable = This game cannot be read here; it may be from another version of Saddlebag. Try saddlebag verify.
verify-lesson = This was a lesson: its table was laid out by hand and its luck written down beforehand. It claims no fairness, so there is nothing to check.
verify-not-json = This file is no saved game: it is not JSON.
verify-commitment = { $fits ->
    [fits] The secret is the one the host had committed to before the game.
   *[other] The secret is not the one the host had committed to before the game.
}
verify-seed = This game was dealt from a test seed or otherwise makes no claim to be fair.
verify-nonces = { $fits ->
    [wrong] The nonce this browser added to the luck is not in the journal: the host took another.
    [fits] { $count ->
        [one] One player added a nonce: this browser, when the host was already bound to its secret. So the host alone could not choose the deal.
       *[other] { $count } players added nonces, this browser among them, when the host was already bound to its secret. So the host alone could not choose the deal.
    }
   *[other] { $count ->
        [0] No player added a nonce, so the host could have tried several secrets before the game.
        [one] One player added a nonce. This browser knows of none of its own, so it cannot say whether the host could have chosen it.
       *[other] { $count } players added nonces. This browser knows of none of its own, so it cannot say whether the host could have chosen them.
    }
}
verify-luck = { $fits ->
    [fits] { $count ->
        [one] One shuffle was made again, and it is the one that was dealt.
       *[other] { $count } shuffles were made again, and all are those that were dealt.
    }
   *[other] Entry { $entry } of the journal is not what luck had dealt.
}
verify-dice = { $count ->
    [one] One throw of a die can be checked only by the rules of the game: see below.
   *[other] { $count } throws of dice can be checked only by the rules of the game: see below.
}
verify-chain = { $fits ->
    [fits] { $count ->
        [one] The chain holds: it has one link so far.
       *[other] The chain of { $count } links holds from the first entry to the last.
    }
   *[other] The chain of links breaks at entry { $entry }: something was changed after it was written.
}
verify-kept = { $fits ->
    [fits] { $count ->
        [one] The one link this browser was sent during the game is in the journal.
       *[other] The { $count } links this browser was sent during the game are all in the journal, in order.
    }
    [open] This browser was sent no links of this game, so there is nothing to compare the journal with.
   *[other] A link this browser was sent during the game is not in the journal: it is not the game you saw.
}
verify-proves = What this proves
verify-proves-text = That all shuffles follow from the secret and the nonces, that the secret was fixed before this browser added its nonce, and that the journal is the one whose links this browser was sent.
verify-not = What it does not prove
verify-not-text = That the host kept the secret to itself while the game ran: the secret tells everything. Among people who do not trust the host, only a host who does not play is fair. And if nobody but the host added a nonce, the host could have tried several secrets before publishing one; with a friend who adds a nonce after yours it could try several nonces.
verify-whole = The whole check
verify-whole-text = Whether every move was allowed, and every die and result is right, needs the rules of the game. Save the game as a file and run this on a computer with Saddlebag:

## Replay

replay-name = Replay
replay-none = There is no replay to show
replay-first = To the beginning
replay-back = One decision back
replay-play = Play
replay-stop = Stop
replay-forward = One decision on
replay-last = To the end
replay-slider = Decision
replay-where = Decision { $n } of { $last }
replay-by = by { $name }
replay-undone = taken back later
replay-speed = Speed
replay-times = { $speed }x
replay-more = More
replay-note = Your note: { $text }
replay-as = Seen by
replay-spectator = a spectator
replay-copy = Copy the link to this moment
replay-live = Back to the game
replay-table = To the table

prompt-more = More to choose from
prompt-more-choices = { $count } more
prompt-your-move = You

## A word for newcomers, beside the question

hint-name = A word for newcomers
hint-seen = Got it
hints-off = No more of these
hint-of = { $what }:

## The ceremony at the end

finale-wait = The last stories are being told ...
finale-missing = How this game will be remembered cannot be fetched now.
finale-moment = The moment of the game
finale-moment-show = Show it again
finale-rounds = Every round, and where its points came from
finale-round = Round
finale-share = A picture of the result to share
finale-card = { $who } wins with { $score } { $unit }.
finale-share-png = Download as PNG
finale-share-svg = Download as SVG
finale-share-copy = Copy the picture
finale-share-send = Share
finale-share-kept = The picture is in your downloads.
finale-share-copied = The picture is copied.
finale-share-sent = The picture is on its way.
finale-share-failed = Your browser does not allow that.
