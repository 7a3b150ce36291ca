-- One action on many records; a worker carries it out row by row, each row in a transaction of its own.
CREATE TABLE bulk_operations (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  resource text NOT NULL,
  action jsonb NOT NULL,
  author jsonb NOT NULL,
  author_id uuid NOT NULL REFERENCES staff,
  -- Where it was started from, for the audit events of its rows.
  origin jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'paused', 'completed', 'cancelled', 'stopped')),
  stop_reason text,
  total integer NOT NULL CHECK (total > 0),
  created_at timestamptz(6) NOT NULL,
  finished_at timestamptz(6),
  -- Who works on it until when; a worker that dies leaves it to the others.
  leased_by uuid,
  leased_until timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX bulk_operations_author ON bulk_operations (author_id, created_at, id);
CREATE INDEX bulk_operations_running ON bulk_operations (leased_until) WHERE state = 'running';
CREATE INDEX bulk_operations_finished_at ON bulk_operations (finished_at);

CREATE TABLE bulk_items (
  operation_id uuid NOT NULL REFERENCES bulk_operations ON DELETE CASCADE,
  ordinal integer NOT NULL,
  record_id uuid NOT NULL,
  outcome text NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'done', 'blocked', 'failed', 'skipped')),
  reason text,
  -- The record's state where the reason is that it was the wrong one.
  state text,
  -- Its name where the record itself can no longer tell it.
  label jsonb,
  attempts integer NOT NULL DEFAULT 0,
  at timestamptz(6),
  PRIMARY KEY (operation_id, ordinal),
  UNIQUE (operation_id, record_id)
);
CREATE INDEX bulk_items_pending ON bulk_items (operation_id, ordinal) WHERE outcome = 'pending';
