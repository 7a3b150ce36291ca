-- The shortlists that employers keep, and the job seekers on them.
CREATE TABLE talent_lists (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  state text NOT NULL CHECK (state IN ('open', 'archived')),
  employer_id uuid NOT NULL CONSTRAINT talent_lists_employer_id REFERENCES employers,
  name text NOT NULL COLLATE "ar-x-icu",
  -- As names are compared: an employer has no two lists that read the same.
  name_key text NOT NULL COLLATE "C",
  UNIQUE (id, employer_id)
);
CREATE UNIQUE INDEX talent_lists_employer_id_name_key ON talent_lists (employer_id, name_key);
CREATE INDEX talent_lists_search ON talent_lists USING gin (search_key gin_trgm_ops);
CREATE INDEX talent_lists_employer_id ON talent_lists (employer_id, created_at, id);
CREATE INDEX talent_lists_created_at ON talent_lists (created_at, id);
CREATE INDEX talent_lists_state_created_at ON talent_lists (state, created_at, id);
CREATE INDEX talent_lists_updated_at ON talent_lists (updated_at, id);
CREATE INDEX talent_lists_state_updated_at ON talent_lists (state, updated_at, id);
CREATE INDEX talent_lists_name ON talent_lists (name, id);
CREATE INDEX talent_lists_state_name ON talent_lists (state, name, id);
CREATE TRIGGER remove_notes AFTER DELETE ON talent_lists FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('talent-lists');
CREATE TRIGGER remove_files AFTER DELETE ON talent_lists FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('talent-lists');

CREATE SEQUENCE talent_list_entries_number;
CREATE TABLE talent_list_entries (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('TAL', nextval('talent_list_entries_number')),
  state text NOT NULL CHECK (state IN ('saved', 'contacted', 'shortlisted')),
  list_id uuid NOT NULL,
  -- That of its list, as long as it is on it.
  employer_id uuid NOT NULL,
  seeker_id uuid NOT NULL CONSTRAINT talent_list_entries_seeker_id REFERENCES seekers,
  source text NOT NULL CHECK (source IN ('search', 'application', 'invited')),
  unlocked_at timestamptz(6),
  note text,
  CONSTRAINT talent_list_entries_list_id FOREIGN KEY (list_id, employer_id) REFERENCES talent_lists (id, employer_id) ON UPDATE CASCADE
);
CREATE UNIQUE INDEX talent_list_entries_list_id_seeker_id ON talent_list_entries (list_id, seeker_id);
CREATE INDEX talent_list_entries_search ON talent_list_entries USING gin (search_key gin_trgm_ops);
CREATE INDEX talent_list_entries_list_id_state ON talent_list_entries (list_id, state, created_at, id);
CREATE INDEX talent_list_entries_employer_id ON talent_list_entries (employer_id, created_at, id);
CREATE INDEX talent_list_entries_seeker_id ON talent_list_entries (seeker_id, created_at, id);
CREATE INDEX talent_list_entries_created_at ON talent_list_entries (created_at, id);
CREATE INDEX talent_list_entries_state_created_at ON talent_list_entries (state, created_at, id);
CREATE INDEX talent_list_entries_unlocked_at ON talent_list_entries ((coalesce(unlocked_at, '-infinity'::timestamptz)), id);
CREATE INDEX talent_list_entries_state_unlocked_at ON talent_list_entries (state, (coalesce(unlocked_at, '-infinity'::timestamptz)), id);
CREATE INDEX talent_list_entries_state_changed_at ON talent_list_entries (state_changed_at, id);
CREATE INDEX talent_list_entries_state_state_changed_at ON talent_list_entries (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON talent_list_entries FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('talent-list-entries');
CREATE TRIGGER remove_files AFTER DELETE ON talent_list_entries FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('talent-list-entries');
