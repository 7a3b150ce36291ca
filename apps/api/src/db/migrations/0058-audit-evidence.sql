-- The server seals each event with a key that the database never has: its content, its place and the seal before it.
ALTER TABLE audit_events
  ADD COLUMN key_id text,
  ADD COLUMN previous bytea,
  ADD COLUMN mac bytea,
  -- In the order in which places were given out; `audit_horizon` tells how far nothing is missing any more.
  ADD COLUMN number bigint NOT NULL DEFAULT 0,
  ALTER COLUMN hash DROP NOT NULL;
ALTER TABLE audit_events ALTER COLUMN number DROP DEFAULT;
CREATE INDEX audit_events_number ON audit_events (number, id);
CREATE SEQUENCE audit_number;
SELECT setval('audit_number', 1);

-- Events from before this migration keep their hashes, which are checked when they are sealed.
DROP TRIGGER chain ON audit_events;
DROP FUNCTION chain_audit_event;

-- Where the next event of an entity goes; nobody else's goes there until this transaction has ended.
CREATE FUNCTION next_audit_place(of_type text, of_id text, OUT place int, OUT previous bytea, OUT at timestamptz, OUT number bigint)
LANGUAGE plpgsql AS $$
DECLARE
  lower_bound bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(of_type || ' ' || of_id, 20261121));
  SELECT position + 1, mac INTO place, previous FROM audit_events
    WHERE entity_type = of_type AND entity_id = of_id ORDER BY position DESC LIMIT 1;
  place := coalesce(place, 1);
  at := clock_timestamp();
  -- Says that a number above this one is being used, before there is one.
  SELECT last_value INTO lower_bound FROM audit_number;
  PERFORM pg_advisory_xact_lock_shared(7214880, (lower_bound & 2147483647)::int);
  number := nextval('audit_number');
END
$$;

-- Every event up to `horizon` that will ever be there is there, whatever transactions are still open.
CREATE FUNCTION audit_horizon(OUT horizon bigint, OUT newest bigint) LANGUAGE plpgsql AS $$
BEGIN
  -- First the number, then who is using one: whoever is not seen takes a later number.
  SELECT last_value INTO newest FROM audit_number;
  SELECT min(newest - ((newest - objid::bigint) & 2147483647)) INTO horizon FROM pg_locks
    WHERE locktype = 'advisory' AND classid = 7214880 AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
  horizon := least(horizon, newest);
END
$$;

-- What the journals outside of the database are about.
CREATE TABLE audit_log (id uuid PRIMARY KEY DEFAULT gen_random_uuid());
INSERT INTO audit_log DEFAULT VALUES;
