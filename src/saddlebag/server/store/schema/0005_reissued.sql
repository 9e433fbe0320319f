-- A ticket made by the host for somebody who lost their browser: private notes do not go with it.
ALTER TABLE ticket ADD COLUMN by_host INTEGER NOT NULL DEFAULT 0;
