-- What is sent to phones when news is published, once for each.
CREATE TABLE push_notifications (
  id uuid PRIMARY KEY,
  news_id uuid NOT NULL UNIQUE REFERENCES news ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'kept', 'failed')),
  title jsonb NOT NULL,
  body jsonb NOT NULL,
  image uuid,
  deep_link text NOT NULL,
  audience text NOT NULL,
  platforms text[] NOT NULL,
  schedule_at timestamptz(6) NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- What the service said of them: how many phones it reaches.
  accepted integer,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  settled_at timestamptz(6),
  CHECK ((state = 'queued') = (settled_at IS NULL))
);
CREATE INDEX push_notifications_queued ON push_notifications (schedule_at) WHERE state = 'queued';
