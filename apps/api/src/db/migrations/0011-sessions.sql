CREATE TABLE sign_ins (
  browser_hash text NOT NULL,
  state_hash text NOT NULL,
  nonce_hash text NOT NULL,
  code_challenge text NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  PRIMARY KEY (browser_hash, state_hash)
);
CREATE INDEX sign_ins_expires_at ON sign_ins (expires_at);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id),
  cookie_hash text NOT NULL UNIQUE,
  created_at timestamptz(6) NOT NULL,
  last_used_at timestamptz(6) NOT NULL,
  ends_at timestamptz(6) NOT NULL,
  sign_in_expires_at timestamptz(6) NOT NULL,
  ended_at timestamptz(6),
  ended_reason text
);
CREATE INDEX sessions_staff_id ON sessions (staff_id) WHERE ended_at IS NULL;
CREATE INDEX sessions_ends_at ON sessions (ends_at);

-- Every token a session has had: the one that is not spent is the current one.
CREATE TABLE session_tokens (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  issued_at timestamptz(6) NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  spent_at timestamptz(6)
);
CREATE UNIQUE INDEX session_tokens_current ON session_tokens (session_id) WHERE spent_at IS NULL;
CREATE INDEX session_tokens_session_id ON session_tokens (session_id);

-- Whoever loses their account or role, by whatever hand, loses their sessions in the same transaction.
CREATE FUNCTION end_sessions_of_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET ended_at = now(), ended_reason = 'disabled' WHERE staff_id = NEW.id AND ended_at IS NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER end_sessions AFTER UPDATE OF state, role ON staff FOR EACH ROW
  WHEN (NEW.state <> 'active' OR NEW.role IS NULL) EXECUTE FUNCTION end_sessions_of_staff();
