-- Where a virus scanner is set, new documents wait for it, and stay closed when it finds something.
ALTER TABLE record_files DROP CONSTRAINT record_files_scan_check;
ALTER TABLE record_files ADD CONSTRAINT record_files_scan_check
  CHECK (scan IN ('unscanned', 'pending', 'clean', 'rejected'));
