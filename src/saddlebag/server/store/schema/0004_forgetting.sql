-- The tables anyone may join or watch, without a look at all the others.
CREATE INDEX game_table_listed ON game_table (moved) WHERE listed = 1 AND status IN ('open', 'playing');
-- What a forgotten table or person leaves behind is found without a look at everything.
CREATE INDEX lesson_table ON lesson (table_id);
CREATE INDEX ticket_table ON ticket (table_id);
CREATE INDEX ticket_visitor ON ticket (visitor);
CREATE INDEX note_visitor ON note (visitor);
CREATE INDEX visitor_seen ON visitor (seen);
