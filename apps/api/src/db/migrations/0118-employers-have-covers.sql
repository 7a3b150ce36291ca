-- A wide picture above an employer's page: a file of its own field.
ALTER TABLE employers ADD COLUMN cover uuid;
