-- When the virus scanner is to look at a content that it has not seen: null where it may at once, later where it could not tell.
ALTER TABLE record_files ADD COLUMN scan_due_at timestamptz(6);
ALTER TABLE field_files ADD COLUMN scan_due_at timestamptz(6);
CREATE INDEX record_files_unseen ON record_files (scan_due_at NULLS FIRST) WHERE scan IN ('pending', 'unscanned');
CREATE INDEX field_files_unseen ON field_files (scan_due_at NULLS FIRST) WHERE scan IN ('pending', 'unscanned');
