-- A notification's state follows from when it was read and put away, so neither can contradict it.
ALTER TABLE notifications
  ADD COLUMN ref_id uuid GENERATED ALWAYS AS ((ref ->> 'id')::uuid) STORED,
  ADD COLUMN archived_at timestamptz(6),
  ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN archived_at IS NOT NULL THEN 'archived' WHEN read_at IS NOT NULL THEN 'read' ELSE 'unread' END
  ) STORED;
DROP INDEX notifications_unread;
CREATE INDEX notifications_unread ON notifications (user_id, created_at, id) WHERE state = 'unread';
