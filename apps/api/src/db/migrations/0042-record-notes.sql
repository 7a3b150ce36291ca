-- What staff write about any record; private to them.
CREATE TABLE record_notes (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  resource text NOT NULL,
  record_id uuid NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  author jsonb NOT NULL,
  created_at timestamptz(6) NOT NULL,
  updated_at timestamptz(6) NOT NULL
);
CREATE INDEX record_notes_record ON record_notes (resource, record_id, created_at, id);

-- Notes about applications had a table of their own, which knew of their authors only the names.
INSERT INTO record_notes (id, resource, record_id, title, text, author, created_at, updated_at)
SELECT note.id, 'applications', note.application_id, note.title, note.text,
  jsonb_build_object('type', 'staff', 'id', coalesce((SELECT min(id::text) FROM staff WHERE name = note.by), ''), 'name', note.by),
  note.at, note.at
FROM application_notes AS note;
DROP TABLE application_notes;

-- Notes go with their record, whoever deletes it.
CREATE FUNCTION remove_notes_of_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM record_notes WHERE resource = TG_ARGV[0] AND record_id = OLD.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER remove_notes AFTER DELETE ON applications FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('applications');
CREATE TRIGGER remove_notes AFTER DELETE ON employers FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('employers');
CREATE TRIGGER remove_notes AFTER DELETE ON industries FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('industries');
CREATE TRIGGER remove_notes AFTER DELETE ON job_posts FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('job-posts');
CREATE TRIGGER remove_notes AFTER DELETE ON job_titles FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('job-titles');
CREATE TRIGGER remove_notes AFTER DELETE ON seekers FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('seekers');
CREATE TRIGGER remove_notes AFTER DELETE ON skills FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('skills');
