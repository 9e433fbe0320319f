### The page in the browser: front page, new table, lobby, settings, rules, and what these screens share.

brand = Saddlebag
page-title = { $title } - Saddlebag
page-not-loaded = This part of the page could not be loaded. Perhaps the server is restarting, or you are offline.
page-load-again = Load the page again
skip-to-main = Skip to the page itself
to-front = To the front page
nav-label = Main
nav-mine = My tables
nav-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
nav-new = New table
nav-settings = Settings
nav-about = About
nav-learn = Learn
nav-verify = Was it a fair deal?
footer-unofficial = A free table for friends, not made or endorsed by any publisher.

## Front page

front-title = Wild West board games with friends and bots
front-motto = Wild West board games with friends and honest bots
bill-seats = { $least } to { $most } players wanted
bill-rules = How is it played?
play-now = Play now
play-starting = Saddling up ...
bill-learn = Learn it in { $minutes } minutes
first-game = First Game
first-game-about = Shorter, with fewer things to know; every kind of decision is explained when it first comes.
play-now-about = One click and you sit at a table with bots. No account, nothing to fill in.
open-table = Open a table
how-title = New here?
how-1 = Try it alone: "Play now" deals you in against bots; where there is a "First Game", begin with that. Every choice is marked, and whatever is not possible says why.
how-2 = Open a table and send the link to your friends. They need no account, only a name.
how-3 = Seats nobody takes are played by bots. Leave at any time: the table waits, or a bot plays on for you.
mine-title = My tables
mine-none = You sit at no table now. Open one, or ask a friend for a link.
listed-title = Open tables
listed-none = No table is listed at the moment. Open one and list it, and others will find it here.
finished-title = Finished games
finished-all = All finished games
finished-none = No finished game yet.
join-link-title = Join with a link
paste-label = The link a friend sent you
paste-example = https://...
paste-go = Go
paste-wrong = That is not a link to a table here. Copy it whole, with everything behind the # sign.
import-title = Bring a saved game
import-label = A file from "Save the game as a file"
import-about = The game is played through again by the rules and marked as imported. For its deal nobody vouches here.

## Tables in a list

table-your-turn = Your turn
table-open = { $free ->
    [0] All seats taken
    [one] One free seat
   *[other] { $free } free seats
}
table-playing = Being played
table-over = Finished
table-closed = Closed
table-set_aside = Set aside after an error
table-won = { $count ->
    [0] Nobody won.
    [one] { $names } won.
   *[other] { $names } won together.
}
table-deadline = Your time ends { $when }.
table-moved = Last move { $when }.
table-play = Play
table-enter = Go to the table
table-join = Sit down
table-watch = Look on
table-replay = Replay
table-result = Result

## Seats and people

seat-free = free seat
seat-me = You
seat-open = Open: for whoever comes
seat-nth = Seat { $number }
seat-bot-name = { $bot } { $number }
seat-bot = Bot: { $bot }, { $about }
seat-person = A person here
seat-person-name = Name
seat-person-label = Name of the person in seat { $number }
bot-tenderfoot = Tenderfoot
bot-tenderfoot-about = new in town: most of what it does is chance
bot-ranch_hand = Ranch hand
bot-ranch_hand-about = knows the work, and often has its mind elsewhere
bot-deputy = Deputy
bot-deputy-about = steady, and a fair match for most
bot-gunslinger = Gunslinger
bot-gunslinger-about = sharp, and gives little away
bot-legend = Legend
bot-legend-about = the strongest: plays through what may come
bot-random = Random
bot-random-about = plays anything at all
bot-greedy = Greedy
bot-greedy-about = takes what is best at once
name-label = Your name
name-about = What the others call you. Up to 20 letters; it can be another one at every table.
colour-label = Your colour and shape
colour-taken = { $name }
colour-0 = Red circle
colour-1 = Blue square
colour-2 = Green triangle
colour-3 = Amber diamond
colour-4 = Violet hexagon
colour-5 = Sky blue shield

## A new table

