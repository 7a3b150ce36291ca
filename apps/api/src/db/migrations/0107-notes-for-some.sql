-- Whom a note is for, whom it calls upon, and whether it stays above the others.
ALTER TABLE record_notes
  ADD COLUMN visibility text NOT NULL DEFAULT 'staff' CHECK (visibility IN ('staff', 'team', 'me')),
  ADD COLUMN mentions jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN is_pinned boolean NOT NULL DEFAULT false;
CREATE INDEX record_notes_pinned ON record_notes (resource, record_id) WHERE is_pinned;
