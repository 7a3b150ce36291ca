-- Career fairs, workshops and other events, as their organisers submit them.
CREATE SEQUENCE events_number;
CREATE TABLE events (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('EVT', nextval('events_number')),
  state text NOT NULL CHECK (state IN (
    'draft', 'pending_review', 'published', 'registration_closed', 'ongoing', 'completed', 'postponed', 'cancelled', 'rejected'
  )),
  state_reason text,
  state_note text,
  organizer_id uuid NOT NULL CONSTRAINT events_organizer_id REFERENCES employers,
  title jsonb NOT NULL,
  kind text NOT NULL,
  summary jsonb,
  description jsonb NOT NULL,
  cover uuid,
  industries jsonb NOT NULL DEFAULT '[]',
  start_at timestamptz(6) NOT NULL,
  end_at timestamptz(6) NOT NULL CHECK (end_at > start_at),
  registration_opens_at timestamptz(6) CHECK (registration_opens_at < registration_closes_at),
  registration_closes_at timestamptz(6) NOT NULL CHECK (registration_closes_at <= start_at),
  mode text NOT NULL,
  city_id text,
  venue_name text,
  venue jsonb,
  join_url text,
  capacity integer CHECK (capacity > 0),
  price bigint CHECK (price > 0),
  audience text NOT NULL,
  is_approval_required boolean NOT NULL,
  has_certificates boolean NOT NULL,
  speakers jsonb NOT NULL DEFAULT '[]',
  agenda jsonb NOT NULL DEFAULT '[]',
  is_featured boolean NOT NULL DEFAULT false,
  published_at timestamptz(6),
  registered_count integer NOT NULL DEFAULT 0 CHECK (registered_count >= 0),
  attended_count integer NOT NULL DEFAULT 0 CHECK (attended_count >= 0),
  waitlist_count integer NOT NULL DEFAULT 0 CHECK (waitlist_count >= 0),
  title_ar text NOT NULL COLLATE "ar-x-icu" GENERATED ALWAYS AS (title ->> 'ar') STORED,
  CONSTRAINT events_capacity CHECK (registered_count <= capacity)
);
CREATE INDEX events_search ON events USING gin (search_key gin_trgm_ops);
CREATE INDEX events_organizer_id ON events (organizer_id, created_at, id);
CREATE INDEX events_industries ON events USING gin (industries jsonb_path_ops);
CREATE INDEX events_created_at ON events (created_at, id);
CREATE INDEX events_state_created_at ON events (state, created_at, id);
CREATE INDEX events_title_ar ON events (title_ar, id);
CREATE INDEX events_state_title_ar ON events (state, title_ar, id);
CREATE INDEX events_start_at ON events (start_at, id);
CREATE INDEX events_state_start_at ON events (state, start_at, id);
CREATE INDEX events_registered_count ON events (registered_count, id);
CREATE INDEX events_state_registered_count ON events (state, registered_count, id);
CREATE INDEX events_state_changed_at ON events (state_changed_at, id);
CREATE INDEX events_state_state_changed_at ON events (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('events');
CREATE TRIGGER remove_files AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('events');
