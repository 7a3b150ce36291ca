-- Who registered for an event, who waits for a seat, and who came.
CREATE TABLE event_registrations (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  -- By chance: no ticket follows from another.
  ticket text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('registered', 'waitlisted', 'confirmed', 'checked_in', 'no_show', 'cancelled')),
  event_id uuid NOT NULL CONSTRAINT event_registrations_event_id REFERENCES events,
  seeker_id uuid NOT NULL CONSTRAINT event_registrations_seeker_id REFERENCES seekers,
  checked_in_at timestamptz(6),
  checked_in_by text,
  CHECK ((state = 'checked_in') = (checked_in_at IS NOT NULL))
);
-- Whoever cancelled may register again.
CREATE UNIQUE INDEX event_registrations_event_id_seeker_id ON event_registrations (event_id, seeker_id) WHERE state <> 'cancelled';
CREATE INDEX event_registrations_search ON event_registrations USING gin (search_key gin_trgm_ops);
CREATE INDEX event_registrations_event_id ON event_registrations (event_id, created_at, id);
CREATE INDEX event_registrations_event_id_state ON event_registrations (event_id, state, created_at, id);
CREATE INDEX event_registrations_seeker_id ON event_registrations (seeker_id, created_at, id);
CREATE INDEX event_registrations_created_at ON event_registrations (created_at, id);
CREATE INDEX event_registrations_state_created_at ON event_registrations (state, created_at, id);
CREATE INDEX event_registrations_checked_in_at ON event_registrations ((coalesce(checked_in_at, '-infinity'::timestamptz)), id);
CREATE INDEX event_registrations_state_checked_in_at ON event_registrations (state, (coalesce(checked_in_at, '-infinity'::timestamptz)), id);
CREATE INDEX event_registrations_state_changed_at ON event_registrations (state_changed_at, id);
CREATE INDEX event_registrations_state_state_changed_at ON event_registrations (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON event_registrations FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('event-registrations');
CREATE TRIGGER remove_files AFTER DELETE ON event_registrations FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('event-registrations');
