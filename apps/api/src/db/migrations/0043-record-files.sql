-- Documents of any record; their bytes stand outside the database, under `key`.
CREATE TABLE record_files (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  resource text NOT NULL,
  record_id uuid NOT NULL,
  key uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  kind text NOT NULL CHECK (kind IN ('pdf', 'docx', 'doc', 'jpeg', 'png', 'webp')),
  size integer NOT NULL CHECK (size > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  scan text NOT NULL CHECK (scan IN ('unscanned')),
  author jsonb NOT NULL,
  created_at timestamptz(6) NOT NULL
);
CREATE INDEX record_files_record ON record_files (resource, record_id, created_at, id);

-- Documents go with their record, whoever deletes it; their bytes are swept afterwards.
CREATE FUNCTION remove_files_of_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM record_files WHERE resource = TG_ARGV[0] AND record_id = OLD.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER remove_files AFTER DELETE ON applications FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('applications');
CREATE TRIGGER remove_files AFTER DELETE ON employers FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('employers');
CREATE TRIGGER remove_files AFTER DELETE ON industries FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('industries');
CREATE TRIGGER remove_files AFTER DELETE ON job_posts FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('job-posts');
CREATE TRIGGER remove_files AFTER DELETE ON job_titles FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('job-titles');
CREATE TRIGGER remove_files AFTER DELETE ON seekers FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('seekers');
CREATE TRIGGER remove_files AFTER DELETE ON skills FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('skills');
