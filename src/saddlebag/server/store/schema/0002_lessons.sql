-- How far a visitor has come in a lesson.
CREATE TABLE lesson (
    visitor TEXT NOT NULL REFERENCES visitor (id),
    lesson TEXT NOT NULL,
    edition TEXT NOT NULL,  -- of the lesson's file: another one is begun again
    table_id TEXT NOT NULL REFERENCES game_table (id),
    scene INTEGER NOT NULL,
    step INTEGER NOT NULL,  -- steps done, of all scenes
    finished INTEGER,  -- when it was walked to its end for the first time
    PRIMARY KEY (visitor, lesson)
) STRICT;
