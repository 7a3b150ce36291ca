-- Files of fields, by their ids.
ALTER TABLE employers ADD COLUMN logo uuid;
ALTER TABLE seekers ADD COLUMN photo uuid;
