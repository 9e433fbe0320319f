# What the server refuses, and what to do next. The key after "refused-" is the reason.

newcomer = Stranger

## The way in

refused-no_such_table = There is no such table, or it is not open to you. Ask whoever invited you for a new link.
refused-table_full = This table is full. You can look on, or open a table of your own.
refused-table_closed = This table was closed by its host. Open a table of your own, or ask for another link.
refused-sent_away = The host has sent you away from this table. With a new link from the host you can sit down again; or open a table of your own.
refused-begun_already = This game has begun. You can look on, and sit down at the next one.
refused-seat_taken = Somebody else has just taken that seat. Choose another one.
refused-seated_already = You sit at this table already, with another seat. Leave that one first.
refused-name_taken = Somebody at this table is already called that, or something that looks the same. Choose another name.
refused-bad_name = A name has 1 to { $most } letters, and none that nobody can see. Choose another name.
refused-ticket_used = This link has been used, or its ten minutes are over. Make a new one on the device where you sit.
refused-unknown_token = This token is not known here. Get a new one.
refused-unknown_visitor = You are not known here yet. Sit down at a table first.
refused-foreign_origin = This came from a page that is not ours. Open Saddlebag itself and try again.

## Opening a table

refused-no_such_game = That game is not on offer here. Choose one from the front page.
refused-bad_option = The option { $key } cannot be set like that with these seats and options. Choose another value.
refused-bad_pace = { $kind ->
    [days] A turn may last { $least } to { $most } days.
   *[other] A live game needs some time: give each player a bank, or time for each decision.
  }
refused-bad_sitting = The seats do not fit: every seat needs a person or a bot, and you sit in one of them.
refused-no_such_bot = There is no such bot for this game. Choose one from the list.
refused-seats_open = Somebody is still missing. Invite people with the link, or put bots into the open seats.
refused-not_host = Only the host of this table can do that.
refused-no_bot_there = There is no bot in that seat.
refused-no_such_seat = This table has no such seat.

## People and seats

refused-nobody_there = Nobody sits there.
refused-nobody_to_free = There is nobody in that seat whom you could replace.
refused-nobody_to_kick = There is nobody in that seat whom you could send away.
refused-still_here = That player is connected. A seat can be freed when its player is gone.
refused-not_your_seat = That is not your seat.
refused-not_away = You play yourself already: no bot stands in for you.
refused-muted = The host has muted you at this table.
refused-only_seats_speak = Only those who sit at the table can write here.
refused-nothing_said = There was nothing to send.

## Playing

refused-not_playing = This game is not being played now.
refused-not_begun = This game has not begun yet.
refused-not_over = This game is not over yet.
refused-not_asked = It is not your turn to decide.
refused-already_decided = That question has been answered already. Look at the table and choose again.
refused-not_an_option = That cannot be chosen here now.
refused-which_seat = Several seats are asked. Say for which one you answer.
refused-game_over = The game is over.
refused-no_group = Only one thing can be chosen here.
refused-group_not_finished = Choose more: that is too few.
refused-group_is_full = That is too many: { $allowed } can be chosen.
refused-not_an_order = That cannot be let pass.
refused-nothing_to_take_back = There is nothing to take back: something was learnt, or another player moved, since your last decision.
refused-undo_is_free = You can take that back yourself, without asking anybody.
refused-request_open = Something is being asked already. Wait for the answers.
refused-no_such_request = That is no longer being asked.
refused-asked_too_often = You have asked for that { $allowed } times in this game. That is the most.
refused-absent_decided = That would take back a decision made by { $names }, who is away and cannot be asked. Ask again when they are back.
refused-no_clock = No time runs at this table.
refused-paused_already = The clocks stand still already.
refused-not_paused = The clocks are running already.

## Lessons

refused-no_such_lesson = There is no such lesson. Choose one on the page "Learn".
refused-no_lesson = This is no lesson.
refused-lesson = This step of the lesson wants something else.
refused-lesson_changed = This lesson has been rewritten since. Begin it again on the page "Learn".
refused-lesson_went_on = The lesson has gone on already.
refused-lesson_waits = Not now: look at what the lesson says.
refused-lesson_begins_here = There is no step before this one.
refused-only_a_lesson = This is a lesson: only its own steps are played here. Leave it to play a real game.

## Records

refused-no_such_position = The game has not come that far.
refused-too_many_notes = You have { $most } notes at this table. Remove one to write another.
refused-bad_journal = { $why ->
    [not_a_journal] This is not a game that Saddlebag wrote out. Choose a file from "Save the game as a file".
    [missing_field] This is not a whole game: something is missing in the file. Choose a file from "Save the game as a file".
    [newer_format] This game was written by a newer Saddlebag. Update this server first.
    [newer_rules] This game was played by newer rules. Update this server first.
    [unknown_game] This game is not on offer here.
    [too_long] This game is too long to be brought in.
    [too_slow] This game takes too long to be played again.
    [layout] This is a lesson, not a game. Open it from the page "Learn".
    [illegal] This game does not fit the rules: move { $entry } was not allowed. Choose another file.
   *[other] { $entry ->
        [-1] This game does not hold together at its very beginning. The file was changed, or is damaged.
       *[other] This game does not hold together at entry { $entry }. The file was changed, or is damaged.
      }
  }
refused-too_big = That is too much to send.

## The server

refused-too_fast = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
  }
refused-too_many = You have this page open too often. Close some of the tabs.
refused-other_name = The server does not answer to the name in this page's address any more. Ask the host for the new address.
refused-storage_failed = { $why ->
    [disk_full] The server's disk is full, so nothing can be saved. Nothing was changed; the server goes on by itself once the host has made room.
    [read_only] The server may not write to its disk, so nothing can be saved. Nothing was changed; tell the host.
   *[other] The server's disk has failed, so nothing can be saved. Nothing was changed; tell the host to look at it and start it again.
  }
refused-set_aside = Something went wrong in the rules of this game. The table was set aside with all that happened, for the host to look at.
refused-conflict = Somebody else was quicker. Look again and try once more.
refused-bad_request = That could not be understood. Reload the page and try again.
refused-bad_message = That could not be understood. Reload the page and try again.
refused-no_such_address = There is nothing at this address.
refused-wrong_method = That cannot be done at this address.
refused-unexpected = Something went wrong on the server. Try again in a moment.
refused-broken = Something went wrong on the server. It connects again by itself.
refused-no_connection = The server cannot be reached. It may be starting again; the page goes on trying.
refused-restart = The server starts again. The page comes back by itself.
refused-no_hello = The connection was cut because nothing was said. Reload the page.
refused-hello_again = The connection was cut because it was opened twice. Reload the page.
refused-misbehaved = The connection was cut because too much came over it. Reload the page.
refused-seat_gone = Your seat is no longer yours. You can look on from here.
refused-seat_moved = You have moved to another device. The game goes on there.
