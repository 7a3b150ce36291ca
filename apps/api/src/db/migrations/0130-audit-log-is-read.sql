-- The log newest first, as a whole and by each of its filters.
CREATE INDEX audit_events_newest ON audit_events (at, id);
CREATE INDEX audit_events_by_actor ON audit_events (actor_id, at, id);
CREATE INDEX audit_events_by_event ON audit_events (event, at, id);
CREATE INDEX audit_events_by_entity_type ON audit_events (entity_type, at, id);
CREATE INDEX audit_events_by_ip ON audit_events (ip, at, id) WHERE ip IS NOT NULL;
DROP INDEX audit_events_at;
DROP INDEX audit_events_actor;

-- Each look at the whole log, with the first broken link that it found.
CREATE TABLE audit_verifications (
  id uuid PRIMARY KEY,
  started_at timestamptz(6) NOT NULL,
  started_by jsonb NOT NULL,
  seen_at timestamptz(6) NOT NULL DEFAULT now(),
  finished_at timestamptz(6),
  checked integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  faults integer NOT NULL DEFAULT 0,
  finding jsonb,
  has_failed boolean NOT NULL DEFAULT false
);
CREATE INDEX audit_verifications_started_at ON audit_verifications (started_at);
