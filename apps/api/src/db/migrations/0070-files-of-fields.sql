-- Files that fields of records hold by their ids; the bytes stand outside the database, under `key`, as those of documents do.
CREATE TABLE field_files (
  id uuid PRIMARY KEY,
  resource text NOT NULL,
  field text NOT NULL,
  -- Null until a record names it, and again when it no longer does.
  record_id uuid,
  -- Who may read it and give it to a record while none has it.
  held_by text NOT NULL,
  free_since timestamptz(6),
  key uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  kind text NOT NULL CHECK (kind IN ('pdf', 'docx', 'doc', 'jpeg', 'png', 'webp')),
  size integer NOT NULL CHECK (size > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  scan text NOT NULL CHECK (scan IN ('unscanned', 'pending', 'clean', 'rejected')),
  -- Of a picture that is larger than a list needs.
  small bytea,
  CHECK ((record_id IS NULL) = (free_since IS NOT NULL))
);
CREATE INDEX field_files_record ON field_files (record_id);
CREATE INDEX field_files_free_since ON field_files (free_since) WHERE record_id IS NULL;
CREATE INDEX field_files_key ON field_files (key);

-- Files of fields go with their record as its documents do; their bytes are swept afterwards.
CREATE OR REPLACE FUNCTION remove_files_of_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM record_files WHERE resource = TG_ARGV[0] AND record_id = OLD.id;
  DELETE FROM field_files WHERE record_id = OLD.id;
  RETURN NULL;
END
$$;

ALTER TABLE business_specialists ADD COLUMN image uuid;
