-- The photo of a colleague is a file of a field, as other portraits are.
ALTER TABLE staff DROP COLUMN photo_url, ADD COLUMN photo uuid;
