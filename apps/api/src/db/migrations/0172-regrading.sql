-- By whose questions and keys attempts are marked, and who was given another attempt.
ALTER TABLE exams ADD COLUMN marked_version integer NOT NULL DEFAULT 1;
ALTER TABLE exam_attempts
  ADD COLUMN marked_version integer,
  ADD COLUMN granted_at timestamptz(6);
UPDATE exam_attempts SET marked_version = exam_version;
ALTER TABLE exam_attempts
  ALTER COLUMN marked_version SET NOT NULL,
  ADD FOREIGN KEY (exam_id, marked_version) REFERENCES exam_versions (exam_id, version);
