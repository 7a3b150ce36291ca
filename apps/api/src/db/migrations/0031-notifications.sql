CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  kind text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  severity text NOT NULL CHECK (severity IN ('info', 'success', 'warning', 'critical')),
  path text,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  read_at timestamptz(6)
);
CREATE INDEX notifications_newest ON notifications (user_id, created_at, id);
CREATE INDEX notifications_unread ON notifications (user_id, created_at, id) WHERE read_at IS NULL;
