### The server: its commands, what it says when it starts, and what keeps it from starting.

## Commands

cli-serve = open the table in the browser, for this computer or for everybody
cli-serve-host = the address to listen on; 0.0.0.0 is for the whole local network (127.0.0.1 when left out: this computer alone)
cli-serve-port = the port to listen on (8000 when left out; 0 takes any free one)
cli-serve-data = where tables are kept ({ $folder } when left out)
cli-serve-public-url = how the world calls this server, as in https://games.example.org, when it stands behind a proxy
cli-serve-webhook = an address that is told whose turn it is when they are away
cli-serve-no-browser = do not open the page in a browser
cli-serve-backup-every = minutes between two backups into the folder's backups/ (60 when left out; 0 makes none)
cli-serve-open-metrics = show /metrics to other computers, too
cli-serve-forget = what is removed after so many days without anything happening, as in finished=365 ({ $kinds }); may be given for each kind
bad-forget = --forget cannot be "{ $given }"; it is a kind ({ $kinds }) and a number of days, as in finished=365.
cli-serve-copy-to = a folder, best on another disk, that also gets every move, so that any moment can be restored
cli-restore-copy = the folder that was given to serve as --copy-to
cli-restore-to = with --copy: the moment to go back to, as in 2026-11-18T08:30
bad-time = --to cannot be "{ $given }"; it is a date and a time, as in 2026-11-18T08:30.
bad-restore = A moment is restored from a folder: give both --copy and --to, and no file.
serve-no_base = { $file } has no backup that was complete by { $time } (UTC); name a later moment.
serve-no_copy_folder = Nothing can be written to { $folder }: { $problem }. Name another folder with --copy-to.
cli-serve-passes-at-once = do not hide by a pause that passing was somebody's only choice
cli-backup = copy everything the server keeps into one file, even while it runs
cli-backup-file = the file to write; one that is there is never written over
cli-backup-data = where tables are kept ({ $folder } when left out)

## Said at the start

serve-at = Saddlebag is at { $address } (Ctrl-C stops it)
serve-at-lan = On the local network: { $address }
serve-public = For everybody: { $address }
cli-restore = put a backup in the place of what the server keeps, while it is stopped
cli-restore-file = the backup to take; the newest in the folder when left out
cli-doctor = restore a backup beside itself, replay every table in it, and say what was found
cli-doctor-file = the backup to look at; it is not changed
cli-doctor-since = replay only tables in which something happened since then (milliseconds since 1970), and those of --part
cli-doctor-part = with --since: one of several parts of the other tables, as in 3/24, counted from 0
cli-doctor-json = print what was found as JSON
bad-part = --part cannot be "{ $given }"; it is a number and how many parts there are, as in 3/24, counted from 0.
restore-done = { $file } is in place now. What was there before is in { $old }; the server tells the players what is gone.
doctor-sound = { $file } is sound: { $tables } tables with { $rows } rows, all replayed.
doctor-unsound = { $file } has { $tables } tables, and these cannot be replayed: { $names }.
backup-done = Everything that { $folder } keeps is in { $file } now.

## What keeps it from starting

serve-port_taken = Port { $port } of { $host } is taken, perhaps by another Saddlebag; name another one, as in --port { $other }.
serve-port_forbidden = Port { $port } is not for everybody to open; name one from 1024 up, as in --port 8000.
serve-bad_port = The port cannot be "{ $given }"; it is a number from 0 to 65535.
serve-bad_host = { $host } is no address of this computer; leave --host out, or take 0.0.0.0 for the whole local network.
serve-bad_public_url = The public URL cannot be "{ $given }"; it is http:// or https:// and a name, with nothing behind it, as in https://games.example.org.
serve-bad_webhook = The webhook cannot be "{ $given }"; it is a whole address that begins with http:// or https://.
serve-in_use = Another server has { $folder } open; stop it, or name another folder with --data.
serve-unusable = { $folder } cannot be used to keep tables: { $problem }. Name another folder with --data.
serve-damaged = { $folder } is damaged: { $problem }. { $backup ->
    [none] There is no backup in it; put one of yours in its place (docs/hosting.md, "Backup and restore").
   *[other] The last good backup is { $backup }; "saddlebag restore" puts it in its place.
  }
serve-disk_full = The disk of { $folder } is full. Nothing was changed there; make room and start again.
serve-no_wal = { $folder } is on a disk that cannot keep tables safely (a network drive, perhaps); name another folder with --data.
serve-newer_schema = { $folder } was last used by a newer Saddlebag (schema { $found }; this one knows { $known }). Install that version again, or take the copy it kept (docs/hosting.md).
serve-nothing_kept = { $folder } keeps nothing yet, so there is nothing to copy; name the server's folder with --data.
serve-file_there = { $file } is there already and was left alone; name another file.
serve-no_backup = There is no backup at { $file }.
serve-no_copy = No copy could be written to { $file }: { $problem }.

## Pages of a title and a sentence, when there is no other

page-not-built-title = The page is not built yet
page-not-built = Saddlebag runs, but its page is missing. In a copy of the sources, "make page" builds it; then load this again.
page-other-name-title = This server goes by another name
page-other-name = Ask whoever runs this server for its address. If that is you: start it with --public-url and the address you want to use.
