-- The fields that whoever looked at an employer asked to change, until it is submitted again.
ALTER TABLE employers ADD COLUMN state_fields text[] NOT NULL DEFAULT '{}';
