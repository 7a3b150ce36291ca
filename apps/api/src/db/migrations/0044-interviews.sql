ALTER TABLE interviews
  ADD COLUMN duration_min integer NOT NULL DEFAULT 30 CHECK (duration_min BETWEEN 5 AND 480),
  ADD COLUMN alert_min integer NOT NULL DEFAULT 15 CHECK (alert_min BETWEEN 0 AND 10080),
  ADD COLUMN place text,
  ADD COLUMN link text,
  ADD COLUMN notes text,
  -- Who holds the meeting, and up to two members of staff who were added: id and name of each.
  ADD COLUMN organizer jsonb,
  ADD COLUMN added_users jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_array_length(added_users) <= 2),
  ADD COLUMN sequence integer NOT NULL DEFAULT 0,
  ADD COLUMN feedback jsonb,
  ADD COLUMN cancellation text,
  ADD COLUMN workflow_version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz(6) NOT NULL DEFAULT now(),
  -- When the last alert was given; a meeting that is moved gets another.
  ADD COLUMN alerted_at timestamptz(6);

-- Meetings that still take somebody's time: for clashes and alerts.
CREATE INDEX interviews_open ON interviews (starts_at) WHERE state IN ('proposed', 'scheduled', 'rescheduled');
