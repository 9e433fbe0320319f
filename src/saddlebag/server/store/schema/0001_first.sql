-- One random key of this server: join links are made from it and need not be stored.
CREATE TABLE house (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    key BLOB NOT NULL,
    alive INTEGER NOT NULL  -- when the server last said that it runs, in milliseconds
) STRICT;

-- A browser that came by. The cookie is known by its hash only.
CREATE TABLE visitor (
    id TEXT PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL DEFAULT '',
    colour INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES visitor (id),
    mode TEXT NOT NULL,
    listed INTEGER NOT NULL,
    watchers INTEGER NOT NULL,
    pace TEXT NOT NULL,
    status TEXT NOT NULL,
    join_number INTEGER NOT NULL DEFAULT 0,  -- raised to make old links worthless
    commitment TEXT NOT NULL,
    fair INTEGER NOT NULL,
    imported INTEGER NOT NULL DEFAULT 0,
    rematch TEXT,
    created INTEGER NOT NULL,
    started INTEGER,
    finished INTEGER,
    moved INTEGER NOT NULL,  -- when something last happened
    result TEXT
) STRICT;
CREATE INDEX game_table_status ON game_table (status, moved);
CREATE INDEX game_table_host ON game_table (host);

-- What every deal follows from; read only when a table is stood up or its journal is written out.
CREATE TABLE deal (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    secret BLOB NOT NULL,
    salt BLOB NOT NULL,
    seed INTEGER
) STRICT;

CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,  -- open, person, bot
    visitor TEXT REFERENCES visitor (id),
    bot TEXT NOT NULL DEFAULT '',
    name TEXT NOT NULL DEFAULT '',
    colour INTEGER NOT NULL,
    nonce TEXT NOT NULL DEFAULT '',
    away INTEGER NOT NULL DEFAULT 0,
    muted INTEGER NOT NULL DEFAULT 0,
    fell_back INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX seat_visitor ON seat (visitor);

-- All that happened at a table, in order: moves with their journal entries, clocks, seats.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    cid TEXT,  -- visitor:cid of the command, None for what the server does itself
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;
CREATE UNIQUE INDEX log_command ON log (table_id, cid) WHERE cid IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

-- Yours alone, kept with the replay.
CREATE TABLE note (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    visitor TEXT NOT NULL REFERENCES visitor (id),
    event INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, visitor, event)
) STRICT;

-- One-time links that move a seat to another device.
CREATE TABLE ticket (
    token BLOB PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    visitor TEXT NOT NULL REFERENCES visitor (id),
    expires INTEGER NOT NULL
) STRICT;

-- Where to knock when it is somebody's turn and no tab is open.
CREATE TABLE push (
    visitor TEXT NOT NULL REFERENCES visitor (id),
    endpoint TEXT NOT NULL,
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    PRIMARY KEY (visitor, endpoint)
) STRICT;
