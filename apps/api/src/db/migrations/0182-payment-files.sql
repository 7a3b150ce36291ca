-- A batch whose file was made takes nothing in any more: each transfer stands in one file.
CREATE TABLE payment_files (
  batch text PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  made_at timestamptz(6) NOT NULL,
  made_by jsonb NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  total bigint NOT NULL CHECK (total > 0)
);
