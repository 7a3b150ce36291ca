CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- `json`, not `jsonb`: a replayed answer is the first one byte for byte.
CREATE TABLE idempotency_keys (
  actor_id text NOT NULL,
  key uuid NOT NULL,
  fingerprint text NOT NULL,
  status int NOT NULL,
  body json,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor_id, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  error text
);
CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE delivered_at IS NULL;
