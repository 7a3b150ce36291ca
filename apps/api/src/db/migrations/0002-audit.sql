-- Every entity has a chain of its own: each event carries the hash of the one before it.
CREATE TABLE audit_events (
  id uuid PRIMARY KEY,
  entity_type text NOT NULL,
  entity_id text NOT NULL,
  position int NOT NULL,
  entity_label jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_type text NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  session_hash text,
  ip text,
  user_agent text,
  request_id text,
  event text NOT NULL,
  from_state text,
  to_state text,
  reason jsonb,
  diff jsonb NOT NULL DEFAULT '[]',
  workflow_version int,
  hash bytea NOT NULL,
  UNIQUE (entity_type, entity_id, position)
);
CREATE INDEX audit_events_at ON audit_events (at);
CREATE INDEX audit_events_actor ON audit_events (actor_id, at);

CREATE FUNCTION audit_event_hash(event audit_events, previous bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(coalesce(previous, '') || convert_to(jsonb_build_array(
    event.id, event.entity_type, event.entity_id, event.position, event.entity_label, extract(epoch FROM event.at),
    event.actor_type, event.actor_id, event.actor_name, event.session_hash, event.ip, event.user_agent, event.request_id,
    event.event, event.from_state, event.to_state, event.reason, event.diff, event.workflow_version)::text, 'UTF8'))
$$;

CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.entity_type || ' ' || NEW.entity_id, 20261121));
  SELECT position, hash INTO last FROM audit_events
    WHERE entity_type = NEW.entity_type AND entity_id = NEW.entity_id ORDER BY position DESC LIMIT 1;
  NEW.position := coalesce(last.position, 0) + 1;
  NEW.hash := audit_event_hash(NEW, last.hash);
  RETURN NEW;
END
$$;
CREATE TRIGGER chain BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION chain_audit_event();

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events only grows' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_events ENABLE ALWAYS TRIGGER append_only;