new-title = Open a table
new-game = The game
new-mode = How do you play?
new-seats = Seats
new-seats-count = How many sit at the table?
new-options = Options
new-options-note = none needed
new-pace = Pace and doors
new-doors = Who may come
new-listed-title = List this table
new-listed = Anybody on this server can find it on the front page and sit down. Without this, only who has the link.
new-watchers-title = Spectators
new-watchers = Whoever has the address may look on, and sees only what lies open on the table.
new-then-online = Next you get a link for your friends. The game begins when you say so.
new-then-hot_seat = One device goes around. Before each turn a curtain hides the table until its player is there.
new-then-open = One device goes around. There is nothing to hide in this game, so there is no curtain.
new-then-solo = The game begins at once.
new-open-online = Open the table
new-open-hot_seat = Sit down
new-open-solo = Play
mode-online = Everybody at their own device
mode-online-about = Friends join by link or QR code, from anywhere.
mode-hot_seat = Several people at this device
mode-hot_seat-about = The device goes around; where there are secrets, a curtain hides them.
mode-solo = Me against bots
mode-solo-about = Nobody waits for you, and every move can be taken back: bots agree to that.
option-at-seat = { $text } (seat { $number })
options-search = Search the options
options-none = No option speaks of that.
options-count = { $count }{ $changed ->
    [0] { "" }
   *[other] , changed: { $changed }
}
options-group-game = Length and variants
options-group-game-about = How long it takes, and what belongs to it.
options-group-printing = The printing
options-group-printing-about = Where printings of the rules differ. Leave them, and the current one holds.
options-group-house = House rules
options-group-house-about = Small changes that some tables like. None is needed.
options-group-expansions = Expansions
options-group-expansions-about = New characters, stories, goals and items, mixed in with the others.
option-requires = Only with: { $other }.
option-seats = Not with { $seats } players.
option-excluded = Not together with: { $other }.
option-default = As printed
option-on = On
option-off = Off
option-value-random = By lot
pace-label = Pace
pace-relaxed = Relaxed
pace-relaxed-about = No clock. Everybody takes the time they need.
pace-live = Live
pace-live-about = Some time for each decision, and a bank for the whole game once that is used up.
pace-days = By the day
pace-days-about = Days for each turn. Play when you find the time; you can be told when it is your turn.
pace-bank = Bank of each player
pace-each = For each decision
pace-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
pace-seconds = { $count } seconds
pace-days-each = For each turn
pace-days-count = { $count ->
    [one] one day
   *[other] { $count } days
}
pace-zero-label = When the time is up
pace-zero-bot = A bot plays on until the player is back
pace-zero-nothing = Nothing: everybody waits

## The way in

