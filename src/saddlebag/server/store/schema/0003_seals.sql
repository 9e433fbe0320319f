-- A checksum over the row and every sealed row before it; rows of older versions have none.
ALTER TABLE log ADD COLUMN seal BLOB;
