-- Who sits an attempt: whoever sat down last. And of each answer its place in the order in which answers were given.
-- Attempts are never removed, so that nothing of them is left over here.
CREATE TABLE exam_sittings (
  attempt_id uuid PRIMARY KEY,
  sitting integer NOT NULL DEFAULT 0 CHECK (sitting >= 0),
  sequences jsonb NOT NULL DEFAULT '{}'
);
