-- A file of rows on its way into the records of a resource; a worker checks, writes and takes back its rows.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  resource text NOT NULL,
  name text NOT NULL,
  -- The headings as they stand in the file, by which the next file like it is recognised.
  header jsonb NOT NULL,
  -- The field of each column; null for one that is left out.
  fields jsonb NOT NULL,
  author jsonb NOT NULL,
  author_id uuid NOT NULL REFERENCES staff,
  origin jsonb NOT NULL,
  state text NOT NULL CHECK (state IN
    ('uploaded', 'mapped', 'checked', 'running', 'paused', 'finished', 'cancelled', 'undoing', 'undone')),
  stop_reason text,
  total integer NOT NULL CHECK (total > 0),
  created_at timestamptz(6) NOT NULL,
  finished_at timestamptz(6),
  -- When its rows go.
  forgotten_at timestamptz(6) NOT NULL,
  -- Who works on it until when; a worker that dies leaves it to the others.
  leased_by uuid,
  leased_until timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX imports_author ON imports (author_id, created_at, id);
CREATE INDEX imports_working ON imports (leased_until) WHERE state IN ('mapped', 'running', 'undoing');
CREATE INDEX imports_forgotten_at ON imports (forgotten_at);

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  -- The row of the sheet: its headings are the first.
  line integer NOT NULL,
  -- What stands in the file, sealed: it may be personal data.
  cells bytea NOT NULL,
  verdict text CHECK (verdict IN ('new', 'changed', 'same', 'wrong')),
  errors jsonb NOT NULL DEFAULT '[]',
  -- Keyed hash of what names the record, which no two rows of a file may share.
  key bytea,
  outcome text CHECK (outcome IN ('done', 'failed', 'skipped', 'undone', 'kept')),
  reason text,
  record_id uuid,
  -- The version that was seen when the row was checked, then the one that was written.
  record_version integer,
  -- What the record held in the fields that were written, sealed; null for one that is new.
  before bytea,
  at timestamptz(6),
  PRIMARY KEY (import_id, line)
);
CREATE INDEX import_rows_key ON import_rows (import_id, key);
CREATE INDEX import_rows_unchecked ON import_rows (import_id, line) WHERE verdict IS NULL;
CREATE INDEX import_rows_pending ON import_rows (import_id, line)
  WHERE outcome IS NULL AND verdict IN ('new', 'changed');
CREATE INDEX import_rows_done ON import_rows (import_id, line) WHERE outcome = 'done';