join-title = Sit down at the table
join-free = { $free ->
    [one] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
join-sit = Sit down
join-watch = Only look on
join-no_such_table-title = This link leads nowhere
join-no_such_table = Perhaps a part of it was lost on the way, or the host has made a new one. Ask for the link again and open it whole, with everything behind the # sign.
join-table_full-title = Every seat is taken
join-table_full = You came a little late. Ask the host whether a bot can make room, look on, or open a table of your own.
join-begun_already-title = The game has begun
join-begun_already = Nobody can sit down in the middle of a game. Look on, and ask for a seat in the next one.
join-table_closed-title = This table is closed
join-table_closed = Its game is over, or its host has closed it. Ask for another link, or open a table of your own.
join-other-title = That did not work
join-other = The server could not be asked about this table. Check your connection and open the link again.
move-title = Bring your seat here
move-about = This link moves your seat to this device. The device you come from then only looks on. It works once, for ten minutes.
move-empty = Something is missing in this link. Make a new one at your table: Menu, Move to another device.
move-take = Take my seat here
move-again = Make a new link at your table: Menu, Move to another device.

## The lobby

lobby-title = { $game }: before the game
lobby-free = { $free ->
    [0] everybody is here
    [one] one seat is free
   *[other] { $free } seats are free
}
lobby-which-bot = Which bot for seat { $number }
lobby-add-bot = Add a bot
lobby-remove-bot = Remove
lobby-kick = Send away
lobby-kick-why = Send { $name } away? Everybody at the table reads the reason.
lobby-mute = Mute
lobby-unmute = Let speak
lobby-mute-why = Change whether { $name } may write in the chat? Everybody at the table reads the reason.
lobby-start = Start the game
lobby-why-not = { $free ->
    [one] One seat is still free: invite somebody, or add a bot.
   *[other] { $free } seats are still free: invite people, or add bots.
}
lobby-ready = Everybody is here. Start when you like.
lobby-wait-host = Everybody is here. The host starts the game.
lobby-leave = Leave
lobby-close = Close the table
lobby-close-sure = Really close it, for everybody?
lobby-leave-sure = Really leave?
lobby-invite = Invite people
lobby-terms = What is played
lobby-chat = Chat
tag-you = you
tag-host = host
tag-bot = bot: { $bot }
tag-here = here
tag-elsewhere = not connected
tag-muted = muted
invite-share = Share
invite-text = There is a seat for you at our table.
invite-loopback = This address works on this computer only. For others start the server with --host 0.0.0.0, or with a public address.
invite-about = Whoever opens it chooses a name and sits down. The secret stands behind the # sign and never reaches a log.
reason-example = Reason
reason-cancel = Cancel
reason-do = Do it
terms-plain = The rules as printed, without options.
terms-on = { $title }: { $text }
terms-value = { $named ->
    [yes] { $title }: { $value }. { $text }
   *[no] { $text } Chosen: { $value }.
}
terms-live = { $seconds } seconds for each decision, and a bank of { $minutes } minutes for each player.
terms-days = { $count ->
    [one] One day for each turn.
   *[other] { $count } days for each turn.
}
terms-zero-bot = When the time is up, a bot plays on until the player is back.
terms-zero-nothing = When the time is up, nothing happens.
terms-listed = Listed on the front page.
terms-by-link = Open to those who have the link.
terms-watchers = Spectators may look on.
terms-no-watchers = No spectators.
terms-imported = Imported from a file: nobody vouches for its deal here.
commitment-title = How do I know that the deal is fair?
commitment-about = The server has already chosen its secret for all cards and shown this fingerprint of it. Every player adds something of their own before the start, so nobody can choose the deal. After the game the secret is shown, and everybody can check that it fits.

## Settings

settings-me = Me
settings-save = Save
settings-saved = Saved.
settings-alerts = When it is my turn
settings-sound-title = Sound
settings-sound = Two notes when it is your turn, and the sounds of the table. How loud is set beside the menu of every table.
settings-notify-title = Notification
settings-notify = While a tab with the table is open in the background.
settings-notify-denied = Your browser does not allow it. Allow notifications for this page in the browser's settings first.
settings-notify-missing = Your browser knows no notifications.
settings-push-title = With no tab open
settings-push = Your browser is told even then, by web push.
settings-push-missing = This needs a page served over HTTPS, and a browser that knows web push.
settings-look = Words
settings-language = Language
settings-size = Size of the text
settings-size-normal = Normal
settings-size-normal-about = As your browser has it.
settings-size-large = Large
settings-size-large-about = A sixth larger.
settings-size-largest = Largest
settings-size-largest-about = A third larger.
settings-moves = Movement
settings-motion = Animation
settings-motion-system = As this computer says
settings-motion-system-about = Follows the setting of your system for less movement.
settings-motion-full = All
settings-motion-full-about = Cards fly, pieces ride.
settings-motion-reduced = None
settings-motion-reduced-about = Everything is at its place at once.
settings-pacing = The moves of the others
settings-pacing-normal = Played out
settings-pacing-normal-about = One after the other; you can skip them.
settings-pacing-step = Step by step
settings-pacing-step-about = Each waits until you press "Next move".
settings-pacing-instant = At once
settings-pacing-instant-about = You see the table as it is; the chronicle tells what happened.
settings-hints-title = Words for newcomers
settings-hints = In games that have them, each kind of decision is explained the first time it comes.
settings-kept = All this is kept in this browser alone, but for your name and colour.
push-title = Your turn
push-body = The others wait for you at the table.

## Rules

book-title = Rules
book-of = Rules: { $game }
book-which = Rules of which game?
book-missing = No such rules
book-search = Search the rules
book-search-example = sheriff, tie, TURN-4 ...
book-count = { $count ->
    [0] No rule found
    [one] One rule
   *[other] { $count } rules
}
book-chapters = Chapters
book-how = How it is played
book-how-about = In pictures; every rule by its number follows.
book-short = In short
book-curious = For the curious
book-curious-about = Worked examples, and what we decided where the rulebook is silent.
book-none-title = Nothing found
book-none = No rule has all these words. Try fewer of them, or another word.

## About

about-title = About Saddlebag
about-what-title = What it is
about-what = A table for Wild West board games: the rules, honest bots that see no more than you do, and a server that remembers every move. Whoever wants to can run one.
about-unofficial-title = Not official
about-unofficial = Saddlebag is made by players for players. It is not made, endorsed or licensed by any publisher or author of these games. All drawings are our own, and the rules are told in our own words. If you like a game, buy it.
about-fair-title = Fair by proof
about-fair = Before the first card is dealt, the server has fixed its secret and shown its fingerprint; every player adds luck of their own. After the game anybody can check the deal.
about-privacy-title = What is kept
about-privacy = A cookie that knows your seats, the name you chose, and the games you play. No account, no address, nothing from other servers, nobody counts your visits.
about-licence-title = Licence
about-licence = Free software under the MIT licence. The typefaces are under the SIL Open Font License.

## Addresses that lead nowhere, browsers that cannot

nowhere-title = Nothing but tumbleweed
nowhere-text = There is no page at this address. If somebody sent you a link, ask them to send it again, whole.
no-socket-title = Your browser cannot sit at a table
no-socket = A table needs a live connection (a WebSocket), and this browser has none.
    Use a current Firefox, Chrome, Edge or Safari. If yours is one, an add-on or a strict mode may block it: allow it for this page and load the page again.

## Refusals that the page itself knows

refused = The server refused: { $reason }.
refused-import_not_json = This is not a saved game. Choose a file from "Save the game as a file".
refused-import_too_long = This file is too large for a saved game. Choose a file from "Save the game as a file".
