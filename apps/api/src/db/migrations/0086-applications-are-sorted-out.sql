-- What staff note of candidates: words of their own, and when they were last in touch.
ALTER TABLE applications
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN last_contact_at timestamptz(6);
CREATE INDEX applications_assignee ON applications ((assignee ->> 'id'), applied_at, id);
